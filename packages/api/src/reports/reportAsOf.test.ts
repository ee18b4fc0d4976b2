import { randomUUID } from 'node:crypto'
import { cases, evidence, reports } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { assessmentDecisions } from '../db/schema.ts'
import { startAssessment, unlockAll } from '../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../testing/brazil.ts'
import { openPdf } from '../testing/files/openPdf.ts'
import { sheetOf } from '../testing/files/sheetOf.ts'
import { ANSWERED, reportsFrom } from '../testing/reports.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { startPublishing } from '../testing/startPublishing.ts'

const api = startApi()
afterEach(() => vi.useRealTimers())
const { start, answer, linksOf, follow, download, filesOf } = reportsFrom(api)

describe('evidence and locks', () => {
  const PERMIT = { kind: 'permit', number: 'A-1', issuer: 'CGen', validTo: '2030-01-02' } as const
  const target = { part: 'assessment', id: null } as const

  async function filed() {
    const account = randomUUID()
    const owner = await api.signIn({ account })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
    const { body } = await owner.call(evidence.add, { params: { id }, body: { ...PERMIT, target, settles: false } })
    return { owner, admin, id, params: { evidenceId: body.evidenceId } }
  }

  const reportOf = async (person: Person, id: string, query = {}) =>
    (await person.call(reports.report, { params: { id }, query })).body

  test('stand in every file, with who filed, checked, placed and released what, and why', async () => {
    const { owner, admin, id, params } = await filed()
    await admin.call(evidence.check, { params, body: { outcome: 'right' } })
    await unlockAll(admin, id)
    const links = await linksOf(owner, id)
    const texts = [links.pdf, links.pdfShort].map(async (url) => (await openPdf((await follow(url)).rawPayload)).text)
    for (const text of await Promise.all(texts)) {
      expect(text).toContain('Permit A-1, CGen')
      expect(text).toContain('valid until 02/01/2030')
      expect(text).toMatch(/UTC by Ada Ng.+Checked: Ada Ng found the facts right on \d\d\/\d\d\/\d{4} at/)
      expect(text).toMatch(/Placed by a rule of the law with the result of .+ UTC, by Ada Ng ·/)
      expect(text).toMatch(/Released by Ada Ng on .+ UTC · Reason: “The permit was granted\.”/)
    }
    const xlsx = (await follow(links.xlsx)).rawPayload
    expect((await sheetOf(xlsx, 'Evidence')).flat().join(' ')).toMatch(/Permit A-1, CGen.+found the facts right/s)
    expect((await sheetOf(xlsx, 'Locks')).flat().join(' ')).toMatch(/Placed by a rule.+Released by Ada Ng.+granted/s)
  })

  test('are those of the moment in a look back: neither later papers, checks and changes nor later releases', async () => {
    const { owner, admin, id, params } = await filed()
    const filedAt = new Date().toISOString()
    await admin.call(evidence.check, { params, body: { outcome: 'right', note: 'Compared.' } })
    const checkedAt = new Date().toISOString()
    await owner.call(evidence.change, { params, body: { number: 'A-2' } })
    await owner.call(evidence.withdraw, { params, body: { reason: 'A newer one replaced it.' } })
    await owner.call(evidence.add, { params: { id }, body: { kind: 'mat', number: 'M-1', target, settles: false } })

    const first = await reportOf(owner, id, { asKnownOn: filedAt })
    expect(first.papers).toMatchObject([{ number: 'A-1', state: 'valid', check: null, withdrawn: null }])
    const second = await reportOf(owner, id, { asKnownOn: checkedAt })
    expect(second.papers).toMatchObject([{ number: 'A-1', check: { outcome: 'right', note: 'Compared.' } }])
    const now = await reportOf(owner, id)
    expect(now.papers).toMatchObject([
      { number: 'A-2', state: 'withdrawn', check: null, withdrawn: { reason: 'A newer one replaced it.' } },
      { number: 'M-1', state: 'valid' },
    ])
  })

  test('of a paper name the duty, lock or answer that it serves, until it no longer does', async () => {
    const { owner, id, params } = await filed()
    const { body: read } = await owner.call(cases.read, { params: { id }, query: {} })
    const lock = read.assessment.locks.find(({ type }) => type === 'legal')
    const part = { part: 'lock', id: `legal:${lock?.ref}` } as const
    const { body } = await owner.call(evidence.link, { params, body: { assessmentId: id, target: part } })
    const of = async () => (await reportOf(owner, id)).papers[0]?.serves
    const whole = { part: 'assessment', text: null, settles: false }
    expect(await of()).toEqual([whole, { part: 'lock', text: lock?.text, settles: false }])
    const use = body.uses.find(({ target: { part: used } }) => used === 'lock')
    await owner.call(evidence.unlink, { params: { ...params, useId: String(use?.useId) } })
    expect(await of()).toEqual([whole])
  })
})

