import { randomUUID } from 'node:crypto'
import { authentication, type CallInput, tokens, users, webhooks } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, links, users as usersTable } from '../../db/schema.ts'
import { PASSWORD, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { endAccess } from '../sessions/endAccess.ts'

const api = startApi()
const mail = startMail(api)

const NEW_PASSWORD = 'another-Horse!!9'
type Registration = CallInput<typeof authentication.register>['body']

let last = Date.UTC(2026, 0, 1)
const newEmail = () => `${randomUUID().replaceAll('-', '')}@lab.example`
const registration = (fields: Partial<Registration> = {}): Registration => ({
  email: newEmail(),
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Ng',
  accountType: 'COM',
  role: 4,
  accountId: last++,
  ...fields,
})
/** A new IP address for each request: rate limits have their own tests. */
const address = () => `10.${last % 200}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
const register = (body: Registration, extra = {}) =>
  api.call(authentication.register, { body }, { address: address(), ...extra })
const validate = (link: { userId: string; token: string }, password = NEW_PASSWORD) =>
  api.call(authentication.validate, { body: { ...link, password } }, { address: address() })
const check = ({ userId, token }: { userId: string; token: string }) =>
  api.call(authentication.link, { query: { i: userId, t: token } }, { address: address() })
const reset = (email: string, oldPassword = 'forgotten') =>
  api.call(authentication.resetPassword, { body: { email, oldPassword } }, { address: address() })
const login = (email: string, password: string) =>
  api.call(authentication.login, { body: { email, password } }, { address: address() })
const userOf = async (email: string) =>
  (await api.db.select().from(usersTable).where(sql`lower(email) = lower(${email})`))[0]

/** Sends all queued mails and returns the link of the latest one to an address. */
async function linkTo(email: string) {
  await mail.work()
  const query = mail.to(email).at(-1)?.link?.searchParams
  return { userId: query?.get('i') ?? '', token: query?.get('t') ?? '' }
}
async function resetLink(email: string) {
  await reset(email)
  return linkTo(email)
}
const REFUSED = { status: 422, body: { code: 'LINK_NOT_VALID' } }

describe('registering', () => {
  test('creates an account, and its mailed link an active user who can sign in', async () => {
    const body = registration({ email: newEmail().toUpperCase(), role: 0, accountType: 'NON-COM' })
    expect((await register(body)).status).toBe(200)
    expect((await login(body.email, PASSWORD)).body.code).toBe('AUTHENTICATION_NOT_VALIDATED')
    const link = await linkTo(body.email)
    expect((await check(link)).body).toMatchObject({ purpose: 'validate', email: body.email })
    expect((await check(link)).status).toBe(200)
    const validated = await validate(link)
    expect(validated).toMatchObject({ status: 200, body: { user: { email: body.email, status: 'ACTIVE' } } })
    const headers = { authorization: `Bearer ${validated.body.accessToken}` }
    expect((await api.call(users.me, {}, { headers })).status).toBe(200)
    expect((await api.call(authentication.refresh, {}, { cookie: validated.cookie })).status).toBe(200)

    const { body: session } = await login(body.email, NEW_PASSWORD)
    expect(session.user).toMatchObject({ role: 'ACC_ADMIN', status: 'ACTIVE', accountId: String(body.accountId) })
    const [account] = await api.db
      .select()
      .from(accounts)
      .where(eq(accounts.accountId, String(body.accountId)))
    expect(account).toMatchObject({ accountName: 'LAB.EXAMPLE', accountType: 'NON-COM', operator: false })
  })

  test('calls the account after the organisation, whose name is no part of a password', async () => {
    const body = registration({ accountName: 'Botanical Institute' })
    await register(body)
    const { user } = (await validate(await linkTo(body.email))).body
    expect(user?.account).toBe('Botanical Institute')
    const refused = await register(registration({ accountName: 'Botanical Institute', password: 'Botanical!!2027' }))
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
  })

  test('as SUPER_ADMIN creates an ACC_ADMIN with a requested role', async () => {
    const body = registration({ role: 8 })
    await register(body)

    expect(await userOf(body.email)).toMatchObject({ role: 'ACC_ADMIN', requestedRole: 'SUPER_ADMIN' })
  })

  test('with the id of an existing account is a conflict, whatever the email', async () => {
    const first = registration()
    await register(first)
    const intruder = registration({ accountId: first.accountId })
    const replies = [await register(intruder), await register({ ...intruder, email: first.email })]

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'ACCOUNT_ALREADY_EXISTS'],
      [409, 'ACCOUNT_ALREADY_EXISTS'],
    ])
    expect(await userOf(intruder.email)).toBeUndefined()
  })

  test('with a registered email gets the same response, creates nothing, and mails its owner', async () => {
    const { email, userId } = await api.makeUser()
    const known = registration({ email: email.toUpperCase() })
    const unknown = registration()
    const replies = [await register(known), await register(unknown)]
    await mail.work()

    expect(replies[0]?.body).toEqual(replies[1]?.body)
    expect(mail.to(email).map(({ text }) => text)).toEqual([expect.stringContaining('has an account already')])
    expect(await api.db.$count(accounts, eq(accounts.accountId, String(known.accountId)))).toBe(0)
    expect(await userOf(email)).toMatchObject({ userId, firstName: 'Ada', role: 'DPT_USER' })
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  test('twice before validation sends a new link, which voids the older', async () => {
    const body = registration()
    await register(body)
    const older = await linkTo(body.email)
    await register({ ...body, accountId: last++ })
    const newer = await linkTo(body.email)

    expect(await validate(older)).toMatchObject(REFUSED)
    expect((await validate(newer)).status).toBe(200)
  })

  test('with one email twice concurrently creates one user', async () => {
    const body = registration()
    const replies = await Promise.all([register(body), register({ ...body, accountId: last++ })])

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await api.db.$count(usersTable, eq(usersTable.email, body.email))).toBe(1)
  })

  test('builds links from PUBLIC_URL, whatever host the request names', async () => {
    const body = registration()
    await register(body, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
    await mail.work()

    expect(mail.to(body.email)[0]?.link?.origin).toBe('http://localhost:3000')
    expect(mail.to(body.email)[0]?.raw).not.toContain('evil.example')
  })

  test.each([
    { status: 'ACTIVE' },
    { role: 'SUPER_ADMIN' },
    { role: 9 },
    { operator: true },
    { requestedRole: 'SUPER_ADMIN' },
    { accountId: '1767225600000' },
    { accountId: -1 },
    { userGroups: [randomUUID()] },
    { email: 'nobody' },
    { email: `${'x'.repeat(320)}@lab.example` },
    { email: 'a\u200bdmin@lab.example' },
    { email: 'admin@lab.example\u202e' },
    { email: 'a@lab.example\r\nBcc: b@lab.example' },
    { email: 'a\u0000@lab.example' },
    { firstName: ' ' },
    { firstName: 'x'.repeat(101) },
    { firstName: 'A\u0000' },
    { password: 'short!!' },
    { password: 'with space!!9' },
    { password: `${'x'.repeat(127)}!!` },
    { accountType: 'OTHER' },
  ])('refuses %o', async (fields) => {
    const reply = await register(registration(fields as Partial<Registration>))

    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: Object.keys(fields)[0] }] } })
  })

  test.each([
    [
      'full-width letters',
      (email: string) => email.replace(/[a-f]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
    ],
    ['another case', (email: string) => email.toUpperCase()],
    ['a Kelvin sign', (email: string) => email.replace('k', '\u212a')],
    ['spaces around', (email: string) => `  ${email}\u00a0`],
  ])('recognises a registered email in another spelling: %s', async (_name, disguise) => {
    const email = `kim.${newEmail()}`
    const { userId } = await api.makeUser()
    await api.db.update(usersTable).set({ email }).where(eq(usersTable.userId, userId))
    const body = registration({ email: disguise(email) })
    await register(body)
    await mail.work()

    expect(mail.to(email)).toHaveLength(1)
    expect(await api.db.$count(accounts, eq(accounts.accountId, String(body.accountId)))).toBe(0)
  })

  test('stores SQL and markup as plain text', async () => {
    const email = `o'--;drop table users;${newEmail()}`
    const body = registration({
      email,
      firstName: `<img src=x onerror=alert(1)>`,
      lastName: `'); delete from users;--`,
    })
    expect((await register(body)).status).toBe(200)

    expect(await userOf(email)).toMatchObject({ firstName: body.firstName, lastName: body.lastName })
  })
})

