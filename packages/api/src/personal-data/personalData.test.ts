import { cases, personalData, users } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../audit/index.ts'
import {
  assessmentReports,
  assessments as assessmentTable,
  auditEntries,
  erasureRequests,
  users as people,
  storedMails,
} from '../db/schema.ts'
import { BRAZIL } from '../testing/brazil.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { PERSONAL_TABLES } from './personalTables.ts'
import { applyRetention } from './retention.ts'

const api = startApi()

type Column = { table: string; column: string; isUser: boolean }

/** Every database column that refers to a user, or whose name suggests personal data. */
async function personalColumns(): Promise<Column[]> {
  const { rows } = await api.db.execute<Column>(sql`
    select c.table_name as table, c.column_name as column, exists (
      select from information_schema.key_column_usage k
      join information_schema.constraint_column_usage r using (constraint_schema, constraint_name)
      where k.table_name = c.table_name and k.column_name = c.column_name
        and r.table_name = 'users' and r.column_name = 'user_id') as "isUser"
    from information_schema.columns c
    where c.table_schema = 'public'`)
  const called =
    /(^|_)(user_id|owner|author|actor|editor|activator|reviewer|receiver|e?mail|first_name|last_name|user_agent|message|subject)(_id)?$|_by(_id)?$|^person_id$/
  return rows.filter(({ column, isUser }) => isUser || called.test(column))
}

/** Columns whose names suggest personal data, but which contain none. */
const NOT_OF_PERSONS = [
  'audit_entries.redacted_by',
  'content_hand_overs.message',
  'links.mail_id',
  'stored_mails.mail_id',
]

test('every column with personal data is classified for erasure and export', async () => {
  const columns = (await personalColumns()).map(({ table, column }) => `${table}.${column}`)
  const classified = [...PERSONAL_TABLES].flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  expect(columns.length).toBeGreaterThan(30)
  expect(columns.filter((column) => !classified.includes(column) && !NOT_OF_PERSONS.includes(column))).toEqual([])
})

/** The tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await api.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const tables: string[] = []
  for (const { name } of rows) {
    const hits = await api.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where position(lower(${text}) in lower(t::text)) > 0 limit 1`,
    )
    if (hits.rows.length > 0) tables.push(name)
  }
  return tables
}

/** Creates a user with a unique name and personal data in every table. */
async function withTraces(account: string): Promise<Person> {
  const person = await api.signIn({ account, role: 'DPT_POWER_USER' })
  await person.call(users.updateMe, { body: { firstName: 'Eulalia', lastName: `Quast ${account}` } })
  const { body } = await person.call(cases.create, { body: { answers: BRAZIL } })
  const { assessmentId: id } = body.assessment
  await person.call(cases.addComment, { params: { id }, body: { text: 'Looks good.' } })
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  await admin.call(cases.lock, { params: { id }, body: { ref: 'Quarantine', type: 'technical' } })
  const unlock = { ref: 'Quarantine', type: 'technical' as const, comment: 'It was looked at.' }
  await api.db.update(people).set({ role: 'ACC_ADMIN' }).where(eq(people.userId, person.userId))
  expect((await person.call(cases.unlock, { params: { id }, body: unlock })).status).toBe(200)
  await api.db.insert(storedMails).values({ mailId: person.userId, receiver: person.email, message: person.email })
  return person
}

test('the export contains all data about the person and no one else, without secrets', async () => {
  const person = await withTraces('exported')
  const { status, body } = await person.call(personalData.export, {})
  expect(status).toBe(200)
  const { users: own, sessions, assessments: owned, assessment_comments: comments, audit_entries: log } = body
  expect(own).toMatchObject([{ email: person.email, first_name: 'Eulalia' }])
  expect(sessions).toHaveLength(1)
  expect(owned).toHaveLength(1)
  expect(comments).toMatchObject([{ text: 'Looks good.' }])
  expect((log as unknown[]).length).toBeGreaterThan(2)
  expect(Object.keys(body).toSorted()).toEqual(
    [...PERSONAL_TABLES.keys()].filter((table) => PERSONAL_TABLES.get(table)?.owner).toSorted(),
  )
  expect(JSON.stringify(body)).not.toMatch(/password_hash|token_hash|"secret"/)
})

