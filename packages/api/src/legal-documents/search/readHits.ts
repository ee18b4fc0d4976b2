import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { legalDocumentTexts } from '../../db/schema.ts'
import { groupPlaces } from './groupPlaces.ts'
import { at, type KeptDocuments } from './keptDocuments.ts'

/** Which documents answer, none of `without`, and which of them come first: each condition weighs more than all before it. */
export type Match = { readonly where: SQL; readonly without: readonly SQL[]; readonly better: readonly SQL[] }

/** `places`: the best first, then the latest. `scores`: by the place, how good it is. */
export type Hits = { readonly places: Int32Array; readonly scores: Uint8Array }

const { number } = legalDocumentTexts

/**
 * The documents that answer. PostgreSQL tells their numbers only, four bytes each: counting its rows takes it many times as
 * long as us. Which are better is asked of the index each by itself: to look it up in every document that is found takes
 * longer.
 */
export async function readHits(
  db: DbOrTransaction,
  kept: KeptDocuments,
  { where, without, better }: Match,
): Promise<Hits> {
  const asked = [where, ...without, ...better].map(
    (each) => sql`(select string_agg(int4send(${number}), '') from ${legalDocumentTexts} where ${each})`,
  )
  const { rows } = await db.execute<{ told: (Buffer | null)[] }>(sql`select array[${sql.join(asked, sql`, `)}] as told`)
  const [found = new Int32Array(), ...others] = (rows[0]?.told ?? []).map((numbers) => placesOf(kept, numbers))
  const scores = new Uint8Array(kept.all.length)
  for (const place of found) scores[place] = 1
  for (const places of others.slice(0, without.length)) for (const place of places) scores[place] = 0
  return inOrder(kept.all, scores, others.slice(without.length))
}

/** What was deleted since is no hit. */
function placesOf({ placeOf }: KeptDocuments, told: Buffer | null): Int32Array {
  if (!told) return new Int32Array()
  // A copy, as its bytes may lie anywhere; PostgreSQL sends the highest first.
  const numbers = new Int32Array(new Uint8Array(Buffer.from(told).swap32()).buffer)
  return numbers.map((each) => at(placeOf, each)).filter((place) => place >= 0)
}

/** `scores`: 1 for what is found; what it is preferred by is added. */
function inOrder(all: Int32Array, scores: Uint8Array, preferred: readonly Int32Array[]): Hits {
  preferred.forEach((places, index) => {
    // One that is preferred need not be found: a title can have the words of a query that leaves out a word.
    for (const place of places) if (at(scores, place) > 0) scores[place] = at(scores, place) + 2 ** index
  })
  const [, ...groups] = groupPlaces(all, scores, 1 + 2 ** preferred.length)
  return { places: joined(groups.toReversed()), scores }
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const whole = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let start = 0
  for (const part of parts) {
    whole.set(part, start)
    start += part.length
  }
  return whole
}
