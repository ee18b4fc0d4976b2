import type { AuditEntry } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { latinNameIn } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { type AuditListRow, listEntries } from './audit.repo.ts'

const ID_FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ACCOUNT: 'accountId',
    ASSESSMENT: 'assessmentId',
    USER: 'userId',
    USER_GROUP: 'userGroupId',
  }),
)

/** An entry as returned to clients, with the subject separated from the details. */
export function presentEntry(row: AuditListRow): AuditEntry {
  const details = JSON.parse(row.subject) as { [key: string]: unknown }
  const idField = ID_FIELDS.get(row.subjectKind) ?? ''
  const { [idField]: id, ...others } = details
  return {
    entryId: row.number,
    accountId: row.accountId,
    account: row.account,
    actor: row.actor,
    action: row.action,
    subject: row.subjectKind,
    subjectId: typeof id === 'string' ? id : '',
    subjectName: nameOf(row),
    latin: latinNameIn({ name: null, geneticResource: row.material }),
    details: others,
    address: row.address,
    at: row.at.toISOString(),
    hash: row.hash,
  }
}

/** A paper is called by its kind, in words, and its number. */
function nameOf({ subjectName, paperKind }: AuditListRow): string | null {
  if (paperKind === null) return subjectName
  return [translate(`assessments.evidence.kinds.${paperKind}`), subjectName ?? ''].join(' ').trim()
}

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
  'subjectName',
  'details',
  'hash',
] as const satisfies (keyof AuditEntry)[]

/** The entries as rows of a file, newest first, read in batches as the file is consumed. */
export async function* exportEntries(db: Db, reader: Actor, where: SQL | undefined): AsyncGenerator<readonly string[]> {
  yield COLUMNS
  let after: AuditListRow | undefined
  do {
    const rows = await listEntries(db, reader, where, { direction: 'desc', size: BATCH, after })
    yield* rows.map((row) => rowOf(presentEntry(row)))
    after = rows.at(-1)
  } while (after)
}

const rowOf = (entry: AuditEntry): string[] =>
  COLUMNS.map((column) => (column === 'details' ? canonicalJson(entry.details) : String(entry[column] ?? '')))
