import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { TracedClient } from '../tracing/index.ts'
import { listenToAccessChanges } from './accessChanges.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
export type DbOrTransaction = Db | Transaction

export type Connection = { db: Db; pool: pg.Pool; close: () => Promise<void> }

const INT8 = 20
/** `pg` returns int8 (every `count(*)`) as text; the portal's numbers stay far below the limit of exact doubles. */
pg.types.setTypeParser(INT8, Number)

/**
 * Time-outs of statements that serve a request, in milliseconds. `query_timeout` is the client's own, for a server that
 * no longer responds at all. Background work has none, because a batch may take minutes.
 */
export const REQUEST_TIMEOUTS = {
  statement_timeout: 8_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 9_000,
}

/**
 * `pooled`: a pooler such as PgBouncer in transaction mode is in between, so each transaction may use another server
 * connection: no session settings, no LISTEN (see passOnAccessChanges), and only the client's own
 * time-out. `standby`: a read-only server, which refuses LISTEN.
 */
type PoolOptions = {
  max?: number
  timeouts?: Partial<typeof REQUEST_TIMEOUTS>
  pooled?: boolean
  standby?: boolean
}

/** Opens a connection pool. `onError` is called for connections that break, in use or idle. */
export function connect(
  url: string,
  onError: (error: Error) => void,
  { max = 10, timeouts = {}, pooled = false, standby = false }: PoolOptions = {},
): Connection {
  let closing = false
  // While the pool is closing, the server may hang up first.
  const report = (error: Error) => {
    if (!closing) onError(error)
  }
  const pool: pg.Pool = new pg.Pool({
    Client: TracedClient,
    ...(pooled ? { query_timeout: timeouts.query_timeout } : timeouts),
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    onConnect: async (client) => {
      endSilent(client)
      if (!pooled && !standby) await listenToAccessChanges(pool, client)
    },
  })
  pool.on('error', report)
  const end = endOf(pool)
  // The pool handles errors of idle clients only: without this listener, a connection that breaks in use ends the
  // process.
  pool.on('connect', (client) => client.on('error', report))
  const close = () => {
    closing = true
    return end()
  }
  return { db: drizzle(pool), pool, close }
}

/** A server that no longer responds does not close its end. */
const CLOSED_WITHIN_MS = 1_000

/**
 * Ends a pool and waits until its connections are closed, for which `pool.end` does not wait: otherwise a server that is
 * stopped next would break them.
 */
function endOf(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  return async () => {
    const closed = new Promise<void>((resolve) => {
      pool.on('remove', () => open.size === 0 && resolve())
    })
    await pool.end()
    if (open.size > 0) await Promise.race([closed, sleep(CLOSED_WITHIN_MS, undefined, { ref: false })])
  }
}

/**
 * Ends a connection whose server did not respond within `query_timeout`: otherwise the pool would reuse it while the
 * query is still running, and everything after it would wait in vain.
 */
function endSilent(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]) => {
    const answer = send(...args)
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') void (client as pg.Client).end()
      })
    }
    return answer
  }
  Object.assign(client, { query })
}

/** Creates the database if the server does not have it yet. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
