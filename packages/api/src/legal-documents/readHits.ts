import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'
import { legalDocuments } from '../db/schema.ts'
import { at, type KeptDocuments } from './keptDocuments.ts'

/** Which documents answer. Empty where none are looked for: `text`, the text search query, and `articles` as typed. */
export type Match = { readonly where: SQL; readonly text: string; readonly articles: string }

const { number, titleWords } = legalDocuments
/** Of an int4. */
const BYTES = 4

/**
 * The places of the documents that answer: those with the words in the title first, then the latest. PostgreSQL tells
 * their numbers only, four bytes each: counting its rows takes it many times as long as us. Whose titles have the words
 * is asked of their own index: to look it up in every document that is found takes longer.
 */
export async function readHits(db: DbOrTransaction, kept: KeptDocuments, { where, text }: Match): Promise<number[]> {
  const titled = text === '' ? sql`null::bytea` : numbersOf(sql`${titleWords} @@ ${text}::tsquery`)
  const { rows } = await db.execute<Told>(sql`select ${numbersOf(where)} as found, ${titled} as titled`)
  const [told] = rows
  return inOrder(kept, placesOf(kept, told?.found), placesOf(kept, told?.titled))
}

type Told = { found: Buffer | null; titled: Buffer | null }

const numbersOf = (where: SQL): SQL =>
  sql`(select string_agg(int4send(${number}), '') from ${legalDocuments} where ${where})`

/** What was deleted since is no hit. */
function placesOf({ placeOf }: KeptDocuments, told: Buffer | null | undefined): number[] {
  const places: number[] = []
  for (let start = 0; told && start < told.length; start += BYTES) {
    const place = at(placeOf, told.readInt32BE(start))
    if (place >= 0) places.push(place)
  }
  return places
}

const [FOUND, TITLED] = [1, 2]

function inOrder({ all }: KeptDocuments, found: readonly number[], titled: readonly number[]): number[] {
  const marks = new Uint8Array(all.length)
  for (const place of found) marks[place] = FOUND
  // A title can have the words of a query that the document has not: one that leaves out a word.
  for (const place of titled) if (marks[place] === FOUND) marks[place] = TITLED
  const having = (mark: number) => all.filter((place) => marks[place] === mark)
  return having(TITLED).concat(having(FOUND))
}
