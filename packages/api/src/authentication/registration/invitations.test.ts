import { randomUUID } from 'node:crypto'
import { authentication, events, users } from '@portal/contract'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, auditEntries, users as usersTable } from '../../db/schema.ts'
import { PASSWORD, type Person, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'

const api = startApi()
const mail = startMail(api)

let last = Date.UTC(2026, 3, 1)
const address = () => `10.${last++ % 200}.${Math.floor(Math.random() * 250)}.7`
const newEmail = () => `${randomUUID()}@lab.example`
const administrator = () => api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })
const invite = async (by: Person, email: string, person = { firstName: 'Cy', lastName: 'Oh' }) => {
  const { body } = await by.call(users.create, { body: { email, role: 'DPT_USER', ...person } })
  return body.user.userId
}
async function linkTo(email: string) {
  await mail.work()
  const query = mail.to(email).at(-1)?.link?.searchParams
  return { userId: query?.get('i') ?? '', token: query?.get('t') ?? '' }
}
const accept = (link: { userId: string; token: string }) =>
  api.call(authentication.validate, { body: { ...link, password: PASSWORD } }, { address: address() })
const decline = (link: { userId: string; token: string }) =>
  api.call(authentication.declineInvitation, { body: link }, { address: address() })
const check = ({ userId, token }: { userId: string; token: string }) =>
  api.call(authentication.link, { query: { i: userId, t: token } }, { address: address() })
const login = (email: string) =>
  api.call(authentication.login, { body: { email, password: PASSWORD } }, { address: address() })
const register = (email: string) => {
  const person = { firstName: 'Cy', lastName: 'Oh', accountType: 'COM', role: 4 } as const
  const body = { email, password: PASSWORD, accountId: last++, ...person }
  return api.call(authentication.register, { body }, { address: address() })
}
const usersWith = (email: string) => api.db.select().from(usersTable).where(sql`lower(email) = lower(${email})`)

test('an invitation names inviter and account in the mail, where names cannot form links, and on its page', async () => {
  const by = await administrator()
  await api.db
    .update(usersTable)
    .set({ firstName: 'Win', lastName: 'at evil.example' })
    .where(eq(usersTable.userId, by.userId))
  const email = newEmail()
  await invite(by, email)
  const link = await linkTo(email)

  const text = mail.to(email)[0]?.text ?? ''
  expect(text.replaceAll('\u2060', '')).toContain(
    `Win at evil.example invites you to join the account “${by.accountId}”`,
  )
  expect(text).not.toContain('evil.example')
  expect((await check(link)).body.invitation).toEqual({
    inviter: 'Win at evil.example',
    account: by.accountId,
    addressInUse: false,
  })
  expect((await accept(link)).status).toBe(200)
  expect((await login(email)).body.user).toMatchObject({ accountId: by.accountId, role: 'DPT_USER' })
})

test('registering creates a new account, even if the address was invited before', async () => {
  const stranger = await administrator()
  const email = newEmail()
  await invite(stranger, email)
  await mail.work()
  await register(email)
  await accept(await linkTo(email))

  const { body } = await login(email)
  expect(body.user).toMatchObject({ role: 'ACC_ADMIN' })
  expect(body.user?.accountId).not.toBe(stranger.accountId)
  const seen = await stranger.call(users.list, { body: { q: email } })
  expect(seen.body.rows.map(({ status }) => status)).toEqual(['CREATED'])
})

test('several accounts may invite one address; it joins the one whose invitation is accepted', async () => {
  const first = await administrator()
  const second = await administrator()
  const email = newEmail()
  await invite(first, email)
  const earlier = await linkTo(email)
  await invite(second, email.toUpperCase())
  await mail.work()
  const later = await linkTo(email.toUpperCase())
  expect((await accept(later)).status).toBe(200)

  expect((await check(earlier)).body.invitation).toMatchObject({ account: first.accountId, addressInUse: true })
  expect(await accept(earlier)).toMatchObject({ status: 409, body: { code: 'EMAIL_IN_OTHER_ACCOUNT' } })
  expect((await login(email)).body.user?.accountId).toBe(second.accountId)
  await api.db
    .update(usersTable)
    .set({ email: newEmail() })
    .where(and(eq(usersTable.accountId, second.accountId), sql`lower(email) = lower(${email})`))
  expect((await accept(earlier)).status).toBe(200)
})

test('of two concurrent acceptances only one succeeds', async () => {
  const first = await administrator()
  const second = await administrator()
  const email = newEmail()
  await invite(first, email)
  const one = await linkTo(email)
  await invite(second, email)
  const replies = await Promise.all([accept(one), accept(await linkTo(email))])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a declined invitation is deleted, and the inviting account is notified', async () => {
  const by = await administrator()
  const email = newEmail()
  const userId = await invite(by, email)
  const link = await linkTo(email)
  expect(await decline({ ...link, token: 'x'.repeat(43) })).toMatchObject({
    status: 422,
    body: { code: 'LINK_NOT_VALID' },
  })
  expect((await decline(link)).status).toBe(200)

  expect(await usersWith(email)).toEqual([])
  expect(await accept(link)).toMatchObject({ status: 422, body: { code: 'LINK_NOT_VALID' } })
  const { body } = await by.call(events.list, { body: {} })
  expect(body.rows[0]).toMatchObject({ label: 'Cy Oh declined the invitation' })
  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.accountId, by.accountId))
  expect(entries.map(({ action, subject }) => [action, JSON.parse(subject)]).at(-1)).toEqual([
    'USER_INVITATION_DECLINED',
    { userId, email },
  ])
})

test('the link of a registration or a forgotten password cannot decline, only set a password', async () => {
  const { email } = await api.makeUser()
  await api.call(authentication.resetPassword, { body: { email, oldPassword: 'x' } }, { address: address() })
  expect(await decline(await linkTo(email))).toMatchObject({ status: 422, body: { code: 'LINK_NOT_VALID' } })

  const registered = newEmail()
  await register(registered)
  const link = await linkTo(registered)
  expect((await check(link)).body.invitation).toBeNull()
  expect(await decline(link)).toMatchObject({ status: 422, body: { code: 'LINK_NOT_VALID' } })
  expect(await api.db.$count(accounts, eq(accounts.accountName, 'lab.example'))).toBeGreaterThan(0)
})

test('two administrators of one account may invite one person; accepting one invitation removes the other', async () => {
  const account = randomUUID()
  const by = await api.signIn({ account, role: 'ACC_ADMIN' })
  const email = newEmail()
  await invite(by, email)
  const [row] = await usersWith(email)
  if (!row) throw new Error('Expected an invitation.')
  await api.db.insert(usersTable).values({ ...row, userId: randomUUID() })
  expect((await accept(await linkTo(email))).status).toBe(200)

  expect(await usersWith(email)).toHaveLength(1)
})
