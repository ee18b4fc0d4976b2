import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

export const MIGRATIONS = join(import.meta.dirname, '..', '..', 'drizzle')

type Executor = Pick<Db, 'execute'>

/** These come with PostgreSQL itself; the migrations create them. */
const EXTENSIONS = ['btree_gin', 'btree_gist', 'fuzzystrmatch', 'pg_trgm', 'unaccent']

/** Thrown if the database cannot be used; the message says why and what to do, and names the variable. */
export class DatabaseError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`DATABASE_URL: ${reason}`, options)
  }
}

/**
 * Throws a DatabaseError, before anything is changed, for a database of a newer portal, for missing extensions, and if
 * the role may not create what pending migrations create.
 */
export async function checkDatabase(db: Executor): Promise<void> {
  const shipped = newestShipped()
  const applied = await newestApplied(db)
  if (applied > shipped) {
    throw new DatabaseError(
      `this database was brought up to date by a newer version of the portal (${day(applied)}; this one knows changes up to ${day(shipped)}). Start the newer version, or restore a backup from before.`,
    )
  }
  if (applied === shipped) return
  const missing = await missingExtensions(db)
  if (missing.length > 0) {
    throw new DatabaseError(
      `this PostgreSQL lacks the extensions ${missing.join(', ')}. Install its contrib package (in Debian it is part of the server's package).`,
    )
  }
  const role = await roleThatCannotCreate(db)
  if (role) {
    throw new DatabaseError(
      `the role ${role.name} may not create tables in the database ${role.database}. Run: alter database "${role.database}" owner to "${role.name}"`,
    )
  }
}

/** Whether a portal has made its tables in the database. */
export const hasTables = async (db: Executor): Promise<boolean> => (await newestApplied(db)) > 0

function newestShipped(): number {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'))
  return Math.max(...(journal.entries as { when: number }[]).map(({ when }) => when))
}

/** The time at which the newest applied migration was written; 0 in an empty database. */
async function newestApplied(db: Executor): Promise<number> {
  const { rows } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as "table"`)
  if (!rows[0]?.table) return 0
  const newest = await db.execute<{ at: number | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )
  return newest.rows[0]?.at ?? 0
}

async function missingExtensions(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_available_extensions where name in ${EXTENSIONS}`,
  )
  return EXTENSIONS.filter((extension) => !rows.some(({ name }) => name === extension))
}

async function roleThatCannotCreate(db: Executor): Promise<{ name: string; database: string } | undefined> {
  const { rows } = await db.execute<{ name: string; database: string }>(
    sql`select current_user as name, current_database() as database where not (
      has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE'))`,
  )
  return rows[0]
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10)
