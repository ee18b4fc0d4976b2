import { mayGrant, ROLES, type Role, type SessionUser, type User } from '@portal/contract'

type RefusalReason = 'self' | 'lastAdministrator' | 'rank'

const ADMINISTRATORS: readonly User['role'][] = ['ACC_ADMIN', 'SUPER_ADMIN']

/**
 * Why a user cannot be deleted, deactivated or given another role; null when it is allowed. The server decides
 * (`allowedActions`): an administrator who may be updated but not deleted is the last one of the account.
 */
export function refusalReason(user: User, me: SessionUser | null): RefusalReason | null {
  if (user.userId === me?.userId) return 'self'
  if (user.allowedActions.includes('DELETE')) return null
  return ADMINISTRATORS.includes(user.role) && user.allowedActions.includes('UPDATE') ? 'lastAdministrator' : 'rank'
}

/** The roles that may be granted. The server may refuse more of them for the operator's account. */
export const grantableRoles = (me: SessionUser | null): Role[] =>
  ROLES.filter((role) => me !== null && mayGrant(me.role, role, false))

/** How a user is called: by name, or by e-mail as long as there is no name. */
export const personName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email
