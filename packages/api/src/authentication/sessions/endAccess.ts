import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { links, sessions } from '../../db/schema.ts'

/** Ends every session of a user and voids every link, within the change that takes the access away. */
export async function endAccess(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: new Date() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
  await tx.delete(links).where(eq(links.userId, userId))
}
