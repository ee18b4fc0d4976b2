import type { SessionUser, User } from '@portal/contract'

export type RefusalReason = 'self' | 'lastAdministrator' | 'rank'

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
