import { randomUUID } from 'node:crypto'
import { users } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, users as table, userGroups } from '../db/schema.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { payloadsOf } from '../testing/workQueue.ts'

const api = startApi()

const list = (person: Person, body = {}) => person.call(users.list, { body })
const update = (person: Person, id: string, body: object, headers = {}) =>
  person.call(users.update, { params: { id }, body }, { headers })
const create = (person: Person, body: object = {}) => person.call(users.create, { body: { ...newcomer(), ...body } })
const newcomer = () => ({
  email: `${randomUUID()}@new.example`,
  firstName: 'Bo',
  lastName: 'Li',
  role: 'DPT_USER' as const,
})
const stored = async (userId: string) => (await api.db.select().from(table).where(eq(table.userId, userId)))[0]
const refusal = (status: number, code: string) => ({ status, body: { success: false, code } })

async function mailsTo(userId: string) {
  const mails = await payloadsOf(api.pool, 'sendMail')
  return mails.filter((mail) => mail.userId === userId).map(({ purpose }) => purpose)
}

async function makeGroup(accountId: string, mainUserGroup: string | null = null) {
  const userGroupId = randomUUID()
  await api.db.insert(accounts).values({ accountId, accountName: accountId, accountType: 'COM' }).onConflictDoNothing()
  await api.db.insert(userGroups).values({ accountId, userGroupId, groupName: 'Group', mainUserGroup })
  return userGroupId
}

/** An account with an administrator and a user. */
async function company() {
  const account = randomUUID()
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  return { account, admin, user: await api.makeUser({ account }) }
}