describe('a look back', () => {
  test('reports the result of that moment, in all files, and refuses by name what is too early', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    const { body: before } = await ana.call(reports.report, { params: { id }, query: {} })
    const asKnownOn = String(before.assessment.decidedAt)
    await answer(ana, id, { organismGroup: 'human' })
    const { body: now } = await ana.call(reports.report, { params: { id }, query: {} })
    const { body: then } = await ana.call(reports.report, { params: { id }, query: { asKnownOn } })
    const links = await linksOf(ana, id, { asKnownOn })

    expect(now.assessment.result).toBe('GREEN')
    expect(now.history).toHaveLength(2)
    expect(then).toMatchObject({ assessment: { result: 'RED', rights: [] }, verificationCode: before.verificationCode })
    expect(then.history).toHaveLength(1)
    expect(then.asKnownOn).toBe(asKnownOn)
    expect(now).not.toHaveProperty('asKnownOn')
    expect((await follow(links.json)).json()).toMatchObject({ assessment: { result: 'RED' }, facts: before.facts })
    const { text, texts } = await openPdf((await follow(links.pdf)).rawPayload)
    expect(text).toContain('Do not use before')
    expect(text).toContain('State as known on')
    expect(then.superseded).toBe(now.assessment.decidedAt)
    const warning =
      /AS KNOWN ON \d\d\/\d\d\/\d{4} at \d\d:\d\d UTC: a later result of \d\d\/.{7} at .{5} UTC has taken its place/
    for (const page of texts) expect(page.replaceAll(/\s+/g, ' ')).toMatch(warning)
    expect((await sheetOf((await follow(links.xlsx)).rawPayload, 'Decision')).flat().join(' ')).toMatch(warning)
    const { body: latest } = await ana.call(reports.report, {
      params: { id },
      query: { asKnownOn: String(now.assessment.decidedAt) },
    })
    expect(latest.superseded).toBeNull()
    expect(now).not.toHaveProperty('superseded')
    const early = await ana.call(reports.report, { params: { id }, query: { asKnownOn: '2020-01-01' } })
    expect(early).toMatchObject({ status: 422, body: { errors: [{ path: 'asKnownOn' }] } })
  })
})

test('a look back cites no procedures of today, and says that its law states facts as of a later day', async () => {
  const ana = await api.signIn()
  const { br_partner: _partner, br_borderArea: _area, ...elsewhere } = ANSWERED
  const id = await start(ana, { ...elsewhere, providerCountry: 'US' })
  const ofThis = eq(assessmentDecisions.assessmentId, id)
  await api.db
    .update(assessmentDecisions)
    .set({ decidedAt: new Date('2020-03-02T08:00:00.000Z') })
    .where(ofThis)
  const query = { asKnownOn: '2020-03-02' }
  const { body } = await ana.call(reports.report, { params: { id }, query })
  const { body: now } = await ana.call(reports.report, { params: { id }, query: {} })
  const { text } = await openPdf((await follow((await linksOf(ana, id, query)).pdf)).rawPayload)

  expect(String(body.laterReading) > '2020-03-02').toBe(true)
  expect(now).not.toHaveProperty('laterReading')
  expect(text).toContain('The version of the law known then states facts as of')
  expect(text).not.toContain('How to do it')
})

test('at several moments of one day is one stored file, as long as they show the same', async () => {
  const ana = await api.signIn()
  const id = await start(ana)
  const day = (time: string) => `2026-03-02T${time}Z`
  await api.db
    .update(assessmentDecisions)
    .set({ decidedAt: new Date(day('08:00:00.000')) })
    .where(eq(assessmentDecisions.assessmentId, id))
  for (const time of ['09:00:00.000', '09:00:01.000', '09:00:02.000', '21:30:00.000']) {
    const { json } = await linksOf(ana, id, { asKnownOn: day(time) })
    expect((await follow(json)).json()).toMatchObject({ asKnownOn: day('09:00:00.000') })
  }

  expect(await filesOf(id)).toHaveLength(1)
})

describe('a result under a law whose review is overdue', () => {
  const law = startPublishing(api)

  test('says so in all files, beside the amber light', async () => {
    await law.publish('BR', (file) => ({ ...file, asOf: '1900-02-28' }))
    const ana = await api.signIn()
    const id = await start(ana)
    await answer(ana, id, { organismGroup: 'human' })
    const { text } = await openPdf(await download(ana, id))

    expect(text).toContain('We cannot tell yet')
    expect(text).toContain('Review overdue since 28/02/2000')
    const json = JSON.parse((await download(ana, id, 'json')).toString())
    expect(json.assessment).toMatchObject({ result: 'AMBER', reviewOverdueSince: '2000-02-28' })
  })
})
