import { assessmentNumber, type EventType } from '@portal/contract'
import type { Message } from '@portal/texts'
import { type AuditActor, writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { writeEvent } from '../../events/index.ts'
import type { Actor } from '../../http/actor.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { translate } from '../../text/translate.ts'
import type { AssessmentRow } from './assessments.repo.ts'

type AssessmentRef = Pick<AssessmentRow, 'accountId' | 'assessmentId'>
export type RecordedChange = {
  eventType: EventType
  message: Message
  /** The action of the audit entry if it is more specific than the event. */
  action?: string
  subject: { [key: string]: unknown }
  at: Date
}

/** Writes the event and appends the audit entry to the account's hash chain. Call it last in the transaction. */
export async function recordAssessment(
  tx: Transaction,
  { userId, address = null }: Pick<AuditActor, 'userId' | 'address'>,
  { accountId, assessmentId }: AssessmentRef,
  { eventType, message, action = eventType, subject, at }: RecordedChange,
): Promise<void> {
  await writeEvent(tx, { accountId, eventType, message, assessmentId, at })
  await writeAudit(tx, { accountId, userId, address }, action, { assessmentId, ...subject })
}

/** `assessmentId` is null if the owner can no longer see the assessment: the notification has no link then. */
type OwnedAssessment = Omit<AssessmentRef, 'assessmentId'> &
  Pick<AssessmentRow, 'ownerId'> & { assessmentId: string | null }

/** Notifies the owner of a change that somebody else made. */
export async function notifyOwner(
  tx: Transaction,
  actor: Actor,
  { accountId, assessmentId, ownerId }: OwnedAssessment,
  message: Message,
): Promise<void> {
  if (ownerId === null || ownerId === actor.userId) return
  await writeNotifications(tx, [ownerId], { accountId, assessmentId, message })
}

/** The name of an assessment in a sentence: `Assessment #000012`. */
export const assessmentName = (number: number): string =>
  translate('messages.assessment', { number: assessmentNumber(number) })

type Person = { firstName: string | null; lastName: string | null }

/** First and last name, or 'deleted user'. */
export const fullName = ({ firstName, lastName }: Person): string =>
  firstName === null ? translate('record.deletedUser') : `${firstName} ${lastName ?? ''}`.trim()
