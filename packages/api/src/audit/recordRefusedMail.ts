import { or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import type { RefusedMail } from '../mail/mailer.ts'
import { writeAudit } from './writeAudit.ts'

/**
 * Records that a mail was refused for good: in the log for the operator, and in the audit log of each account that has
 * a user with the address, where its administrators see it.
 */
export async function recordRefusedMail(
  db: Db,
  log: Pick<Logger, 'warn'>,
  { to, kind, reply }: RefusedMail,
): Promise<void> {
  const isReceiver = or(sql`lower(${users.email}) = lower(${to})`, sql`lower(${users.pendingEmail}) = lower(${to})`)
  const receivers = await db
    .select({ userId: users.userId, accountId: users.accountId })
    .from(users)
    .where(isReceiver)
    .orderBy(users.accountId)
  await db.transaction(async (tx) => {
    for (const { userId, accountId } of receivers) {
      await writeAudit(tx, { accountId, userId: null }, 'USER_MAIL_REFUSED', { userId, kind, reply })
    }
  })
  log.warn(
    { kind, reply, userIds: receivers.map(({ userId }) => userId) },
    'the mail server refuses a mail for good: it is not tried again',
  )
}
