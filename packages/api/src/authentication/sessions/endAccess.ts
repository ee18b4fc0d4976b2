import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { apiTokens, links, sessions } from '../../db/schema.ts'

/** Ends every session of a user, voids every link and API token, within the change that takes the access away. */
export async function endAccess(tx: Transaction, userId: string): Promise<void> {
  await endSessions(tx, userId)
  await revokeTokens(tx, userId)
  await tx.delete(links).where(eq(links.userId, userId))
}

/** Revokes every API token of a user. */
export async function revokeTokens(tx: Transaction, userId: string, revokedAt = new Date()): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ revokedAt })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
}

/**
 * Ends sessions and links at a new password, which an intruder may have set: links by which the owner of an old address
 * takes its change back stay good.
 */
export async function endOtherAccess(tx: Transaction, userId: string): Promise<void> {
  await endSessions(tx, userId)
  await tx.delete(links).where(and(eq(links.userId, userId), ne(links.purpose, 'undoEmail')))
}

/** Ends every living session of a user; returns how many there were. */
export async function endSessions(tx: Transaction, userId: string): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: new Date() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, new Date())))
    .returning({ sessionId: sessions.sessionId })
  return ended.length
}
