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

/** The least time of each counts, because garbage collection and compilation only add to it: more rounds if they did. */
const FEWEST_ROUNDS = 3
const MOST_ROUNDS = 15
const isAlike = (ratio: number) => ratio > 0.5 && ratio < 2

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
  const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  const ratio = () => least.unknown / least.known
  for (let count = 0; count < FEWEST_ROUNDS || (count < MOST_ROUNDS && !isAlike(ratio())); count++) {
    least.known = Math.min(least.known, await processorTimeOf(() => call(known)))
    least.unknown = Math.min(least.unknown, await processorTimeOf(() => call(unknown())))
  }
  expect(ratio()).toSatisfy(isAlike)
})
