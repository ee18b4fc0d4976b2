import { authentication, factors } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { codeApps, recoveryCodes, users } from '../../db/schema.ts'
import { PASSWORD, type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let last = 0
const address = () => `198.18.${last++ % 200}.9`
const codeOf = (secret: string, seconds = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })
const login = (email: string, code?: string, from = address()) =>
  api.call(authentication.login, { body: { email, password: PASSWORD, ...(code && { code }) } }, { address: from })
/** Lets a test use a code of the current time step again. */
const forgetStep = (userId: string) => api.db.update(codeApps).set({ lastStep: 0 }).where(eq(codeApps.userId, userId))

async function withCodeApp() {
  const person = await api.signIn()
  await person.confirm()
  const { secret, uri } = (await person.call(factors.addCodeApp, {})).body
  const { recoveryCodes: codes } = (await confirmWith(person, codeOf(secret))).body
  await forgetStep(person.userId)
  return { person, secret, uri, codes }
}
const confirmWith = (person: Person, code: string) => person.call(factors.confirmCodeApp, { body: { code } })

test('a code is required after the right password, once the code app was confirmed', async () => {
  const person = await api.signIn()
  expect((await person.call(factors.addCodeApp, {})).body.code).toBe('CONFIRMATION_REQUIRED')
  await person.confirm()
  const { secret, uri } = (await person.call(factors.addCodeApp, {})).body
  expect(uri).toBe(
    `otpauth://totp/ABS%20Portal:${encodeURIComponent(person.email)}?secret=${secret}&issuer=ABS%20Portal`,
  )
  expect((await login(person.email)).status).toBe(200)
  expect((await confirmWith(person, '000000')).body.errors).toMatchObject([{ path: 'code' }])
  expect((await confirmWith(person, codeOf(secret))).body.recoveryCodes).toHaveLength(10)

  await forgetStep(person.userId)
  expect(await login(person.email)).toMatchObject({ status: 401, body: { code: 'FACTOR_REQUIRED' } })
  expect((await login(person.email, codeOf(secret))).status).toBe(200)
  const { body } = await person.call(factors.read, {})
  expect(body).toMatchObject({ codeAppSince: expect.any(String), recoveryCodesLeft: 10 })
})

test('a wrong password does not reveal that a code is required', async () => {
  const { person } = await withCodeApp()
  const body = { email: person.email, password: 'wrong' }
  const reply = await api.call(authentication.login, { body }, { address: address() })

  expect(reply.body.code).toBe('AUTHENTICATION_FAILED')
})

test('a code works once, even when it is sent twice concurrently', async () => {
  const { person, secret } = await withCodeApp()
  const code = codeOf(secret)
  const replies = await Promise.all([login(person.email, code), login(person.email, code)])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(await login(person.email, code)).toMatchObject({ status: 401, body: { code: 'FACTOR_NOT_VALID' } })
})

test.each([
  { seconds: -30, status: 200 },
  { seconds: 30, status: 200 },
  { seconds: -90, status: 401 },
  { seconds: 90, status: 401 },
])('a code from a clock that is $seconds seconds off is answered with $status', async ({ seconds, status }) => {
  const { person, secret } = await withCodeApp()

  expect((await login(person.email, codeOf(secret, seconds))).status).toBe(status)
})

test('an older code is refused after a newer one was used', async () => {
  const { person, secret } = await withCodeApp()
  expect((await login(person.email, codeOf(secret, 30))).status).toBe(200)

  expect((await login(person.email, codeOf(secret))).status).toBe(401)
})

test('a recovery code replaces a lost app once, in any spelling, and new codes void the old', async () => {
  const { person, codes } = await withCodeApp()
  const [first = '', second = ''] = codes
  expect((await login(person.email, ` ${first.toUpperCase()} `)).status).toBe(200)
  expect((await login(person.email, first)).status).toBe(401)
  expect((await person.call(factors.read, {})).body.recoveryCodesLeft).toBe(9)

  const renewed = (await person.call(factors.renewRecoveryCodes, {})).body.recoveryCodes
  expect((await login(person.email, second)).status).toBe(401)
  expect((await login(person.email, renewed[0])).status).toBe(200)
})

test('guesses at codes are rate limited', async () => {
  const { person } = await withCodeApp()
  const codes: (string | undefined)[] = []
  for (let guess = 0; guess < 6; guess++) codes.push((await login(person.email, '123456', '198.18.250.1')).body.code)

  expect(codes).toEqual([...Array(5).fill('FACTOR_NOT_VALID'), 'TOO_MANY_REQUESTS'])
})

test('changing the password requires the second factor, except in a browser that is signed in', async () => {
  const { person, secret } = await withCodeApp()
  const body = { email: person.email, password: PASSWORD, newPassword: 'another-Horse!!9' }
  const change = (extra = {}) => api.call(authentication.changePassword, { body }, { address: address(), ...extra })
  expect(await change()).toMatchObject({ status: 401, body: { code: 'FACTOR_REQUIRED' } })
  const { cookie } = await login(person.email, codeOf(secret))

  expect((await change({ cookie })).status).toBe(200)
})

test('a code app is added once, and removed only after the password is given again', async () => {
  const { person } = await withCodeApp()
  expect(await person.call(factors.addCodeApp, {})).toMatchObject({ status: 409, body: { code: 'FACTOR_EXISTS' } })
  const stranger = await api.signIn()
  expect((await stranger.call(factors.removeCodeApp, {})).status).toBe(403)

  expect((await person.call(factors.removeCodeApp, {})).status).toBe(200)
  expect((await person.call(factors.removeCodeApp, {})).status).toBe(404)
  expect((await login(person.email)).status).toBe(200)
  expect(await api.db.$count(recoveryCodes, eq(recoveryCodes.userId, person.userId))).toBe(0)
})

test('a deactivated user cannot sign in with a valid code', async () => {
  const { person, secret } = await withCodeApp()
  await api.db.update(users).set({ status: 'DEACTIVATED' }).where(eq(users.userId, person.userId))

  expect((await login(person.email, codeOf(secret))).body.code).toBe('AUTHENTICATION_DEACTIVATED')
})

/** Signs in with a device cookie; returns the status and the device cookie that the server sets. */
async function loginFrom(
  email: string,
  { code, device, from = address() }: { code?: string; device?: string; from?: string },
) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { email, password: PASSWORD, ...(code && { code }) },
    headers: device ? { cookie: `device=${device}` } : {},
    remoteAddress: from,
  })
  return { status: reply.statusCode, device: reply.cookies.find(({ name }) => name === 'device')?.value }
}

test('wrong codes from changing addresses do not shut the owner out of a browser in which they signed in', async () => {
  const { person, secret } = await withCodeApp()
  const known = await loginFrom(person.email, { code: codeOf(secret) })
  expect(known.status).toBe(200)
  await forgetStep(person.userId)
  const guesses = await Promise.all(Array.from({ length: 25 }, () => login(person.email, '000000')))
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0)

  expect((await login(person.email, codeOf(secret))).status).toBe(429)
  const owner = await loginFrom(person.email, { code: codeOf(secret), ...(known.device && { device: known.device }) })
  expect(owner).toEqual(known)
})

test('a device cookie that the browser brings by itself is replaced by one of the server', async () => {
  const { email } = await api.makeUser()
  for (const device of ['chosen', 'chosen.by-another', `${'x'.repeat(24)}.${'y'.repeat(43)}`]) {
    const reply = await loginFrom(email, { device })
    expect(reply.status).toBe(200)
    expect(reply.device).not.toBe(device)
  }
})
