import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, like, sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { MIGRATIONS } from './checkDatabase.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { accounts, legalDocuments, settings } from './schema.ts'

const database = freshDatabase()
const FOLDER = join(import.meta.dirname, 'functions')

/** The portal's own functions, without those of extensions. */
async function definitions(): Promise<{ [name: string]: string }> {
  const { rows } = await database.current.db.execute<{ name: string; definition: string }>(sql`
    select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]))
}

const forgetFunctions = () => database.current.db.delete(settings).where(like(settings.name, 'functions/%'))

describe('a database that cannot be migrated is left unchanged', () => {
  test('because a newer version of the portal has changed it', async () => {
    const { db } = database.current
    const future = Date.UTC(2100, 0, 1)
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', ${future})`)
    await expect(migrate(database.current)).rejects.toThrow(/DATABASE_URL: .* newer version of the portal \(2100-01-01/)
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'future'`)
    await migrate(database.current)
  })

  test.each([
    { lack: 'extensions', option: '-c extension_control_path=/nowhere', reason: /lacks the extensions .*pg_trgm/ },
    { lack: 'rights', option: '-c role=pg_monitor', reason: /the role pg_monitor may not create tables/ },
  ])('because of missing $lack', async ({ option, reason }) => {
    const name = `empty_${randomUUID().replaceAll('-', '')}`
    const superuser = connect(inject('superuser').replace('{database}', 'postgres'), () => undefined)
    await superuser.db.execute(sql.raw(`create database ${name}`))
    const url = new URL(inject('superuser').replace('{database}', name))
    url.searchParams.set('options', option)
    const limited = connect(url.href, () => undefined)
    await expect(migrate(limited)).rejects.toThrow(reason)
    await limited.close()
    await superuser.db.execute(sql.raw(`drop database ${name}`))
    await superuser.close()
  })
})

/** The last migration from the time when an upgrade required stopping all instances. */
const LAST_WITH_A_PAUSE = 37
const TAKES_AWAY = /\b(drop (table|column|type|view)|rename (column|to)|set not null|set data type)\b/i

test('a migration only adds, so that instances of the previous version can run beside new ones', () => {
  const files = readdirSync(MIGRATIONS).filter((file) => Number(file.slice(0, 4)) > LAST_WITH_A_PAUSE)
  const taking = files.filter((file) => {
    const text = readFileSync(join(MIGRATIONS, file), 'utf8')
    return TAKES_AWAY.test(text) && !text.startsWith('-- Unused since ')
  })
  expect(files).not.toEqual([])
  expect(taking).toEqual([])
})

describe('SQL functions', () => {
  test('every function of the database is defined in a file of db/functions', async () => {
    const written = readdirSync(FOLDER).flatMap((file) =>
      [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/^create or replace function (\w+)/gm)].map(
        ([, name]) => name,
      ),
    )
    expect(Object.keys(await definitions()).sort()).toEqual(written.sort())
  })

  test('a database with older functions gets the current ones at the next start and keeps its rows', async () => {
    const { db } = database.current
    const present = await definitions()
    const documents = await db.$count(legalDocuments)
    await db.insert(accounts).values({ accountId: 'before', accountName: 'before', accountType: 'COM' })
    await db.execute(
      sql`create or replace function plain_name(name text) returns text language sql stable as 'select name'`,
    )
    await forgetFunctions()

    await migrate(database.current)

    expect(await definitions()).toEqual(present)
    expect(await db.$count(accounts, eq(accounts.accountId, 'before'))).toBe(1)
    expect(await db.$count(legalDocuments)).toBe(documents)
    expect(documents).toBeGreaterThan(100)
  })

  test('an unchanged file is not run again', async () => {
    const { db } = database.current
    const changed = sql`create or replace function plain_name(name text) returns text language sql stable as 'select name'`
    await db.execute(changed)
    await migrate(database.current)
    expect((await definitions()).plain_name).toContain('select name')

    await forgetFunctions()
    await migrate(database.current)
    expect((await definitions()).plain_name).toContain('unaccent')
  })
})
