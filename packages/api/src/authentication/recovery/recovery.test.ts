import { authentication, cases, factors, type Role, recovery, users as userCalls } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { auditEntries, recoveryRequests, sessions, users } from '../../db/schema.ts'
import { PASSWORD, type Person, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { openActors } from '../sessions/identify.ts'
import { recoverByOperator } from './recovery.service.ts'

const api = startApi()
const mail = startMail(api)
let last = 0
const address = () => `198.19.${last++ % 200}.9`
const ask = (email: string, password = PASSWORD) =>
  api.call(recovery.ask, { body: { email, password } }, { address: address() })
const login = (email: string, code?: string) =>
  api.call(authentication.login, { body: { email, password: PASSWORD, ...(code && { code }) } }, { address: address() })

async function addApp(person: Person) {
  await person.confirm()
  const { secret } = (await person.call(factors.addCodeApp, {})).body
  const { recoveryCodes } = (await person.call(factors.confirmCodeApp, { body: { code: generateSync({ secret }) } }))
    .body
  return recoveryCodes
}

async function lost(account: string, role: Role = 'DPT_USER') {
  const person = await api.signIn({ account, role })
  const codes = await addApp(person)
  expect((await ask(person.email)).status).toBe(200)
  return { person, codes }
}
const administrator = async (account: string, role: Role = 'ACC_ADMIN') => {
  const person = await api.signIn({ account, role })
  await person.confirm()
  return person
}
const requestOf = async (by: Person, person: Person) =>
  (await by.call(recovery.list, {})).body.rows.find(({ userId }) => userId === person.userId)
const approve = async (by: Person, person: Person) => {
  const [row] = await api.db.select().from(recoveryRequests).where(eq(recoveryRequests.userId, person.userId))
  return by.call(recovery.approve, { params: { id: String(row?.recoveryId) } })
}

describe('a lost second factor', () => {
  test('is removed by two administrators; the user is told at each step, and sessions end', async () => {
    const one = await administrator('two')
    const two = await administrator('two')
    const { person } = await lost('two')
    expect(await requestOf(one, person)).toMatchObject({ approvedBy: null, mayApprove: true })
    expect((await approve(one, person)).status).toBe(200)
    expect(await login(person.email)).toMatchObject({ body: { code: 'FACTOR_REQUIRED' } })
    expect(await requestOf(two, person)).toMatchObject({ approvedBy: 'Ada Ng', mayApprove: true })

    expect((await approve(two, person)).status).toBe(200)
    expect((await login(person.email)).status).toBe(200)
    expect((await person.call(factors.read, {})).status).toBe(401)
    expect(await api.db.$count(sessions, eq(sessions.userId, person.userId))).toBe(2)
    await mail.work()
    const subjects = mail.to(person.email).map(({ raw }) => /^Subject: (.+)$/m.exec(raw)?.[1]?.trim())
    expect(subjects.toSorted()).toEqual([
      'One administrator approved removing your second factor',
      'Your second factor is removed',
      'Your second factor is to be removed',
    ])
    const ofAccount = eq(auditEntries.accountId, 'two')
    const entries = await api.db.select().from(auditEntries).where(ofAccount).orderBy(auditEntries.number)
    const actions = entries.map(({ action }) => action).filter((action) => action.startsWith('USER_RECOVERY_'))
    expect(actions).toEqual(['USER_RECOVERY_ASKED', 'USER_RECOVERY_APPROVED', 'USER_RECOVERY_DONE'])
  })

  test('is not removed by one administrator alone, not even with concurrent requests', async () => {
    const one = await administrator('alone')
    await administrator('alone')
    const { person } = await lost('alone')
    const replies = await Promise.all([approve(one, person), approve(one, person)])

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await approve(one, person)).body.code).toBe('RECOVERY_APPROVED_ALREADY')
    expect((await login(person.email)).body.code).toBe('FACTOR_REQUIRED')
  })

  test('requires the password, both to ask and to approve', async () => {
    const person = await api.signIn({ account: 'asking' })
    expect((await ask(person.email)).body.code).toBe('RECOVERY_NOT_NEEDED')
    await addApp(person)
    expect((await ask(person.email, 'wrong')).body.code).toBe('AUTHENTICATION_FAILED')
    expect((await ask('nobody@example.org')).body.code).toBe('AUTHENTICATION_FAILED')
    expect((await ask(person.email)).status).toBe(200)
    const hasty = await api.signIn({ account: 'asking', role: 'ACC_ADMIN' })
    expect((await approve(hasty, person)).body.code).toBe('CONFIRMATION_REQUIRED')
  })

  test('is not removed by the user, by another account or by a lower rank', async () => {
    const { person } = await lost('own', 'ACC_ADMIN')
    await person.confirm()
    await administrator('own')
    await administrator('own')
    expect((await approve(person, person)).status).toBe(404)
    expect((await approve(await administrator('elsewhere'), person)).status).toBe(404)
    expect((await approve(await administrator('own', 'DPT_ADMIN'), person)).status).toBe(403)
  })

  test('is hidden from the operator if the account has two other administrators', async () => {
    await administrator('full')
    await administrator('full')
    const { person } = await lost('full')

    expect((await approve(await administrator('operator', 'SUPER_ADMIN'), person)).status).toBe(404)
  })

  test('is removed with the operator’s help if the account has only one administrator', async () => {
    const one = await administrator('single')
    const { person } = await lost('single')
    const operator = await administrator('operator', 'SUPER_ADMIN')
    expect(await requestOf(operator, person)).toBeDefined()

    expect([(await approve(one, person)).status, (await approve(operator, person)).status]).toEqual([200, 200])
    expect((await login(person.email)).status).toBe(200)
  })

  test.each([
    ['deactivated', { status: 'DEACTIVATED' }],
    ['no longer an administrator', { role: 'DPT_USER' }],
    ['in another account', { accountId: 'operator' }],
  ] as const)('is not removed by a second approval if the first approver is now %s', async (state, change) => {
    const one = await administrator(state)
    const two = await administrator(state)
    const three = await administrator(state)
    await administrator('operator', 'SUPER_ADMIN')
    const { person } = await lost(state)
    await approve(one, person)
    await api.db.update(users).set(change).where(eq(users.userId, one.userId))
    expect(await requestOf(two, person)).toMatchObject({ approvedBy: null, mayApprove: true })

    expect((await approve(two, person)).status).toBe(200)
    expect((await login(person.email)).body.code).toBe('FACTOR_REQUIRED')
    expect((await approve(three, person)).status).toBe(200)
    expect((await login(person.email)).status).toBe(200)
  })

  test('is removed on the operator’s command line for a sole administrator', async () => {
    const { person } = await lost('sole', 'ACC_ADMIN')
    expect(await recoverByOperator(api.db, 'nobody@example.org')).toBe(false)
    expect(await recoverByOperator(api.db, person.email.toUpperCase())).toBe(true)

    expect((await login(person.email)).status).toBe(200)
    expect((await person.call(factors.read, {})).status).toBe(401)
    await mail.work()
    expect(mail.to(person.email).at(-1)?.raw).toContain('X-Portal-Mail: recovery-done')
    const ofAccount = eq(auditEntries.accountId, 'sole')
    const entries = await api.db.select().from(auditEntries).where(ofAccount)
    expect(entries.find(({ action }) => action === 'USER_RECOVERY_DONE')).toMatchObject({
      actorId: null,
      subject: expect.stringContaining('the command line'),
    })
  })

  test('that is used again withdraws the request', async () => {
    const one = await administrator('again')
    await administrator('again')
    const { person, codes } = await lost('again')
    await approve(one, person)
    expect((await login(person.email, codes[0])).status).toBe(200)

    expect(await requestOf(one, person)).toBeUndefined()
  })

  test('stays if the request expires or is refused, and a repeated request starts without approvals', async () => {
    const one = await administrator('late')
    const two = await administrator('late')
    const { person } = await lost('late')
    await approve(one, person)
    expect((await ask(person.email)).status).toBe(200)
    expect(await requestOf(two, person)).toMatchObject({ approvedBy: null })
    const row = await requestOf(two, person)
    await api.db
      .update(recoveryRequests)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(recoveryRequests.userId, person.userId))
    expect((await approve(two, person)).status).toBe(404)

    await ask(person.email)
    const fresh = await requestOf(two, person)
    expect(fresh?.recoveryId).not.toBe(row?.recoveryId)
    expect((await two.call(recovery.refuse, { params: { id: String(fresh?.recoveryId) } })).status).toBe(200)
    expect(await requestOf(two, person)).toBeUndefined()
    expect((await login(person.email)).body.code).toBe('FACTOR_REQUIRED')
  })
})

