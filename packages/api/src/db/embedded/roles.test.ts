import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit, writeAudit } from '../../audit/index.ts'
import { backUp, restore } from '../../backup/index.ts'
import { openFileStore } from '../../file-store/index.ts'
import { createLogger } from '../../http/server/logger.ts'
import { readSettings } from '../../shared/settings/settings.ts'
import { buildDeps } from '../../startup/buildDeps.ts'
import { type Connection, connect, ensureDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { urlOfRunning } from './postmaster.ts'

const root = mkdtempSync(join(tmpdir(), 'portal-roles-'))
// Temporary folders are closed to other users, but root runs the database as another user.
chmodSync(root, 0o755)
const dataDir = join(root, 'data')
const DATABASE = 'portal'
let server: Embedded
let portal: Connection
let before: { [table: string]: string }

const open = (url: string) => connect(url, () => undefined, { max: 4 })

/** A data folder of an earlier version: the superuser made everything in it. */
beforeAll(async () => {
  const earlier = await startEmbedded(dataDir, () => undefined)
  await ensureDatabase(earlier.url('postgres'), DATABASE)
  const superuser = open(earlier.url(DATABASE))
  await migrate(superuser)
  await buildDeps(superuser.db, readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), createLogger('silent'))
  await superuser.db.transaction((tx) => writeAudit(tx, { accountId: 'operator', userId: null }, 'ONE', {}))
  await superuser.pool.query(`create type mood as enum ('calm'); create domain short as text;
    create type pair as (a int, b int); create sequence alone; create view seen as select 1 as one`)
  before = await contents(superuser)
  await superuser.close()
  await earlier.stop()

  server = await startEmbedded(dataDir, () => undefined)
  portal = open(await server.open(DATABASE))
})
afterAll(async () => {
  await portal?.close()
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
})

async function contents({ pool }: Connection): Promise<{ [table: string]: string }> {
  const { rows } = await pool.query(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle', 'graphile_worker') order by 1`)
  const hashes: { [table: string]: string } = {}
  for (const { name } of rows) {
    const hash = await pool.query(`select md5(string_agg(t::text, ' ' order by t::text)) as hash from ${name} t`)
    hashes[name] = hash.rows[0].hash
  }
  return hashes
}

test('the portal of an earlier folder works as a role without special rights, on unchanged data', async () => {
  const { rows } = await portal.pool.query(`select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
    from pg_roles where rolname = current_user`)
  expect(rows).toEqual([
    { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false },
  ])
  expect(await contents(portal)).toEqual(before)
  expect(new URL(String(await urlOfRunning(dataDir, DATABASE))).username).toBe('portal_app')
})

test('the role owns everything that no extension brought', async () => {
  const { rows } = await portal.pool.query(`select class::regclass::text || ' ' || name as left_over from (
      select 'pg_class'::regclass as class, oid, relname as name, relowner as owner from pg_class where relkind <> 't'
      union all select 'pg_namespace', oid, nspname, nspowner from pg_namespace
      union all select 'pg_proc', oid, proname, proowner from pg_proc
      union all select 'pg_type', oid, typname, typowner from pg_type
      union all select 'pg_ts_config', oid, cfgname, cfgowner from pg_ts_config
      union all select 'pg_statistic_ext', oid, stxname, stxowner from pg_statistic_ext
      union all select 'pg_database', oid, datname, datdba from pg_database where datname = current_database()) as every
    where oid >= 16384 and owner <> current_user::regrole
      and not exists (select from pg_depend where classid = class and objid = every.oid and deptype in ('e', 'i'))`)
  expect(rows).toEqual([])
})

test('the role runs no programs, reads no files and changes no settings of the server', async () => {
  for (const statement of [
    `copy (select 1) to program 'true'`,
    `select pg_read_file('PG_VERSION')`,
    'alter system set fsync = off',
    'create role another superuser',
    'set session_replication_role = replica',
    'alter role portal password null',
  ])
    await expect(portal.pool.query(statement), statement).rejects.toThrow(/permission denied/)
})

test('such a folder starts again and migrates; its backup is restored, and its audit log verifies', async () => {
  await portal.close()
  await server.stop()
  server = await startEmbedded(dataDir, () => undefined)
  portal = open(await server.open(DATABASE))
  await migrate(portal)
  const files = openFileStore(readSettings({ DATA_DIR: dataDir }))
  await backUp(portal.pool, join(root, 'backup'), files)
  const restored = open(await server.open('restored'))
  await restore(restored, join(root, 'backup'), files)

  for (const { db } of [portal, restored]) {
    const { checked, faults } = await verifyAudit(db)
    expect([checked > 0, faults]).toEqual([true, []])
  }
  await restored.close()
})
