import type { EventType } from '@portal/contract'
import { writeAudit } from '../audit/index.ts'
import type { Transaction } from '../db/connect.ts'
import { writeEvent } from '../events/index.ts'
import type { Actor } from '../http/actor.ts'
import type { UserRow } from './users.repo.ts'

const SAID = {
  USER_NEW: 'was invited',
  USER_UPDATE: 'was changed',
  USER_ACTIVATED: 'was activated',
  USER_DEACTIVATED: 'was deactivated',
  USER_DELETE: 'was deleted',
} as const satisfies { [Type in EventType]?: string }

type Action = keyof typeof SAID | 'USER_INVITED' | 'USER_PROFILE_CHANGED'
type RecordedUser = Pick<UserRow, 'userId' | 'accountId' | 'email' | 'firstName' | 'lastName'>

/** Tells the administrators of the user's account, and writes the audit entry into that account's chain. Call it last. */
export async function recordUser(
  tx: Transaction,
  { userId, address }: Actor,
  action: Action,
  details: { user: RecordedUser; [key: string]: unknown },
): Promise<void> {
  const { user, ...rest } = details
  const { accountId, firstName, lastName } = user
  if (action in SAID) {
    const eventType = action as keyof typeof SAID
    const label = `User ${firstName} ${lastName} ${SAID[eventType]}`
    await writeEvent(tx, { accountId, eventType, label, assessmentId: null, at: new Date() })
  }
  await writeAudit(tx, { accountId, userId, address }, action, { userId: user.userId, email: user.email, ...rest })
}
