import { randomUUID } from 'node:crypto'
import { cases, duties, events, type Role, type User, users } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, apiTokens, auditEntries, links, users as table, userGroups } from '../db/schema.ts'
import { readAssessment, startAssessment } from '../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../testing/brazil.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { payloadsOf } from '../testing/workQueue.ts'

const api = startApi()

const list = (person: Person, body = {}) => person.call(users.list, { body })
const update = (person: Person, id: string, body: object, headers = {}) =>
  person.call(users.update, { params: { id }, body }, { headers })
const remove = (person: Person, id: string) => person.call(users.remove, { params: { id } })
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

test('a user who leaves gives assessments, open duties and shared views to a successor in one step, and their tokens end', async () => {
  const account = randomUUID()
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const leaver = await api.signIn({ account })
  const successor = await api.signIn({ account })
  const { assessmentId } = await startAssessment(leaver, BRAZIL_CONFIRMED)
  const { rows } = (await leaver.call(duties.ofAssessment, { params: { id: assessmentId } })).body
  const dutyId = rows[0]?.dutyId ?? ''
  await leaver.call(duties.change, { params: { dutyId }, body: { ownerId: leaver.userId } })
  await leaver.call(cases.saveView, { body: { name: 'Red ones', address: 'result=RED', shared: true } })
  await api.db.insert(apiTokens).values({
    tokenId: randomUUID(),
    accountId: account,
    userId: leaver.userId,
    tokenHash: randomUUID(),
    hint: 'abcd',
    name: 'Nightly list',
    scopes: [],
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  })

  expect(await update(admin, leaver.userId, { successorId: successor.userId })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'successorId' }] },
  })
  const leave = { status: 'DEACTIVATED', successorId: leaver.userId }
  expect(await update(admin, leaver.userId, leave)).toMatchObject({ status: 422 })
  expect((await stored(leaver.userId))?.status).toBe('ACTIVE')
  expect(await update(admin, leaver.userId, { ...leave, successorId: successor.userId })).toMatchObject({ status: 200 })
  const { assessment } = (await readAssessment(successor, assessmentId)).body
  expect(assessment).toMatchObject({ user: { userId: successor.userId } })
  const after = (await successor.call(duties.ofAssessment, { params: { id: assessmentId } })).body.rows
  expect(after.find((duty) => duty.dutyId === dutyId)?.owner).toMatchObject({ userId: successor.userId })
  const { rows: views } = (await successor.call(cases.listViews, {})).body
  expect(views).toMatchObject([{ name: 'Red ones', isOwn: true }])
  const [token] = await api.db.select().from(apiTokens).where(eq(apiTokens.userId, leaver.userId))
  expect(token?.revokedAt).toBeInstanceOf(Date)
})

