import { endAccess, endSessions } from '../authentication/index.ts'
import type { Transaction } from '../db/connect.ts'
import { addJob } from '../jobs/jobs.ts'
import { saveUser, type UserRow } from './users.repo.ts'

/**
 * Records a new address, which takes effect once its owner has opened the link mailed to it; the current address is
 * informed. Only then is it checked whether another user has it, so that this reveals no addresses. A user who never
 * validated has proven no address yet: it is replaced, and the invitation goes to the new one.
 */
export async function changeEmail(
  tx: Transaction,
  { userId, status }: Pick<UserRow, 'userId' | 'status'>,
  email: string,
): Promise<void> {
  if (status !== 'CREATED') {
    await saveUser(tx, userId, { pendingEmail: email })
    return addJob(tx, 'sendMail', { userId, purpose: 'email' })
  }
  await endAccess(tx, userId)
  await saveUser(tx, userId, { email })
  await addJob(tx, 'sendMail', { userId, purpose: 'validate' })
}

/**
 * Replaces the address of a user at once, such as by the directory of its domain: sessions end, and the earlier address
 * is told, with a link that undoes the change.
 */
export async function replaceEmail(
  tx: Transaction,
  { userId, email: from }: Pick<UserRow, 'userId' | 'email'>,
  email: string,
): Promise<void> {
  await endSessions(tx, userId)
  await saveUser(tx, userId, { email, pendingEmail: null })
  await addJob(tx, 'sendMail', { userId, purpose: 'emailReplaced', from })
}
