import type { notifications as contract, HandlerInput } from '@portal/contract'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { caseFacts } from '../db/caseFacts.ts'
import type { Db } from '../db/connect.ts'
import { namesInMessage } from '../db/messages.ts'
import { assessments, notifications } from '../db/schema.ts'
import { visibleAssessments } from '../db/visibility/visibleAssessments.ts'
import type { Actor } from '../http/actor.ts'

const ownOf = ({ accountId, userId }: Actor) =>
  and(eq(notifications.accountId, accountId), eq(notifications.userId, userId))

/** The actor's own notifications, without those about an assessment that the actor may no longer see. */
function shownTo(actor: Actor): SQL | undefined {
  const isSeen = sql`exists (select 1 from ${assessments}
    where ${assessments.assessmentId} = ${notifications.assessmentId} and ${visibleAssessments(actor)})`
  return and(ownOf(actor), or(isNull(notifications.assessmentId), isSeen))
}

type Window = HandlerInput<typeof contract.list>['query']

export const listNotifications = (db: Db, actor: Actor, { from, size }: Window) =>
  db
    .select({
      notification: notifications,
      names: namesInMessage(notifications.message),
      about: caseFacts,
      isLocked: assessments.locked,
    })
    .from(notifications)
    .leftJoin(assessments, eq(assessments.assessmentId, notifications.assessmentId))
    .where(shownTo(actor))
    .orderBy(desc(notifications.createdAt), desc(notifications.notificationId))
    .limit(size)
    .offset(from)

export const countNotifications = (db: Db, actor: Actor): Promise<number> => db.$count(notifications, shownTo(actor))

export const countUnread = (db: Db, actor: Actor): Promise<number> =>
  db.$count(notifications, and(shownTo(actor), isNull(notifications.readAt)))

/** Without ids, all of the actor's. */
export async function markRead(db: Db, actor: Actor, notificationIds: string[] | undefined): Promise<void> {
  const named = notificationIds && inArray(notifications.notificationId, notificationIds)
  await db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(ownOf(actor), named, isNull(notifications.readAt)))
}
