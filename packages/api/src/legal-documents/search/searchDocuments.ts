import type { legalDocuments as contract, HandlerOutput } from '@portal/contract'
import { sql } from 'drizzle-orm'
import { keepLatest } from '../../cache/keepLatest.ts'
import type { Current } from '../../content/index.ts'
import type { Db, DbOrTransaction } from '../../db/connect.ts'
import { legalDocuments } from '../../db/schema.ts'
import { presentDocument } from '../presentDocument.ts'
import { countHits } from './countHits.ts'
import type { Query } from './documentFilters.ts'
import { findHits } from './findHits.ts'
import { type KeptDocuments, readKeptDocuments } from './keptDocuments.ts'
import { markUnspaced } from './markUnspaced.ts'
import { readPage, type StoredHit } from './readPage.ts'
import { ALIKE } from './similarQuery.ts'
import { wantedOf } from './wantedOf.ts'

type Found = HandlerOutput<typeof contract.search>

const { number } = legalDocuments

export type SearchDocuments = (query: Query, day: string) => Promise<Found>
type Law = Pick<Current, 'key' | 'countries'>

/**
 * Full-text search. Article numbers are matched exactly; where no document has the words, titles like them are found.
 * Nothing but punctuation is no query: everything is listed, the latest first. PostgreSQL finds, ranks and shows; what is
 * found is counted here, by columns that are read anew when a document was written or the key of `current` is another.
 */
export function openDocumentSearch(db: Db, current: () => Promise<Law>): SearchDocuments {
  const keep = keepLatest<Promise<KeptDocuments>>(1)
  return async (query, day) => {
    const { key, countries } = await current()
    return inSearch(db, async (tx, written) => {
      const kept = await keep(`${key} ${written}`, () => readKeptDocuments(tx))
      const { hits, similar, ...shown } = await findHits(tx, kept, wantedOf(query.q), countries)
      const { passing, ...counted } = countHits(kept, hits.places, query, day)
      const results = await readPage(tx, kept, { ...query, ...shown, scores: hits.scores, found: passing })
      return {
        ...counted,
        similar,
        total: passing.length,
        results: results.map((hit) => presentHit(hit, day, query.q)),
      }
    })
  }
}

/** In one state of the database, with the highest number that a document has in it. */
const inSearch = <T>(db: Db, read: (tx: DbOrTransaction, written: number | null) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ written: number | null }>(SETTINGS)
      return read(tx, rows[0]?.written ?? null)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** A document's words are kept apart from its row, which the planner does not reckon with: it would read all of them. */
const SETTINGS = sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true),
  set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
  set_config('jit', 'off', true), set_config('work_mem', '16MB', true), (select max(${number}) from ${legalDocuments}) as written`

function presentHit(hit: StoredHit, day: string, q: string): Found['results'][number] {
  const { document, countryId, country, originalMarked, ...shown } = hit
  const { keyArticles: _, ...told } = presentDocument(document, { countryId, country }, day)
  return { ...told, ...shown, originalMarked: markUnspaced(originalMarked, q) }
}
