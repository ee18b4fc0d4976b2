import { type Role, rolesWith } from '@portal/contract'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a role, given as a column or a value, is one of these. */
export const hasRole = (role: SQLWrapper, roles: readonly Role[]): SQL<boolean> =>
  sql`${role} = any (${sql.param(roles)}::text[])`

const ofAccount = rolesWith('MANAGE_USERS', ['account'])

/** Whether an account has no active administrator of its own; the operator then acts for it and opens its locks. */
export const hasNoAdministrator = (accountId: string | SQLWrapper): SQL => sql`not exists (select 1 from users a
  where a.account_id = ${accountId} and ${hasRole(sql`a.role`, ofAccount)} and a.status = 'ACTIVE')`
