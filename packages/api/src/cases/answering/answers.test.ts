import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answers, cases, events, notifications, reports } from '@portal/contract'
import { canonicalJson, type Decision, type Explanation, summaryOf } from '@portal/rules'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sealOf } from '../../audit/index.ts'
import {
  assessmentDecisions,
  assessmentLocks,
  auditEntries,
  events as eventTable,
  assessments as table,
} from '../../db/schema.ts'
import { BRAZIL } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { verifyDecisions } from '../history/verify.ts'
import { notifyUnlockers } from '../locks/notifyUnlockers.ts'

const api = startApi()

async function start(person: Person, answers: Answers = BRAZIL) {
  const { status, body } = await person.call(cases.create, { body: { answers } })
  expect(status).toBe(200)
  return body.assessment
}
const read = (person: Person, id: string) => person.call(cases.read, { params: { id }, query: {} })
const answer = (person: Person, id: string, body: Answers, headers = {}) =>
  person.call(cases.addAnswer, { params: { id }, query: {}, body }, { headers })
const search = (person: Person, body = {}) => person.call(cases.search, { body })

/** Answers every question that is still missing, with "no" or the first option. */
async function complete(person: Person, id: string) {
  for (let round = 0; round < 40; round++) {
    const { body } = await read(person, id)
    const missing = Object.values(body.survey.pages)
      .flatMap((page) => page.questions)
      .filter((question) => question.missing && question.id !== 'confirm')
    const [next] = missing
    if (!next) return answer(person, id, { confirm: true })
    const tries: Answers[string][] = ['no', false, ['unknown'], 'unknown', '2026-12-01', 'Text']
    for (const value of tries) if ((await answer(person, id, { [next.id]: value })).status === 200) break
  }
  throw new Error(`Still missing: ${JSON.stringify((await read(person, id)).body.survey)}`)
}

describe('an assessment', () => {
  test('is decided at once, with reasons, on the content version it names', async () => {
    const ana = await api.signIn()
    const made = await start(ana)

    expect(made).toMatchObject({
      status: 'IN_PROGRESS',
      result: 'RED',
      providerCountry: 'BR',
      intendedUse: ['screening'],
    })
    expect(made.explanation?.deciding).toMatchObject({
      row: expect.stringMatching(/^br-/),
      basis: expect.arrayContaining([expect.objectContaining({ document: 'br-law-13123-2015' })]),
    })
    expect(made.decision?.trace.content.map(({ id }) => id)).toEqual(['BR', 'protocol'])
    expect((await read(ana, made.assessmentId)).body.assessment).toEqual(made)
  })

  test('is AMBER, never GREEN, in a country that has not been assessed', async () => {
    const made = await start(await api.signIn(), { ...BRAZIL, providerCountry: 'KZ' })
    expect(made.result).toBe('AMBER')
  })

  test('is completed by confirming the last answer, which places the locks of the decision', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await start(ana)
    const done = await complete(ana, assessmentId)

    expect(done.body.assessment).toMatchObject({ status: 'COMPLETED', progress: 100, cleared: false })
    const closed = done.body.assessment.locks.map(({ ref }) => ref)
    expect([...closed].sort()).toEqual([...(done.body.assessment.decision?.locks ?? [])].sort())
    expect(await answer(ana, assessmentId, { traditionalKnowledge: 'yes' })).toMatchObject({
      status: 409,
      body: { code: 'ASSESSMENT_LOCKED' },
    })
  })

  test('cannot be confirmed while an answer is missing; the missing ones are named', async () => {
    const ana = await api.signIn()
    const { assessmentId, version } = await start(ana, { organismGroup: 'bacteria' })
    const reply = await answer(ana, assessmentId, { confirm: true })

    expect(reply).toMatchObject({ status: 422, body: { code: 'ASSESSMENT_INCOMPLETE' } })
    expect(reply.body.errors?.map(({ path }) => path)).toContain('intendedUse')
    expect((await read(ana, assessmentId)).body.assessment.version).toBe(version)
  })

  test('goes back to in progress when an answer changes after it was confirmed', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await start(ana, { organismGroup: 'human', geneticResource: 'Homo sapiens' })
    const done = await complete(ana, assessmentId)
    expect(done.body.assessment).toMatchObject({ status: 'COMPLETED', cleared: true })

    const changed = await answer(ana, assessmentId, { remarks: 'One more thing.' })
    expect(changed.body.assessment).toMatchObject({ status: 'IN_PROGRESS', remarks: 'One more thing.' })
    expect(changed.body.assessment).not.toHaveProperty('confirm')
  })

  test('keeps an answer that no longer applies but does not use it', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await start(ana)
    const reply = await answer(ana, assessmentId, { organismGroup: 'not_biological' })

    expect(reply.body.survey.notUsed).toContain('providerCountry')
    expect(reply.body.assessment.providerCountry).toBe('BR')
    expect(reply.body.assessment.decision?.trace.content.map(({ id }) => id)).toEqual(['protocol'])
  })
})