describe('an invitation', () => {
  test('creates a CREATED user without a password and queues the mail in the same transaction', async () => {
    const { account, admin } = await company()
    const group = await makeGroup(account)
    const { status, body, headers } = await create(admin, { userGroups: [group] })

    expect({ status, message: body.message, etag: headers.etag }).toEqual({
      status: 200,
      message: 'User successfully created.',
      etag: '"1"',
    })
    expect(body.user).toMatchObject({ status: 'CREATED', accountId: account, userGroups: [group], loginAt: null })
    expect((await stored(body.user.userId))?.passwordHash).toBeNull()
    expect(await mailsTo(body.user.userId)).toEqual(['validate'])
  })

  test('is sent again only to a user who has not validated yet', async () => {
    const { account, admin, user } = await company()
    const { userId } = await api.makeUser({ account, status: 'CREATED' })
    const resend = (id: string) => admin.call(users.resendInvitation, { params: { id } })

    expect((await resend(userId)).status).toBe(200)
    expect(await mailsTo(userId)).toEqual(['validate'])
    expect(await resend(user.userId)).toMatchObject(refusal(409, 'USER_ALREADY_VALIDATED'))
  })

  test('for an email that the administrator sees in the list is refused at its field, ignoring case', async () => {
    const { admin, user } = await company()
    const reply = await create(admin, { email: user.email.toUpperCase() })

    expect(reply).toMatchObject(refusal(409, 'USER_EMAIL_TAKEN'))
    expect(reply.body.errors).toMatchObject([{ path: 'email' }])
    expect((await list(admin)).body.count).toBe(2)
  })

  test('gets the same response for an email of another account or of a group out of reach as for an unknown one', async () => {
    const account = randomUUID()
    const own = await makeGroup(account)
    const foreign = await makeGroup(account)
    const admin = await api.signIn({ account, role: 'DPT_ADMIN', groups: [own] })
    const emails = [
      (await company()).user.email,
      (await api.makeUser({ account, groups: [foreign] })).email,
      (await api.makeUser({ account: randomUUID(), status: 'DEACTIVATED' })).email,
      newcomer().email,
    ]
    const replies = []
    for (const email of emails) replies.push(await create(admin, { email, userGroups: [own] }))
    const told = replies.map(({ status, body }) => {
      const { userId: _id, email: _email, createdAt: _createdAt, ...user } = body.user
      return { status, message: body.message, user }
    })

    expect(told[3]).toMatchObject({ status: 200, message: 'User successfully created.', user: { status: 'CREATED' } })
    for (const answer of told) expect(answer).toEqual(told[3])
  })

  test('of many people has a dry run that reports each row’s outcome, the same for an address known elsewhere', async () => {
    const { admin, user } = await company()
    const fresh = newcomer().email
    const elsewhere = (await company()).user.email
    const row = (email: string, change = {}) => ({ email, firstName: 'Bo', lastName: 'Li', role: '', ...change })
    const people = [
      ...[row(fresh), row(elsewhere), row(user.email), row(fresh.toUpperCase())],
      ...[row('nobody', { lastName: '' }), row(newcomer().email, { role: 'SUPER_ADMIN' })],
    ]
    const ask = async (dryRun: boolean) =>
      (await admin.call(users.inviteMany, { body: { people, role: 'DPT_USER', dryRun } })).body.rows
    const tried = await ask(true)

    const outcomes = tried.map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['ready', 'ready', 'listed', 'twice', 'wrong', 'wrong'])
    expect(tried[4]?.errors).toEqual([
      { path: 'email', message: expect.stringMatching(/./) },
      { path: 'lastName', message: 'This field is required' },
    ])
    expect(tried[5]?.errors).toMatchObject([{ path: 'role' }])
    expect((await list(admin)).body.count).toBe(2)

    expect((await ask(false)).map(({ outcome }) => outcome)).toEqual([
      ...['invited', 'invited', 'listed', 'twice', 'wrong', 'wrong'],
    ])
    const invited = (await list(admin)).body.rows.filter(({ status }) => status === 'CREATED')
    expect(invited.map(({ email }) => email).toSorted()).toEqual([fresh, elsewhere].toSorted())
    for (const { userId } of invited) expect(await mailsTo(userId)).toEqual(['validate'])
  })

  test('is rate limited per account and per receiver', async () => {
    const { admin } = await company()
    const second = (await company()).admin
    const third = (await company()).admin
    const email = newcomer().email
    const { userId } = (await create(admin, { email })).body.user
    const resend = () => admin.call(users.resendInvitation, { params: { id: userId } })
    const statuses = [await resend(), await resend(), await resend(), await resend()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 429])

    const others = []
    for (let count = 0; count < 49; count++) others.push((await create(second)).status)
    expect(new Set(others)).toEqual(new Set([200]))
    expect([(await create(second)).status, (await create(second)).status]).toEqual([200, 429])
    expect((await create(third)).status).toBe(200)
  })

  test('can be accepted only by its receiver; no administrator can activate or deactivate the user', async () => {
    const { admin } = await company()
    const { userId } = (await create(admin)).body.user

    for (const status of ['ACTIVE', 'DEACTIVATED']) {
      expect(await update(admin, userId, { status })).toMatchObject(refusal(409, 'USER_NOT_VALIDATED'))
    }
    expect((await stored(userId))?.status).toBe('CREATED')
  })

  test.each([
    { field: 'status', value: 'ACTIVE' },
    { field: 'passwordHash', value: 'x' },
    { field: 'password', value: 'x' },
    { field: 'userId', value: randomUUID() },
    { field: 'allowedActions', value: ['MANAGE_ACCOUNTS'] },
    { field: 'requestedRole', value: 'SUPER_ADMIN' },
    { field: 'version', value: 9 },
  ])('that sets $field is refused, and so is a change that does', async ({ field, value }) => {
    const { admin, user } = await company()

    expect((await create(admin, { [field]: value })).body.errors).toMatchObject([{ path: field }])
    if (field === 'status') return
    expect((await update(admin, user.userId, { [field]: value })).body.errors).toMatchObject([{ path: field }])
  })

  test('into another account requires the permission to manage accounts', async () => {
    const { account } = await company()
    const { admin } = await company()
    const operator = await api.signIn({ role: 'SUPER_ADMIN' })

    for (const accountId of [account, 'made-up']) {
      expect(await create(admin, { accountId })).toMatchObject(refusal(403, 'USER_INVALID_ACCOUNT_FORBIDDEN'))
    }
    expect((await create(operator, { accountId: account })).body.user.accountId).toBe(account)
    expect(await create(operator, { accountId: 'made-up' })).toMatchObject(refusal(404, 'NOT_FOUND'))
  })

  test('by a group administrator may only name own groups', async () => {
    const account = randomUUID()
    const own = await makeGroup(account)
    const foreign = await makeGroup(account)
    const admin = await api.signIn({ account, role: 'DPT_ADMIN', groups: [own] })

    expect((await create(admin, { userGroups: [own] })).status).toBe(200)
    expect(await create(admin, { userGroups: [own, foreign] })).toMatchObject(refusal(404, 'NOT_FOUND'))
    expect((await create(admin)).body.errors).toMatchObject([{ path: 'userGroups' }])
  })
})
