import { authentication, users } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { refreshTokens, sessions, settings, throttles, users as usersTable } from '../../db/schema.ts'
import { createApp } from '../../startup/app.ts'
import { PASSWORD, type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
const NEW_PASSWORD = 'another-Horse!!9'

const login = (email: string, password = PASSWORD, address = '192.0.2.1') =>
  api.call(authentication.login, { body: { email, password } }, { address })
const refresh = (cookie: string | undefined, headers = {}) => api.call(authentication.refresh, {}, { cookie, headers })
const me = (token: unknown) => api.call(users.me, {}, { headers: { authorization: `Bearer ${token}` } })

describe('signing in', () => {
  test('returns a token for the user, whatever the case of the email', async () => {
    const { email, userId } = await api.makeUser({ role: 'ACC_ADMIN' })
    const reply = await login(email.toUpperCase())

    expect(reply).toMatchObject({ status: 200, body: { passwordChangeRequired: false, user: { userId } } })
    expect(await me(reply.body.accessToken)).toMatchObject({ status: 200, body: { userId, role: 'ACC_ADMIN' } })
  })

  test('answers an unknown email exactly like a wrong password', async () => {
    const { email } = await api.makeUser()
    const [unknown, wrong] = await Promise.all([login('nobody@example.org'), login(email, 'wrong')])

    expect(unknown.status).toBe(401)
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test.each([
    { status: 'CREATED', code: 'AUTHENTICATION_NOT_VALIDATED' },
    { status: 'DEACTIVATED', code: 'AUTHENTICATION_DEACTIVATED' },
  ] as const)('reveals the status $status only after the right password', async ({ status, code }) => {
    const { email } = await api.makeUser({ status })

    expect((await login(email, 'wrong')).body.code).toBe('AUTHENTICATION_FAILED')
    expect(await login(email)).toMatchObject({ status: 401, body: { code } })
  })

  test('returns no token until the password is changed, if that is required', async () => {
    const { email, userId } = await api.makeUser()
    await api.db.update(usersTable).set({ passwordChangeRequired: true }).where(eq(usersTable.userId, userId))

    const first = await login(email)
    expect(first.body).toMatchObject({ passwordChangeRequired: true, accessToken: null, user: null })
    expect(first.cookie ?? '').toBe('')
    await api.call(authentication.changePassword, { body: { email, password: PASSWORD, newPassword: NEW_PASSWORD } })
    expect((await login(email, NEW_PASSWORD)).body).toMatchObject({
      passwordChangeRequired: false,
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: { userId, email },
    })
  })
})

describe('the refresh token', () => {
  test('is rotated; a repeat within the grace period gets the same successor', async () => {
    const { cookie } = await login((await api.makeUser()).email)
    const first = await refresh(cookie)
    const repeat = await refresh(cookie)

    expect(first.status).toBe(200)
    expect(first.cookie).not.toBe(cookie)
    expect(repeat.cookie).toBe(first.cookie)
    expect((await refresh(first.cookie)).status).toBe(200)
  })

  test('ends the whole session when it is used again after the grace period', async () => {
    const { cookie, body } = await login((await api.makeUser()).email)
    const next = await refresh(cookie)
    await api.db
      .update(refreshTokens)
      .set({ rotatedAt: sql`now() - interval '31 seconds'` })
      .where(sql`rotated_at is not null`)

    expect((await refresh(cookie)).status).toBe(401)
    expect((await refresh(next.cookie)).status).toBe(401)
    expect((await me(body.accessToken)).status).toBe(401)
    expect((await me(next.body.accessToken)).status).toBe(401)
  })

  test('is stored hashed, and sent in a cookie that scripts cannot read', async () => {
    const reply = await login((await api.makeUser()).email)
    const stored = await api.db.select({ hash: refreshTokens.tokenHash }).from(refreshTokens)

    expect(stored.map(({ hash }) => hash)).not.toContain(reply.cookie)
    expect(String(reply.headers['set-cookie'])).toMatch(/Path=\/api\/authentication; HttpOnly; SameSite=Strict/)
  })
})

test('a page of an earlier release, which names its form, is refused without a use of its cookie', async () => {
  const { cookie } = await login((await api.makeUser()).email)
  const asked = await api.app.inject({
    method: 'POST',
    url: '/api/authentication/refresh?form=0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03',
    cookies: { refresh: cookie ?? '' },
  })
  expect(asked.statusCode).toBe(422)
  expect(asked.json()).not.toHaveProperty('accessToken')
  expect((await refresh(cookie)).status).toBe(200)
})

describe('a cross-site request', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]

  test.each(foreign)('is refused by every endpoint that uses the cookie: %o', async (headers) => {
    const { email } = await api.makeUser()
    const { cookie } = await login(email)
    const body = { email, password: PASSWORD, newPassword: NEW_PASSWORD }
    const replies = [
      await refresh(cookie, headers),
      await api.call(authentication.logout, {}, { cookie, headers }),
      await api.call(authentication.changePassword, { body }, { cookie, headers }),
      await api.call(authentication.login, { body: { email, password: PASSWORD } }, { headers }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await refresh(cookie)).status).toBe(200)
  })

  test('cannot be a form, because only JSON is accepted', async () => {
    const { cookie } = await login((await api.makeUser()).email)
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/authentication/change-password',
      headers: { 'content-type': 'text/plain', cookie: `refresh=${cookie}` },
      payload: '{}',
    })

    expect(reply.statusCode).toBe(422)
  })
})

