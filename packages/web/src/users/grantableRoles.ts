import { mayGrant, ROLES, type Role, type SessionUser } from '@portal/contract'

/** The roles one may offer. Whether an account is the operator's is for the server to know: there it may refuse more. */
export const grantableRoles = (me: SessionUser | null): Role[] =>
  ROLES.filter((role) => me !== null && mayGrant(me.role, role, false))
