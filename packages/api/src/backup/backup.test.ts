import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { cases } from '@portal/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { verifyAudit } from '../audit/index.ts'
import { verifyDecisions } from '../cases/index.ts'
import { storedLaw } from '../content/index.ts'
import { type Connection, connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { evidenceFiles, PORTAL } from '../db/schema.ts'
import { openFileStore } from '../file-store/index.ts'
import { addJob } from '../jobs/jobs.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { BRAZIL } from '../testing/brazil.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { backUp, restore } from './index.ts'

const api = startApi()
const root = mkdtempSync(join(tmpdir(), 'portal-backup-'))
const opened: { connection: Connection; name: string }[] = []
let ana: Person
const elsewhere = openFileStore(readSettings({ DATA_DIR: join(root, 'elsewhere') }))

beforeAll(async () => {
  await asSuperuser(`create role ${OWNER} login password '${OWNER}'`)
  ana = await api.signIn()
  await create()
  await storeFile()
  await addJob(api.db, 'sendMail', { userId: randomUUID(), purpose: 'reset' })
})
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  for (const { connection, name } of opened) {
    await connection.close()
    await asSuperuser(`drop database ${name} with (force)`)
  }
  await asSuperuser(`drop role ${OWNER}`)
})

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('superuser').replace('{database}', 'postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const create = () => ana.call(cases.create, { body: { answers: BRAZIL } })

const KEY = randomUUID()
/** Stores a file of evidence. */
async function storeFile(): Promise<void> {
  const path = await api.deps.files.newDraft()
  writeFileSync(path, 'permit')
  await api.deps.files.put(KEY, path)
  const sha256 = createHash('sha256').update('permit').digest('hex')
  const file = { fileId: KEY, number: 1, name: 'permit.txt', type: 'text/plain', size: 6, sha256 }
  const key = { accountId: ana.accountId, evidenceId: randomUUID() }
  await api.db.insert(evidenceFiles).values({ ...key, ...file, addedById: PORTAL, addedAt: new Date() })
}

/** A role that owns its database and may do nothing else, as at a provider of databases. */
const OWNER = `owner_${randomUUID().replaceAll('-', '')}`

async function emptyDatabase(owner?: string): Promise<Connection> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const url = new URL(String(api.pool.options.connectionString))
  await asSuperuser(`create database ${name} owner ${owner ?? url.username}`)
  url.pathname = name
  if (owner) Object.assign(url, { username: owner, password: owner })
  const connection = connect(url.href, () => undefined)
  opened.push({ connection, name })
  return connection
}

/**
 * A hash of all rows of each table, without the numbers of documents, which change when documents are indexed again.
 */
async function contents({ pool }: Connection): Promise<{ [table: string]: string }> {
  const { rows: tables } = await pool.query(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle', 'graphile_worker') and tablename <> 'migrations' order by 1`)
  const hashes: { [table: string]: string } = {}
  for (const { name } of tables) {
    const row = name.startsWith('public.legal_document') ? `(to_jsonb(t) - 'number')::text` : 't::text'
    const { rows } =
      await pool.query(`select count(*) || ' ' || coalesce(md5(string_agg(${row}, E'\\n' order by ${row})), '')
      as hash from ${name} t`)
    hashes[name] = rows[0].hash
  }
  return hashes
}

/** Foreign keys and triggers, with whether they are checked and fired. */
async function constraints({ pool }: Pick<Connection, 'pool'>): Promise<string[]> {
  const { rows } =
    await pool.query(`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where contype = 'f'
    union select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`)
  return rows.map(({ line }) => line)
}

test('a backup that a role without special rights restores equals the original, row by row', async () => {
  const folder = join(root, 'whole')
  await backUp(api.pool, folder, api.deps.files)
  const restored = await emptyDatabase(OWNER)
  await restore(restored, folder, elsewhere)

  expect(await constraints(restored)).toEqual(await constraints(api))
  const original = await contents({ ...restored, pool: api.pool })
  expect(await contents(restored)).toEqual(original)
  expect(original['public.assessments']).toMatch(/^1 /)
  expect(await text(await elsewhere.read(KEY))).toBe('permit')
  const { rowCount: jobs } = await restored.pool.query('select id from graphile_worker.jobs')
  expect(jobs).toBeGreaterThan(0)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const next = await restored.pool.query(`select nextval('drizzle.__drizzle_migrations_id_seq') as id`)
  const { rows } = await restored.pool.query('select max(id) as id from drizzle.__drizzle_migrations')
  expect(next.rows[0].id).toBe(rows[0].id + 1)
})

test('a backup made during writes is a consistent snapshot, also when its restore failed at first: audit log and decisions verify', async () => {
  const folder = join(root, 'busy')
  const writes = Promise.all(Array.from({ length: 10 }, create))
  await backUp(api.pool, folder, api.deps.files)
  await writes
  const restored = await emptyDatabase()
  const path = join(folder, 'manifest.json')
  const manifest = readFileSync(path, 'utf8')
  const faulty = JSON.parse(manifest)
  faulty.tables.at(-1).rows++
  writeFileSync(path, JSON.stringify(faulty))
  await expect(restore(restored, folder, elsewhere)).rejects.toThrow(/ rows and should have /)
  writeFileSync(path, manifest)
  await restore(restored, folder, elsewhere)

  expect((await verifyAudit(restored.db)).faults).toEqual([])
  const { checked, differences } = await verifyDecisions(restored.db, storedLaw(restored.db))
  expect([checked > 0, differences]).toEqual([true, []])
})

test('a damaged or incomplete backup, or a database that is not empty, is refused before anything is changed', async () => {
  const folder = join(root, 'damaged')
  const { tables } = await backUp(api.pool, folder, api.deps.files)
  const target = await emptyDatabase()
  await expect(backUp(api.pool, folder, api.deps.files)).rejects.toThrow('exists already')
  await expect(restore({ ...target, pool: api.pool }, folder, elsewhere)).rejects.toThrow('The database is not empty')

  appendFileSync(join(folder, tables[0]?.file ?? ''), 'x')
  await expect(restore(target, folder, elsewhere)).rejects.toThrow(`${tables[0]?.file} is not as it was written`)
  rmSync(join(folder, tables[0]?.file ?? ''))
  await expect(restore(target, folder, elsewhere)).rejects.toThrow(`${tables[0]?.file} is missing`)
  writeFileSync(join(folder, 'manifest.json'), '{}')
  await expect(restore(target, folder, elsewhere)).rejects.toThrow('is not one of this portal')
  await expect(restore(target, root, elsewhere)).rejects.toThrow('contains no complete backup')
  const { rows } = await target.pool.query(`select to_regclass('public.users') as users`)
  expect(rows[0].users).toBeNull()
  expect(existsSync(`${folder}.unfinished`)).toBe(false)
})

test('a backup of an older version is restored and migrated', async () => {
  const old = await emptyDatabase()
  const { rows } = await api.pool.query(
    'select created_at as at from drizzle.__drizzle_migrations order by 1 desc limit 2',
  )
  await migrate(old, rows[1].at)
  await old.pool.query(`insert into accounts (account_id, account_name, account_type) values ('old', 'Old', 'COM')`)
  const folder = join(root, 'old')
  await backUp(old.pool, folder, api.deps.files)

  const restored = await emptyDatabase()
  await restore(restored, folder, elsewhere)
  const newest = await restored.pool.query('select max(created_at) as at from drizzle.__drizzle_migrations')
  expect(newest.rows[0].at).toBe(rows[0].at)
  expect((await restored.pool.query('select account_id from accounts')).rows).toEqual([{ account_id: 'old' }])
})
