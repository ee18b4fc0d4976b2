import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { addJob } from '../../record/jobs.ts'
import { isPassword } from '../passwords.ts'
import { countAttempt, forgiveAttempt, noteAttempt } from '../throttle.ts'
import { findByEmail } from '../users.repo.ts'

type Request = { email: string; oldPassword: string; address: string }

/**
 * Has the reset link mailed, if there is such a user, whether or not the old password is right: whoever forgot it
 * cannot give it. It counts as a guess all the same, and the mail mentions a wrong one. Unknown e-mails take the same
 * work, down to a mail for nobody.
 */
export async function requestReset(db: Db, { email, oldPassword, address }: Request): Promise<void> {
  const guess = { action: 'password', who: email, address } as const
  await countAttempt(db, { action: 'reset', who: email, address })
  await noteAttempt(db, guess)
  const user = await findByEmail(db, email)
  const right = await isPassword(user?.passwordHash, oldPassword)
  if (right) await forgiveAttempt(db, guess)
  const purpose = right ? 'reset' : 'resetWrongPassword'
  await addJob(db, 'sendMail', { userId: user?.userId ?? randomUUID(), purpose })
}