describe('the list', () => {
  test('shows active and invited users of the account by email, with the allowed actions on each', async () => {
    const { account, admin, user } = await company()
    const invited = await api.makeUser({ account, status: 'CREATED' })
    const gone = await api.makeUser({ account, status: 'DEACTIVATED' })
    const { count, rows } = (await list(admin)).body

    expect(count).toBe(3)
    expect(rows.map(({ email }) => email)).toEqual([admin.email, user.email, invited.email].sort())
    const actions = Object.fromEntries(rows.map((row: User) => [row.userId, row.allowedActions]))
    expect(actions[admin.userId]).toEqual(['UPDATE'])
    expect(actions[user.userId]).toEqual(['UPDATE', 'DELETE', 'DEACTIVATE', 'END_SESSIONS'])
    expect(actions[invited.userId]).toEqual(['UPDATE', 'DELETE', 'RESEND_INVITATION'])
    const all = await list(admin, { filter: { status: [], userGroups: [] } })
    expect(all.body.rows.map(({ userId }) => userId)).toContain(gone.userId)
    expect(JSON.stringify(all.body)).not.toContain('argon2')
  })

  test('is sorted by rank, not by the name of the role, and its pages do not overlap', async () => {
    const { account, admin } = await company()
    await api.makeUser({ account, role: 'GUEST_USER' })
    await api.makeUser({ account, role: 'DPT_LEGAL_ADMIN' })
    const page = (from: number) => list(admin, { sort: { role: 'desc' }, from, size: 2 })
    const roles = [...(await page(0)).body.rows, ...(await page(2)).body.rows].map(({ role }) => role)

    expect(roles).toEqual(['ACC_ADMIN', 'DPT_LEGAL_ADMIN', 'DPT_USER', 'GUEST_USER'])
  })

  test('finds emails and names ignoring case, and treats wildcards and quotes as text', async () => {
    const { admin, user } = await company()
    await api.db.update(table).set({ firstName: 'Zoë', lastName: "O'Neil_50%" }).where(eq(table.userId, user.userId))
    const found = async (q: string) => (await list(admin, { q })).body.rows.map(({ userId }) => userId)

    expect(await found("ZOË O'NEIL_50%")).toEqual([user.userId])
    expect(await found("o'neil zoe")).toEqual([user.userId])
    expect(await found('_50%')).toEqual([user.userId])
    for (const q of ['%%', "' or 1=1 --", '\\', "'); drop table users; --"]) expect(await found(q)).toEqual([])
  })

  test.each([
    { body: { sort: { passwordHash: 'asc' } }, path: /^sort/ },
    { body: { sort: { email: 'asc; drop table users' } }, path: /^sort\.email$/ },
    { body: { sort: { email: 'asc', role: 'asc' } }, path: /^sort$/ },
    { body: { from: -1 }, path: /^from$/ },
    { body: { size: 101 }, path: /^size$/ },
    { body: { filter: { accountId: 'x' } }, path: /^filter\.accountId$/ },
    { body: { filter: { userGroups: ["' or true"] } }, path: /^filter\.userGroups\.0$/ },
    { body: { where: '1=1' }, path: /^where$/ },
  ])('refuses %o and names the field', async ({ body, path }) => {
    const reply = await list(await api.signIn({ role: 'ACC_ADMIN' }), body)

    expect(reply).toMatchObject(refusal(422, 'INVALID_INPUT'))
    expect(reply.body.errors?.[0]?.path).toMatch(path)
  })

  test('of a group administrator contains own groups with sub-groups, and no trace of others', async () => {
    const account = randomUUID()
    const top = await makeGroup(account)
    const foreign = await makeGroup(account)
    const sub = await makeGroup(account, top)
    const admin = await api.signIn({ account, role: 'DPT_ADMIN', groups: [top] })
    const member = await api.makeUser({ account, groups: [sub, foreign] })
    const stranger = await api.makeUser({ account, groups: [foreign] })
    const { rows } = (await list(admin)).body

    expect(rows.map(({ userId }) => userId).sort()).toEqual([admin.userId, member.userId].sort())
    expect(rows.find(({ userId }) => userId === member.userId)?.userGroups).toEqual([sub])
    expect((await list(admin, { filter: { userGroups: [foreign] } })).body.count).toBe(0)
    expect(await update(admin, stranger.userId, { firstName: 'X' })).toMatchObject(refusal(404, 'NOT_FOUND'))
  })
})

test('text that the database cannot store is refused without an internal error', async () => {
  const { admin } = await company()
  expect(await list(admin, { q: 'a\u0000b' })).toMatchObject({
    ...refusal(422, 'INVALID_INPUT'),
    body: { errors: [{ path: 'q' }] },
  })
})

