import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { apiTokens, dutyCalendars, links, sessions } from '../../db/schema.ts'

/** Ends all that `endOtherAccess` ends, and every API token and calendar address, in the transaction that removes the access. */
export async function endAccess(tx: Transaction, userId: string): Promise<void> {
  await endOtherAccess(tx, userId)
  await revokeTokens(tx, userId)
  await tx.delete(dutyCalendars).where(eq(dutyCalendars.userId, userId))
}

export async function revokeTokens(tx: Transaction, userId: string, revokedAt = new Date()): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ revokedAt })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
}

/**
 * Ends every session of a user and voids links. Links by which the owner of an old address undoes an email change stay
 * valid: whoever changed it may also have set the password, or deactivate the user and activate them again.
 */
export async function endOtherAccess(tx: Transaction, userId: string): Promise<void> {
  await endSessions(tx, userId)
  await tx.delete(links).where(and(eq(links.userId, userId), ne(links.purpose, 'undoEmail')))
}

/** Ends every live session of a user and returns how many there were. */
export async function endSessions(tx: Transaction, userId: string): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: new Date() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, new Date())))
    .returning({ sessionId: sessions.sessionId })
  return ended.length
}
