import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import {
  accounts,
  apiTokens,
  assessments,
  recoveryRequests,
  refreshTokens,
  sessions,
  throttles,
  usedTokens,
  userGroups,
  users,
} from '../db/schema.ts'
import { purgeLinks } from './links/links.repo.ts'

/**
 * Deletes expired data: sessions a week after their end, refresh tokens when their reuse can no longer be detected, API
 * tokens a month after their end, expired links, one-time tokens, recovery requests and throttle windows, and users who
 * never validated.
 */
export async function purgeAuthentication(db: Db): Promise<void> {
  const weekAgo = sql`now() - interval '7 days'`
  await db.delete(sessions).where(sql`coalesce(${sessions.endedAt}, ${sessions.expiresAt}) < ${weekAgo}`)
  await db.delete(refreshTokens).where(sql`${refreshTokens.rotatedAt} < now() - interval '60 days'`)
  await db
    .delete(apiTokens)
    .where(sql`coalesce(${apiTokens.revokedAt}, ${apiTokens.expiresAt}) < now() - interval '30 days'`)
  await purgeLinks(db)
  await purgeNeverValidated(db)
  for (const table of [usedTokens, recoveryRequests]) await db.delete(table).where(lt(table.expiresAt, new Date()))
  await db.delete(throttles).where(lt(throttles.resetAt, new Date()))
}

/** Deletes users who did not validate within 30 days, and their accounts if these are otherwise empty. */
async function purgeNeverValidated(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const purged = await tx
      .delete(users)
      .where(and(eq(users.status, 'CREATED'), lt(users.createdAt, sql`now() - interval '30 days'`)))
      .returning({ accountId: users.accountId, userId: users.userId })
    const accountIds = [...new Set(purged.map(({ accountId }) => accountId))].sort()
    const emptied = await deleteEmpty(tx, accountIds)
    // Always in the same order, so that concurrent purges cannot deadlock.
    for (const accountId of accountIds) {
      const userIds = purged.filter((user) => user.accountId === accountId).map(({ userId }) => userId)
      const accountDeleted = emptied.has(accountId)
      await writeAudit(tx, { accountId, userId: null }, 'USER_PURGED', { userIds, accountDeleted })
    }
  })
}

async function deleteEmpty(tx: Transaction, accountIds: string[]): Promise<Set<string>> {
  const within = (table: typeof users | typeof assessments | typeof userGroups) =>
    tx.select({ one: sql`1` }).from(table).where(eq(table.accountId, accounts.accountId))
  const deleted = await tx
    .delete(accounts)
    .where(
      and(
        inArray(accounts.accountId, accountIds),
        eq(accounts.operator, false),
        notExists(within(users)),
        notExists(within(assessments)),
        notExists(within(userGroups)),
      ),
    )
    .returning({ accountId: accounts.accountId })
  return new Set(deleted.map(({ accountId }) => accountId))
}