describe('a required second factor', () => {
  const search = (person: Person) => person.call(cases.search, { body: {} })

  test('by an account: a user without one can do nothing but add one, which gives access', async () => {
    const admin = await administrator('strict')
    const person = await api.signIn({ account: 'strict' })
    expect((await search(person)).status).toBe(200)
    expect((await admin.call(recovery.setPolicy, { body: { factorRequired: true } })).status).toBe(200)

    expect(await search(person)).toMatchObject({ status: 403, body: { code: 'FACTOR_SETUP_REQUIRED' } })
    expect((await login(person.email)).body.user).toMatchObject({ mustAddFactor: true })
    expect((await person.call(userCalls.me, {})).body.mustAddFactor).toBe(true)
    await addApp(person)
    expect((await search(person)).status).toBe(200)
    expect((await admin.call(recovery.policy, {})).body.code).toBe('FACTOR_SETUP_REQUIRED')
  })

  test.each([
    { role: 'DPT_ADMIN', mustAddFactor: true },
    { role: 'ACC_ADMIN', mustAddFactor: true },
    { role: 'DPT_LEGAL_USER', mustAddFactor: false },
  ] as const)('by the operator’s setting for administrators: $role', async ({ role, mustAddFactor }) => {
    const { userId } = await api.signIn({ account: 'set by operator', role })
    const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, userId))
    const actorOf = openActors(api.db, 'administrators')

    const { user } = await actorOf({ userId, sessionId: String(session?.sessionId) })
    expect(user.mustAddFactor).toBe(mustAddFactor)
  })

  test('is set by account administrators after they give the password again', async () => {
    const admin = await api.signIn({ account: 'choosing', role: 'ACC_ADMIN' })
    const body = { factorRequired: true }

    expect((await admin.call(recovery.setPolicy, { body })).body.code).toBe('CONFIRMATION_REQUIRED')
    const head = await administrator('choosing', 'DPT_ADMIN')
    expect((await head.call(recovery.setPolicy, { body })).status).toBe(403)
    expect((await admin.call(recovery.policy, {})).body).toEqual({ factorRequired: false })
  })
})