describe('bad input is refused by the name of the field, and nothing is written', () => {
  test.each<{ name: string; body: Answers; path: string }>([
    { name: 'an unknown question', body: { nothing: 'yes' }, path: 'nothing' },
    { name: 'an option that does not exist', body: { organismGroup: 'stone' }, path: 'organismGroup' },
    { name: 'an impossible date', body: { accessDate: '2026-02-30' }, path: 'accessDate' },
    { name: 'a use certainly before the access', body: { intendedUseDate: '2018-01-01' }, path: 'intendedUseDate' },
    { name: 'an unknown country', body: { providerCountry: 'QQ' }, path: 'providerCountry' },
    { name: 'a country in small letters', body: { providerCountry: 'br' }, path: 'providerCountry' },
    { name: 'a number for a text', body: { remarks: 7 as never }, path: 'remarks' },
  ])('$name', async ({ body, path }) => {
    const ana = await api.signIn()
    const before = await start(ana)
    const reply = await answer(ana, before.assessmentId, { materialStatus: 'landrace', ...body })

    expect(reply).toMatchObject({ status: 422, body: { success: false, errors: [{ path }] } })
    expect((await read(ana, before.assessmentId)).body.assessment).toEqual(before)
  })

  test.each(['0', 'x', '-1', '1.5', ''])('page %j', async (pageNum) => {
    const ana = await api.signIn()
    const { assessmentId } = await start(ana)
    const reply = await ana.call(cases.read, { params: { id: assessmentId }, query: { pageNum } })

    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'pageNum' }] } })
  })

  test('falls back to the last active page for a number beyond it', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await start(ana)
    const reply = await ana.call(cases.read, { params: { id: assessmentId }, query: { pageNum: '9'.repeat(30) } })

    expect(reply.status).toBe(200)
    expect(reply.body.assessment.pageCurrent).toBe(reply.body.assessment.pageLast)
  })

  test('an invalid first answer starts no assessment', async () => {
    const ana = await api.signIn()
    const reply = await ana.call(cases.create, { body: { answers: { organismGroup: 'stone' } } })

    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'organismGroup' }] } })
    expect((await search(ana, { q: ana.userId })).body.total).toBe(0)
    expect(await api.db.$count(table, eq(table.ownerId, ana.userId))).toBe(0)
  })

  test.each([{ sort: { owner: 'asc' } }, { from: -1 }, { size: 101 }, { filters: { colour: [] } }])(
    'a list query: %j',
    async (body) => {
      const reply = await search(await api.signIn(), body)
      expect(reply.status).toBe(422)
      expect(reply.body.errors?.[0]?.path).toMatch(/^(sort|from|size|filters)/)
    },
  )
})

