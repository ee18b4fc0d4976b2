import type { AssessmentAnswer, assessments as contract, HandlerOutput } from '@portal/contract'
import { writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { type AssessmentDeps, readAssessment } from '../answering/assessments.service.ts'
import { keepAnswers } from '../answering/keepAnswers.ts'
import { startRow } from '../answering/startRow.ts'
import { rightsOf } from '../core/access.ts'
import { type AssessmentRow, findAssessment, updateAssessment } from '../core/assessments.repo.ts'
import { fullName } from '../core/fullName.ts'
import { lockForChange } from '../core/lockForChange.ts'
import { notifyOwner, recordAssessment } from '../core/recordAssessment.ts'
import { evaluate } from '../decision/evaluate.ts'
import { listPossibleOwners } from './owners.repo.ts'

/** A new assessment of the actor's own with the same answers, to be confirmed anew; the law is that of today. */
export function cloneAssessment({ db, law }: AssessmentDeps, actor: Actor, id: string): Promise<AssessmentAnswer> {
  return db.transaction(async (tx) => {
    const source = await findAssessment(tx, actor, id)
    if (!source) throw new AppError('ASSESSMENT_NOT_FOUND')
    const { internalReference, visibility } = source
    const { confirm: _confirm, ...next } = source.answers
    const at = new Date()
    const row = await startRow(tx, actor, { internalReference, visibility, at })
    const evaluation = await evaluate(tx, law, next)
    const kept = { next, evaluation, at, eventType: 'ASSESSMENT_NEW', clonedFrom: source.assessmentId } as const
    await keepAnswers(tx, actor, row, kept)
    await tellForeign(tx, actor, source, row)
    return readAssessment({ db: tx, law, actor }, row.assessmentId, { standing: evaluation })
  })
}

/** An account whose answers go into another one, as only the operator can copy them, finds that in its own log. */
async function tellForeign(tx: Transaction, actor: Actor, source: AssessmentRow, copy: AssessmentRow): Promise<void> {
  if (source.accountId === copy.accountId) return
  const subject = { assessmentId: source.assessmentId, copy: copy.assessmentId, account: copy.accountId }
  await writeAudit(tx, { ...actor, accountId: source.accountId }, 'ASSESSMENT_CLONE', subject)
}

/** Hides an assessment from all but who may restore it. Throws ASSESSMENT_LOCKED. */
export function removeAssessment(
  { db, law }: AssessmentDeps,
  actor: Actor,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  return db.transaction(async (tx) => {
    const may = (row: AssessmentRow) => rightsOf(actor, row).includes('delete')
    const row = await lockForChange({ db: tx, law, actor }, id, { ifMatch, may })
    if (row.locked) throw new AppError('ASSESSMENT_LOCKED')
    const at = new Date()
    await updateAssessment(tx, row, { deletedAt: at, deletedBy: actor.userId, updatedAt: at })
    await notifyOwner(tx, actor, { ...row, assessmentId: null }, `was deleted by ${fullName(actor.user)}.`)
    const { number } = row
    await recordAssessment(tx, actor, row, {
      eventType: 'ASSESSMENT_DELETE',
      said: 'was deleted',
      subject: { number },
      at,
    })
  })
}

type PossibleOwners = HandlerOutput<typeof contract.possibleOwners>

/** Who could own it instead; for those who may change the owner. */
export async function readPossibleOwners(
  { db }: AssessmentDeps,
  actor: Actor,
  id: string,
  q: string | undefined,
): Promise<PossibleOwners> {
  const row = await findAssessment(db, actor, id)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  if (!rightsOf(actor, row).includes('setOwner')) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  return listPossibleOwners(db, row, q)
}
