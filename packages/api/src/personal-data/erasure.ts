import { ERASURE_DAYS } from '@portal/contract'
import { eq, lte, sql } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import type { Db } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { erasureRequests, users } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import { eraseUser, requireOtherAdministrator } from '../users/index.ts'

export async function readErasure(db: Db, { userId }: Actor): Promise<{ erasureAt: string | null }> {
  const [row] = await db.select().from(erasureRequests).where(eq(erasureRequests.userId, userId))
  return { erasureAt: row?.dueAt.toISOString() ?? null }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Records the actor's request to be erased after a waiting period. Throws USER_LAST_ADMINISTRATOR. */
export function askErasure(db: Db, actor: Actor): Promise<{ erasureAt: string }> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    const user = expectOne(await tx.select().from(users).where(eq(users.userId, userId)).for('update'))
    await requireOtherAdministrator(tx, user)
    const dueAt = new Date(Date.now() + ERASURE_DAYS * DAY_MS)
    const saved = await tx.insert(erasureRequests).values({ userId, dueAt }).onConflictDoNothing().returning()
    if (saved.length > 0) await writeAudit(tx, actor, 'USER_ERASURE_ASKED', { userId, dueAt: dueAt.toISOString() })
    const row = expectOne(await tx.select().from(erasureRequests).where(eq(erasureRequests.userId, userId)))
    return { erasureAt: row.dueAt.toISOString() }
  })
}

/** Throws NOT_FOUND if the actor has not requested it. */
export async function cancelErasure(db: Db, actor: Actor): Promise<void> {
  const { userId } = actor
  await db.transaction(async (tx) => {
    const deleted = await tx.delete(erasureRequests).where(eq(erasureRequests.userId, userId)).returning()
    if (deleted.length === 0) throw new AppError('NOT_FOUND')
    await writeAudit(tx, actor, 'USER_ERASURE_CANCELLED', { userId })
  })
}

/**
 * Erases all users whose waiting period is over; a user who has become the last administrator stays until there is
 * another.
 */
export async function erasePersonsDue(db: Db): Promise<void> {
  const due = await db.select().from(erasureRequests).where(lte(erasureRequests.dueAt, sql`now()`))
  for (const { userId } of due) await eraseUnlessLast(db, userId)
}

/** Erases a user on behalf of the portal itself. */
export async function eraseUnlessLast(db: Db, userId: string): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.userId, userId)).for('update')
      if (user) await eraseUser(tx, { accountId: user.accountId, userId: null }, user)
    })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'USER_LAST_ADMINISTRATOR')) throw error
  }
}
