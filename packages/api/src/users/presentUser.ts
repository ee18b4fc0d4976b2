import { managesRole, mayGrant, type User } from '@portal/contract'
import { type Actor, reachOf } from '../http/actor.ts'
import type { UserRow } from './users.repo.ts'

/** A user as visible to the requesting administrator, with the actions they may take. */
export function presentUser(actor: Actor, row: UserRow): User {
  const { userId, version, email, pendingEmail, firstName, lastName, role, status, accountId, account } = row
  return {
    userId,
    version,
    email,
    pendingEmail,
    firstName,
    lastName,
    role,
    // Only the operator can grant it, so only the operator sees it.
    requestedRole: reachOf(actor, 'MANAGE_ACCOUNTS') === 'all' ? row.requestedRole : null,
    status,
    loginAt: row.loginAt?.toISOString() ?? null,
    accountId,
    account,
    userGroups: row.userGroups,
    allowedActions: actionsOn(actor, row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt?.toISOString() ?? null,
  }
}

function actionsOn(actor: Actor, { userId, role, status, isLastAdministrator }: UserRow): User['allowedActions'] {
  if (!managesRole(actor.role, role)) return []
  if (userId === actor.userId) return ['UPDATE']
  if (isLastAdministrator) return ['UPDATE', 'END_SESSIONS']
  if (status === 'CREATED') return ['UPDATE', 'DELETE', 'RESEND_INVITATION']
  return status === 'ACTIVE' ? ['UPDATE', 'DELETE', 'DEACTIVATE', 'END_SESSIONS'] : ['UPDATE', 'DELETE', 'ACTIVATE']
}

/** Whether the actor may change the user's email, which would allow them to take over the user. */
export const mayTakeOver = (actor: Actor, { role, operator }: UserRow): boolean => mayGrant(actor.role, role, operator)
