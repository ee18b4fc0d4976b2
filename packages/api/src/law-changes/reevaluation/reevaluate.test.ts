import { randomUUID } from 'node:crypto'
import { type CountryFile, dashboard, editing, events, notifications, versions } from '@portal/contract'
import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { verifyDecisions } from '../../cases/index.ts'
import { shippedContent, storeShipped } from '../../content/index.ts'
import { activations, assessmentDecisions, assessmentLocks, assessments, auditEntries } from '../../db/schema.ts'
import { answer, readAssessment, startAssessment, unlockAll } from '../../testing/assessing.ts'
import { BRAZIL, BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { changingLaw, copyTimes, outcome, type RuleRow, withColour } from '../../testing/changingLaw.ts'
import { loadedContent } from '../../testing/loadedContent.ts'
import { startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { payloadsOf } from '../../testing/workQueue.ts'
import { examineActivation } from './preview.ts'

const api = startApi()
const mail = startMail(api)
const { people, draft, activate, makeIt, progress, decisionsOf, run } = changingLaw(api)
/** The row that makes the Brazilian test case RED. */
const DECIDING = 'br-rd-foreign-without-partner'

/** The law of Brazil with this colour in the deciding row only. */
const withDeciding = (file: CountryFile, status: 'AMBER' | 'RED'): CountryFile => ({
  ...file,
  matrices: file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows.map((row) => (row.id === DECIDING ? outcome(row, { status }) : row)),
  })),
})

