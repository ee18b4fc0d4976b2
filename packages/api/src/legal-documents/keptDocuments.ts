import { DOCUMENT_STATUSES } from '@portal/contract'
import { sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'
import { legalDocuments } from '../db/schema.ts'

/** What documents are counted by. `codes`: of each document the place of what it counts under among `values`. */
export type Column = { readonly codes: Uint32Array; readonly values: readonly (readonly string[])[] }

/** All documents, the latest first: a document is its place in this order. */
export type KeptDocuments = {
  readonly all: readonly number[]
  readonly numbers: readonly number[]
  readonly placeOf: ReadonlyMap<number, number>
  readonly columns: { readonly [facet in 'country' | 'kind' | 'language' | 'year']: Column }
  /** Days as 20151117; without one it is never repealed, and NaN of one that is not known to be in force. */
  readonly inForce: Float64Array
  readonly repealed: Float64Array
  /** A country is called as its documents call it. */
  readonly countryNames: ReadonlyMap<string, string>
}

const { number, countryId, country, kind, languages, year, inForce, repealed, documentId } = legalDocuments

/** Reads of all documents the little that facets and filters need. */
export async function readKeptDocuments(db: DbOrTransaction): Promise<KeptDocuments> {
  const rows = await db
    .select({ number, countryId, country, kind, languages, year, inForce, repealed })
    .from(legalDocuments)
    .orderBy(sql`${year} desc nulls last`, documentId)
  const columnOf = (value: (row: (typeof rows)[number]) => readonly string[]) => makeColumn(rows.map(value))
  return {
    all: rows.map((_, place) => place),
    numbers: rows.map((row) => row.number),
    placeOf: new Map(rows.map((row, place) => [row.number, place])),
    columns: {
      country: columnOf((row) => [row.countryId ?? 'treaty']),
      kind: columnOf((row) => [row.kind]),
      language: columnOf((row) => row.languages),
      year: columnOf((row) => [String(row.year ?? 'unknown')]),
    },
    inForce: Float64Array.from(rows, (row) => (row.inForce ? dayNumber(row.inForce) : Number.NaN)),
    repealed: Float64Array.from(rows, (row) => (row.repealed ? dayNumber(row.repealed) : Number.POSITIVE_INFINITY)),
    countryNames: new Map(rows.map((row) => [row.countryId ?? 'treaty', row.country ?? 'Treaties'])),
  }
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

const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** The status of all documents on a day. */
export function statusColumn({ all, inForce: from, repealed: until }: KeptDocuments, day: string): Column {
  const on = dayNumber(day)
  const codes = new Uint32Array(all.length)
  for (const place of all) codes[place] = STATUS[statusOf(at(from, place), at(until, place), on)]
  return { codes, values: DOCUMENT_STATUSES.map((status) => [status]) }
}

type Status = (typeof DOCUMENT_STATUSES)[number]
const STATUS = Object.fromEntries(DOCUMENT_STATUSES.map((status, code) => [status, code])) as Record<Status, number>

function statusOf(from: number, until: number, on: number): Status {
  if (until <= on) return 'repealed'
  if (Number.isNaN(from)) return 'unknown'
  return from <= on ? 'in_force' : 'not_yet_in_force'
}

/** For places that are known to be there. */
export const at = (column: ArrayLike<number>, place: number): number => column[place] as number
