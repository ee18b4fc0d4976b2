import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Db } from './connect.ts'

/**
 * Reads the rows of a query in batches from one snapshot. Uses a dedicated connection until the last batch is read or
 * the reader stops. If the reader takes nothing for a minute, the database ends the transaction and the next batch
 * throws.
 */
export async function* readInBatches<Row extends Record<string, unknown>>(
  db: Db,
  query: SQL,
  size: number,
): AsyncGenerator<Row[]> {
  const client = await db.$client.connect()
  // The next fetch reports that the database closed the connection; without a listener the error event would end the
  // process.
  const ignore = () => undefined
  client.on('error', ignore)
  const own = drizzle(client)
  let failure: Error | undefined
  try {
    await own.execute(sql`begin transaction isolation level repeatable read, read only`)
    await own.execute(sql`set local idle_in_transaction_session_timeout = '60s'`)
    await own.execute(sql`declare batches no scroll cursor for ${query}`)
    for (;;) {
      const rows = await fetchBatch<Row>(client, size)
      if (rows.length === 0) return
      yield rows
    }
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    if (!failure) await own.execute(sql`rollback`).catch((error: Error) => (failure = error))
    client.off('error', ignore)
    // A failed connection is closed instead of reused.
    client.release(failure)
  }
}

/**
 * Uses a callback, because the promises of `pg` link one query to the next: every batch would survive minor garbage
 * collections, and memory would grow with the number of rows until a full collection.
 */
const fetchBatch = <Row>(client: PoolClient, size: number): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    client.query(`fetch forward ${size} from batches`, (error: Error | null, result) =>
      error ? reject(error) : resolve(result.rows as Row[]),
    )
  })
