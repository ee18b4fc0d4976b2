import { type Answers, assessmentNumber, PAPER_OF } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import {
  type AssessmentDeps,
  type AssessmentRow,
  evaluateForShare,
  findDecision,
  isStillOnRecord,
  nextDecision,
  recordAssessment,
  saveConsequences,
  updateAssessment,
  withPapers,
} from '../cases/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { assessments, evidence, evidenceUses, PORTAL } from '../db/schema.ts'
import { writeNotifications } from '../notifications/index.ts'
import { today } from '../shared/days.ts'
import { reopenMetByPaper } from './dutiesByPaper.ts'
import { type EvidenceRecord, insertEvidenceChange, listUses, type UseRecord, updateEvidence } from './evidence.repo.ts'
import { paperOf } from './presentEvidence.ts'

type Case = typeof assessments.$inferSelect
/** `action`: why the paper no longer proves anything, as recorded in its history; `by`: the id of the person. */
type Loss = {
  paper: EvidenceRecord
  action: 'withdrawn' | 'expired' | 'unlinked' | 'revoked' | 'superseded'
  by: string
  at: Date
}

/**
 * Processes papers whose last day has passed, each in a transaction of its own: what they proved is open again, results
 * are decided again without them, and the owners are notified.
 */
export async function expireEvidence(deps: AssessmentDeps, day = today()): Promise<void> {
  while (await expireNext(deps, day));
}

const expireNext = ({ db, law }: { db: Db; law: AssessmentDeps['law'] }, day: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [paper] = await tx
      .select()
      .from(evidence)
      .where(and(lt(evidence.validTo, day), isNull(evidence.expiredAt), isNull(evidence.withdrawnAt)))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!paper) return false
    const at = new Date()
    const by = PORTAL
    await updateEvidence(tx, paper, { expiredAt: at })
    const { accountId, evidenceId, validTo } = paper
    const changes = { validTo: { before: null, after: validTo } }
    await insertEvidenceChange(tx, { accountId, evidenceId, action: 'expired', changedById: by, changes, at })
    await dropProof(tx, law, { paper, action: 'expired', by, at })
    return true
  })

/** Ends the proof that a paper gave: its duties are reopened, and answers no longer count it. */
export async function dropProof(tx: Transaction, law: AssessmentDeps['law'], loss: Loss): Promise<void> {
  const uses = await listUses(tx, loss.paper)
  await reopenDuties(tx, uses, loss)
  const ids = [...new Set(uses.map(({ assessmentId }) => assessmentId))].sort()
  for (const assessmentId of ids) await dropAt(tx, law, loss, assessmentId)
}

/** A duty that another valid paper settles stays settled. */
export async function reopenDuties(tx: Transaction, uses: readonly UseRecord[], loss: Loss): Promise<void> {
  const { paper, by, action } = loss
  const dutyIds = uses.filter(({ part, settles }) => part === 'duty' && settles).map(({ partId }) => partId)
  if (dutyIds.length === 0) return
  const others = await tx
    .select({ dutyId: evidenceUses.partId })
    .from(evidenceUses)
    .innerJoin(evidence, and(sameEvidence, isValidOther(paper)))
    .where(
      and(
        eq(evidenceUses.accountId, paper.accountId),
        eq(evidenceUses.part, 'duty'),
        eq(evidenceUses.settles, true),
        isNull(evidenceUses.removedAt),
        inArray(evidenceUses.partId, dutyIds),
      ),
    )
  const settled = new Set(others.map(({ dutyId }) => dutyId))
  await reopenMetByPaper(tx, paper, {
    dutyIds: dutyIds.filter((id) => !settled.has(id)),
    changedById: by,
    cause: { code: `evidence.${action}`, params: { paper: paperOf(paper) } },
  })
}

const sameEvidence = and(
  eq(evidence.accountId, evidenceUses.accountId),
  eq(evidence.evidenceId, evidenceUses.evidenceId),
)

const isValidOther = ({ evidenceId }: EvidenceRecord) =>
  and(
    ne(evidence.evidenceId, evidenceId),
    isNull(evidence.withdrawnAt),
    isStillOnRecord,
    or(isNull(evidence.validTo), gte(evidence.validTo, today())),
  )

const LOSSES = {
  withdrawn: 'evidenceWithdrawn',
  unlinked: 'evidenceExpired',
  expired: 'evidenceExpired',
  revoked: 'evidenceRevoked',
  superseded: 'evidenceSuperseded',
} as const satisfies Record<Loss['action'], unknown>

