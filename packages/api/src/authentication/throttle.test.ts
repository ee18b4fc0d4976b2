import { randomUUID } from 'node:crypto'
import { authentication } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../db/schema.ts'
import { trustProxy } from '../shared/settings/variables/trustProxy.ts'
import { createApp } from '../startup/app.ts'
import { PASSWORD, startApi } from '../testing/startApi.ts'
import { startMail } from '../testing/startMail.ts'
import { countAttempt, forgiveAttempt, noteAttempt } from './throttle.ts'

const api = startApi()
const mail = startMail(api)

const HERE = '198.51.100.30'
const NEW_PASSWORD = 'another-Horse!!9'
const login = (email: string, password: string, address = HERE) =>
  api.call(authentication.login, { body: { email, password } }, { address })
const reset = (email: string, address = HERE) =>
  api.call(authentication.resetPassword, { body: { email, oldPassword: 'wrong' } }, { address })
const validate = (link: { userId: string; token: string }, address: string) =>
  api.call(authentication.validate, { body: { ...link, password: NEW_PASSWORD } }, { address })

let accountId = Date.UTC(2026, 1, 1)
function register(email: string, address: string) {
  accountId += 1
  const person = { firstName: 'Ada', lastName: 'Ng', accountType: 'COM', role: 0 } as const
  return api.call(authentication.register, { body: { email, password: PASSWORD, accountId, ...person } }, { address })
}

async function statusesOf(times: number, tryOnce: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count++) statuses.push((await tryOnce()).status)
  return statuses
}

test('requests for a link are rate limited per email and address, whether the email is known or not', async () => {
  const { email } = await api.makeUser()
  const unknown = `${randomUUID()}@example.org`
  for (const address of [email, unknown]) {
    expect(await statusesOf(6, () => reset(address, '198.51.100.31'))).toEqual([200, 200, 200, 200, 200, 429])
  }
  const refused = await reset(email, '198.51.100.31')

  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await reset(email, '203.0.113.31')).status).toBe(200)
})

test('registrations are rate limited per email and address, and per address', async () => {
  const email = `${randomUUID()}@example.org`
  expect(await statusesOf(6, () => register(email, '198.51.100.32'))).toEqual([200, 200, 200, 200, 200, 429])
  const others = await statusesOf(26, () => register(`${randomUUID()}@example.org`, '198.51.100.32'))

  expect(others.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await register(`${randomUUID()}@example.org`, '203.0.113.32')).status).toBe(200)
})

test('guesses at links are rate limited', async () => {
  const { userId } = await api.makeUser()
  const guess = () => validate({ userId, token: randomUUID() }, '198.51.100.33')
  const statuses = await statusesOf(21, guess)

  expect(statuses).toEqual([...Array(20).fill(422), 429])
})

test('a wrong old password counts as a guess at the password', async () => {
  const { email } = await api.makeUser()
  await statusesOf(5, () => reset(email, '198.51.100.34'))

  expect(await statusesOf(6, () => login(email, 'wrong', '198.51.100.34'))).toEqual([401, 401, 401, 401, 401, 429])
})

test('a user who was locked out can sign in at once after using the mailed link', async () => {
  const { email } = await api.makeUser()
  await statusesOf(11, () => login(email, 'wrong'))
  expect((await reset(email)).status).toBe(200)
  await mail.work()
  const query = mail.to(email).at(-1)?.link?.searchParams
  await validate({ userId: query?.get('i') ?? '', token: query?.get('t') ?? '' }, HERE)

  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
})

test('spellings of one email are counted together', async () => {
  const { userId } = await api.makeUser()
  const email = `vivi-${userId}@example.org`
  await api.db.update(users).set({ email }).where(eq(users.userId, userId))
  // The dotted capital I is an i to the database, but not to JavaScript.
  const spellings = [email, email.toUpperCase(), email.replace('i', '\u0130'), email.replaceAll('i', '\u0130')]
  const statuses: number[] = []
  for (let count = 0; count < 12; count++) {
    statuses.push((await login(spellings[count % 4] ?? '', 'wrong', '198.51.100.35')).status)
  }

  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})

test('attempts at the same time are all counted and taken back, and none waits for another without end', async () => {
  const attempt = { action: 'password', who: `${randomUUID()}@example.org`, address: '198.51.100.36' } as const
  const succeed = async () => {
    await countAttempt(api.db, attempt)
    await forgiveAttempt(api.db, attempt)
  }
  await Promise.all(Array.from({ length: 10 }, succeed))

  for (let tries = 0; tries < 10; tries++) expect(await noteAttempt(api.db, attempt)).toBeUndefined()
  expect(await noteAttempt(api.db, attempt)).toBeGreaterThan(0)
})

test('an address that the client wrote into X-Forwarded-For is ignored; only the one the proxy saw counts', async () => {
  const settings = { ...api.deps.settings, trustProxy: trustProxy('true') }
  const app = await createApp({ ...api.deps, settings })
  const { email } = await api.makeUser()
  const guess = async (index: number) => {
    const headers = { 'x-forwarded-for': `198.51.100.${100 + index}, 203.0.113.77` }
    const payload = { email, password: 'wrong' }
    return {
      status: (await app.inject({ method: 'POST', url: '/api/authentication/login', headers, payload })).statusCode,
    }
  }
  let index = 0
  const statuses = await statusesOf(11, () => guess(index++))
  await app.close()

  expect(statuses).toEqual([...Array(10).fill(401), 429])
})
