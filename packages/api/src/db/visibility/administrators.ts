import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether nobody active administers an account: then the operator does meanwhile, and opens its locks. */
export const hasNoAdministrator = (accountId: string | SQLWrapper): SQL => sql`not exists (select 1 from users a
  where a.account_id = ${accountId} and a.role = 'ACC_ADMIN' and a.status = 'ACTIVE')`
