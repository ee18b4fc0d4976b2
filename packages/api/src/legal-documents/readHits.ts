import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'
import { legalDocuments } from '../db/schema.ts'
import type { KeptDocuments } from './keptDocuments.ts'

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
  const found = row?.found ?? Buffer.alloc(0)
  const signs = new Int8Array(kept.all.length)
  for (let start = 0; start < found.length; start += BYTES) {
    const signed = found.readInt32BE(start)
    signs[placeOf(kept, Math.abs(signed))] = Math.sign(signed)
  }
  const having = (sign: number) => kept.all.filter((place) => signs[place] === sign)
  return [...having(-1), ...having(1)]
}

function placeOf({ placeOf }: KeptDocuments, of: number): number {
  const place = placeOf.get(of)
  if (place === undefined) throw new Error('A document is found that the kept ones do not have.')
  return place
}
