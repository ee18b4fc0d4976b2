import { randomUUID } from 'node:crypto'
import { authentication, tokens, users } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { codeApps, links, users as usersTable } from '../../db/schema.ts'
import { addJob } from '../../jobs/jobs.ts'
import { PASSWORD, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'

const api = startApi()
const mail = startMail(api)

const NEW_PASSWORD = 'another-Horse!!9'
const newEmail = () => `${randomUUID()}@lab.example`
/** A new IP address for each request: rate limits have their own tests. */
const address = () =>
  `10.${Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
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

describe('a new email', () => {
  const confirm = (link: { userId: string; token: string }) =>
    api.call(authentication.confirmEmail, { body: link }, { address: address() })
  async function ask(userId: string, pendingEmail: string) {
    await api.db.update(usersTable).set({ pendingEmail }).where(eq(usersTable.userId, userId))
    await addJob(api.db, 'sendMail', { userId, purpose: 'email' })
    return linkTo(pendingEmail)
  }

  test('takes effect once its owner opens the link, and voids the links mailed to the old one', async () => {
    const { userId, email } = await api.makeUser()
    const pending = newEmail()
    const old = await resetLink(email)
    const link = await ask(userId, pending)
    expect((await check(link)).body).toMatchObject({ purpose: 'email', email: null })
    expect((await login(pending, PASSWORD)).status).toBe(401)
    expect((await confirm(link)).status).toBe(200)

    expect((await login(pending, PASSWORD)).body.user).toMatchObject({ userId, email: pending, pendingEmail: null })
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect(await validate(old)).toMatchObject(REFUSED)
    expect(await confirm(link)).toMatchObject(REFUSED)
  })

  test('is confirmed only by its own link, not by one to a replaced address or one to reset', async () => {
    const { userId, email } = await api.makeUser()
    const first = await ask(userId, newEmail())
    await api.db.update(usersTable).set({ pendingEmail: newEmail() }).where(eq(usersTable.userId, userId))
    const forReset = await resetLink(email)

    expect(await confirm(first)).toMatchObject(REFUSED)
    expect(await confirm(forReset)).toMatchObject(REFUSED)
    expect(await userOf(email)).toMatchObject({ userId })
  })

  test("does not set a password, and is dropped when the password is reset, so that an intruder's address goes too", async () => {
    const { userId, email } = await api.makeUser()
    const link = await ask(userId, newEmail())
    expect(await validate(link)).toMatchObject(REFUSED)
    await validate(await resetLink(email))

    expect(await confirm(link)).toMatchObject(REFUSED)
    expect(await userOf(email)).toMatchObject({ userId, pendingEmail: null })
  })

  describe('is undone by the link mailed to the old address', () => {
    const undo = (link: { userId: string; token: string }) =>
      api.call(authentication.undoEmail, { body: link }, { address: address() })
    async function changed(userId: string, oldEmail: string, next = newEmail()) {
      const link = await ask(userId, next)
      const way = await linkTo(oldEmail)
      await confirm(link)
      return { way, next }
    }

    test('for seven days; sessions and password end, and a link for another password is mailed', async () => {
      const person = await api.signIn()
      const { way } = await changed(person.userId, person.email)
      await api.db
        .update(links)
        .set({ expiresAt: sql`expires_at - interval '7 days'` })
        .where(eq(links.userId, person.userId))
      expect((await undo(way)).status).toBe(200)

      expect((await person.call(users.me, {})).status).toBe(401)
      expect((await login(person.email, PASSWORD)).body.code).toBe('AUTHENTICATION_FAILED')
      expect((await validate(await linkTo(person.email))).status).toBe(200)
      expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
      expect(await undo(way)).toMatchObject(REFUSED)
    })

    test('which revokes the API tokens and removes a factor added shortly before the change', async () => {
      const person = await api.signIn()
      await person.confirm()
      const token = { name: 'A program', scopes: ['read:hub' as const], days: 90 }
      const made = await person.call(tokens.create, { body: token })
      expect(made.status).toBe(200)
      await api.db.insert(codeApps).values({ userId: person.userId, secret: 'known', confirmedAt: new Date() })
      const headers = { authorization: `Bearer ${made.body.token}` }
      const byToken = async () => (await api.call(users.me, {}, { address: address(), headers })).status
      expect(await byToken()).toBe(200)
      const { way } = await changed(person.userId, person.email)
      expect((await undo(way)).status).toBe(200)
      expect((await validate(await linkTo(person.email))).status).toBe(200)

      expect(await byToken()).toBe(401)
      expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
    })

    test('but not after seven days', async () => {
      const { userId, email } = await api.makeUser()
      const { way } = await changed(userId, email)
      await api.db.update(links).set({ expiresAt: sql`expires_at - interval '8 days'` }).where(eq(links.userId, userId))

      expect(await undo(way)).toMatchObject(REFUSED)
    })

    test('even after an intruder set a password and changed the address again, whose own link is void', async () => {
      const { userId, email } = await api.makeUser()
      const first = await changed(userId, email)
      const body = { email: first.next, password: PASSWORD, newPassword: NEW_PASSWORD }
      expect((await api.call(authentication.changePassword, { body }, { address: address() })).status).toBe(200)
      const second = await changed(userId, first.next)
      expect((await undo(first.way)).status).toBe(200)

      expect(await undo(second.way)).toMatchObject(REFUSED)
      expect(await userOf(email)).toMatchObject({ userId, passwordHash: null })
    })

    test('before it takes effect, so that it never does', async () => {
      const { userId, email } = await api.makeUser()
      const pending = await ask(userId, newEmail())
      expect((await undo(await linkTo(email))).status).toBe(200)

      expect(await confirm(pending)).toMatchObject(REFUSED)
      expect(await userOf(email)).toMatchObject({ pendingEmail: null })
    })

    test('but only by that link', async () => {
      const { userId, email } = await api.makeUser()
      const { way } = await changed(userId, email)

      expect(await confirm(way)).toMatchObject(REFUSED)
      expect(await validate(way)).toMatchObject(REFUSED)
      expect(await undo(await resetLink((await api.makeUser()).email))).toMatchObject(REFUSED)
    })
  })

  test('that another user has taken meanwhile is refused without saying so', async () => {
    const { userId, email } = await api.makeUser()
    const other = await api.makeUser()
    const link = await ask(userId, other.email.toUpperCase())

    expect(await confirm(link)).toMatchObject(REFUSED)
    expect(await userOf(email)).toMatchObject({ userId })
  })
})
