import { randomUUID } from 'node:crypto'
import {
  assessmentNumber,
  type evidence as contract,
  type Evidence,
  type EvidenceTarget,
  type HandlerInput,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { type AssessmentRow, findAssessment, listDuties, listLocks, recordAssessment } from '../cases/index.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { meetByPaper } from './dutiesByPaper.ts'
import { type EvidenceRecord, endUse, insertEvidenceChange, insertUse, listVisibleUses } from './evidence.repo.ts'
import { decideAt, reopenDuties } from './lostProof.ts'
import { ENDED, mayAddEvidence, paperOf, stateOfPaper } from './presentEvidence.ts'
import { changing, type EvidenceDeps, type EvidenceScope, readEvidence } from './readEvidence.ts'

type Use = { target: EvidenceTarget; settles: boolean; at: Date }

/** The assessment to which evidence is added; the actor must be allowed to work on it. */
export async function caseFor({ tx, actor }: EvidenceScope, assessmentId: string): Promise<AssessmentRow> {
  const row = await findAssessment(tx, actor, assessmentId)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  if (!mayAddEvidence(actor, row)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  return row
}

/** Attaches a paper to a part of an assessment; false if it serves that part already. */
export async function addUse(
  scope: EvidenceScope,
  paper: EvidenceRecord,
  row: AssessmentRow,
  use: Use,
): Promise<boolean> {
  const { tx, actor } = scope
  const { target, settles, at } = use
  await refuseTarget(scope, row, target)
  const { accountId, assessmentId } = row
  const { evidenceId } = paper
  const isSettled = settles && target.part === 'duty' && !ENDED.includes(stateOfPaper(paper))
  const part = { part: target.part, partId: target.id ?? '', settles: isSettled }
  const added = await insertUse(tx, {
    accountId,
    useId: randomUUID(),
    evidenceId,
    assessmentId,
    ...part,
    addedById: actor.userId,
    addedAt: at,
  })
  if (!added) return false
  if (isSettled && target.id) await meetByPaper(tx, actor, row, { dutyId: target.id, paper: paperOf(paper) })
  await recordAssessment(tx, actor, row, {
    eventType: 'ASSESSMENT_UPDATE',
    action: 'ASSESSMENT_EVIDENCE',
    message: { code: 'evidenceAdded', params: { number: assessmentNumber(row.number), paper: paperOf(paper) } },
    subject: { evidenceId, target },
    at,
  })
  return true
}

/** Throws INVALID_INPUT if the assessment has no such part. */
async function refuseTarget(
  { tx, law }: EvidenceScope,
  row: AssessmentRow,
  { part, id }: EvidenceTarget,
): Promise<void> {
  const wrong = invalid([{ path: 'target', message: translate('refusals.evidenceTarget') }])
  if (part === 'assessment') return
  if (id === null) throw wrong
  const parts = {
    duty: async () => (await listDuties(tx, row)).map(({ dutyId }) => dutyId),
    lock: async () => (await listLocks(tx, row)).map(({ type, ref }) => `${type}:${ref}`),
    answer: async () => {
      const { survey } = await law.contextFor(tx, row.providerCountry ?? undefined)
      return survey.survey.sections.flatMap(({ pages }) =>
        pages.flatMap(({ questions }) => questions.map((one) => one.id)),
      )
    },
  }
  if (!(await parts[part]()).includes(id)) throw wrong
}

type Link = HandlerInput<typeof contract.link>['body']

/** Attaches a paper of the account to another of its assessments; idempotent. */
export const linkEvidence = (
  deps: EvidenceDeps,
  actor: Actor,
  evidenceId: string,
  { assessmentId, ...use }: Link,
): Promise<Evidence> =>
  deps.db.transaction(async (tx) => {
    const scope = { tx, law: deps.law, actor }
    const row = await caseFor(scope, assessmentId)
    const paper = await changing(scope, evidenceId, { byReaders: true })
    if (paper.accountId !== row.accountId) {
      throw invalid([{ path: 'assessmentId', message: translate('refusals.evidenceAccount') }])
    }
    const at = new Date()
    const changedById = actor.userId
    if (!(await addUse(scope, paper, row, { ...use, at }))) return readEvidence(tx, actor, evidenceId)
    await decideAt(tx, deps.law, row, { by: changedById, at })
    const changes = { assessment: { before: null, after: assessmentNumber(row.number) } }
    await insertEvidenceChange(tx, {
      accountId: paper.accountId,
      evidenceId,
      action: 'linked',
      changedById,
      changes,
      at,
    })
    return readEvidence(tx, actor, evidenceId)
  })

/** Ends a use; a duty that was settled only by this paper is open again. */
export const unlinkEvidence = (
  deps: EvidenceDeps,
  actor: Actor,
  { evidenceId, useId }: { evidenceId: string; useId: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const scope = { tx, law: deps.law, actor }
    const paper = await changing(scope, evidenceId)
    const visible = (await listVisibleUses(tx, actor, [evidenceId])).find(({ use }) => use.useId === useId)
    if (!visible) throw new AppError('NOT_FOUND')
    if (!mayAddEvidence(actor, visible)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
    const at = new Date()
    const by = actor.userId
    const { accountId } = paper
    const number = assessmentNumber(visible.number)
    const changes = { assessment: { before: number, after: null } }
    await insertEvidenceChange(tx, { accountId, evidenceId, action: 'unlinked', changedById: by, changes, at })
    await endUse(tx, visible.use, at)
    await reopenDuties(tx, [visible.use], { paper, action: 'unlinked', by, at })
    await decideAt(tx, deps.law, visible, { by, at })
    await recordAssessment(tx, actor, visible, {
      eventType: 'ASSESSMENT_UPDATE',
      action: 'ASSESSMENT_EVIDENCE',
      message: { code: 'evidenceRemoved', params: { number, paper: paperOf(paper) } },
      subject: { evidenceId, useId },
      at,
    })
  })