describe('a forgotten password', () => {
  test('is set by the mailed link, which ends all sessions; the status stays', async () => {
    const person = await api.signIn()
    const link = await resetLink(person.email)
    expect((await check(link)).body.purpose).toBe('reset')
    expect((await validate(link)).body).toMatchObject({ message: 'Password updated successfully', accessToken: null })

    expect((await person.call(users.me, {})).status).toBe(401)
    expect((await login(person.email, PASSWORD)).status).toBe(401)
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
  })

  test('gets the same response for every email, and a mail only if the user exists', async () => {
    const { email } = await api.makeUser()
    const nobody = newEmail()
    const { email: invited } = await api.makeUser()
    const replies = [await reset(email), await reset(email, PASSWORD), await reset(invited, ''), await reset(nobody)]
    await mail.work()

    expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1)
    expect(
      mail
        .to(email)
        .map(({ text }) => text.includes('not the right one'))
        .sort(),
    ).toEqual([false, true])
    expect(mail.to(invited).map(({ text }) => text.includes('not the right one'))).toEqual([false])
    expect(mail.to(nobody)).toEqual([])
  })

  test('of a user who has not validated yet gets a validation link', async () => {
    const { email } = await api.makeUser({ status: 'CREATED' })

    expect((await check(await resetLink(email))).body.purpose).toBe('validate')
  })

  test('of a deactivated user gets no link', async () => {
    const { email } = await api.makeUser({ status: 'DEACTIVATED' })

    expect(await resetLink(email)).toEqual({ userId: '', token: '' })
  })
})