describe('ranks', () => {
  const GRANTS: { by: Role; role: Role; allowed: boolean; operator?: boolean }[] = [
    { by: 'DPT_ADMIN', role: 'DPT_POWER_USER', allowed: true },
    { by: 'DPT_ADMIN', role: 'DPT_LEGAL_USER', allowed: false },
    { by: 'DPT_ADMIN', role: 'DPT_ADMIN', allowed: false },
    { by: 'ACC_ADMIN', role: 'DPT_LEGAL_ADMIN', allowed: true },
    { by: 'ACC_ADMIN', role: 'ACC_ADMIN', allowed: true },
    { by: 'ACC_ADMIN', role: 'SUPER_ADMIN', allowed: false },
    { by: 'ACC_ADMIN', role: 'DPT_LEGAL_ADMIN', operator: true, allowed: false },
    { by: 'SUPER_ADMIN', role: 'SUPER_ADMIN', allowed: true },
    { by: 'SUPER_ADMIN', role: 'DPT_LEGAL_ADMIN', operator: true, allowed: true },
  ]

  test.each(GRANTS)('$by may grant $role (operator account: $operator): $allowed', async (grant) => {
    const account = randomUUID()
    const group = await makeGroup(account)
    await api.db
      .update(accounts)
      .set({ operator: grant.operator === true })
      .where(eq(accounts.accountId, account))
    const admin = await api.signIn({ account, role: grant.by, groups: [group] })
    const user = await api.makeUser({ account, groups: [group] })
    const replies = [
      await create(admin, { role: grant.role, userGroups: [group] }),
      await update(admin, user.userId, { role: grant.role }),
    ]

    for (const reply of replies) {
      if (grant.allowed) expect(reply).toMatchObject({ status: 200, body: { user: { role: grant.role } } })
      else expect(reply).toMatchObject(refusal(403, 'USER_INVALID_ROLE_FORBIDDEN'))
    }
  })

  test.each([
    { by: 'DPT_ADMIN', of: 'DPT_LEGAL_USER' },
    { by: 'DPT_ADMIN', of: 'DPT_ADMIN' },
    { by: 'ACC_ADMIN', of: 'SUPER_ADMIN' },
  ] as const)('$by cannot change name, email or status of a $of, or delete them', async ({ by, of }) => {
    const account = randomUUID()
    const group = await makeGroup(account)
    const admin = await api.signIn({ account, role: by, groups: [group] })
    const victim = await api.makeUser({ account, role: of, groups: [group] })
    const before = await stored(victim.userId)
    const tries = [
      await update(admin, victim.userId, { firstName: 'X' }),
      await update(admin, victim.userId, { email: 'mine@evil.example' }),
      await update(admin, victim.userId, { status: 'DEACTIVATED' }),
      await update(admin, victim.userId, { role: 'GUEST_USER' }),
      await remove(admin, victim.userId),
    ]

    for (const reply of tries) expect(reply).toMatchObject(refusal(403, 'USER_INVALID_ROLE_FORBIDDEN'))
    expect(await stored(victim.userId)).toEqual(before)
    expect(await mailsTo(victim.userId)).toEqual([])
  })

  test('an administrator can sign a user out everywhere, but not one of higher rank', async () => {
    const account = randomUUID()
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const user = await api.signIn({ account })
    const end = (by: Person, id: string) => by.call(users.endSessions, { params: { id } })

    expect(await end(admin, user.userId)).toMatchObject({ status: 200, body: { ended: 1 } })
    expect((await user.call(users.me, {})).status).toBe(401)
    expect(await end(admin, user.userId)).toMatchObject({ status: 200, body: { ended: 0 } })
    const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'USER_SESSIONS_ENDED'))
    expect(entry).toMatchObject({ accountId: account, actorId: admin.userId })
    const operator = await api.makeUser({ account, role: 'SUPER_ADMIN' })
    expect(await end(admin, operator.userId)).toMatchObject(refusal(403, 'USER_INVALID_ROLE_FORBIDDEN'))
    expect(await end(admin, admin.userId)).toMatchObject(refusal(403, 'USER_INVALID_AUTHENTICATION_FORBIDDEN'))
    expect((await admin.call(users.me, {})).status).toBe(200)
  })

  test('a user with more permissions cannot be taken over by changing their email, such as the operator’s legal administrator', async () => {
    const { account, admin } = await company()
    await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, account))
    const legal = await api.makeUser({ account, role: 'DPT_LEGAL_ADMIN' })
    const reply = await update(admin, legal.userId, { email: 'mine@evil.example' })

    expect(reply).toMatchObject(refusal(403, 'USER_INVALID_ROLE_FORBIDDEN'))
    expect((await update(admin, legal.userId, { firstName: 'Ines' })).status).toBe(200)
  })

  test('users cannot change their own role, status, account or groups, or delete themselves', async () => {
    const account = randomUUID()
    const group = await makeGroup(account)
    const operator = await api.signIn({ account, role: 'SUPER_ADMIN' })
    await api.makeUser({ role: 'SUPER_ADMIN' })
    const tries = [
      await update(operator, operator.userId, { role: 'ACC_ADMIN' }),
      await update(operator, operator.userId, { status: 'DEACTIVATED' }),
      await update(operator, operator.userId, { accountId: (await company()).account }),
      await update(operator, operator.userId, { userGroups: [group] }),
      await remove(operator, operator.userId),
    ]

    for (const reply of tries) expect(reply).toMatchObject(refusal(403, 'USER_INVALID_AUTHENTICATION_FORBIDDEN'))
    const {
      email,
      firstName,
      lastName,
      role,
      userGroups: groups,
    } = (await list(operator, { q: operator.email })).body.rows[0] as User
    const whole = await update(operator, operator.userId, { email, firstName, lastName, role, userGroups: groups })
    expect(whole.status).toBe(200)
  })
})