describe('unreadable assessments look as if they did not exist', () => {
  const isHidden = async (person: Person, id: string) => {
    const found = await search(person)
    const eventList = await person.call(events.list, { body: {} })
    expect((await read(person, id)).body.code).toBe('ASSESSMENT_NOT_FOUND')
    expect((await answer(person, id, { remarks: 'x' })).body.code).toBe('ASSESSMENT_NOT_FOUND')
    expect((await person.call(reports.report, { params: { id }, query: {} })).body.code).toBe('ASSESSMENT_NOT_FOUND')
    expect(found.body.rows.map((row) => row.assessmentId)).not.toContain(id)
    expect(eventList.body.rows.map((event) => event.assessmentId)).not.toContain(id)
    return found.body
  }

  test('to another account', async () => {
    const { assessmentId } = await start(await api.signIn({ account: randomUUID() }))
    const found = await isHidden(await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' }), assessmentId)

    expect(found).toMatchObject({ total: 0, counts: { all: 0, inProgress: 0 }, filterValues: { providerCountry: [] } })
  })

  test('an unknown id gets the same answer', async () => {
    const reply = await read(await api.signIn(), randomUUID())
    expect(reply).toMatchObject({ status: 404, body: { code: 'ASSESSMENT_NOT_FOUND' } })
  })

  test("'Only me and administrators' restricts readers to the owner and administrators", async () => {
    const account = randomUUID()
    const group = randomUUID()
    const owner = await api.signIn({ account, groups: [group] })
    const { assessmentId } = await start(owner)
    await api.db.update(table).set({ visibility: 'PRIVATE' }).where(eq(table.assessmentId, assessmentId))

    for (const role of ['DPT_USER', 'DPT_POWER_USER', 'DPT_LEGAL_USER', 'DPT_ADMIN'] as const) {
      await isHidden(await api.signIn({ account, role }), assessmentId)
    }
    const readers = [
      owner,
      await api.signIn({ account, role: 'DPT_ADMIN', groups: [group] }),
      await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' }),
      await api.signIn({ account, role: 'ACC_ADMIN' }),
      await api.signIn({ account: randomUUID(), role: 'SUPER_ADMIN' }),
    ]
    for (const reader of readers) expect((await read(reader, assessmentId)).status).toBe(200)
  })

  test("a colleague can read a 'Company Account' assessment but not change it; an administrator can change it", async () => {
    const account = randomUUID()
    const { assessmentId } = await start(await api.signIn({ account }))
    const colleague = await api.signIn({ account })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })

    expect((await read(colleague, assessmentId)).status).toBe(200)
    expect(await answer(colleague, assessmentId, { remarks: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'USER_INVALID_AUTHENTICATION_FORBIDDEN' },
    })
    expect((await answer(admin, assessmentId, { remarks: 'x' })).status).toBe(200)
  })
})