describe('an access token is refused', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ourKey = async () => {
    const [kept] = await api.db.select().from(settings).where(eq(settings.name, 'access-token-key'))
    return Buffer.from(kept?.value ?? '', 'base64')
  }
  async function claimsOf({ accessToken }: { accessToken: string }) {
    const [, payload = ''] = accessToken.split('.')
    return JSON.parse(Buffer.from(payload, 'base64url').toString())
  }

  test('without a signature, or with the signature of other claims', async () => {
    const person = await api.signIn()
    const other = await api.signIn({ role: 'SUPER_ADMIN' })
    const [head = '', , signature = ''] = person.accessToken.split('.')
    const claims = base64(await claimsOf(other))

    expect((await me(`${base64({ alg: 'none' })}.${claims}.`)).status).toBe(401)
    expect((await me(`${head}.${claims}.${signature}`)).status).toBe(401)
  })

  test("with another algorithm, even under the portal's own key", async () => {
    const claims = await claimsOf(await api.signIn())
    const sign = (alg: string, key: Parameters<SignJWT['sign']>[0], more = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg, ...more }).sign(key)
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    const key = await ourKey()

    expect((await me(await sign('HS256', key))).status).toBe(200)
    expect((await me(await sign('HS384', key))).status).toBe(401)
    expect((await me(await sign('HS512', key))).status).toBe(401)
    expect((await me(await sign('RS256', privateKey, { jwk: await exportJWK(publicKey) }))).status).toBe(401)
    expect((await me(await sign('HS256', Buffer.from('x'.repeat(32))))).status).toBe(401)
  })

  test.each([{ exp: 1 }, { iss: 'another' }, { exp: undefined }, { sub: undefined }, { sid: undefined }])(
    'with the claim %o',
    async (wrong) => {
      const claims = { ...(await claimsOf(await api.signIn())), ...wrong }
      const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(await ourKey())

      expect((await me(token)).status).toBe(401)
    },
  )

  test("with another user's session", async () => {
    const one = await claimsOf(await api.signIn())
    const other = await claimsOf(await api.signIn())
    const token = await new SignJWT({ ...one, sid: other.sid })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(await ourKey())

    expect((await me(token)).status).toBe(401)
  })
})

