import type { EventType } from '@portal/contract'
import type { MessageCode } from '@portal/texts'
import { type AuditActor, writeAudit } from '../audit/index.ts'
import type { Transaction } from '../db/connect.ts'
import { writeEvent } from '../events/index.ts'
import type { UserRow } from './users.repo.ts'

/** Events of which the administrators of the account are notified, with their texts. */
const MESSAGES = {
  USER_NEW: 'userInvited',
  USER_UPDATE: 'userChanged',
  USER_ACTIVATED: 'userActivated',
  USER_DEACTIVATED: 'userDeactivated',
  USER_DELETE: 'userDeleted',
} as const satisfies { [Type in EventType]?: MessageCode }

type Action = keyof typeof MESSAGES | 'USER_INVITED' | 'USER_SESSIONS_ENDED' | 'USER_PROFILE_CHANGED'
type RecordedUser = Pick<UserRow, 'userId' | 'accountId' | 'email' | 'firstName' | 'lastName'>

/**
 * Notifies the administrators of the user's account, and writes the audit entry into that account's chain. Call it
 * last.
 */
export async function recordUser(
  tx: Transaction,
  { userId, address, token }: Omit<AuditActor, 'accountId'>,
  action: Action,
  details: { user: RecordedUser; [key: string]: unknown },
): Promise<void> {
  const { user, ...rest } = details
  const { accountId } = user
  if (action in MESSAGES) {
    const eventType = action as keyof typeof MESSAGES
    const message = { code: MESSAGES[eventType], params: { name: { personId: user.userId } } }
    await writeEvent(tx, { accountId, eventType, message, assessmentId: null, at: new Date() })
  }
  await writeAudit(tx, { accountId, userId, ...(address && { address }), ...(token && { token }) }, action, {
    userId: user.userId,
    email: user.email,
    ...rest,
  })
}
