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
 * their numbers only, four bytes each, below zero for a title: counting its rows takes it many times as long as us.
 */
export async function readHits(db: DbOrTransaction, kept: KeptDocuments, match: Match): Promise<number[]> {
  const { where, text } = match
  const told =
    text === '' ? number : sql`case when ${titleWords} @@ ${text}::tsquery then -${number} else ${number} end`
  const [row] = await db
    .select({ found: sql<Buffer | null>`string_agg(int4send(${told}), '')` })
    .from(legalDocuments)
    .where(where)
  return inOrder(kept, row?.found ?? Buffer.alloc(0))
}

/** What was deleted since is no hit. */
function inOrder({ all, placeOf }: KeptDocuments, found: Buffer): number[] {
  const signs = new Int8Array(all.length)
  for (let start = 0; start < found.length; start += BYTES) {
    const signed = found.readInt32BE(start)
    const place = at(placeOf, Math.abs(signed))
    if (place >= 0) signs[place] = signed < 0 ? -1 : 1
  }
  const having = (sign: number) => all.filter((place) => signs[place] === sign)
  return having(-1).concat(having(1))
}