async function dropAt(tx: Transaction, law: AssessmentDeps['law'], loss: Loss, assessmentId: string): Promise<void> {
  const { paper, action, at } = loss
  const { accountId } = paper
  const row = await selectPresentForUpdate(tx, { accountId, assessmentId })
  if (!row) return
  const without = await answersWithout(tx, paper, row)
  const next = await readPapers(tx, law, { row, answers: without ?? row.answers, at, lockedById: loss.by })
  const code = LOSSES[action]
  const message = { code, params: { number: assessmentNumber(row.number), paper: paperOf(paper) } } as const
  if (row.ownerId) await writeNotifications(tx, [row.ownerId], { accountId, assessmentId, message })
  const subject = { evidenceId: paper.evidenceId, ...(without && next && { papersHeld: next.papersHeld ?? null }) }
  const by = { userId: null, address: null }
  const change = { eventType: 'ASSESSMENT_UPDATE', action: 'ASSESSMENT_EVIDENCE', message, subject, at } as const
  await recordAssessment(tx, by, row, change)
}

/** The answers without the paper; undefined if they do not count it, or if there is another valid paper of its kind. */
async function answersWithout(tx: Transaction, paper: EvidenceRecord, row: Case): Promise<Answers | undefined> {
  const held = row.answers.papersHeld
  const value = PAPER_OF[paper.kind]
  if (value === undefined || !Array.isArray(held) || !held.includes(value)) return undefined
  const kinds = Object.entries(PAPER_OF).flatMap(([kind, one]) => (one === value ? [kind] : []))
  const [other] = await tx
    .select({ id: evidence.evidenceId })
    .from(evidenceUses)
    .innerJoin(evidence, and(sameEvidence, isValidOther(paper)))
    .where(
      and(
        eq(evidenceUses.accountId, row.accountId),
        eq(evidenceUses.assessmentId, row.assessmentId),
        isNull(evidenceUses.removedAt),
        sql`${evidence.kind} = any (${sql.param(kinds)})`,
      ),
    )
    .limit(1)
  if (other) return undefined
  const left = held.filter((one) => one !== value)
  return { ...row.answers, papersHeld: left.length > 0 ? left : ['none'] }
}

/** Decides again every assessment that a paper belongs to, after the paper or its check changed. */
export async function decideByPaper(
  tx: Transaction,
  law: AssessmentDeps['law'],
  { paper, by, at }: Pick<Loss, 'paper' | 'by' | 'at'>,
): Promise<void> {
  const ids = [...new Set((await listUses(tx, paper)).map(({ assessmentId }) => assessmentId))].sort()
  for (const assessmentId of ids) await decideAt(tx, law, { accountId: paper.accountId, assessmentId }, { at, by })
}

/** Decides one assessment again, if its papers say something else now. */
export async function decideAt(
  tx: Transaction,
  law: AssessmentDeps['law'],
  key: CaseKey,
  { by, at }: Pick<Loss, 'by' | 'at'>,
): Promise<void> {
  const row = await selectPresentForUpdate(tx, key)
  if (row) await readPapers(tx, law, { row, answers: row.answers, at, lockedById: by })
}

type CaseKey = Pick<Case, 'accountId' | 'assessmentId'>

/** The assessment, locked for this transaction; undefined if it was deleted. */
async function selectPresentForUpdate(
  tx: Transaction,
  { accountId, assessmentId }: CaseKey,
): Promise<Case | undefined> {
  const [row] = await tx
    .select()
    .from(assessments)
    .where(and(eq(assessments.accountId, accountId), eq(assessments.assessmentId, assessmentId)))
    .for('update')
  return row?.deletedAt ? undefined : row
}

/** Decides again with what the papers say; undefined if the answers stay as they were. */
async function readPapers(
  tx: Transaction,
  law: AssessmentDeps['law'],
  { answers, ...again }: Omit<Again, 'next'> & { answers: Answers },
): Promise<Answers | undefined> {
  const next = await withPapers(tx, again.row, answers)
  if (canonicalJson(next) === canonicalJson(again.row.answers)) return undefined
  await decideAgain(tx, law, { ...again, next })
  return next
}

type Again = { row: Case; next: Answers; at: Date; lockedById: string }

/** Decides the present answers again, with all consequences. Confirmed answers stay confirmed. */
async function decideAgain(
  tx: Transaction,
  law: AssessmentDeps['law'],
  { row, next, at, lockedById }: Again,
): Promise<void> {
  const evaluation = await evaluateForShare(tx, law, { ...row, answers: next })
  const { state, record } = evaluation
  const completed = state.canComplete && next.confirm === true
  const decided = { next, evaluation, at, cause: { cause: 'evidence' } } as const
  const { decisionId, made } = nextDecision(row, await findDecision(tx, row), decided)
  const result: Partial<AssessmentRow> = {
    status: completed ? 'COMPLETED' : 'IN_PROGRESS',
    result: record?.status ?? null,
    overdueSince: record?.overdueSince ?? null,
  }
  const columns = { ...result, answers: next, progress: state.progress, decisionId, updatedAt: at }
  await updateAssessment(tx, row, columns, made)
  if (completed) await saveConsequences(tx, { row, answers: next, evaluation }, { at, lockedById })
}
