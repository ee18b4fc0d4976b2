import { authentication, users } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refreshTokens, sessions, users as usersTable } from '../../db/schema.ts'
import { PASSWORD, startApi } from '../../testing/startApi.ts'

const api = startApi()
const NEW_PASSWORD = 'another-Horse!!9'

const login = (email: string, password = PASSWORD, address = '192.0.2.1') =>
  api.call(authentication.login, { body: { email, password } }, { address })
const refresh = (cookie: string | undefined, headers = {}) => api.call(authentication.refresh, {}, { cookie, headers })
const me = (token: unknown) => api.call(users.me, {}, { headers: { authorization: `Bearer ${token}` } })

describe('a session ends at once', () => {
  test('for all browsers of a user who signs out', async () => {
    const { email } = await api.makeUser()
    const one = await login(email)
    const other = await login(email)
    const { headers } = await api.call(authentication.logout, {}, { cookie: one.cookie })
    expect(headers['clear-site-data']).toBe('"cache"')

    expect((await me(one.body.accessToken)).status).toBe(401)
    expect((await me(other.body.accessToken)).status).toBe(401)
    expect((await refresh(other.cookie)).status).toBe(401)
  })

  test('for a program that signs out with its access token alone', async () => {
    const { email } = await api.makeUser()
    const one = await login(email)
    const other = await login(email)
    const headers = { authorization: `Bearer ${one.body.accessToken}` }
    await api.call(authentication.logout, {}, { headers })

    expect((await me(other.body.accessToken)).status).toBe(401)
    const again = await login(email)
    await api.call(authentication.logout, {}, { headers })
    expect((await me(again.body.accessToken)).status).toBe(200)
  })

  test('for a deactivated user', async () => {
    const person = await api.signIn()
    await api.db.update(usersTable).set({ status: 'DEACTIVATED' }).where(eq(usersTable.userId, person.userId))

    expect((await person.call(users.me, {})).status).toBe(401)
  })

  test('for a deleted user, who is told that the account is not valid', async () => {
    const person = await api.signIn()
    await api.db.delete(usersTable).where(eq(usersTable.userId, person.userId))

    expect(await person.call(users.me, {})).toMatchObject({ status: 401, body: { code: 'ACCOUNT_INVALID_NOT_FOUND' } })
  })

  test('even if it starts while the user is being deactivated', async () => {
    const { email, userId } = await api.makeUser()
    const waits = async () =>
      (await api.db.execute<{ count: number }>('select count(*) from pg_locks where not granted')).rows[0]?.count ?? 0
    const signingIn = await api.db.transaction(async (tx) => {
      await tx.update(usersTable).set({ status: 'DEACTIVATED' }).where(eq(usersTable.userId, userId))
      // The password is checked before the deactivation commits; the sign-in then waits for the user's row.
      const promise = login(email)
      await expect.poll(waits, { timeout: 120_000 }).toBeGreaterThan(0)
      return { promise }
    })

    expect((await signingIn.promise).status).toBe(401)
    expect(await api.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  })

  test('in the other browsers when the password is changed; this browser gets a new token', async () => {
    const { email } = await api.makeUser()
    const here = await login(email)
    const there = await login(email)
    const body = { email, password: PASSWORD, newPassword: NEW_PASSWORD }
    const changed = await api.call(authentication.changePassword, { body }, { cookie: here.cookie })

    expect((await me(there.body.accessToken)).status).toBe(401)
    expect((await me(changed.body.accessToken)).status).toBe(200)
    expect((await refresh(changed.cookie)).status).toBe(200)
    expect((await login(email, NEW_PASSWORD)).status).toBe(200)
  })

  test('after thirty days, however often it is used', async () => {
    const { email, userId } = await api.makeUser()
    const { cookie } = await login(email)
    const age = (days: number) =>
      api.db
        .update(sessions)
        .set({ createdAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(sessions.userId, userId))
    await age(29)
    const used = await refresh(cookie)
    expect(used.status).toBe(200)
    const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, userId))
    expect(session?.expiresAt.getTime()).toBeLessThan(Date.now() + 25 * 60 * 60 * 1000)
    await age(31)
    expect((await refresh(used.cookie)).status).toBe(401)
  })

  test('on a shared computer after twelve unused hours, or when the browser closes', async () => {
    const { email, userId } = await api.makeUser()
    const payload = { email, password: PASSWORD, sharedComputer: true }
    const reply = await api.app.inject({ method: 'POST', url: '/api/authentication/login', payload })
    const cookie = reply.cookies.find(({ name }) => name === 'refresh')
    expect(reply.cookies.map(({ name }) => name)).toEqual(['refresh'])
    expect(cookie?.maxAge).toBeUndefined()
    const left = async () => {
      const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, userId))
      return Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)
    }
    expect(await left()).toBe(12 * 60)
    await api.db
      .update(sessions)
      .set({ expiresAt: sql`now() + interval '1 minute'` })
      .where(eq(sessions.userId, userId))
    expect((await refresh(cookie?.value)).status).toBe(200)
    expect(await left()).toBe(12 * 60)
  })

  test('and no other one does, when a sign-out comes with an old cookie', async () => {
    const { email } = await api.makeUser()
    const stolen = await login(email)
    const other = await login(email)
    const next = await refresh(stolen.cookie)
    await api.db
      .update(refreshTokens)
      .set({ rotatedAt: sql`now() - interval '1 hour'` })
      .where(sql`${refreshTokens.rotatedAt} is not null`)
    await api.call(authentication.logout, {}, { cookie: stolen.cookie })

    expect((await refresh(next.cookie)).status).toBe(401)
    expect((await me(other.body.accessToken)).status).toBe(200)
    await api.call(authentication.logout, {}, { cookie: next.cookie })
    expect((await me(other.body.accessToken)).status).toBe(200)
  })

  test('alone, when a sign-out comes with a cookie that was rotated a moment ago', async () => {
    const { email } = await api.makeUser()
    const here = await login(email)
    const other = await login(email)
    const next = await refresh(here.cookie)
    await api.call(authentication.logout, {}, { cookie: here.cookie })

    expect((await refresh(next.cookie)).status).toBe(401)
    expect((await me(other.body.accessToken)).status).toBe(200)
  })

  test('when it expires', async () => {
    const person = await api.signIn()
    await api.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, person.userId))

    expect((await person.call(users.me, {})).status).toBe(401)
  })
})
