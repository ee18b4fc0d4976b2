import { type AssessmentAnswer, assessmentNumber } from '@portal/contract'
import { type ContentRef, canonicalJson, providerOf } from '@portal/rules'
import { and, desc, eq, or } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { activations } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { rightsOf } from '../core/access.ts'
import {
  type AssessmentRow,
  findDecision,
  findReadable,
  selectRestorableForUpdate,
  updateAssessment,
} from '../core/assessments.repo.ts'
import {
  type AssessmentDeps,
  type ChangeScope,
  readAssessment,
  refuseStaleAssessment,
  selectForUpdateIfAllowed,
} from '../core/assessments.service.ts'
import { notifyOwner, recordAssessment } from '../core/record.ts'
import { evaluateToday } from '../decision/evaluateToday.ts'
import { saveReevaluations } from '../results/saveReevaluations.ts'

/** Soft-deletes an assessment, which only those who may restore it can still see. Throws ASSESSMENT_LOCKED. */
export function removeAssessment(
  { db, law }: AssessmentDeps,
  actor: Actor,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  return db.transaction(async (tx) => {
    const may = (row: AssessmentRow) => rightsOf(actor, row).includes('delete')
    const row = await selectForUpdateIfAllowed({ db: tx, law, actor }, id, { ifMatch, may })
    if (row.locked) throw new AppError('ASSESSMENT_LOCKED')
    const at = new Date()
    await updateAssessment(tx, row, { deletedAt: at, deletedBy: actor.userId, updatedAt: at })
    const number = assessmentNumber(row.number)
    await notifyOwner(tx, actor, { ...row, assessmentId: null }, messageBy('assessmentDeletedBy', number, actor))
    await recordAssessment(tx, actor, row, {
      eventType: 'ASSESSMENT_DELETE',
      message: { code: 'assessmentDeleted', params: { number } },
      subject: { number: row.number },
      at,
    })
  })
}

/** Restores an assessment deleted within the last 30 days; idempotent. */
export function restoreAssessment(
  { db, law }: AssessmentDeps,
  actor: Actor,
  id: string,
  ifMatch: string | undefined,
): Promise<AssessmentAnswer> {
  return db.transaction(async (tx) => {
    const scope = { db: tx, law, actor }
    const row = await selectRestorableForUpdate(tx, actor, id)
    if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
    await refuseStaleAssessment(scope, row, ifMatch)
    if (row.deletedAt) await bringBack(scope, row, row.deletedAt)
    return readAssessment(scope, id)
  })
}

async function bringBack(scope: ChangeScope, row: AssessmentRow, deletedAt: Date): Promise<void> {
  const { db: tx, actor } = scope
  const at = new Date()
  await updateAssessment(tx, row, { deletedAt: null, deletedBy: null, updatedAt: at })
  await catchUp(scope, row, at)
  const number = assessmentNumber(row.number)
  await notifyOwner(tx, actor, row, messageBy('assessmentRestoredBy', number, actor))
  const subject = { deletedAt: deletedAt.toISOString() }
  const message = { code: 'assessmentRestored', params: { number } } as const
  const change = { eventType: 'ASSESSMENT_UPDATE', action: 'ASSESSMENT_RESTORE', message } as const
  await recordAssessment(tx, actor, row, { ...change, subject, at })
}

const messageBy = (code: 'assessmentDeletedBy' | 'assessmentRestoredBy', number: string, actor: Actor) => ({
  code,
  params: { number, by: { personId: actor.userId } },
})

/** Deleted assessments are not re-evaluated when the law changes, so restoring one catches up. */
async function catchUp({ db: tx, law, actor }: ChangeScope, row: AssessmentRow, at: Date): Promise<void> {
  const decision = await findDecision(tx, row)
  const context = await law.contextForShare(tx, providerOf(row.answers), row.accountId)
  const changed = context.content.filter((ref) => !decision?.content.some((kept) => isSame(kept, ref)))
  if (!decision || changed.length === 0) return
  const activationId = await lastActivation(tx, changed)
  if (activationId === undefined) return
  const assessment = expectOne([await findReadable(tx, actor, row.assessmentId)].filter((found) => found !== undefined))
  const outcome = await evaluateToday(tx, law, context, row.answers)
  const again = { outdated: { assessment, present: decision }, outcome }
  await saveReevaluations(tx, [again], { activationId, lawVersion: null, at, notify: 'each' })
}

const isSame = (a: ContentRef, b: ContentRef): boolean => canonicalJson(a) === canonicalJson(b)

/** The latest activation of one of these versions; undefined if they were loaded at the first start. */
async function lastActivation(tx: Transaction, content: readonly ContentRef[]): Promise<string | undefined> {
  const ofOne = content.map(({ id, version }) => and(eq(activations.contentId, id), eq(activations.version, version)))
  const [row] = await tx
    .select({ activationId: activations.activationId })
    .from(activations)
    .where(or(...ofOne))
    .orderBy(desc(activations.createdAt))
    .limit(1)
  return row?.activationId
}
