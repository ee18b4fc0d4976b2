import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { to } from 'pg-copy-streams'
import { syncFolder } from '../data-dir/index.ts'
import { type FileStore, sha256OfFile } from '../file-store/index.ts'
import { BackupError, FILES, MANIFEST, type Manifest, type TableFile } from './manifest.ts'

/**
 * The tables of a backup, without generated columns and without the job queue's own list of migrations, which its
 * library manages.
 */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name, n.nspname || '.' || c.relname as plain,
    array_agg(format('%I', a.attname) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname in ('public', 'drizzle', 'graphile_worker')
    and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
  group by 1, 2 order by 2`
const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
  where schemaname in ('public', 'drizzle', 'graphile_worker') and last_value is not null`

/**
 * Writes a snapshot of the whole database, and the files of evidence and laws that it refers to, into a new folder
 * readable only by its owner, while the portal runs. The folder appears once it is complete. Throws a BackupError.
 */
export async function backUp(pool: Pool, folder: string, store: Pick<FileStore, 'read'>): Promise<Manifest> {
  if (await exists(folder)) throw new BackupError(`${folder} exists already: name a new folder.`)
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables = await writeTables(client, draft)
    const rows = await listStored(client)
    await client.query('commit')
    const manifest = { ...tables, files: await writeFiles(store, draft, rows) }
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await rename(draft, folder)
    await syncFolder(dirname(folder))
    return manifest
  } finally {
    // Closed instead of reused: it may be within a failed transaction.
    client.release(true)
  }
}

const FILE_TABLES = ['evidence_files', 'document_files']

/** Lists the files of evidence and of laws, which never change, so they can be read after the tables. */
async function listStored(client: PoolClient): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const table of FILE_TABLES) {
    const { rows: tables } = await client.query('select to_regclass($1) as files', [table])
    // A database of an older version has no such table.
    if (tables[0].files === null) continue
    const { rows } = await client.query(`select file_id::text as key, sha256 from ${table} order by 1`)
    files.push(...rows)
  }
  return files
}

async function writeFiles(
  store: Pick<FileStore, 'read'>,
  folder: string,
  files: Manifest['files'],
): Promise<Manifest['files']> {
  await mkdir(join(folder, FILES), { mode: 0o700 })
  for (const { key, sha256 } of files) {
    const path = join(folder, FILES, key)
    await pipeline(await store.read(key), createWriteStream(path, { mode: 0o600, flush: true }))
    if ((await sha256OfFile(path)) !== sha256)
      throw new BackupError(`The stored file ${key} differs from the uploaded file.`)
  }
  return files
}

async function writeTables(client: PoolClient, folder: string): Promise<Omit<Manifest, 'files'>> {
  const { rows: tables } = await client.query<{ name: string; plain: string; columns: string[] }>(TABLES)
  const files: TableFile[] = []
  for (const { name, plain, columns } of tables) {
    const file = `${plain.replaceAll(/[^\w.-]/g, '_')}.copy.gz`
    const path = join(folder, file)
    const copy = client.query(to(`copy ${name} (${columns.join(', ')}) to stdout`))
    await pipeline(copy, createGzip(), createWriteStream(path, { mode: 0o600, flush: true }))
    files.push({ name, columns, rows: copy.rowCount ?? 0, file, sha256: await sha256OfFile(path) })
  }
  const newest = await client.query('select max(created_at)::float8 as at from drizzle.__drizzle_migrations')
  const { rows: sequences } = await client.query<{ name: string; value: number }>(SEQUENCES)
  const createdAt = new Date().toISOString()
  return { format: 1, createdAt, migration: newest.rows[0].at, tables: files, sequences }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
