import { createReadStream } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'
import type { Connection } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import type { FileStore } from '../file-store/index.ts'
import { BackupError, FILES, type Manifest, readManifest, type TableFile } from './manifest.ts'

/**
 * Restores a backup into an empty database and migrates it, even from an older version of the portal or of PostgreSQL:
 * first the tables as of the backup, then the rows, then later migrations. Throws a BackupError before anything is
 * changed if the backup is damaged or the database is not empty. All rows are written in one transaction, so a restore
 * that failed can be repeated.
 */
export async function restore(
  connection: Connection,
  folder: string,
  store: Pick<FileStore, 'put' | 'newDraft'>,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await refuseUsed(connection, manifest)
  for (const { key } of manifest.files) {
    const draft = await store.newDraft()
    await copyFile(join(folder, FILES, key), draft)
    await store.put(key, draft)
  }
  await migrate(connection, manifest.migration)
  const client = await connection.pool.connect()
  try {
    await client.query('begin')
    await readTables(client, folder, manifest)
    await client.query('commit')
  } finally {
    // Closed instead of reused: it may be within a failed transaction.
    client.release(true)
  }
  await migrate(connection)
  await connection.pool.query('analyze')
  return manifest
}

/**
 * Refuses a database with accounts, which every portal has from its first start. Tables without accounts are what a
 * failed restore leaves; they are only used if they are not newer than the backup, whose rows may not fit them.
 */
async function refuseUsed({ pool }: Connection, { migration }: Manifest): Promise<void> {
  const { rows: tables } = await pool.query(`select to_regclass('public.accounts') as accounts`)
  if (!tables[0].accounts) return
  const { rows } = await pool.query(
    `select exists (select from accounts) or max(created_at) > $1 as used from drizzle.__drizzle_migrations`,
    [migration],
  )
  if (rows[0].used) throw new BackupError('The database is not empty: restore into a new DATA_DIR or database.')
}

const REFERENCES = `select conrelid::regclass as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ('public', 'drizzle', 'graphile_worker')`

/**
 * Fills the tables without their triggers, so that nothing is counted again, and without their foreign keys, so that the
 * order of the tables does not matter; the foreign keys are added again at the end, which checks every row. The owner of
 * the tables may do this, while `session_replication_role` would need a superuser, which hosted databases do not offer.
 */
async function readTables(client: PoolClient, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(REFERENCES)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) await readTable(client, folder, table)
  for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2)', [name, value])
  // The next migration creates the functions; the backup only has the hashes of its own database's functions.
  await client.query(`delete from settings where name like 'functions/%'`)
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

async function readTable(client: PoolClient, folder: string, { name, columns, rows, file }: TableFile): Promise<void> {
  const copy = client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(join(folder, file)), createGunzip(), copy)
  if (copy.rowCount !== rows) throw new BackupError(`${file} has ${copy.rowCount} rows and should have ${rows}.`)
}
