import { randomUUID } from 'node:crypto'
import { audit, authentication, cases, evidence, users } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, auditEntries } from '../db/schema.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { writeAudit } from './writeAudit.ts'

const api = startApi()
const list = (person: Person, body = {}) => person.call(audit.list, { body })

async function exported(person: Person, body = {}) {
  const { accessToken } = person
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await api.app.inject({ method: 'POST', url: '/api/audit/export', headers, payload: body })
  return { ...reply, lines: reply.body.split('\r\n').slice(0, -1) }
}

/** An account whose administrator has just renamed a user. */
async function company() {
  const account = randomUUID()
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const user = await api.makeUser({ account })
  await admin.call(users.update, { params: { id: user.userId }, body: { firstName: 'Eve' } }, { address: '192.0.2.9' })
  return { account, admin, user }
}

describe('the audit log', () => {
  test('lists who did what to what, when and from which address, newest first', async () => {
    const { account, admin, user } = await company()
    const { count, rows } = (await list(admin)).body

    expect(count).toBe(2)
    expect(rows.map(({ action }) => action)).toEqual(['USER_UPDATE', 'USER_LOGIN'])
    expect(rows[0]).toMatchObject({
      entryId: 2,
      accountId: account,
      actor: admin.email,
      subject: 'USER',
      subjectId: user.userId,
      details: { before: { firstName: 'Ada' }, changed: { firstName: 'Eve' } },
      address: '192.0.2.9',
    })
  })

  test('keeps the actions of an erased person under a pseudonym', async () => {
    const { account, admin } = await company()
    const other = await api.signIn({ account, role: 'ACC_ADMIN' })
    await other.call(users.remove, { params: { id: admin.userId } })

    expect((await list(other, { filter: { actor: admin.email.toUpperCase() } })).body.count).toBe(0)
    const pseudonym = `deleted user ${admin.userId.slice(0, 8)}`
    expect((await list(other, { filter: { actor: pseudonym } })).body.count).toBe(2)
  })

  test('shows administrators their own account, the operator all accounts, and others nothing', async () => {
    const one = await company()
    const two = await company()
    const operator = await api.signIn({ role: 'SUPER_ADMIN' })
    const accountsOf = async (person: Person) =>
      new Set((await list(person, { size: 100 })).body.rows.map(({ accountId }) => accountId))

    expect(await accountsOf(one.admin)).toEqual(new Set([one.account]))
    expect(await accountsOf(operator)).toEqual(expect.objectContaining(new Set([one.account, two.account])))
    const head = await api.signIn({ account: one.account, role: 'DPT_ADMIN' })
    expect((await list(head)).status).toBe(403)
    expect((await exported(head)).statusCode).toBe(403)
  })

  test.each([
    { filter: { action: ['USER_LOGIN'] }, actions: ['USER_LOGIN'] },
    { filter: { subject: ['USER_GROUP'] }, actions: [] },
    { filter: { subject: ['USER'] }, actions: ['USER_UPDATE', 'USER_LOGIN'] },
    { filter: { actor: "' or 1=1 --" }, actions: [] },
    { filter: { from: '2000-01-01', to: '2000-12-31' }, actions: [] },
    { filter: { from: new Date().toISOString().slice(0, 10) }, actions: ['USER_UPDATE', 'USER_LOGIN'] },
    { q: 'eve', actions: ['USER_UPDATE'] },
  ])('is filtered by $filter $q, in the list and in the file', async ({ actions, ...wanted }) => {
    const { admin } = await company()
    const { lines } = await exported(admin, wanted)

    expect((await list(admin, wanted)).body.rows.map(({ action }) => action)).toEqual(actions)
    expect(lines.slice(1).map((line) => line.split(',')[6])).toEqual(actions)
  })

  test('refuses an invalid day or filter by its name', async () => {
    const { admin } = await company()
    const reply = await list(admin, { filter: { from: 'yesterday', hash: 'x' } })

    expect(reply.status).toBe(422)
    expect(reply.body.errors?.map(({ path }) => path)).toEqual(['filter.from', 'filter.hash'])
  })
})