describe('a change', () => {
  test('based on a stale version is refused with the current state', async () => {
    const { admin, user } = await company()
    expect((await update(admin, user.userId, { firstName: 'One' }, { 'if-match': '"1"' })).headers.etag).toBe('"2"')
    const late = await update(admin, user.userId, { firstName: 'Two' }, { 'if-match': '"1"' })

    expect(late).toMatchObject(refusal(409, 'STALE_VERSION'))
    expect(late.body.current).toMatchObject({ firstName: 'One', version: 2 })
  })

  test('of the email waits for the owner of the new address, who is mailed', async () => {
    const { admin, user } = await company()
    const reply = await update(admin, user.userId, { email: 'new@example.org' })

    expect(reply.body.user).toMatchObject({ email: user.email, pendingEmail: 'new@example.org' })
    expect(await mailsTo(user.userId)).toEqual(['email'])
  })

  test('of an invited user’s email voids the link that was mailed to the old address', async () => {
    const { account, admin } = await company()
    const { userId } = await api.makeUser({ account, status: 'CREATED' })
    await addLink(account, userId)
    const reply = await update(admin, userId, { email: 'right@example.org' })

    expect(reply.body.user).toMatchObject({ email: 'right@example.org', pendingEmail: null })
    expect(await api.db.$count(links, eq(links.userId, userId))).toBe(0)
    expect(await mailsTo(userId)).toEqual(['validate'])
  })

  test('into a group out of the actor’s reach does not find the group', async () => {
    const account = randomUUID()
    const own = await makeGroup(account)
    const foreign = await makeGroup(account)
    const elsewhere = await makeGroup(randomUUID())
    const head = await api.signIn({ account, role: 'DPT_ADMIN', groups: [own] })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const operator = await api.signIn({ role: 'SUPER_ADMIN' })
    const { userId } = await api.makeUser({ account, groups: [own] })
    const join = (person: Person, group: string) => update(person, userId, { userGroups: [own, group] })

    expect(await join(head, foreign)).toMatchObject(refusal(404, 'NOT_FOUND'))
    expect(await join(admin, elsewhere)).toMatchObject(refusal(404, 'NOT_FOUND'))
    expect((await join(operator, elsewhere)).body.errors).toMatchObject([{ path: 'userGroups' }])
    expect((await join(admin, foreign)).body.user.userGroups.sort()).toEqual([own, foreign].sort())
    expect((await update(head, userId, { userGroups: [own] })).body.user.userGroups).toEqual([own])
    const after = (await list(admin, { filter: { userGroups: [foreign] } })).body.rows
    expect(after.map((row) => row.userId)).toEqual([userId])
  })

  test('by a user without permission, or an administrator of another account, does not find the user', async () => {
    const { user } = await company()
    const { admin } = await company()

    expect(await update(admin, user.userId, { firstName: 'X' })).toMatchObject(refusal(404, 'NOT_FOUND'))
    expect(await remove(admin, user.userId)).toMatchObject(refusal(404, 'NOT_FOUND'))
    expect(await remove(admin, randomUUID())).toMatchObject(refusal(404, 'NOT_FOUND'))
  })

  test('of the account removes the groups and ends the sessions', async () => {
    const account = randomUUID()
    const group = await makeGroup(account)
    const person = await api.signIn({ account, groups: [group] })
    const { account: other } = await company()
    const operator = await api.signIn({ role: 'SUPER_ADMIN' })
    const reply = await update(operator, person.userId, { accountId: other })

    expect(reply.body.user).toMatchObject({ accountId: other, userGroups: [] })
    expect((await person.call(users.me, {})).status).toBe(401)
  })

  test('is in the audit log of the user’s account, with actor, change and address', async () => {
    const { account, admin, user } = await company()
    await update(admin, user.userId, { role: 'DPT_ADMIN' })
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.accountId, account))
    const last = entries.at(-1)

    expect(last).toMatchObject({
      action: 'USER_UPDATE',
      actorId: admin.userId,
      actor: admin.email,
      address: '127.0.0.1',
    })
    expect(JSON.parse(last?.subject ?? '')).toMatchObject({
      userId: user.userId,
      before: { role: 'DPT_USER' },
      changed: { role: 'DPT_ADMIN' },
    })
  })
})