describe('a stale change', () => {
  test('is refused with the present state', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await start(ana)
    const etag = String((await read(ana, assessmentId)).headers.etag)
    const first = await answer(ana, assessmentId, { remarks: 'first' }, { 'if-match': etag })
    const second = await answer(ana, assessmentId, { remarks: 'second' }, { 'if-match': etag })

    expect(first.status).toBe(200)
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'STALE_VERSION',
        current: { assessment: { remarks: 'first', version: first.body.assessment.version } },
      },
    })
  })

  test('is accepted with If-Match: *, or with a list that contains the present version', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await start(ana)
    const present = String((await read(ana, assessmentId)).headers.etag)
    const statuses: number[] = []
    for (const tags of [`"0", ${present}`, '*', '"0", "1000"']) {
      statuses.push((await answer(ana, assessmentId, { remarks: tags }, { 'if-match': tags })).status)
    }

    expect(statuses).toEqual([200, 200, 409])
  })

  test('is refused even if two changes arrive at the same time', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await start(ana)
    const headers = { 'if-match': String((await read(ana, assessmentId)).headers.etag) }
    const both = await Promise.all(['one', 'two'].map((remarks) => answer(ana, assessmentId, { remarks }, headers)))

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the record', () => {
  test('is sent to who requests final decisions once the assessment is completed, and until then its summary', async () => {
    const ana = await api.signIn()
    const { assessmentId: id, decision, explanation, decisionSummary, decisionSha256 } = await start(ana)
    const final = { params: { id }, query: { decision: 'final' } } as const
    expect(decisionSummary).toEqual(summaryOf(decision as Decision, explanation as Explanation))

    const provisional = { decision: null, explanation: null, decisionSummary, decisionSha256 }
    expect((await ana.call(cases.read, final)).body.assessment).toMatchObject(provisional)
    const saved = await ana.call(cases.addAnswer, { ...final, body: { remarks: 'says nothing new' } })
    expect(saved.body.assessment).toMatchObject(provisional)

    const { body } = await complete(ana, id)
    expect((await ana.call(cases.read, final)).body).toEqual(body)
  })

  test('stores each result once, verbatim, and each can be reproduced byte for byte', async () => {
    const ana = await api.signIn()
    const { assessmentId, decision, decisionSha256 } = await start(ana)
    await answer(ana, assessmentId, { remarks: 'says nothing new' })
    await answer(ana, assessmentId, { accessDate: 'unknown' })
    const rows = await api.db
      .select()
      .from(assessmentDecisions)
      .where(eq(assessmentDecisions.assessmentId, assessmentId))
      .orderBy(asc(assessmentDecisions.decidedAt))

    expect(rows).toHaveLength(2)
    expect(rows[0]?.text).toBe(canonicalJson(decision))
    expect(createHash('sha256').update(String(rows[0]?.text)).digest('hex')).toBe(decisionSha256)
    expect(await verifyDecisions(api.db, api.deps.law.contextAt)).toMatchObject({ differences: [] })
  })

  test('of answers that no rule distinguishes is the same but for its own dates', async () => {
    const ana = await api.signIn()
    const { decision } = await start(ana)
    const { assessmentId } = await start(ana)
    const { body } = await answer(ana, assessmentId, { accessDate: '2019-03-11' })
    const alike = body.assessment.decision

    expect({ ...alike, trace: null }).toEqual({ ...decision, trace: null })
    expect(JSON.stringify(alike?.trace)).toContain('2019-03-11')
    expect(await verifyDecisions(api.db, api.deps.law.contextAt)).toMatchObject({ differences: [] })
  })

  test('reveals a decision that was tampered with', async () => {
    const { assessmentId } = await start(await api.signIn())
    await api.db
      .update(assessmentDecisions)
      .set({ answers: { organismGroup: 'human' } })
      .where(eq(assessmentDecisions.assessmentId, assessmentId))
    const { differences } = await verifyDecisions(api.db, api.deps.law.contextAt)
    await api.db.delete(assessmentDecisions).where(eq(assessmentDecisions.assessmentId, assessmentId))

    expect(differences.map((difference) => difference.assessmentId)).toEqual([assessmentId])
  })

  test('contains an event and a tamper-evident audit entry from the same transaction', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const { assessmentId } = await start(ana)
    await answer(ana, assessmentId, { remarks: 'x' })
    const eventList = await ana.call(events.list, { body: {} })
    const chain = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.accountId, account))
      .orderBy(asc(auditEntries.number))

    expect(eventList.body.rows.map(({ eventType }) => eventType)).toEqual(['ASSESSMENT_UPDATE', 'ASSESSMENT_NEW'])
    expect(eventList.body.rows.map(({ latin }) => latin)).toEqual(['Bacillus subtilis', 'Bacillus subtilis'])
    expect(chain.map(({ action }) => action)).toEqual(['USER_LOGIN', 'ASSESSMENT_NEW', 'ASSESSMENT_UPDATE'])
    // It names the questions, and not the answers, which may be deleted with the assessment.
    expect(JSON.parse(chain.at(-1)?.subject ?? '')).toMatchObject({ answers: ['remarks'] })
    for (const entry of chain) expect(sealOf(entry)).toBe(entry.hash)
    await expect(api.db.delete(auditEntries)).rejects.toThrow()
    await expect(api.db.update(auditEntries).set({ action: 'x' })).rejects.toThrow()
  })

  test('is not started if any part of it fails', async () => {
    const ana = await api.signIn()
    await api.db.execute('alter table audit_entries rename to elsewhere')
    const reply = await ana.call(cases.create, { body: { answers: BRAZIL } })
    await api.db.execute('alter table elsewhere rename to audit_entries')

    expect(reply.status).toBe(500)
    expect(await api.db.$count(table, eq(table.ownerId, ana.userId))).toBe(0)
    expect(await api.db.$count(eventTable, eq(eventTable.accountId, 'nobody'))).toBe(0)
  })

  test('notifies those who may open the locks, once, and no other user', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const legal = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    const other = await api.signIn({ account })
    const { assessmentId } = await start(ana)
    await complete(ana, assessmentId)
    const jobs = await api.db.execute<{ task: string }>(
      `select task_identifier as task from graphile_worker.jobs where task_identifier = 'notifyLocked'`,
    )
    await notifyUnlockers(api.db, { accountId: account, assessmentId })
    await notifyUnlockers(api.db, { accountId: account, assessmentId })

    expect(jobs.rows.length).toBeGreaterThan(0)
    expect((await legal.call(notifications.list, { query: {} })).body).toMatchObject({
      count: 1,
      rows: [{ assessmentId, latin: 'Bacillus subtilis' }],
    })
    expect((await other.call(notifications.list, { query: {} })).body.count).toBe(0)
    const notificationIds = (await legal.call(notifications.list, { query: {} })).body.rows.map(
      (row) => row.notificationId,
    )
    await other.call(notifications.read, { body: { notificationIds } })
    expect((await legal.call(notifications.list, { query: {} })).body.count).toBe(1)
    await legal.call(notifications.read, { body: { notificationIds } })
    expect((await legal.call(notifications.list, { query: {} })).body).toMatchObject({
      count: 0,
      rows: [{ assessmentId }],
    })
    expect(await api.db.$count(assessmentLocks, eq(assessmentLocks.assessmentId, assessmentId))).toBeGreaterThan(0)
  })
})

