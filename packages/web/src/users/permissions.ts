import { mayGrant, ROLES, type Role, type SessionUser, type User } from '@portal/contract'

type RefusalReason = 'self' | 'lastAdministrator' | 'rank'

const ADMINISTRATORS: readonly User['role'][] = ['ACC_ADMIN', 'SUPER_ADMIN']

/**
 * Why a user cannot be deleted, deactivated or given another role, told before anybody clicks. The server decides
 * (`allowedActions`); an administrator whom one may update but not delete is the last of the account.
 */
export function refusalReason(user: User, me: SessionUser | null): RefusalReason | null {
  if (user.userId === me?.userId) return 'self'
  if (user.allowedActions.includes('DELETE')) return null
  return ADMINISTRATORS.includes(user.role) && user.allowedActions.includes('UPDATE') ? 'lastAdministrator' : 'rank'
}

/** The roles one may offer. Whether an account is the operator's is for the server to know: there it may refuse more. */
export const grantableRoles = (me: SessionUser | null): Role[] =>
  ROLES.filter((role) => me !== null && mayGrant(me.role, role, false))

/** How a user is called: by name, or by e-mail as long as there is no name. */
export const personName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email