const addLink = (accountId: string, userId: string) =>
  api.db.insert(links).values({
    tokenHash: randomUUID(),
    accountId,
    userId,
    purpose: 'validate',
    email: 'x@example.org',
    mailId: randomUUID(),
    expiresAt: new Date(Date.now() + 60_000),
  })

describe('access ends in the transaction that removes it', () => {
  test('deactivating ends sessions and voids links, and reactivating does not restore them', async () => {
    const { account, admin } = await company()
    const person = await api.signIn({ account })
    await addLink(account, person.userId)
    const reply = await update(admin, person.userId, { status: 'DEACTIVATED' })

    expect(reply.body).toMatchObject({ message: 'User status successfully updated!', user: { status: 'DEACTIVATED' } })
    expect((await person.call(users.me, {})).status).toBe(401)
    expect(await api.db.$count(links, eq(links.userId, person.userId))).toBe(0)
    expect((await update(admin, person.userId, { status: 'ACTIVE' })).body.user.status).toBe('ACTIVE')
    expect((await person.call(users.me, {})).status).toBe(401)
  })

  test('deleting keeps the assessments, shown as those of a deleted user', async () => {
    const { account, admin } = await company()
    const person = await api.signIn({ account })
    await addLink(account, person.userId)
    const { body } = await person.call(cases.create, { body: { answers: { organismGroup: 'plant' } } })
    const { assessmentId: id } = body.assessment

    expect((await remove(admin, person.userId)).body.message).toBe('User deleted successfully!')
    expect(await person.call(users.me, {})).toMatchObject(refusal(401, 'ACCOUNT_INVALID_NOT_FOUND'))
    expect(await api.db.$count(links, eq(links.userId, person.userId))).toBe(0)
    const assessment = await admin.call(cases.read, { params: { id }, query: {} })
    expect(assessment.body.assessment.user).toEqual({ userId: null, firstName: 'deleted', lastName: 'user' })
    expect((await admin.call(cases.search, { body: {} })).body.total).toBe(1)
  })
})

