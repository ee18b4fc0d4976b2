import { randomUUID } from 'node:crypto'
import { authentication } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '../../db/schema.ts'
import { PASSWORD, startApi } from '../../testing/startApi.ts'
import { hashPassword } from '../passwords/passwords.ts'

/**
 * Known and unknown emails take the same work, measured in processor time of this process so that a busy machine does
 * not matter. One password hash costs far more than the rest of a request: a path without it would need less than half.
 * The benchmark measures differences in real time.
 */
const api = startApi()
const ROUNDS = 7
let known = ''

beforeAll(async () => {
  const { userId, email } = await api.makeUser()
  await api.db
    .update(users)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(users.userId, userId))
  known = email
})

let round = 0
const address = () => `10.9.8.${round++}`
const unknown = () => `${randomUUID()}@example.org`
const login = (email: string) =>
  api.call(authentication.login, { body: { email, password: 'wrong' } }, { address: address() })
const reset = (email: string) =>
  api.call(authentication.resetPassword, { body: { email, oldPassword: 'wrong' } }, { address: address() })
const register = (email: string) => {
  const person = { firstName: 'Ada', lastName: 'Ng', accountType: 'COM', role: 0 } as const
  const body = { email, password: PASSWORD, accountId: Date.UTC(2026, 2, 1) + round, ...person }
  return api.call(authentication.register, { body }, { address: address() })
}

async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return user + system
}

test.each([
  { name: 'signing in', call: login },
  { name: 'requesting a reset', call: reset },
  { name: 'registering', call: register },
])('$name takes the same work for a known and an unknown email', async ({ call }) => {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let count = 0; count < ROUNDS; count++) {
    times.known.push(await processorTimeOf(() => call(known)))
    times.unknown.push(await processorTimeOf(() => call(unknown())))
  }
  // The minimum of each, because garbage collection and compilation only add to it.
  const ratio = Math.min(...times.unknown) / Math.min(...times.known)

  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
