import { expect, test } from 'vitest'
import { torture } from './torture.ts'

/** The short form of `npm run torture`: the database is killed, then the portal itself, while both are written to. */
test('no acknowledged write is lost when the database or the portal is killed, and everything verifies', async () => {
  const http = 4720 + (process.pid % 100) * 2
  const { acknowledged, ...outcome } = await torture(2, { http, metrics: http + 1 }, () => undefined)
  expect(acknowledged).toBeGreaterThan(0)
  expect(outcome).toMatchObject({ lost: [], jobsLeft: 0, auditVerifies: true, decisionsVerify: true })
  expect(outcome.kills.map(({ victim }) => victim)).toEqual(['database', 'node'])
})
