import type { Account, accounts as contract, HandlerInput, HandlerOutput } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { asc, sql } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { accounts } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import { refuseStale } from '../http/refuseStale.ts'
import {
  type AccountRow,
  accountMatches,
  deleteAccount,
  findAccount,
  insertAccount,
  saveAccount,
  selectAccountForUpdate,
  selectAccounts,
} from './accounts.repo.ts'

type Input = HandlerInput<typeof contract.create>['body']
type Body = HandlerInput<typeof contract.update>['body']

function presentAccount(row: AccountRow): Account {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt?.toISOString() ?? null }
}

/** Creates an empty account; the operator invites its first user. */
export function createAccount(db: Db, actor: Actor, input: Input): Promise<Account> {
  return db.transaction(async (tx) => {
    const accountId = await insertAccount(tx, input)
    await writeAudit(tx, { ...actor, accountId }, 'ACCOUNT_NEW', { accountId, ...input })
    return readAccount(tx, accountId)
  })
}

type Update = { body: Body; ifMatch: string | undefined }

export function updateAccount(db: Db, actor: Actor, accountId: string, { body, ifMatch }: Update): Promise<Account> {
  return db.transaction(async (tx) => {
    const { accountName, accountType } = await selectForUpdate(tx, accountId, ifMatch)
    await saveAccount(tx, accountId, body)
    const subject = { accountId, changed: body, before: { accountName, accountType } }
    await writeAudit(tx, { ...actor, accountId }, 'ACCOUNT_UPDATE', subject)
    return readAccount(tx, accountId)
  })
}

/** Deletes an empty account. Throws ACCOUNT_NOT_EMPTY, which says what is in it. */
export function removeAccount(db: Db, actor: Actor, accountId: string, ifMatch: string | undefined): Promise<void> {
  return db.transaction(async (tx) => {
    const { accountName, ...held } = await selectForUpdate(tx, accountId, ifMatch)
    refuseHeld(held)
    await deleteAccount(tx, accountId)
    await writeAudit(tx, { ...actor, accountId }, 'ACCOUNT_DELETE', { accountId, accountName })
  })
}

function refuseHeld({ users, assessments }: Pick<AccountRow, 'users' | 'assessments'>): void {
  const errors = [
    { path: 'users', message: translate('refusals.usersLeft', { count: users }), count: users },
    {
      path: 'assessments',
      message: translate('refusals.assessmentsLeft', { count: assessments }),
      count: assessments,
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ path, message }) => ({ path, message }))
  if (errors.length > 0) throw new AppError('ACCOUNT_NOT_EMPTY', { errors })
}

async function selectForUpdate(tx: Transaction, accountId: string, ifMatch: string | undefined): Promise<AccountRow> {
  const row = await selectAccountForUpdate(tx, accountId)
  if (!row) throw new AppError('NOT_FOUND')
  refuseStale(ifMatch, presentAccount(row))
  return row
}

async function readAccount(tx: Transaction, accountId: string): Promise<Account> {
  const row = await findAccount(tx, accountId)
  if (!row) throw new AppError('NOT_FOUND')
  return presentAccount(row)
}

type Query = HandlerInput<typeof contract.list>['body']

const SORTED = {
  accountName: sql`lower(${accounts.accountName})`,
  accountType: accounts.accountType,
  createdAt: accounts.createdAt,
  updatedAt: accounts.updatedAt,
} as const

/** A page of all accounts; a filter without types means both. */
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
