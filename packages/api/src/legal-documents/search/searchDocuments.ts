import { sql } from 'drizzle-orm'
import { createCache } from '../../cache/cache.ts'
import type { Current } from '../../content/index.ts'
import type { Db, DbOrTransaction } from '../../db/connect.ts'
import { legalDocuments } from '../../db/schema.ts'
import type { Presenting } from '../presentDocument.ts'
import type { DocumentQuery, SearchResult } from './countMatches.ts'
import { blocksOf, readPage } from './documentPage.ts'
import { matchDocuments } from './matchDocuments.ts'
import { readConfigurations, SIMILARITY } from './textQuery.ts'

type SearchDocuments = (db: Db, query: DocumentQuery, presenting: Presenting) => Promise<SearchResult>
type CurrentLaw = Pick<Current, 'countries'>

/**
 * Full-text search. Article numbers match exactly; if no document contains the words, documents with similar words in
 * their titles match. A query without a letter or digit lists all documents, the latest first.
 */
export function openDocumentSearch(current: () => Promise<CurrentLaw>): SearchDocuments {
  const configurationsOf = createCache<Promise<string[]>>({ name: 'text search configurations', maxSize: 1 })
  return async (db, query, presenting) => {
    const { countries } = await current()
    return inSnapshot(db, async (tx, lastNumber) => {
      const configurations = await configurationsOf.getOrCompute(String(lastNumber), () => readConfigurations(tx))
      const context = { db: tx, configurations, countries }
      const matches = await matchDocuments(context, { query, today: presenting.day, ...blocksOf(query) })
      const { total, undated, facets, loosen, similar } = matches
      const results = await readPage(tx, { ...matches, query, presenting })
      return { total, undated, facets, loosen, similar, results }
    })
  }
}

/** Runs all statements of a search on one snapshot. `lastNumber` grows whenever a document is written. */
const inSnapshot = <T>(db: Db, search: (tx: DbOrTransaction, lastNumber: number | null) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ lastNumber: number | null }>(SETTINGS)
      return search(tx, rows[0]?.lastNumber ?? null)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/**
 * Sequential scans are disabled: the planner underestimates their cost, because it does not know that the texts are
 * stored out of line.
 */
const SETTINGS = sql`select set_config('pg_trgm.word_similarity_threshold', ${SIMILARITY}, true),
  set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
  set_config('jit', 'off', true), set_config('work_mem', '16MB', true),
  (select max(${legalDocuments.number}) from ${legalDocuments}) as "lastNumber"`
