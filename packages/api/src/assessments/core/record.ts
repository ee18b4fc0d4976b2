import { assessmentNumber, type EventType } from '@portal/contract'
import { type AuditActor, writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { writeEvent } from '../../events/index.ts'
import type { Actor } from '../../http/actor.ts'
import { writeNotifications } from '../../notifications/index.ts'
import type { AssessmentRow } from './assessments.repo.ts'

type AssessmentRef = Pick<AssessmentRow, 'accountId' | 'assessmentId' | 'number'>
export type RecordedChange = {
  eventType: EventType
  /** What happened to it, after its name: `was restored`. */
  said: string
  /** The action of the audit entry, where it says more than the event does. */
  action?: string
  subject: { [key: string]: unknown }
  at: Date
}

/** Tells who may see the assessment, and writes the audit entry into the chain of its account. Call it last. */
export async function recordAssessment(
  tx: Transaction,
  { userId, address = null }: Pick<AuditActor, 'userId' | 'address'>,
  { accountId, assessmentId, number }: AssessmentRef,
  { eventType, said, action = eventType, subject, at }: RecordedChange,
): Promise<void> {
  const label = `${assessmentName(number)} ${said}`
  await writeEvent(tx, { accountId, eventType, label, assessmentId, at })
  await writeAudit(tx, { accountId, userId, address }, action, { assessmentId, ...subject })
}

/** `assessmentId` null: what is told leads nowhere, because its owner cannot see it any more. */
type OwnedAssessment = Omit<AssessmentRef, 'assessmentId'> &
  Pick<AssessmentRow, 'ownerId'> & { assessmentId: string | null }

/** Tells the owner what somebody else did to the assessment: `said` follows its name. */
export async function notifyOwner(
  tx: Transaction,
  actor: Actor,
  { accountId, assessmentId, number, ownerId }: OwnedAssessment,
  said: string,
): Promise<void> {
  if (ownerId === null || ownerId === actor.userId) return
  await writeNotifications(tx, [ownerId], { accountId, assessmentId, text: `${assessmentName(number)} ${said}` })
}

/** What an assessment is called in a sentence: `Assessment #000012`. */
export const assessmentName = (number: number): string => `Assessment ${assessmentNumber(number)}`

type Person = { firstName: string | null; lastName: string | null }

/** A person in a sentence; what a deleted user did stays, without the name. */
export const fullName = ({ firstName, lastName }: Person): string =>
  firstName === null ? 'deleted user' : `${firstName} ${lastName ?? ''}`.trim()
