import { endAccess } from '../authentication/index.ts'
import type { Transaction } from '../db/connect.ts'
import { addJob } from '../jobs/jobs.ts'
import { saveUser, type UserRow } from './users.repo.ts'

/**
 * Notes a new address, which counts once its owner has opened the link mailed to it; the present one is told. Whether
 * it is somebody's already is found out then, so that nobody can ask about addresses here. Who has never validated has
 * proven no address yet: theirs is replaced, and the invitation goes to the new one.
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
