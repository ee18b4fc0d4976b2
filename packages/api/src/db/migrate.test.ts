import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderMessage } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { eq, like, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { writeEvent } from '../events/index.ts'
import { emptyDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { MIGRATIONS } from './checkDatabase.ts'
import { type Connection, connect } from './connect.ts'
import { namesInMessage, withNames } from './messages.ts'
import { migrate } from './migrate.ts'
import { personName } from './people.ts'
import { accounts, assessmentLocks, events, legalDocuments, PORTAL, settings, users } from './schema.ts'

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

/** The time of the last migration before people had ids. */
const BEFORE_PEOPLE = 1795938806587

describe('names of people become ids', () => {
  const old = emptyDatabase()
  const ADA = '11111111-1111-4111-8111-111111111111'
  const NAMESAKES = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333']
  const RENAMED = '44444444-4444-4444-8444-444444444444'
  const ERASED = '55555555-5555-4555-8555-555555555555'
  let connection: Connection

  const lockBy = (name: string, ref = name) => sql`insert into assessment_locks
    (account_id, lock_id, assessment_id, ref, type, text, origin, closed, locked_at, locked_by)
    values ('firm', gen_random_uuid(), gen_random_uuid(), ${ref}, 'legal', '-', 'hand', true, now(), ${name})`
  const eventOf = (message: object) => sql`insert into events
    (account_id, event_id, event_type, message, created_at, updated_at)
    values ('firm', gen_random_uuid(), 'ASSESSMENT_UPDATE', ${JSON.stringify(message)}, now(), now())`
  const namesOfLocks = async () => {
    const rows = await connection.db
      .select({
        ref: assessmentLocks.ref,
        id: assessmentLocks.lockedById,
        name: personName(assessmentLocks.lockedById),
      })
      .from(assessmentLocks)
    return Object.fromEntries(rows.map(({ ref, ...who }) => [ref, who]))
  }
  const sentences = async () => {
    const rows = await connection.db
      .select({ message: events.message, names: namesInMessage(events.message) })
      .from(events)
      .orderBy(sql`${events.message} #>> '{params,number}'`)
    return rows.map(({ message, names }) => renderMessage(translate, withNames(message, names)))
  }
  const columnOf = async (query: SQL) =>
    (await connection.db.execute<{ value: string }>(query)).rows.map((row) => row.value)

  beforeAll(async () => {
    connection = connect(old.url, () => undefined, { max: 4 })
    await migrate(connection, BEFORE_PEOPLE)
    const { db } = connection
    await db.execute(sql`insert into accounts (account_id, account_name, account_type, operator)
      values ('firm', 'Firm', 'COM', true)`)
    for (const [id, name] of [
      [ADA, 'Ada'],
      [NAMESAKES[0], 'Bo'],
      [NAMESAKES[1], 'Bo'],
      [RENAMED, 'Cy New'],
    ] as const) {
      await db.execute(sql`insert into users (user_id, account_id, email, first_name, last_name, role, status)
        values (${id}, 'firm', ${`${id}@firm.example`}, ${name}, 'Ng', 'DPT_USER', 'ACTIVE')`)
    }
    for (const name of ['Ada Ng', 'Bo Ng', 'Cy Old Ng', 'deleted user 55555555', 'Nobody', 'the portal']) {
      await db.execute(lockBy(name))
    }
    await db.execute(lockBy('Nobody', 'once more'))
    await db.execute(sql`insert into assessment_comments
      (account_id, comment_id, assessment_id, author_id, author, text, created_at)
      values ('firm', gen_random_uuid(), gen_random_uuid(), ${NAMESAKES[1]}, 'Bo Ng', '-', now())`)
    const changes = [{ field: 'owner', before: 'Cy New Ng', after: 'Ada Ng' }]
    await db.execute(eventOf({ code: 'lockPlacedBy', params: { number: '#1', lock: 'Gel', by: 'Ada Ng' } }))
    await db.execute(eventOf({ code: 'detailsChangedBy', params: { number: '#2', by: 'Bo Ng', changes } }))
    await db.execute(eventOf({ code: 'userChanged', params: { number: '#3', name: 'Cy Old Ng' } }))
    await db.execute(sql`insert into duty_changes (account_id, change_id, duty_id, changed_by, changes, at)
      values ('firm', gen_random_uuid(), gen_random_uuid(), 'Ada Ng',
        '{"ownerId": {"before": null, "after": "Cy New Ng"}}', now())`)
    await db.execute(sql`insert into activations
      (activation_id, content_id, version, actor_id, actor, automatic, created_at, progressed_at)
      values (gen_random_uuid(), 'BR', 1, ${ERASED}, 'deleted user 55555555', false, now(), now()),
        (gen_random_uuid(), 'BR', 1, null, 'the portal', true, now(), now())`)
    await migrate(connection)
  })
  afterAll(() => connection.close())

  test('of a user to the user; each other name, also one of two users, to a person of its own', async () => {
    const locks = await namesOfLocks()
    expect(Object.fromEntries(Object.entries(locks).map(([ref, { name }]) => [ref, name]))).toEqual({
      'Ada Ng': 'Ada Ng',
      'Bo Ng': 'Bo Ng',
      'Cy Old Ng': 'Cy Old Ng',
      'deleted user 55555555': 'deleted user 55555555',
      Nobody: 'Nobody',
      'once more': 'Nobody',
      'the portal': 'the portal',
    })
    expect(locks['Ada Ng']?.id).toBe(ADA)
    expect(locks['the portal']?.id).toBe(PORTAL)
    expect(locks['once more']?.id).toBe(locks.Nobody?.id)
    expect([...NAMESAKES, RENAMED]).not.toContain(locks['Bo Ng']?.id)
    expect(locks['Cy Old Ng']?.id).not.toBe(RENAMED)
    expect(await columnOf(sql`select author_id as value from assessment_comments`)).toEqual([NAMESAKES[1]])
    expect(await columnOf(sql`select actor_id as value from activations order by automatic`)).toEqual([ERASED, PORTAL])
    expect(await columnOf(sql`select changed_by_id as value from duty_changes`)).toEqual([ADA])
    expect(await columnOf(sql`select changes #>> '{ownerId,after}' as value from duty_changes`)).toEqual([RENAMED])
  })

  test('messages say the same as before, and follow a new name', async () => {
    const [first, second, third] = await sentences()
    expect(first).toContain('Ada Ng')
    expect(second).toContain('Bo Ng')
    expect(second).toContain('from Cy New Ng to Ada Ng')
    expect(third).toContain('Cy Old Ng')
    await connection.db.update(users).set({ firstName: 'Cyd' }).where(eq(users.userId, RENAMED))
    expect((await sentences())[1]).toContain('from Cyd Ng to Ada Ng')
  })

  test('what an instance of the previous version writes has ids, and what this version writes has names for it', async () => {
    const { db } = connection
    await db.execute(lockBy('Ada Ng', 'by the previous version'))
    const values = { accountId: 'firm', assessmentId: randomUUID(), type: 'legal', text: '-', origin: 'hand' } as const
    const lock = { ...values, lockId: randomUUID(), ref: 'by this version', closed: true, lockedAt: new Date() }
    await db.insert(assessmentLocks).values({ ...lock, lockedById: ADA })
    await db.update(assessmentLocks).set({ unlockedById: PORTAL }).where(eq(assessmentLocks.lockId, lock.lockId))
    const message = { code: 'assessmentAssigned', params: { number: '#4', by: { personId: ADA } } } as const
    const event = {
      accountId: 'firm',
      eventType: 'ASSESSMENT_UPDATE',
      message,
      assessmentId: null,
      at: new Date(),
    } as const
    await db.transaction((tx) => writeEvent(tx, event))

    expect((await namesOfLocks())['by the previous version']?.id).toBe(ADA)
    const written = sql`select concat_ws(', ', locked_by, unlocked_by) as value from assessment_locks
      where lock_id = ${lock.lockId}`
    expect(await columnOf(written)).toEqual(['Ada Ng, the portal'])
    expect(
      await columnOf(sql`select message #>> '{params,by}' as value from events
      where message #>> '{params,number}' = '#4'`),
    ).toEqual(['Ada Ng'])
  })

  test('an erased person has no name in any row, and the same pseudonym in all', async () => {
    const { db } = connection
    await db.delete(users).where(eq(users.userId, ADA))
    expect((await namesOfLocks())['Ada Ng']).toEqual({ id: ADA, name: 'deleted user 11111111' })
    expect((await sentences())[0]).toContain('deleted user 11111111')
    for (const table of ['people', 'assessment_locks', 'events', 'duty_changes']) {
      const held = await db.execute(
        sql`select from ${sql.identifier(table)} t where (to_jsonb(t) - 'ref')::text like '%Ada Ng%'`,
      )
      expect(held.rows, table).toEqual([])
    }
  })
})