describe('an entry', () => {
  test('names its subject', async () => {
    const { admin, user } = await company()
    const { rows } = (await list(admin)).body

    expect(rows.map(({ subjectName }) => subjectName)).toEqual([user.email, admin.email])
  })

  test('about a case names what it is about', async () => {
    const { admin } = await company()
    await admin.call(cases.create, { body: { answers: { geneticResource: 'Zea mays' } } })
    const { rows } = (await list(admin, { filter: { subject: ['ASSESSMENT'] } })).body

    expect(new Set(rows.map(({ subjectName }) => subjectName))).toEqual(new Set(['#000001 Zea mays']))
    expect(new Set(rows.map(({ latin }) => latin))).toEqual(new Set(['Zea mays']))
  })

  test('about a paper names its kind in words', async () => {
    const { admin } = await company()
    const { body } = await admin.call(cases.create, { body: { answers: { geneticResource: 'Zea mays' } } })
    const paper = { kind: 'authority_answer', number: 'N 7', target: { part: 'answer', id: 'papersHeld' } } as const
    await admin.call(evidence.add, { params: { id: body.assessment.assessmentId }, body: paper })
    const { rows } = (await list(admin, { filter: { subject: ['EVIDENCE'] } })).body

    expect(rows.map(({ subjectName }) => subjectName)).toEqual(['Written answer of the authority N 7'])
  })

  test('of a failed sign-in names the email that was tried, in the log of its account or of the operator', async () => {
    const { admin, user } = await company()
    const operators = await api.signIn({ account: 'operators', role: 'SUPER_ADMIN' })
    await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, 'operators'))
    const nobody = `${randomUUID()}@nobody.example`
    for (const email of [user.email, nobody]) {
      const body = { email, password: 'wrong' }
      await api.call(authentication.login, { body }, { address: '198.51.100.77' })
    }
    const failed = { filter: { action: ['USER_LOGIN_FAILED'] } }

    const entries = (await list(admin, failed)).body.rows
    expect(entries).toMatchObject([{ subjectId: user.userId, subjectName: user.email, address: '198.51.100.77' }])
    const others = (await list(operators, failed)).body.rows.filter(({ accountId }) => accountId === 'operators')
    expect(others).toMatchObject([{ subjectId: '', subjectName: nobody }])
  })

  test('by the operator hides name and address from an account, in the list and in the file', async () => {
    const { admin, user } = await company()
    const operator = await api.signIn({ account: 'operators', role: 'SUPER_ADMIN' })
    const change = { params: { id: user.userId }, body: { lastName: 'Changed' } }
    await operator.call(users.update, change, { address: '203.0.113.99' })

    expect((await list(admin)).body.rows[0]).toMatchObject({ actor: 'Operator', address: null, action: 'USER_UPDATE' })
    expect((await list(admin, { filter: { actor: operator.email } })).body.count).toBe(0)
    expect((await exported(admin)).body).not.toMatch(/203\.0\.113\.99/)
    const { rows } = (await list(operator, { filter: { actor: operator.email } })).body
    expect(rows[0]).toMatchObject({ actor: operator.email, address: '203.0.113.99' })
  })
})

describe('the exported file', () => {
  test('is a CSV download with a line for each entry, however many there are', async () => {
    const { account, admin } = await company()
    for (let batch = 0; batch < 6; batch++) {
      await api.db.transaction(async (tx) => {
        for (let one = 0; one < 100; one++) await writeAudit(tx, { accountId: account, userId: null }, 'USER_TEST', {})
      })
    }
    const { headers, lines } = await exported(admin)

    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="audit-log.csv"')
    expect(lines[0]).toBe(
      '\uFEFFat,account,accountId,entryId,actor,address,action,subject,subjectId,subjectName,details,hash',
    )
    expect(lines).toHaveLength(603)
    expect(new Set(lines.map((line) => line.split(',')[3])).size).toBe(603)
  })

  test.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
    'has no cell that a spreadsheet would evaluate: %s',
    async (evil) => {
      const account = randomUUID()
      const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
      await api.db.transaction((tx) =>
        writeAudit(tx, { accountId: account, userId: admin.userId, address: evil }, 'USER_TEST', { userId: evil }),
      )
      const { lines } = await exported(admin, { filter: { action: ['USER_TEST'] } })

      expect(lines[1]?.split(',')[5]).toBe(`"'${evil.replaceAll('"', '""')}"`)
      expect(lines[1]?.split(',')[8]).toBe(`"'${evil.replaceAll('"', '""')}"`)
    },
  )
})

test('no statement can change or delete an entry', async () => {
  const { account } = await company()
  const own = eq(auditEntries.accountId, account)

  await expect(api.db.update(auditEntries).set({ action: 'x' }).where(own)).rejects.toThrow()
  await expect(api.db.delete(auditEntries).where(own)).rejects.toThrow()
  await expect(api.db.execute('truncate audit_entries')).rejects.toThrow()
})
