import type { accounts as contract, HandlerInput, HandlerOutput } from '@portal/contract'
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { accounts } from '../db/schema.ts'
import { accountMatches, selectAccounts } from './accounts.repo.ts'
import { presentAccount } from './accounts.service.ts'

type Query = HandlerInput<typeof contract.list>['body']

const SORTED = {
  accountName: sql`lower(${accounts.accountName})`,
  accountType: accounts.accountType,
  createdAt: accounts.createdAt,
  updatedAt: accounts.updatedAt,
} as const

/** A page of all accounts; no type in the filter means both. */
export async function listAccounts(
  db: Db,
  { sort, from, size, q, filter }: Query,
): Promise<HandlerOutput<typeof contract.list>> {
  const where = accountMatches({ types: filter?.accountType ?? [], names: [q, filter?.accountName] })
  const [field = 'accountName', direction = 'asc'] = Object.entries(sort ?? {})[0] ?? []
  const column = SORTED[field as keyof typeof SORTED]
  const first = direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`
  const [rows, count] = await Promise.all([
    selectAccounts(db).where(where).orderBy(first, asc(accounts.accountId)).limit(size).offset(from),
    db.$count(accounts, where),
  ])
  return { count, rows: rows.map(presentAccount) }
}