describe('a new version of the law', () => {
  test('decides every assessment of the country again, once, and notifies each owner once about the changes', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const bo = await api.signIn({ account: randomUUID() })
    const mine = await startAssessment(ana)
    const other = await startAssessment(ana, { ...BRAZIL, organismGroup: 'human' })
    const theirs = await startAssessment(bo)
    const elsewhere = await startAssessment(bo, { ...BRAZIL, providerCountry: 'PE' })
    const activationId = await makeIt('AMBER')
    await mail.work()
    await run(activationId)
    await mail.work()
    const { version } = await progress(activationId)

    const after = await readAssessment(ana, mine.assessmentId)
    expect(after.body.assessment).toMatchObject({ result: 'AMBER', version: mine.version + 1, status: 'IN_PROGRESS' })
    expect(await decisionsOf(mine.assessmentId)).toMatchObject([
      { status: 'RED', cause: 'answers' },
      { status: 'AMBER', before: 'RED', cause: 'law', activationId, decidedBy: null },
    ])
    expect(await decisionsOf(other.assessmentId)).toHaveLength(2)
    expect(await decisionsOf(elsewhere.assessmentId)).toHaveLength(1)
    expect(await progress(activationId)).toMatchObject({ state: 'done', total: 3, done: 3, changed: 2, failed: 0 })
    const bell = (await ana.call(notifications.list, { query: {} })).body.rows
    const text = `Version ${version} of the law of Brazil: Assessment #000001 changed: Red to Amber.`
    expect(bell).toMatchObject([{ assessmentId: null, about: 'lawChange', activationId, text }])
    const eventList = (await bo.call(events.list, { body: { filters: { eventType: ['DECISION_UPDATE'] } } })).body
    expect(eventList.rows).toMatchObject([{ assessmentId: theirs.assessmentId }])
    expect(mail.to(ana.email)).toHaveLength(1)
    expect(mail.to(ana.email)[0]?.text).toMatch(/Bacillus subtilis · Brazil · Screening \(#000001\)\s+Red to Amber/)
    expect(mail.to(ana.email)[0]?.text).toContain(`/law-changes/${activationId}`)
    expect(mail.to(ana.email)[0]?.text).not.toContain('#000002')
    expect(mail.to(people.editor.email)).toHaveLength(0)
    expect(await verifyDecisions(api.db, api.deps.law.contextAt)).toMatchObject({ differences: [] })
    const sealed = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.accountId, ana.accountId), eq(auditEntries.action, 'DECISION_UPDATE')))
    expect(sealed).toHaveLength(1)
    expect(sealed[0]?.subject).toContain(mine.assessmentId)
  })

  test('tells owners the sentence with which it was handed over, which turns nothing around it', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await startAssessment(ana)
    const params = await draft((file) => withColour(file, 'AMBER'))
    const { revision } = (await people.editor.call(editing.edits, { params, query: {} })).body.version
    const message = 'Partners are not asked for.\n<b>Now</b> \u202Edne'
    expect((await people.editor.call(editing.handOver, { params, body: { revision, message } })).status).toBe(200)
    const activationId = await activate(params)
    await mail.work()
    await run(activationId)
    await mail.work()
    const [sent] = mail.to(ana.email)
    expect(sent?.text).toContain(
      'What changed in the law: \u2068Partners are not asked for. <b>Now</b> \u202Edne\u2069',
    )
    // In the HTML part, whose long lines are broken.
    expect(sent?.raw.replaceAll('=\r\n', '')).toContain('&lt;b&gt;Now&lt;/b&gt;')
    expect((await ana.call(dashboard.lawChange, { params: { id: activationId }, query: {} })).body).toMatchObject({
      message,
    })
    const unsaid = await makeIt('RED')
    await run(unsaid)
    expect((await ana.call(dashboard.lawChange, { params: { id: unsaid }, query: {} })).body.message).toBeNull()
  })

  test('from a release sends one mail to each owner when all of it is decided, however many versions it activated', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await startAssessment(ana)
    await startAssessment(ana, { ...BRAZIL, providerCountry: 'PE' })
    const shipped = shippedContent(loadedContent)
    const countries = shipped.countries.map((one) => {
      if (!['BR', 'PE'].includes(one.id) || !one.source) return one
      const source = withColour(one.source, 'AMBER')
      return { ...one, source, bundle: shipped.prove(source).bundle }
    })
    await storeShipped(api.db, { ...shipped, release: shipped.release + 1, countries })
    api.deps.published.checkAgain()
    const [first, second] = await api.db.select().from(activations).orderBy(asc(activations.contentId))
    if (!first || !second) throw new Error('Two countries have new active versions.')
    await run(first.activationId)
    const early = await payloadsOf(api.pool, 'mailLawChange')
    await run(second.activationId)
    await mail.work()

    expect(first).toMatchObject({ automatic: true, releaseId: second.releaseId })
    expect(early).toEqual([])
    expect(mail.to(ana.email)).toHaveLength(1)
    expect(mail.to(ana.email)[0]?.text).toMatch(/· Brazil · Screening \(#000001\)\s+Red to Amber/)
    expect(mail.to(ana.email)[0]?.text).toMatch(/· Peru · Screening \(#000002\)\s+Red to Amber/)
  })

  test('can be previewed: the changes from colour to colour, and the assessments that the caller may see', async () => {
    await startAssessment(await api.signIn({ account: randomUUID() }))
    const own = await startAssessment(await api.signIn({ account: 'operator' }))
    const params = await draft((file) => withColour(file, 'GREEN'))
    const { body } = await people.editor.call(versions.preview, { params })

    expect(body).toMatchObject({ total: 2, examined: 2, changed: 2, unchanged: 0, notListed: 1 })
    expect(body.shifts).toEqual([{ before: 'RED', after: expect.any(String), count: 2 }])
    expect(body.listed).toMatchObject([{ assessmentId: own.assessmentId, before: 'RED' }])
    expect(await api.db.$count(assessmentDecisions)).toBe(2)
  })

  test('with a new duty is previewed as such for confirmed assessments, until they have it', async () => {
    await startAssessment(await api.signIn({ account: 'operator' }), BRAZIL_CONFIRMED)
    await startAssessment(await api.signIn({ account: randomUUID() }))
    const version = await draft(withNewDuty)
    const { body } = await people.editor.call(versions.preview, { params: version })
    expect(body).toMatchObject({ total: 2, changed: 0, newDuties: 1, unchanged: 1, notListed: 0 })
    expect(body.listed).toMatchObject([
      { before: 'RED', after: 'RED', reopened: false, newDuties: [expect.any(String)] },
    ])
    await run(await activate(version))

    const next = await draft((file) => ({ ...file, name: 'Brazil, the same' }))
    expect((await people.editor.call(versions.preview, { params: next })).body).toMatchObject({
      total: 2,
      newDuties: 0,
      unchanged: 2,
    })
  })

  test('closes the locks of a confirmed assessment again if the colour is new, and only then', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const { assessmentId, locks } = await startAssessment(ana, BRAZIL_CONFIRMED)
    await unlockAll(admin, assessmentId)
    await run(await activate(await draft((file) => ({ ...file, name: 'Brazil, the same' }))))
    const same = (await readAssessment(ana, assessmentId)).body.assessment
    await run(await makeIt('AMBER'))
    const other = (await readAssessment(ana, assessmentId)).body.assessment

    expect(same).toMatchObject({ status: 'COMPLETED', result: 'RED', cleared: true, confirm: true })
    expect(other).toMatchObject({ status: 'COMPLETED', result: 'AMBER', cleared: false, confirm: true })
    const closed = other.locks.filter((lock) => lock.closed)
    expect(closed.map(({ ref }) => ref).sort()).toEqual([...(other.decision?.locks ?? [])].sort())
    expect(closed[0]).toMatchObject({ lockedBy: 'the portal' })
    expect(await api.db.$count(assessmentLocks, eq(assessmentLocks.assessmentId, assessmentId))).toBe(
      locks.length + closed.length,
    )
  })

  test('with a new question requires a confirmed assessment to be completed again and notifies its owner', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await startAssessment(ana, BRAZIL_CONFIRMED)
    const version = await draft(withNewFact)
    const preview = (await people.editor.call(versions.preview, { params: version })).body
    expect(preview).toMatchObject({ total: 1, changed: 0, reopened: 1, unchanged: 0, notListed: 1 })
    await run(await activate(version))
    const { assessment, survey } = (await readAssessment(ana, assessmentId)).body
    const bell = (await ana.call(notifications.list, { query: {} })).body.rows

    expect(assessment).toMatchObject({ status: 'IN_PROGRESS', confirm: true, reopened: { by: 'law' } })
    expect((await ana.call(dashboard.changedByLaw, { query: {} })).body.rows).toMatchObject([
      { assessmentId, reopened: true },
    ])
    expect(survey.canComplete).toBe(false)
    expect(bell.map(({ text }) => text)).toEqual([expect.stringMatching(/#000001 changed: .*to complete again\.$/)])
    await mail.work()
    expect(mail.to(ana.email)).toMatchObject([
      { text: expect.stringMatching(/\(#000001\)\s+\w+, as before\s+The law asks something new: complete it again\./) },
    ])
  })

  test('with a new question can be answered while locks are closed; completing with a new colour locks again', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    await makeIt('AMBER')
    const { assessmentId: id, locks } = await startAssessment(ana, BRAZIL_CONFIRMED)
    await run(await activate(await draft((file) => withNewFact(withDeciding(file, 'RED')))))
    const answered = await answer(ana, id, { br_newFact: 'no' })
    expect(answered).toMatchObject({ status: 200, body: { assessment: { status: 'IN_PROGRESS', cleared: false } } })

    // Opened while nothing was confirmed, which does not count for the confirmed RED.
    await unlockAll(admin, id)
    const { assessment } = (await answer(ana, id, { confirm: true })).body
    expect(assessment).toMatchObject({ status: 'COMPLETED', result: 'RED', cleared: false })
    const closed = assessment.locks.filter((lock) => lock.closed).map(({ ref }) => ref)
    expect(closed.sort()).toEqual(locks.map(({ ref }) => ref).sort())
    expect((await answer(ana, id, { remarks: 'x' })).body.code).toBe('ASSESSMENT_LOCKED')

    await unlockAll(admin, id)
    await answer(ana, id, { remarks: 'x' })
    expect((await answer(ana, id, { confirm: true })).body.assessment).toMatchObject({ result: 'RED', cleared: true })
  })

  test('decides equivalent assessments alike, each with its own answers, in any account', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const bo = await api.signIn({ account: randomUUID() })
    const mine = await startAssessment(ana, { ...BRAZIL, remarks: 'Soil of the north.' })
    const theirs = await startAssessment(bo, { ...BRAZIL, remarks: 'Soil of the south.', materialIdentifier: 'B-7' })
    const confirmed = await startAssessment(bo, { ...BRAZIL_CONFIRMED, remarks: 'Soil of the west.' })
    const later = await startAssessment(bo, { ...BRAZIL, accessDate: '2019-03-11' })
    const activationId = await makeIt('AMBER')
    await run(activationId)

    const decided = await Promise.all([mine, theirs, confirmed, later].map((one) => decisionsOf(one.assessmentId)))
    const [a, b, c, d] = decided.map((rows) => rows[1])
    expect([a, b, c, d]).toMatchObject([{}, {}, { completed: true }, { completed: false }].map(byActivation))
    expect(a?.sha256).toBe(b?.sha256)
    expect(d?.sha256).not.toBe(a?.sha256)
    expect([a, b, c].map((row) => row?.answers.remarks)).toEqual(
      ['north', 'south', 'west'].map((where) => `Soil of the ${where}.`),
    )
    expect(a?.code).not.toBe(b?.code)
    // Each decision is reproduced from its own answers, by the engine only.
    expect(await verifyDecisions(api.db, api.deps.law.contextAt)).toMatchObject({ checked: 8, differences: [] })

    function byActivation(row: object) {
      return { ...row, status: 'AMBER', before: 'RED', activationId }
    }
  })

  test('can be previewed completely for more assessments than are read at once', async () => {
    const { assessmentId } = await startAssessment(await api.signIn({ account: 'operator' }))
    await copyTimes(api.db, assessmentId, 600)
    const params = await draft((file) => withColour(file, 'AMBER'))
    const { body } = await people.editor.call(versions.preview, { params })
    const examinedUntil = (until: number) => examineActivation(api.deps, params, { until, take: async () => undefined })

    expect(await examinedUntil(Number.POSITIVE_INFINITY)).toMatchObject({
      total: 601,
      examined: 601,
      changed: 601,
      shifts: [{ before: 'RED', after: 'AMBER', count: 601 }],
    })
    expect(new Set(body.listed.map(({ id }) => id)).size).toBe(100)
    // A call that must answer before it has finished reports its progress; on a busy machine that of the screen, too.
    expect(body).toMatchObject({ total: 601, changed: body.examined, unchanged: 0, notListed: body.examined - 100 })
    expect(await examinedUntil(performance.now())).toMatchObject({ total: 601, examined: 0, changed: 0 })
  })

  test('leaves deleted assessments unchanged', async () => {
    const { assessmentId } = await startAssessment(await api.signIn())
    await api.db.update(assessments).set({ deletedAt: new Date() }).where(eq(assessments.assessmentId, assessmentId))
    const activationId = await makeIt('GREEN')
    await run(activationId)

    expect(await decisionsOf(assessmentId)).toHaveLength(1)
    expect(await progress(activationId)).toMatchObject({ state: 'done', total: 0, done: 0 })
  })
})

/** The law of Brazil with an additional question. */
const withNewFact = (file: CountryFile): CountryFile => ({
  ...file,
  conditions: [
    ...file.conditions,
    {
      id: 'br_newFact',
      question: 'New?',
      help: 'New.',
      changeable: false,
      basis: [{ document: 'br-law-13123-2015' }],
    },
  ],
  matrices: file.matrices.map((matrix) => ({ ...matrix, rows: matrix.rows.flatMap(splitByNewFact) })),
})

/** The law of Brazil with one more duty where it decides RED. */
const withNewDuty = (file: CountryFile): CountryFile => ({
  ...file,
  obligations: [...file.obligations, { id: 'br-new-duty', kind: 'before_use', text: 'Keep a list.', metBy: [] }],
  matrices: file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows.map((row) =>
      row.id === DECIDING ? outcome(row, { obligations: [...(row.then.obligations ?? []), 'br-new-duty'] }) : row,
    ),
  })),
})

/** Splits the deciding row in two: the new fact makes it AMBER. */
function splitByNewFact(row: RuleRow): RuleRow[] {
  if (row.id !== DECIDING) return [row]
  const when = row.when.map((box) => ({ ...box, br_newFact: ['yes'] }))
  return [{ ...outcome(row, { status: 'AMBER' }), id: 'br-new-fact', when }, row]
}
