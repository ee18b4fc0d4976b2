import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Actor, reachOf } from '../../http/actor.ts'
import { userGroups } from '../schema.ts'

/** The user groups an actor may see: those they manage, or whose users they manage. */
export function visibleUserGroups(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, 'MANAGE_USER_GROUPS') ?? reachOf(actor, 'MANAGE_USERS')
  if (reach === undefined) return sql`false`
  if (reach === 'all') return sql`true`
  const ofAccount = eq(userGroups.accountId, actor.accountId)
  return reach === 'account' ? ofAccount : and(ofAccount, inArray(userGroups.userGroupId, actor.groups))
}
