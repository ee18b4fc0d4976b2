import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../db/schema.ts'
import { startApi } from '../testing/startApi.ts'
import type { DemoDeps } from './demoDeps.ts'
import { makePeople, signInLines } from './people.ts'

const api = startApi()

test('a user of an older folder, or with a password of their own, is not listed with the present one', async () => {
  const deps = api.deps as unknown as DemoDeps
  await makePeople(deps)
  const guest = '  GUEST_USER       guest-user@demo.example'
  const before = await signInLines(deps)
  expect(before.slice(0, 2)).toEqual([expect.stringContaining('with the password'), guest])
  expect(before).toHaveLength(9)

  await api.db.update(users).set({ passwordHash: null }).where(eq(users.email, 'guest-user@demo.example'))
  const after = await signInLines(deps)
  expect(after.slice(-2)).toEqual(['Demo users with a password of their own or of an earlier demo:', guest])
  expect(after).toHaveLength(10)
})
