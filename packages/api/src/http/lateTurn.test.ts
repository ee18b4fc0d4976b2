import { setTimeout as sleep } from 'node:timers/promises'
import { cases } from '@portal/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assessments } from '../db/schema.ts'
import { createApp } from '../startup/app.ts'
import { startApi } from '../testing/startApi.ts'

const api = startApi()

test('a write that waited for its turn until its caller was told that it takes too long is not done any more', async () => {
  const { accessToken } = await api.signIn({ role: 'DPT_USER' })
  const settings = { ...api.deps.settings, answerSeconds: 0.5, databaseConnections: 2 }
  const app = await createApp({ ...api.deps, settings })
  const create = () =>
    app.inject({
      method: 'POST',
      url: `/api${cases.create.path}`,
      headers: { authorization: `Bearer ${accessToken}` },
      payload: { answers: { providerCountry: 'BR' } },
    })
  const before = await api.db.$count(assessments)

  // One call at once of an account: the first waits for the lock, the others for the first.
  const replies = await api.db.transaction(async (tx) => {
    await tx.execute(sql`lock table assessments in exclusive mode`)
    return Promise.all([create(), create(), create()])
  })
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  await sleep(500)

  expect(await api.db.$count(assessments)).toBeLessThanOrEqual(before + 1)
  expect((await create()).statusCode).toBe(200)
  await app.close()
})
