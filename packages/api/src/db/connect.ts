import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listenToAccessChanges } from './accessChanges.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
export type DbOrTransaction = Db | Transaction

export type Connection = { db: Db; pool: pg.Pool; close: () => Promise<void> }

const INT8 = 20
/** `pg` reads int8 (every `count(*)`) as text; our numbers stay far below what a double holds exactly. */
pg.types.setTypeParser(INT8, Number)

/** Opens a pool on a database. `onError` hears of connections that break while idle. */
export function connect(url: string, onError: (error: Error) => void, max = 10): Connection {
  const pool: pg.Pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    // Before it is first used; one that cannot listen is refused.
    onConnect: (client) => listenToAccessChanges(pool, client),
  })
  let closing = false
  // While we are closing, a server that stops may be quicker than our own goodbye.
  pool.on('error', (error) => {
    if (!closing) onError(error)
  })
  const close = () => {
    closing = true
    return pool.end()
  }
  return { db: drizzle(pool), pool, close }
}

/** Makes the database if the server does not have it yet. */
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