describe('the list of own sessions', () => {
  const from = (email: string, userAgent: string, address: string) =>
    api.call(
      authentication.login,
      { body: { email, password: PASSWORD } },
      { headers: { 'user-agent': userAgent }, address },
    )
  const bearer = (token: unknown) => ({ headers: { authorization: `Bearer ${token}` } })
  const list = (token: unknown) => api.call(authentication.sessions, {}, bearer(token))
  const end = (token: unknown, id: string) => api.call(authentication.endSession, { params: { id } }, bearer(token))
  const confirm = (token: unknown, password: string) =>
    api.call(authentication.confirm, { body: { password } }, bearer(token))

  test('shows each session, and one that is ended is refused at once', async () => {
    const { email } = await api.makeUser()
    const there = await from(email, 'Lab PC', '203.0.113.40')
    const here = await from(email, 'x'.repeat(4000), '203.0.113.41')
    const { rows } = (await list(here.body.accessToken)).body
    const lab = rows.find(({ userAgent }) => userAgent === 'Lab PC')

    expect(rows.map(({ current, address }) => [current, address])).toEqual([
      [true, '203.0.113.41'],
      [false, '203.0.113.40'],
    ])
    await confirm(here.body.accessToken, PASSWORD)
    expect((await end(here.body.accessToken, lab?.sessionId ?? '')).status).toBe(200)
    expect((await me(there.body.accessToken)).status).toBe(401)
    expect((await refresh(there.cookie)).status).toBe(401)
    expect((await list(here.body.accessToken)).body.count).toBe(1)
    expect((await end(here.body.accessToken, lab?.sessionId ?? '')).status).toBe(404)
  })

  test("does not include another user's sessions, which cannot be ended", async () => {
    const one = await api.signIn()
    const other = await api.signIn({ role: 'SUPER_ADMIN' })
    const { rows } = (await list(one.accessToken)).body

    await other.confirm()
    expect((await end(other.accessToken, rows[0]?.sessionId ?? '')).status).toBe(404)
    expect((await me(one.accessToken)).status).toBe(200)
  })
})

describe('a session that was left open', () => {
  const sessionOf = async (person: Person) =>
    (await person.call(authentication.sessions, {})).body.rows[0]?.sessionId ?? ''
  const end = async (person: Person) =>
    person.call(authentication.endSession, { params: { id: await sessionOf(person) } })

  test('may end sessions only within five minutes after the password was given again', async () => {
    const person = await api.signIn()
    expect(await end(person)).toMatchObject({ status: 403, body: { code: 'CONFIRMATION_REQUIRED' } })
    await person.confirm()
    await api.db
      .update(sessions)
      .set({ confirmedAt: sql`now() - interval '5 minutes 1 second'` })
      .where(eq(sessions.userId, person.userId))
    expect((await end(person)).status).toBe(403)
    await person.confirm()
    expect((await end(person)).status).toBe(200)
  })

  test('is not confirmed by a wrong password, another session or guessing', async () => {
    const person = await api.signIn()
    const confirm = (password: string) => person.call(authentication.confirm, { body: { password } })
    expect(await confirm('wrong')).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    const { body } = await api.call(authentication.login, { body: { email: person.email, password: PASSWORD } })
    const bearer = { headers: { authorization: `Bearer ${body.accessToken}` } }
    await api.call(authentication.confirm, { body: { password: PASSWORD } }, bearer)
    expect((await end(person)).status).toBe(403)
  })

  test('allows five wrong passwords over all addresses, which do not block the owner from signing in', async () => {
    const person = await api.signIn()
    const bearer = { authorization: `Bearer ${person.accessToken}` }
    const guesses: number[] = []
    for (let count = 0; count < 7; count++) {
      const from = { headers: bearer, address: `203.0.113.${60 + count}` }
      guesses.push((await api.call(authentication.confirm, { body: { password: 'wrong' } }, from)).status)
    }
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429, 429])

    for (let count = 0; count < 10; count++) {
      expect((await login(person.email, PASSWORD, `203.0.113.${80 + count}`)).status).toBe(200)
    }
  })
})

describe('a malformed sign-in', () => {
  test.each([
    { email: "' or '1'='1' -- @x", password: "' or '1'='1" },
    { email: '%@%', password: PASSWORD },
    { email: 'a@b', password: 'x'.repeat(1000) },
  ])('matches no user: %o', async (body) => {
    expect((await api.call(authentication.login, { body }, { address: '203.0.113.50' })).body.code).toBe(
      'AUTHENTICATION_FAILED',
    )
  })

  test.each([{ role: 'SUPER_ADMIN' }, { status: 'ACTIVE' }, { password: 'x'.repeat(1001) }, { email: { $ne: '' } }])(
    'is refused with the name of the field: %o',
    async (fields) => {
      const { email } = await api.makeUser()
      const body = { email, password: PASSWORD, newPassword: NEW_PASSWORD, ...fields } as never
      const reply = await api.call(authentication.changePassword, { body })

      expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: Object.keys(fields)[0] }] } })
    },
  )
})