describe('erasure', () => {
  let person: Person
  const erase = async () => {
    await person.confirm()
    expect((await person.call(personalData.askErasure, {})).status).toBe(200)
    await api.db
      .update(erasureRequests)
      .set({ dueAt: new Date(Date.now() - 1000) })
      .where(eq(erasureRequests.userId, person.userId))
    await applyRetention(api.db)
  }
  beforeAll(async () => {
    person = await withTraces('erased')
  })

  test('requires the password again, waits, and can be cancelled until then', async () => {
    expect((await person.call(personalData.askErasure, {})).body.code).toBe('CONFIRMATION_REQUIRED')
    await person.confirm()
    const { erasureAt } = (await person.call(personalData.askErasure, {})).body
    expect(Date.parse(String(erasureAt)) - Date.now()).toBeGreaterThan(13 * 24 * 60 * 60 * 1000)
    await applyRetention(api.db)
    expect((await person.call(personalData.erasure, {})).body).toEqual({ erasureAt })
    expect((await person.call(personalData.cancelErasure, {})).status).toBe(200)
    expect((await person.call(personalData.erasure, {})).body).toEqual({ erasureAt: null })
    expect((await person.call(personalData.cancelErasure, {})).status).toBe(404)
  })

  test('leaves no email or name anywhere, keeps the history under a pseudonym and the audit chain valid', async () => {
    expect((await tablesWith(person.email)).length).toBeGreaterThan(2)
    await erase()
    expect(await tablesWith(person.email)).toEqual([])
    expect(await tablesWith('Quast erased')).toEqual([])
    expect(await tablesWith(`deleted user ${person.userId.slice(0, 8)}`)).toEqual(
      expect.arrayContaining(['assessment_comments', 'assessment_locks', 'audit_entries', 'events']),
    )
    expect(await verifyAudit(api.db)).toMatchObject({ faults: [] })
    expect((await person.call(users.me, {})).status).toBe(401)
  })

  test('does not hide another change: altering a redacted entry is detected', async () => {
    const entry = sql`account_id = 'erased' and redacted_by is not null and actor is not null`
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('portal.redaction', 'on', true)`)
      await tx.execute(sql`update audit_entries set actor = 'somebody@else.example' where ${entry}`)
    })
    const { faults } = await verifyAudit(api.db)
    expect(faults).toContainEqual(
      expect.objectContaining({ accountId: 'erased', reason: 'is not what its redaction left' }),
    )
    await expect(api.db.update(auditEntries).set({ actor: 'x' })).rejects.toThrow()
  })

  test('by an administrator has the same effect at once, even after earlier erasures in the chain', async () => {
    const admin = await api.signIn({ account: 'both', role: 'ACC_ADMIN' })
    const first = await withTraces('both')
    const second = await withTraces('both')
    for (const { userId } of [first, second]) {
      expect((await admin.call(users.remove, { params: { id: userId } })).status).toBe(200)
    }
    expect(await tablesWith(first.email)).toEqual([])
    expect(await tablesWith(second.email)).toEqual([])
    const faults = (await verifyAudit(api.db)).faults.filter(({ accountId }) => accountId === 'both')
    expect(faults).toEqual([])
  })

  test('is refused to the last administrator', async () => {
    const admin = await api.signIn({ account: 'last', role: 'ACC_ADMIN' })
    await admin.confirm()
    expect((await admin.call(personalData.askErasure, {})).body.code).toBe('USER_LAST_ADMINISTRATOR')
  })
})

describe('retention', () => {
  const longAgo = new Date('2020-01-01T00:00:00Z')
  const exists = async (id: string) =>
    (await api.db.$count(assessmentTable, eq(assessmentTable.assessmentId, id))) === 1

  test('deletes old drafts and old deactivated users, but no record of a result', async () => {
    const admin = await api.signIn({ account: 'lean', role: 'ACC_ADMIN' })
    const create = async () =>
      (await admin.call(cases.create, { body: { answers: BRAZIL } })).body.assessment.assessmentId
    const draft = await create()
    const fresh = await create()
    const reported = await create()
    const confirmed = await create()
    for (const id of [draft, reported, confirmed]) {
      await api.db.update(assessmentTable).set({ updatedAt: longAgo }).where(eq(assessmentTable.assessmentId, id))
    }
    await api.db.execute(sql`update assessment_decisions set completed = true where assessment_id = ${confirmed}`)
    const report = { format: 'pdf' as const, state: '', sha256: '', file: Buffer.from(''), createdAt: longAgo }
    await api.db
      .insert(assessmentReports)
      .values({ ...report, accountId: 'lean', reportId: reported, assessmentId: reported, shownAt: longAgo })
    const gone = await api.makeUser({ account: 'lean', status: 'DEACTIVATED' })
    await api.db.update(people).set({ updatedAt: longAgo }).where(eq(people.userId, gone.userId))

    await applyRetention(api.db)
    expect(await exists(draft)).toBe(true)
    const body = { draftMonths: 12, deactivatedMonths: 12 }
    expect((await admin.call(personalData.setRetention, { body })).status).toBe(200)
    await applyRetention(api.db)
    expect(await Promise.all([draft, fresh, reported, confirmed].map(exists))).toEqual([false, true, true, true])
    expect(await tablesWith(gone.email)).toEqual([])
    const faults = (await verifyAudit(api.db)).faults.filter(({ accountId }) => accountId === 'lean')
    expect(faults).toEqual([])
  })

  test('is set by administrators of the account, but cannot shorten the 20 years of records', async () => {
    const user = await api.signIn({ account: 'lean' })
    expect((await user.call(personalData.retention, {})).status).toBe(403)
    const admin = await api.signIn({ account: 'lean', role: 'ACC_ADMIN' })
    expect((await admin.call(personalData.retention, {})).body).toEqual({ draftMonths: 12, deactivatedMonths: 12 })
    const body = { draftMonths: 0, deactivatedMonths: null, recordYears: 5 }
    const reply = await admin.call(personalData.setRetention, { body })
    expect(reply).toMatchObject({ status: 422 })
    expect(reply.body.errors?.map(({ path }) => path).toSorted()).toEqual(['draftMonths', 'recordYears'])
  })
})
