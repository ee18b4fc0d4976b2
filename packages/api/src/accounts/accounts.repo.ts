import { rolesWith } from '@portal/contract'
import { and, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '../db/conditions.ts'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { accounts, userGroups } from '../db/schema.ts'
import { hasRole } from '../db/visibility/administrators.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const COLUMNS = {
  accountId: accounts.accountId,
  version: accounts.version,
  accountName: accounts.accountName,
  accountType: accounts.accountType,
  users: sql<number>`(select count(*) from users u where u.account_id = ${accounts}.account_id)`,
  assessments: sql<number>`(select count(*) from assessments a where a.account_id = ${accounts}.account_id)`,
  hasAdministrator: sql<boolean>`exists (select 1 from users u where u.account_id = ${accounts}.account_id
    and u.status = 'ACTIVE' and ${hasRole(sql`u.role`, rolesWith('MANAGE_USERS', ['account', 'all']))})`,
  createdAt: accounts.createdAt,
  updatedAt: accounts.updatedAt,
}

export const selectAccounts = (db: DbOrTransaction) => db.select(COLUMNS).from(accounts).$dynamic()

export async function findAccount(db: DbOrTransaction, accountId: string) {
  const [row] = await selectAccounts(db).where(eq(accounts.accountId, accountId))
  return row
}

/** Locks the row FOR UPDATE until the transaction ends, so that no user is added to the account meanwhile. */
export async function selectAccountForUpdate(tx: Transaction, accountId: string) {
  const { accountId: id } = accounts
  await tx.select({ id }).from(accounts).where(eq(id, accountId)).for('update')
  return findAccount(tx, accountId)
}

type Values = Pick<typeof accounts.$inferInsert, 'accountName' | 'accountType'>

/** Ids are the time in milliseconds, like those sent at registration; an id that is taken is incremented. */
export async function insertAccount(tx: Transaction, values: Values): Promise<string> {
  for (let id = Date.now(); ; id++) {
    const accountId = String(id)
    const made = await tx
      .insert(accounts)
      .values({ ...values, accountId })
      .onConflictDoNothing()
      .returning()
    if (made.length > 0) return accountId
  }
}

export async function saveAccount(
  tx: Transaction,
  accountId: string,
  change: { [Field in keyof Values]?: Values[Field] | undefined },
) {
  await tx
    .update(accounts)
    .set({ ...change, version: sql`${accounts.version} + 1`, updatedAt: new Date() })
    .where(eq(accounts.accountId, accountId))
}

/** Deletes an account without users or assessments, together with its groups, which are empty then. */
export async function deleteAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(userGroups).where(eq(userGroups.accountId, accountId))
  await tx.delete(accounts).where(eq(accounts.accountId, accountId))
}

type AccountFilter = { types: AccountRow['accountType'][]; names: (string | undefined)[] }

export const accountMatches = ({ types, names }: AccountFilter): SQL | undefined =>
  and(
    types.length > 0 ? inArray(accounts.accountType, types) : undefined,
    ...names.map((name) => (name ? ilike(accounts.accountName, likePattern(name)) : undefined)),
  )
