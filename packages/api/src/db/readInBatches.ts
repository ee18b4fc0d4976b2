import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Db } from './connect.ts'

/**
 * The rows of a query in batches, read as they are taken: all of them as they stood when the first was read. It has a
 * connection of its own until the last batch is taken or the reader stops; one that takes nothing for a minute is given
 * up by the database, and the next batch throws.
 */
export async function* readInBatches<Row extends Record<string, unknown>>(
  db: Db,
  query: SQL,
  size: number,
): AsyncGenerator<Row[]> {
  const client = await db.$client.connect()
  // That the database gave up on us is told by the next fetch: unheard, the event would end the process.
  const unheard = () => undefined
  client.on('error', unheard)
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
    client.off('error', unheard)
    // A connection that failed is closed, not used again.
    client.release(failure)
  }
}

/**
 * By a callback: the promises of `pg` lead from one query to the next, so that every batch outlives the quick rounds of
 * the garbage collector and memory grows with the number of rows until it looks through all of it.
 */
const fetchBatch = <Row>(client: PoolClient, size: number): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    client.query(`fetch forward ${size} from batches`, (error: Error | null, found) =>
      error ? reject(error) : resolve(found.rows as Row[]),
    )
  })
