import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Actor, type Reader, reachOf } from '../../http/actor.ts'
import { equalsAny } from '../conditions.ts'
import { memberships, userGroups, users } from '../schema.ts'

/** The users that an actor may see as their administrator; others are treated as nonexistent. */
export function visibleUsers(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, 'MANAGE_USERS')
  if (reach === undefined) return sql`false`
  if (reach === 'all') return sql`true`
  const ofAccount = eq(users.accountId, actor.accountId)
  return reach === 'account' ? ofAccount : and(ofAccount, isInGroups(actor.groups))
}

/** Whether the user is in one of these groups. */
export function isInGroups(groups: string[]): SQL {
  return sql`exists (select 1 from ${memberships}
    where ${memberships.accountId} = ${users.accountId} and ${memberships.userId} = ${users.userId}
    and ${inArray(memberships.userGroupId, groups)})`
}

/** The user groups an actor may see: those they manage, or whose users they manage. */
export function visibleUserGroups(actor: Reader): SQL | undefined {
  const reach = reachOf(actor, 'MANAGE_USER_GROUPS') ?? reachOf(actor, 'MANAGE_USERS')
  if (reach === undefined) return sql`false`
  if (reach === 'all') return sql`true`
  const ofAccount = eq(userGroups.accountId, actor.accountId)
  return reach === 'account' ? ofAccount : and(ofAccount, equalsAny(userGroups.userGroupId, actor.groups))
}
