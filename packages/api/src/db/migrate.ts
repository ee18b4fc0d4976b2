import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as migrateJobs } from 'graphile-worker'
import type { Connection, Db } from './connect.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'drizzle')
/** Any fixed number: what matters is that every process of the portal takes the same one. */
const LOCK = 7_310_412

/** Brings the tables, the job queue's too, to the present version. Processes that start at once take turns. */
export async function migrate({ pool }: Connection): Promise<void> {
  const client = await pool.connect()
  const db = drizzle(client)
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`)
    await applyMigrations(db, { migrationsFolder: FOLDER })
    await migrateJobs({ pgPool: pool })
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`)
    client.release()
  }
}

const shipped = readdirSync(FOLDER).filter((name) => name.endsWith('.sql')).length

/** Whether the database answers and has every migration that this program was written for. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*) as applied from drizzle.__drizzle_migrations`,
  )
  return (rows[0]?.applied ?? 0) >= shipped
}
