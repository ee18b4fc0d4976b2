import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'

const LATEST = 50

const ownOf = ({ accountId, userId }: Actor) =>
  and(eq(notifications.accountId, accountId), eq(notifications.userId, userId))

export const listNotifications = (db: Db, actor: Actor) =>
  db.select().from(notifications).where(ownOf(actor)).orderBy(desc(notifications.createdAt)).limit(LATEST)

export const countUnread = (db: Db, actor: Actor): Promise<number> =>
  db.$count(notifications, and(ownOf(actor), isNull(notifications.readAt)))

export async function markAllRead(db: Db, actor: Actor): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(ownOf(actor), isNull(notifications.readAt)))
}
