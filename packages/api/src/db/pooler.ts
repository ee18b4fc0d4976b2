import pg from 'pg'
import { DatabaseError } from './checkDatabase.ts'

/**
 * Throws a DatabaseError for a pooler in transaction mode, with which notifications of other processes would be lost
 * silently and named statements fail at random. It is detected by its behaviour: a session setting of one connection is
 * visible to another, or a connection's server process changes while the other one is in a transaction.
 */
export async function refusePooler(url: string): Promise<void> {
  const one = new pg.Client({ connectionString: url })
  const other = new pg.Client({ connectionString: url })
  for (const client of [one, other]) client.on('error', () => undefined)
  try {
    await Promise.all([one.connect(), other.connect()])
    const before = await serverOf(one)
    await one.query(`select set_config('portal.session', 'one', false)`)
    await other.query('begin')
    const { rows } = await other.query(`select current_setting('portal.session', true) as "seen"`)
    const isShared = rows[0].seen === 'one' || (await serverOf(one)) !== before
    await other.query('rollback')
    await one.query(`select set_config('portal.session', '', false)`)
    if (isShared) {
      throw new DatabaseError(
        'this address leads through a pooler in transaction mode (such as PgBouncer). Name the server itself in DATABASE_DIRECT_URL, too, or let the pooler use session mode.',
      )
    }
  } finally {
    await Promise.all([one.end(), other.end()].map((ended) => ended.catch(() => undefined)))
  }
}

async function serverOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid
}
