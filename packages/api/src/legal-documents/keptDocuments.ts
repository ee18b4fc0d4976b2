import { DOCUMENT_STATUSES } from '@portal/contract'
import { dayNumber } from '@portal/rules'
import { sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'
import { legalDocuments } from '../db/schema.ts'
import { keepLatest } from '../keepLatest.ts'

/** What documents are counted by. `codes`: of each document the place of what it counts under among `values`. */
export type Column = { readonly codes: readonly number[]; readonly values: readonly (readonly string[])[] }

/** All documents, the latest first: a document is its place in this order. */
export type KeptDocuments = {
  readonly all: readonly number[]
  /** As the database knows them. */
  readonly numbers: readonly number[]
  /** By the number, -1 where no document has it; numbers are given one after another. */
  readonly placeOf: Int32Array
  readonly columns: { readonly [facet in 'country' | 'kind' | 'language' | 'year']: Column }
  readonly statusOn: (day: string) => Column
  /** A country is called as its documents call it. */
  readonly countryNames: ReadonlyMap<string, string>
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
  const periods = rows.map(periodOf)
  const keep = keepLatest<Column>(DAYS)
  return {
    all: rows.map((_, place) => place),
    numbers: rows.map((row) => row.number),
    placeOf: placesBy(rows.map((row) => row.number)),
    columns: {
      country: columnOf((row) => [row.countryId ?? 'treaty']),
      kind: columnOf((row) => [row.kind]),
      language: columnOf((row) => row.languages),
      year: columnOf((row) => [String(row.year ?? 'unknown')]),
    },
    statusOn: (day) => keep(day, () => statusColumn(periods, day)),
    countryNames: new Map(rows.map((row) => [row.countryId ?? 'treaty', row.country ?? 'Treaties'])),
  }
}

function makeColumn(of: readonly (readonly string[])[]): Column {
  const known = new Map<string, number>()
  const values: (readonly string[])[] = []
  const codes = of.map((value) => {
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

/** From when until when it holds. Day numbers: never repealed without one, NaN where it is not known. */
type Period = { readonly from: number; readonly until: number }

const periodOf = (row: Pick<typeof legalDocuments.$inferSelect, 'inForce' | 'repealed'>): Period => ({
  from: row.inForce ? dayNumber(row.inForce) : Number.NaN,
  until: row.repealed ? dayNumber(row.repealed) : Number.POSITIVE_INFINITY,
})

/** The status of all documents on a day. */
const statusColumn = (periods: readonly Period[], day: string): Column => ({
  codes: periods.map(codeOn(dayNumber(day))),
  values: DOCUMENT_STATUSES.map((status) => [status]),
})

const codeOf = (status: (typeof DOCUMENT_STATUSES)[number]): number => DOCUMENT_STATUSES.indexOf(status)
const [NOT_YET, IN_FORCE, REPEALED, UNKNOWN] = [
  codeOf('not_yet_in_force'),
  codeOf('in_force'),
  codeOf('repealed'),
  codeOf('unknown'),
]

const codeOn =
  (day: number) =>
  ({ from, until }: Period): number => {
    if (until <= day) return REPEALED
    if (Number.isNaN(from)) return UNKNOWN
    return from <= day ? IN_FORCE : NOT_YET
  }

/** For places that are known to be there. */
export const at = (column: ArrayLike<number>, place: number): number => column[place] as number