describe('guessing', () => {
  test('is rate limited per user and address, even when all guesses come concurrently', async () => {
    const { email } = await api.makeUser()
    const guesses = await Promise.all(Array.from({ length: 14 }, () => login(email, 'wrong', '198.51.100.7')))
    const refused = guesses.filter(({ status }) => status === 429)

    expect(refused).toHaveLength(4)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('from many addresses, even in the same network, does not lock the owner out of a known browser', async () => {
    const { email } = await api.makeUser()
    const signIn = (address: string, device?: string, password = PASSWORD) =>
      api.app.inject({
        method: 'POST',
        url: '/api/authentication/login',
        payload: { email, password },
        remoteAddress: address,
        ...(device && { headers: { cookie: `device=${device}` } }),
      })
    const first = await signIn('203.0.113.60')
    const device = first.cookies.find(({ name }) => name === 'device')?.value ?? ''
    for (let guess = 0; guess < 230; guess++) await signIn(`198.18.${guess % 5}.${guess}`, undefined, 'wrong')
    for (let guess = 0; guess < 12; guess++) await signIn('203.0.113.60', 'a'.repeat(43), 'wrong')

    expect((await signIn('203.0.113.60')).statusCode).toBe(429)
    expect((await signIn('203.0.113.61')).statusCode).toBe(429)
    expect((await signIn('203.0.113.60', device)).statusCode).toBe(200)
    expect((await signIn('203.0.113.61', device)).statusCode).toBe(200)
    const guesses: number[] = []
    for (let guess = 0; guess < 11; guess++) guesses.push((await signIn('203.0.113.61', device, 'wrong')).statusCode)
    expect(guesses.at(-1)).toBe(429)
  })

  test('does not lock the owner out at another address', async () => {
    const { email } = await api.makeUser()
    for (let guess = 0; guess < 11; guess++) await login(email, 'wrong', '198.51.100.8')

    expect((await login(email, PASSWORD, '198.51.100.8')).status).toBe(429)
    expect((await login(email, PASSWORD, '203.0.113.9')).status).toBe(200)
  })

  test('from many addresses is rate limited, except where the owner has signed in before', async () => {
    const { email } = await api.makeUser()
    await login(email, PASSWORD, '203.0.113.20')
    await login(email, 'wrong', '203.0.113.21')
    await api.db.update(throttles).set({ count: 1000 }).where(eq(throttles.count, 1))
    await api.db.delete(throttles).where(sql`reset_at < now() + interval '50 minutes'`)

    expect((await login(email, PASSWORD, '203.0.113.22')).status).toBe(429)
    expect((await login(email, PASSWORD, '203.0.113.20')).status).toBe(200)
  })

  test('the current password when changing it is counted too', async () => {
    const { email } = await api.makeUser()
    const guess = () =>
      api.call(authentication.changePassword, { body: { email, password: 'wrong', newPassword: NEW_PASSWORD } })
    const statuses: number[] = []
    for (let count = 0; count < 11; count++) statuses.push((await guess()).status)

    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses[10]).toBe(429)
  })
})

test('over HTTPS the name of the session cookie binds it to the host', async () => {
  const app = await createApp({ ...api.deps, settings: { ...api.deps.settings, publicUrl: 'https://portal.example' } })
  const { email } = await api.makeUser()
  const post = (path: string, payload: object, cookies = {}) =>
    app.inject({ method: 'POST', url: `/api${path}`, payload, cookies })
  const { cookies } = await post(authentication.login.path, { email, password: PASSWORD })
  const cookie = cookies.find(({ name }) => name === '__Host-refresh')
  expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Strict' })
  expect(cookie).not.toHaveProperty('domain')
  expect(cookies.find(({ name }) => name === '__Secure-device')).toMatchObject({ secure: true, httpOnly: true })

  const sent = { '__Host-refresh': cookie?.value ?? '' }
  expect((await post(authentication.refresh.path, {}, sent)).statusCode).toBe(200)
  const out = await post(authentication.logout.path, {}, sent)
  expect(out.cookies).toContainEqual(expect.objectContaining({ name: '__Host-refresh', path: '/', value: '' }))
  await app.close()
})
