import { cases, reports, reviews, versions } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { assessmentDecisions } from '../../db/schema.ts'
import { reevaluate } from '../../law-changes/index.ts'
import { readAssessment, startAssessment } from '../../testing/assessing.ts'
import { BRAZIL } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startPublishing } from '../../testing/startPublishing.ts'
import { verifyDecisions } from '../history/verify.ts'

const api = startApi()
const law = startPublishing(api)
let ana = undefined as unknown as Person
beforeAll(async () => {
  ana = await api.signIn()
})

/** Facts so old that every review limit has passed, and the day until which they were valid. */
const OLD = { asOf: '1900-02-28' }
const DUE = '2000-02-28'
/** GREEN under every law used in these tests. */
const HARMLESS = { ...BRAZIL, organismGroup: 'human' }
const AGED = { result: 'AMBER', reviewOverdueSince: DUE, decision: { status: 'GREEN' } }

const resultOf = async ({ assessmentId }: { assessmentId: string }) =>
  (await readAssessment(ana, assessmentId)).body.assessment
const verified = () => verifyDecisions(api.db, api.deps.law.contextAt)

test('while the review is overdue, GREEN is shown as AMBER in new results, with the decision of the law beneath', async () => {
  const before = await startAssessment(ana, HARMLESS)
  const { id, version, activationId } = await law.publish('BR', (file) => ({ ...file, ...OLD }))
  const untouched = await resultOf(before)
  await reevaluate(api.deps, { activationId })
  const green = await startAssessment(ana, HARMLESS)
  const red = await startAssessment(ana)
  const amberList = await ana.call(cases.search, { body: { filters: { result: ['AMBER'] } } })
  const report = await ana.call(reports.report, { params: { id: green.assessmentId }, query: {} })
  const history = await ana.call(cases.history, { params: { id: before.assessmentId } })
  const then = await readAssessment(ana, green.assessmentId, { asKnownOn: String(green.decidedAt) })

  for (const one of [before, untouched]) expect(one).toMatchObject({ result: 'GREEN', reviewOverdueSince: null })
  for (const one of [green, report.body.assessment, then.body.assessment, await resultOf(before)]) {
    expect(one).toMatchObject(AGED)
  }
  expect(history.body.rows).toMatchObject([
    { status: 'AMBER', before: 'GREEN', reviewOverdueSince: DUE },
    { status: 'GREEN', reviewOverdueSince: null },
  ])
  expect(red).toMatchObject({ result: 'RED', reviewOverdueSince: DUE, decision: { status: 'RED' } })
  expect(amberList.body.rows.map(({ reviewOverdueSince }) => reviewOverdueSince)).toEqual([DUE, DUE])
  expect(await verified()).toMatchObject({ checked: 4, differences: [] })

  await law.editor.call(reviews.record, { params: { id }, body: { version, source: 'The official gazette.' } })
  expect(await startAssessment(ana, HARMLESS)).toMatchObject({ result: 'GREEN', reviewOverdueSince: null })
  expect(await resultOf(green)).toMatchObject(AGED)
})

test('a preview of outdated facts counts the results that they change', async () => {
  await startAssessment(ana, { ...HARMLESS, providerCountry: 'PE' })
  const { params } = await law.draft('PE', (file) => ({ ...file, ...OLD }))
  const { body } = await law.editor.call(versions.preview, { params })

  expect(body).toMatchObject({ changed: 1, shifts: [{ before: 'GREEN', after: 'AMBER', count: 1 }] })
})

test('a stored colour that does not follow from its decision and its age is detected', async () => {
  const { assessmentId } = await startAssessment(ana, { ...HARMLESS, providerCountry: 'PE' })
  const ofAssessment = eq(assessmentDecisions.assessmentId, assessmentId)
  await api.db.update(assessmentDecisions).set({ overdueSince: DUE }).where(ofAssessment)

  expect((await verified()).differences).toMatchObject([{ assessmentId, reason: 'the colour is another one' }])
})