test('a reset revokes the API tokens, and a mail names them and the webhooks created by the user', async () => {
  const person = await api.signIn({ account: 'programs', role: 'ACC_ADMIN' })
  await person.confirm()
  const token = { name: 'A thief', scopes: ['read:hub' as const], days: 90 }
  const made = await person.call(tokens.create, { body: token })
  const hook = { address: 'https://93.184.215.14/told', events: ['assessment.completed' as const] }
  expect((await person.call(webhooks.create, { body: hook })).status).toBe(200)
  const headers = { authorization: `Bearer ${made.body.token}` }
  const byToken = async () => (await api.call(users.me, {}, { address: address(), headers })).status
  expect(await byToken()).toBe(200)
  expect((await validate(await resetLink(person.email))).status).toBe(200)
  await mail.work()

  expect(await byToken()).toBe(401)
  const text = mail.to(person.email).at(-1)?.text.replaceAll('\u2060', '')
  expect(text).toContain(token.name)
  expect(text).toContain(hook.address)
})

test('a reset without tokens or webhooks sends no mail about them', async () => {
  const { email } = await api.makeUser()
  await validate(await resetLink(email))
  const before = mail.to(email).length
  await mail.work()

  expect(mail.to(email)).toHaveLength(before)
})

describe('a link is refused', () => {
  test('when it was used, even by a concurrent request', async () => {
    const link = await resetLink((await api.makeUser()).email)
    const replies = await Promise.all([validate(link), validate(link, 'third-Horse!!9')])

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await validate(link)).toMatchObject(REFUSED)
    expect(await check(link)).toMatchObject(REFUSED)
  })

  test('when it has expired', async () => {
    const link = await resetLink((await api.makeUser()).email)
    await api.db
      .update(links)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(links.userId, link.userId))

    expect(await validate(link)).toMatchObject(REFUSED)
  })

  test.each([
    { purpose: 'reset', hours: 1 },
    { purpose: 'validate', hours: 24 },
  ] as const)('$hours hours after it was mailed for the purpose $purpose', async ({ purpose, hours }) => {
    const { email, userId } = await api.makeUser({ status: purpose === 'validate' ? 'CREATED' : 'ACTIVE' })
    await resetLink(email)
    const [link] = await api.db.select().from(links).where(eq(links.userId, userId))

    expect(link).toMatchObject({ purpose })
    expect(Number(link?.expiresAt) - Number(link?.createdAt)).toBe(hours * 3_600_000)
  })

  test("when it is made up, another user's, or the stored hash itself", async () => {
    const link = await resetLink((await api.makeUser()).email)
    const other = await api.makeUser()
    const [stored] = await api.db.select().from(links).where(eq(links.userId, link.userId))
    const forged = [
      { ...link, token: `${link.token.slice(0, -2)}xx` },
      { ...link, token: "' or '1'='1' -- aaaaaaaaaaaa" },
      { ...link, token: stored?.tokenHash ?? '' },
      { ...link, userId: other.userId },
      { ...link, userId: randomUUID() },
    ]

    for (const link of forged) expect(await validate(link)).toMatchObject(REFUSED)
    expect((await validate(link)).status).toBe(200)
  })

  test('when a newer one replaced it', async () => {
    const { email } = await api.makeUser()
    const older = await resetLink(email)
    const newer = await resetLink(email)

    expect(await check(older)).toMatchObject(REFUSED)
    expect((await check(newer)).status).toBe(200)
  })

  test.each(['validate', 'reset'] as const)(
    'to %s after the user was deactivated, even if reactivated since',
    async (purpose) => {
      const { email, userId } = await api.makeUser({ status: purpose === 'validate' ? 'CREATED' : 'ACTIVE' })
      const link = await resetLink(email)
      const setStatus = (status: 'ACTIVE' | 'DEACTIVATED') =>
        api.db.update(usersTable).set({ status }).where(eq(usersTable.userId, userId))
      await setStatus('DEACTIVATED')
      expect(await validate(link)).toMatchObject(REFUSED)
      await api.db.transaction((tx) => endAccess(tx, userId))
      await setStatus('ACTIVE')

      expect(await validate(link)).toMatchObject(REFUSED)
    },
  )

  test("to validate, once the address it was mailed to is no longer the user's", async () => {
    const { email, userId } = await api.makeUser({ status: 'CREATED' })
    const link = await resetLink(email)
    await api.db.update(usersTable).set({ email: newEmail() }).where(eq(usersTable.userId, userId))

    expect(await validate(link)).toMatchObject(REFUSED)
  })

  test('after the password was changed by someone who knew it', async () => {
    const { email } = await api.makeUser()
    const link = await resetLink(email)
    await api.call(authentication.changePassword, { body: { email, password: PASSWORD, newPassword: NEW_PASSWORD } })

    expect(await validate(link, 'third-Horse!!9')).toMatchObject(REFUSED)
  })

  test('for a password outside the policy, but stays valid', async () => {
    const link = await resetLink((await api.makeUser()).email)

    expect(await validate(link, 'weak')).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    expect((await validate(link)).status).toBe(200)
  })
})
