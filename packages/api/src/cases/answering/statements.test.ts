import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { actorOf } from '../../testing/actors.ts'
import { answer, startAssessment, readAssessment as viewAssessment } from '../../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { readAssessment } from '../core/assessments.service.ts'
import { searchAssessments } from '../list/search.service.ts'
import { addAnswer } from './answers.service.ts'

const api = startApi()
const actorFor = ({ accountId, userId }: Person) => ({ ...actorOf('DPT_USER'), accountId, userId })

/** The statements that a call sends, each by its command. */
async function statementsOf(call: (db: Db) => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  await call(drizzle(api.pool, { logger: { logQuery: (statement) => sent.push(statement) } }))
  return sent.map((statement) => String(/\w+/.exec(statement)))
}

test('an answer takes thirteen round trips, of which one is for the papers on file, and one that changes nothing seven', async () => {
  const ana = await api.signIn()
  const { assessmentId } = await startAssessment(ana)
  const actor = actorFor(ana)
  const change = (commercialIntent: string) => (db: Db) =>
    addAnswer({ db, law: api.deps.law }, actor, assessmentId, { body: { commercialIntent }, ifMatch: undefined })

  const reads = ['begin', 'select', 'select', 'select', 'select', 'select']
  const writes = ['insert', 'update', 'insert', 'select', 'insert', 'update', 'commit']
  expect(await statementsOf(change('non_commercial'))).toEqual([...reads, ...writes])
  expect(await statementsOf(change('non_commercial'))).toEqual([...reads, 'commit'])
})

test('an assessment takes three round trips, even right after it was decided, and a page of the list three', async () => {
  const ana = await api.signIn()
  const { assessmentId } = await startAssessment(ana)
  const actor = actorFor(ana)
  const read = (db: Db) => readAssessment({ db, law: api.deps.law, actor }, assessmentId)

  expect(await statementsOf(read)).toEqual(['select', 'select', 'select'])
  expect(
    await statementsOf((db) => searchAssessments({ db, law: api.deps.law }, actor, { from: 0, size: 20 })),
  ).toEqual(['select', 'with', 'select'])
})

test.each([
  { name: 'another result', body: { userOrigin: 'national' } },
  { name: 'the same result', body: { commercialIntent: 'unknown' } },
  { name: 'no result', body: { providerCountry: 'unknown', organismGroup: 'unknown' } },
  { name: 'closed locks', body: BRAZIL_CONFIRMED },
])('the response to an answer is what a read returns: $name', async ({ body }) => {
  const ana = await api.signIn()
  const { assessmentId } = await startAssessment(ana)
  const answered = await answer(ana, assessmentId, body)
  expect(answered).toMatchObject({ status: 200, body: { assessment: { version: 3 } } })

  expect(answered.body).toEqual((await viewAssessment(ana, assessmentId)).body)
})