describe('the list', () => {
  test('sorts, filters, searches and counts', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await start(ana)
    await start(ana, { ...BRAZIL, providerCountry: 'KZ', geneticResource: 'Zea mays' })
    const byName = await search(ana, { sort: { geneticResource: 'desc' }, size: 1 })

    expect(byName.body).toMatchObject({ total: 2, rows: [{ geneticResource: 'Zea mays', id: 2 }], counts: { all: 2 } })
    expect((await search(ana, { q: '#000001' })).body.rows.map(({ id }) => id)).toEqual([1])
    const kazakh = await search(ana, { filters: { providerCountry: ['KZ'] } })
    expect(kazakh.body).toMatchObject({ total: 1, counts: { all: 1 } })
    expect(kazakh.body.filterValues.providerCountry).toEqual([
      { value: 'BR', count: 1 },
      { value: 'KZ', count: 1 },
    ])
  })
})

test('a report gives questions and answers in words, and SKIP for skipped ones', async () => {
  const ana = await api.signIn()
  const { assessmentId } = await start(ana, { ...BRAZIL, remarks: null })
  const { body } = await ana.call(reports.report, { params: { id: assessmentId }, query: {} })
  const words = new Map(body.facts.flatMap(({ rows }) => rows).map(({ id, value }) => [id, value]))

  expect(words.get('providerCountry')).toBe('Brazil')
  expect(words.get('intendedUse')).toMatch(/screening/i)
  expect(words.get('remarks')).toBe('SKIP')
  expect(body).toMatchObject({
    account: 'own',
    printedBy: 'Ada Ng',
    disclaimer: expect.stringContaining('not legal advice'),
  })
})

describe('a free-text record of the date from an earlier version', () => {
  const OLD = { ...BRAZIL, placeType: 'national', accessDate: '1988-03-01' }
  const UPGRADE = readFileSync(join(import.meta.dirname, '../../../drizzle/0039_evidence_has_a_kind.sql'), 'utf8')

  /** An assessment with these answers as the database upgrade left it, with its remarks changed at that time. */
  async function upgraded(person: Person, answers: Answers) {
    const { assessmentId } = await start(person, OLD)
    await api.db.update(table).set({ answers }).where(eq(table.assessmentId, assessmentId))
    for (const statement of UPGRADE.split('--> statement-breakpoint')) await api.db.execute(statement)
    return (await answer(person, assessmentId, { remarks: 'Upgraded.' })).body.assessment
  }

  test('becomes the place of another record, or of the chosen kind, and proves the date as before', async () => {
    const ana = await api.signIn()
    const text = { accessEvidence: 'Accession book, entry 1988/12' }
    const other = await upgraded(ana, { ...OLD, ...text })
    const label = await upgraded(ana, { ...OLD, ...text, accessEvidenceKind: 'label' })

    expect(other).toMatchObject({ ...text, accessEvidenceKind: 'other', accessEvidenceProves: 'other' })
    expect(label).toMatchObject({ ...text, accessEvidenceKind: 'label', accessEvidenceProves: 'other' })
    expect(other.decision?.locks).toContain('date_proof_seen')
  })

  test('is dropped if it was empty, and proves nothing if no record could be found by it', async () => {
    const ana = await api.signIn()
    const none = await upgraded(ana, { ...OLD, accessEvidence: 'unknown' })
    const short = await upgraded(ana, { ...OLD, accessEvidence: 'x' })

    expect(none).toMatchObject({ accessEvidenceKind: 'unknown' })
    expect(none).not.toHaveProperty('accessEvidence')
    expect(short).toMatchObject({ accessEvidence: 'x', accessEvidenceKind: 'other' })
    for (const { decision } of [none, short]) {
      expect(decision?.obligations.map(({ id }) => id)).toContain('prove_date')
    }
  })
})
