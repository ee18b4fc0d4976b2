import { assessmentNumber, type EventType, type LockType } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { type AuditActor, writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import type { NewMessage } from '../../db/messages.ts'
import { assessmentChanges } from '../../db/schema.ts'
import { writeEvent } from '../../events/index.ts'
import type { Actor } from '../../http/actor.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { type AccountEvent, queueMessages } from '../../webhooks/index.ts'
import type { AssessmentRow } from './assessments.repo.ts'

type AssessmentRef = Pick<AssessmentRow, 'accountId' | 'assessmentId'>
export type RecordedChange = {
  eventType: EventType
  message: NewMessage
  /** The action of the audit entry if it is more specific than the event. */
  action?: string
  subject: { [key: string]: unknown }
  /** The changed details, for the history of the assessment. */
  details?: (typeof assessmentChanges.$inferInsert)['details']
  at: Date
}

/**
 * Writes the event and the change that the history shows, and appends the audit entry to the account's hash chain. Call
 * it last in the transaction.
 */
export async function recordAssessment(
  tx: Transaction,
  actor: Omit<AuditActor, 'accountId'>,
  { accountId, assessmentId }: AssessmentRef,
  { eventType, message, action = eventType, subject, details, at }: RecordedChange,
): Promise<void> {
  await writeEvent(tx, { accountId, eventType, message, assessmentId, at })
  const entry = await writeAudit(tx, { ...actor, accountId }, action, { assessmentId, ...subject })
  if (!isInHistory(action)) return
  const ref = { accountId, assessmentId, ...entry }
  await tx.insert(assessmentChanges).values({ ...ref, action, changedBy: actor.userId, details: details ?? null })
}

type HistoryAction = (typeof assessmentChanges.$inferInsert)['action']

const isInHistory = (action: string): action is HistoryAction =>
  action === 'ASSESSMENT_DETAILS' || action === 'ASSESSMENT_DELETE' || action === 'ASSESSMENT_RESTORE'

type ResultChange = {
  row: Pick<AssessmentRow, 'accountId' | 'assessmentId' | 'number' | 'status'>
  before: AssessmentRow['result']
  after: { completed: boolean; result: AssessmentRow['result'] }
}

/** Queues webhook messages about assessments that were completed or changed their colour. */
export async function messageChanges(tx: Transaction, changes: readonly ResultChange[], at: Date): Promise<void> {
  const happened = changes.flatMap(({ row, before, after }): AccountEvent[] => {
    const { accountId, ...about } = aboutOf(row)
    const isCompleted = after.completed && row.status !== 'COMPLETED'
    const isRecoloured = before !== null && before !== after.result
    const [completed, recoloured] = ['assessment.completed', 'assessment.colour-changed'] as const
    return [
      ...(isCompleted ? [{ accountId, event: completed, data: { ...about, colour: after.result } }] : []),
      ...(isRecoloured ? [{ accountId, event: recoloured, data: { ...about, before, after: after.result } }] : []),
    ]
  })
  await queueMessages(tx, happened, at)
}

type Numbered = AssessmentRef & Pick<AssessmentRow, 'number'>

/** Queues a webhook message about a lock that was opened. */
export async function messageUnlocked(tx: Transaction, row: Numbered, type: LockType, at: Date): Promise<void> {
  const { accountId, ...about } = aboutOf(row)
  await queueMessages(tx, [{ accountId, event: 'assessment.lock-opened', data: { ...about, lock: type } }], at)
}

const aboutOf = ({ accountId, assessmentId, number }: Numbered) => ({
  accountId,
  assessmentId,
  number: assessmentNumber(number),
})

/** `assessmentId` is null if the owner can no longer see the assessment: the notification has no link then. */
type OwnedAssessment = Omit<AssessmentRef, 'assessmentId'> &
  Pick<AssessmentRow, 'ownerId'> & { assessmentId: string | null }

/** Notifies the owner of a change made by another user. */
export async function notifyOwner(
  tx: Transaction,
  actor: Actor,
  { accountId, assessmentId, ownerId }: OwnedAssessment,
  message: NewMessage,
): Promise<void> {
  if (ownerId === null || ownerId === actor.userId) return
  await writeNotifications(tx, [ownerId], { accountId, assessmentId, message })
}

type Person = { firstName: string | null; lastName: string | null }

/** First and last name, or 'deleted user'. */
export const fullName = ({ firstName, lastName }: Person): string =>
  firstName === null ? translate('record.deletedUser') : `${firstName} ${lastName ?? ''}`.trim()
