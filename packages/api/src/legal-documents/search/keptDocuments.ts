import { DOCUMENT_STATUSES } from '@portal/contract'
import { dayNumber } from '@portal/rules'
import { sql } from 'drizzle-orm'
import { keepLatest } from '../../cache/keepLatest.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import { legalDocuments } from '../../db/schema.ts'

/** What documents are counted by. `codes`: of each document the place of what it counts under among `values`. */
export type Column = { readonly codes: Uint32Array; readonly values: readonly (readonly string[])[] }

/** All documents, the latest first: a document is its place in this order. */
export type KeptDocuments = {
  readonly all: Int32Array
  /** As the database knows them. */
  readonly numbers: readonly number[]
  /** By the number, -1 where no document has it; numbers are given one after another. */
  readonly placeOf: Int32Array
  readonly columns: { readonly [facet in 'country' | 'kind' | 'language' | 'year']: Column }
  readonly statusOn: (day: string) => Column
  /** A country is called as its documents call it. */
  readonly countryNames: ReadonlyMap<string, string>
  /** Of text search, in the languages that the documents are written in. */
  readonly configurations: readonly string[]
}

const { number, countryId, country, kind, languages, year, inForce, repealed, documentId } = legalDocuments

/** So many days are kept with the status of all documents on them. */
const DAYS = 10

/** Reads of all documents the little that facets and filters need. */
export async function readKeptDocuments(db: DbOrTransaction): Promise<KeptDocuments> {
  const rows = await db
    .select({ number, countryId, country, kind, languages, year, inForce, repealed })
    .from(legalDocuments)
    .orderBy(sql`${year} desc nulls last`, documentId)
  const columnOf = (value: (row: (typeof rows)[number]) => readonly string[]) => makeColumn(rows.map(value))
  const periods = periodsOf(rows)
  const keep = keepLatest<Column>(DAYS)
  return {
    all: Int32Array.from(rows.keys()),
    numbers: rows.map((row) => row.number),
    placeOf: placesBy(rows.map((row) => row.number)),
    columns: {
      country: columnOf((row) => [row.countryId ?? 'treaty']),
      kind: columnOf((row) => [row.kind]),
      language: columnOf((row) => row.languages),
      year: columnOf((row) => [String(row.year ?? 'unknown')]),
    },
    statusOn: (day) => keep(day, () => statusColumn(periods, dayNumber(day))),
    configurations: await readConfigurations(db),
    countryNames: new Map(rows.map((row) => [row.countryId ?? 'treaty', row.country ?? 'Treaties'])),
  }
}

/** Summaries are in English; names that no language has are read as they are. */
async function readConfigurations(db: DbOrTransaction): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select portal_text_config(language)::text as name from (select distinct ${languages}[1] as language from ${legalDocuments}) as used
    union values ('portal_english'), ('portal_simple') order by name`)
  return rows.map(({ name }) => name)
}

function makeColumn(of: readonly (readonly string[])[]): Column {
  const known = new Map<string, number>()
  const values: (readonly string[])[] = []
  const codes = Uint32Array.from(of, (value) => {
    const key = value.join('\n')
    const code = known.get(key) ?? values.push(value) - 1
    known.set(key, code)
    return code
  })
  return { codes, values }
}

function placesBy(numbers: readonly number[]): Int32Array {
  const places = new Int32Array(numbers.reduce((highest, one) => Math.max(highest, one), 0) + 1).fill(-1)
  numbers.forEach((one, place) => {
    places[one] = place
  })
  return places
}

/** From when until when each holds, in day numbers. */
type Periods = { readonly from: Int32Array; readonly until: Int32Array }

/** In the place of a day: later than any. */
const [ALWAYS, UNDATED] = [2 ** 31 - 1, 2 ** 31 - 2]

const periodsOf = (rows: readonly Pick<typeof legalDocuments.$inferSelect, 'inForce' | 'repealed'>[]): Periods => ({
  from: Int32Array.from(rows, (row) => (row.inForce ? dayNumber(row.inForce) : UNDATED)),
  until: Int32Array.from(rows, (row) => (row.repealed ? dayNumber(row.repealed) : ALWAYS)),
})

const codeOf = (status: (typeof DOCUMENT_STATUSES)[number]): number => DOCUMENT_STATUSES.indexOf(status)
const [NOT_YET, IN_FORCE, REPEALED, UNKNOWN] = [
  codeOf('not_yet_in_force'),
  codeOf('in_force'),
  codeOf('repealed'),
  codeOf('unknown'),
] as const

/** The status of all documents on a day. */
function statusColumn({ from, until }: Periods, day: number): Column {
  const codes = new Uint32Array(from.length)
  for (let place = 0; place < codes.length; place++) {
    const start = at(from, place)
    if (at(until, place) <= day) codes[place] = REPEALED
    else if (start === UNDATED) codes[place] = UNKNOWN
    else codes[place] = start <= day ? IN_FORCE : NOT_YET
  }
  return { codes, values: DOCUMENT_STATUSES.map((status) => [status]) }
}

/** For places that are known to be there. */
export const at = (column: ArrayLike<number>, place: number): number => column[place] as number
