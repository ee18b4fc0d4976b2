import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import type { PoolClient } from 'pg'
import { reasonOf, sqlStateOf } from '../http/databaseErrors.ts'
import { checkDatabase, DatabaseError, MIGRATIONS } from './checkDatabase.ts'
import type { Connection, Db } from './connect.ts'
import { settings } from './schema.ts'

const FUNCTIONS = join(import.meta.dirname, 'functions')
/** The key of the advisory lock: an arbitrary number, the same in every process of the portal. */
const LOCK = 7_310_412
/**
 * The queue goes on listening to connections of the pool after the migration, and would print each that breaks past the
 * log, where `connect` reports it already.
 */
const SILENT = new Logger(() => () => undefined)
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Brings the tables, the job queue and the SQL functions up to date. An advisory lock makes concurrent processes wait
 * for each other. Throws a DatabaseError for a database that it may not change. `upTo`: applies only the migrations
 * written until then, and no functions, for a backup of an older version.
 */
export async function migrate({ pool }: Connection, upTo?: number): Promise<void> {
  const client = await pool.connect()
  const db = drizzle(client)
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`)
    await checkDatabase(db)
    await applyUpTo(db, upTo)
    await migrateJobs({ pgPool: pool, logger: SILENT })
    if (upTo === undefined) await replaceFunctions(db)
  } catch (error) {
    throw sqlStateOf(error) === INSUFFICIENT_PRIVILEGE
      ? new DatabaseError(`its role lacks a right: ${reasonOf(error)}`, { cause: error })
      : error
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`)
    client.release()
  }
}

/**
 * Applies migrations up to a time. The library applies all migrations of a folder, so an earlier state needs a copy
 * that ends there.
 */
async function applyUpTo(db: NodePgDatabase & { $client: PoolClient }, upTo: number | undefined): Promise<void> {
  if (upTo === undefined) return applyMigrations(db, { migrationsFolder: MIGRATIONS })
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
  try {
    await cp(MIGRATIONS, migrationsFolder, { recursive: true })
    const path = join(migrationsFolder, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] }
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => when <= upTo) }))
    await applyMigrations(db, { migrationsFolder })
  } finally {
    await rm(migrationsFolder, { recursive: true })
  }
}

/**
 * Runs each file of `functions/` that has changed since this database last ran it. The files consist of `create or
 * replace`, so no migration has to redefine a function; a migration drops one whose signature changes or that is no
 * longer used. Hashes are stored in the same transaction, so that a failed file runs again at the next start.
 */
async function replaceFunctions(db: NodePgDatabase & { $client: PoolClient }): Promise<void> {
  await db.transaction(async (tx) => {
    const applied = new Map((await tx.select().from(settings)).map(({ name, value }) => [name, value]))
    for (const { name, text, hash } of readFunctionFiles()) {
      if (applied.get(name) === hash) continue
      await tx.execute(sql.raw(text))
      const row = { name, value: hash }
      await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row })
    }
  })
}

function readFunctionFiles() {
  const files = readdirSync(FUNCTIONS).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file) => {
    const text = readFileSync(join(FUNCTIONS, file), 'utf8')
    return { name: `functions/${file}`, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

const shipped = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length

/** Whether the database responds and has at least the migrations of this version of the portal. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*) as applied from drizzle.__drizzle_migrations`,
  )
  return (rows[0]?.applied ?? 0) >= shipped
}