describe('the last administrator', () => {
  test('of an account cannot be deleted, deactivated, demoted or moved until there is a second one', async () => {
    const { account, admin } = await company()
    const operator = await api.signIn({ role: 'SUPER_ADMIN' })
    const tries = [{ status: 'DEACTIVATED' }, { role: 'DPT_ADMIN' }, { accountId: (await company()).account }]
    for (const body of tries) {
      expect(await update(operator, admin.userId, body)).toMatchObject(refusal(409, 'USER_LAST_ADMINISTRATOR'))
    }
    await api.makeUser({ account, role: 'ACC_ADMIN', status: 'CREATED' })
    expect(await remove(operator, admin.userId)).toMatchObject(refusal(409, 'USER_LAST_ADMINISTRATOR'))
    expect((await update(operator, admin.userId, { firstName: 'Ada' })).body).toMatchObject({
      user: { allowedActions: ['UPDATE', 'END_SESSIONS'] },
    })
    await api.makeUser({ account, role: 'ACC_ADMIN' })
    expect((await update(operator, admin.userId, { firstName: 'Grace' })).body).toMatchObject({
      user: { allowedActions: ['UPDATE', 'DELETE', 'DEACTIVATE', 'END_SESSIONS'] },
    })
    expect((await remove(operator, admin.userId)).status).toBe(200)
  })

  test.each(['ACC_ADMIN', 'SUPER_ADMIN'] as const)(
    'is kept when two %ss demote each other concurrently',
    async (role) => {
      await api.db.update(table).set({ status: 'DEACTIVATED' }).where(eq(table.role, 'SUPER_ADMIN'))
      const account = randomUUID()
      const ana = await api.signIn({ account, role })
      const bo = await api.signIn({ account, role })
      const replies = await Promise.all([
        update(ana, bo.userId, { role: 'DPT_USER' }),
        update(bo, ana.userId, { role: 'DPT_USER' }),
      ])

      // The slower request is refused by the guard, or had lost its permission before it began.
      expect(replies.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([403, 409])])
      expect(await api.db.$count(table, sql`${table.accountId} = ${account} and ${table.role} = ${role}`)).toBe(1)
    },
  )
})

describe('the own profile', () => {
  test('changes names and preferences at once, and the address once it is confirmed', async () => {
    const person = await api.signIn()
    const body = { firstName: 'Grace', email: 'grace@example.org', preferences: { dateStyle: 'iso' as const } }
    expect(await person.call(users.updateMe, { body })).toMatchObject(refusal(403, 'CONFIRMATION_REQUIRED'))
    await person.confirm()
    const { user } = (await person.call(users.updateMe, { body })).body

    expect(user).toMatchObject({ firstName: 'Grace', email: person.email, pendingEmail: 'grace@example.org' })
    expect(user.preferences).toEqual({
      dateStyle: 'iso',
      language: 'en',
      theme: 'auto',
      pageSize: 20,
      dutyReminders: true,
      dutyWeekly: true,
    })
    expect((await person.call(users.me, {})).body).toEqual(user)
    expect(await mailsTo(person.userId)).toEqual(['email'])
  })

  test.each(['role', 'accountId', 'status', 'userGroups', 'passwordHash', 'allowedActions'])(
    'refuses %s',
    async (field) => {
      const person = await api.signIn()
      const reply = await person.call(users.updateMe, { body: { [field]: 'SUPER_ADMIN' } as object })
      expect(reply.body.errors).toMatchObject([{ path: field }])
    },
  )
})

test('events about users are visible only to those who administer the account’s users', async () => {
  const { account, admin } = await company()
  const colleague = await api.signIn({ account })
  await create(admin)
  const told = async (person: Person) =>
    (await person.call(events.list, { body: {} })).body.rows.map(({ label }) => label)

  expect(await told(admin)).toEqual(['User Bo Li was invited'])
  expect(await told(colleague)).toEqual([])
})
