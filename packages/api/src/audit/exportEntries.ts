import type { AuditEntry } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { type AuditListRow, listEntries } from './audit.repo.ts'
import { presentEntry } from './presentEntry.ts'

const BATCH = 500
const COLUMNS = [
  'at',
  'account',
  'accountId',
  'entryId',
  'actor',
  'address',
  'action',
  'subject',
  'subjectId',
  'details',
  'hash',
] as const satisfies (keyof AuditEntry)[]

/** The entries as rows of a file, newest first, read as fast as they are taken. */
export async function* exportEntries(db: Db, where: SQL | undefined): AsyncGenerator<readonly string[]> {
  yield COLUMNS
  let after: AuditListRow | undefined
  do {
    const rows = await listEntries(db, where, { direction: 'desc', size: BATCH, after })
    yield* rows.map((row) => rowOf(presentEntry(row)))
    after = rows.at(-1)
  } while (after)
}

const rowOf = (entry: AuditEntry): string[] =>
  COLUMNS.map((column) => (column === 'details' ? canonicalJson(entry.details) : String(entry[column] ?? '')))
