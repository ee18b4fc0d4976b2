import { randomBytes, randomUUID } from 'node:crypto'
import type { Answers, EventType } from '@portal/contract'
import { dateOf } from '@portal/rules'
import type { Transaction } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { writeAudit } from '../record/audit.ts'
import { writeEvent } from '../record/events.ts'
import { addJob } from '../record/jobs.ts'
import {
  type AssessmentRow,
  findDecision,
  insertDecision,
  insertLocks,
  updateAssessment,
  updateLocked,
} from './assessments.repo.ts'
import type { Evaluation } from './evaluate.ts'
import { textOrNull } from './present.ts'

type Kept = { next: Answers; evaluation: Evaluation; at: Date; eventType: EventType }

/** Writes everything that follows from a change of answers, in the transaction of the change. */
export async function keepAnswers(tx: Transaction, actor: Actor, row: AssessmentRow, kept: Kept): Promise<void> {
  const { next, evaluation, at, eventType } = kept
  const { state, record } = evaluation
  const completed = state.canComplete && next.confirm === true
  const decisionId = await keepDecision(tx, actor, row, kept)
  await updateAssessment(tx, row, {
    answers: next,
    status: completed ? 'COMPLETED' : 'IN_PROGRESS',
    result: record?.decision.status ?? null,
    progress: state.progress,
    ...listedOf(next),
    decisionId,
    updatedAt: at,
  })
  if (completed) await closeLocks(tx, actor, row, kept)
  const { accountId, assessmentId, number } = row
  const label = `Assessment #${String(number).padStart(6, '0')} ${saidOf(eventType, completed)}`
  await writeEvent(tx, { accountId, eventType, label, assessmentId, at })
  const subject = { assessmentId, version: row.version + 1, completed, decision: record?.sha256 ?? null }
  await writeAudit(tx, { ...actor, accountId }, eventType, subject)
}

/** What lists show, sort and filter by. */
function listedOf({ geneticResource, providerCountry, intendedUse, accessDate, intendedUseDate }: Answers) {
  const access = typeof accessDate === 'string' ? dateOf(accessDate)?.span : undefined
  return {
    geneticResource: textOrNull(geneticResource),
    providerCountry: textOrNull(providerCountry),
    intendedUse: Array.isArray(intendedUse) ? [...intendedUse] : null,
    accessDate: textOrNull(accessDate),
    accessFrom: access?.from ?? null,
    accessBefore: access?.before ?? null,
    intendedUseDate: textOrNull(intendedUseDate),
  }
}

function saidOf(eventType: EventType, completed: boolean): string {
  if (completed) return 'completed'
  return eventType === 'ASSESSMENT_NEW' ? 'started' : 'changed'
}

/** A new row only where the decision is another one: the record tells each result once. */
async function keepDecision(
  tx: Transaction,
  actor: Actor,
  row: AssessmentRow,
  { next, evaluation: { record, context }, at }: Kept,
): Promise<string | null> {
  if (!record) return null
  const present = await findDecision(tx, row)
  if (present?.text === record.text) return present.decisionId
  const decisionId = randomUUID()
  await insertDecision(tx, {
    accountId: row.accountId,
    decisionId,
    assessmentId: row.assessmentId,
    status: record.decision.status,
    before: present?.status ?? null,
    cause: 'answers',
    code: newCode(),
    answers: next,
    content: [...context.content],
    text: record.text,
    sha256: record.sha256,
    decidedBy: actor.userId,
    decidedAt: at,
  })
  return decisionId
}

/** 16 letters and digits (80 bits) that nobody guesses and everybody can type: no 0, 1, I or O. */
function newCode(): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  return [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** The locks of the decision are the organisation's from now on; whoever may open them is told. */
async function closeLocks(
  tx: Transaction,
  { user }: Actor,
  { accountId, assessmentId }: AssessmentRow,
  { evaluation: { record, context }, at }: Kept,
): Promise<void> {
  const wanted = new Set(record?.decision.locks)
  const locks = context.law.locks.filter(({ id }) => wanted.has(id))
  if (locks.length === 0) return
  const placed = { accountId, assessmentId, origin: 'decision', closed: true, lockedAt: at } as const
  const lockedBy = `${user.firstName} ${user.lastName}`
  await insertLocks(
    tx,
    locks.map(({ id, type, text }) => ({ ...placed, lockId: randomUUID(), ref: id, type, text, lockedBy })),
  )
  await updateLocked(tx, { accountId, assessmentId })
  await addJob(tx, 'notifyLocked', { accountId, assessmentId })
}
