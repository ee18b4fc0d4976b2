import { setTimeout } from 'node:timers/promises'
import {
  type ContentOperation,
  content,
  editing,
  evaluation,
  goldenCases,
  houseRules,
  notifications,
  reports,
  sequences,
  versions,
} from '@portal/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { verifyDecisions } from '../../cases/index.ts'
import { activations, events } from '../../db/schema.ts'
import { readAssessment, startAssessment } from '../../testing/assessing.ts'
import { BRAZIL } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { reevaluate } from './reevaluate.ts'

const api = startApi()
let [admin, lawyer, ana, stranger] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  admin = await api.signIn({ account: 'house', role: 'ACC_ADMIN' })
  lawyer = await api.signIn({ account: 'house', role: 'DPT_LEGAL_ADMIN' })
  ana = await api.signIn({ account: 'house' })
  stranger = await api.signIn({ account: 'elsewhere', role: 'ACC_ADMIN' })
})

/** GREEN under every law used in these tests. */
const HARMLESS = { ...BRAZIL, organismGroup: 'human' }

const row = (status: string, when: object = { use: ['screening'] }) => ({
  id: 'zz-screening',
  when: [when],
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: { status, reason: 'We ask first.', basis: [], confidence: 'high', obligations: ['zz-ask'], locks: ['zz-stop'] },
})
const DUTY = { id: 'zz-ask', kind: 'before_use', text: 'Ask the ABS office', due: 'before the use', metBy: [] }
const adding = (entry: string, after: object, place: object = { below: null }) =>
  ({ op: 'add', entry, place, after }) as unknown as ContentOperation

/** Begins a draft with one rule. */
async function begin(rule: object, by = admin) {
  const { version } = (await by.call(houseRules.begin, {})).body
  const params = { id: 'ZZ', version: version.version }
  const { revision } = (await change(params, version.revision, rule, by)).body.version
  return { params, revision }
}

type Ref = { id: string; version: number }
const change = (params: Ref, after: number, rule: object, by = admin) =>
  by.call(editing.change, {
    params,
    body: {
      after,
      operations: [
        adding('obligation zz-ask', DUTY),
        adding('lock zz-stop', { id: 'zz-stop', type: 'legal', text: 'Wait for the ABS office' }),
        adding('row zz-screening', rule, { matrix: 'zz-rules', below: null }),
      ],
    },
  })

/** Holds the law as a decision does that is being saved; returns what ends that. */
function holdLaw(): Promise<() => Promise<void>> {
  return new Promise((held, reject) => {
    const saving = api.db.transaction(async (tx) => {
      await tx.execute(sql`select from active_content where content_id = 'KE' for share`)
      await new Promise<void>((done) => {
        held(async () => {
          done()
          await saving
        })
      })
    })
    saving.catch(reject)
  })
}

async function handOver({ params, revision }: { params: Ref; revision: number }) {
  const body = { revision, message: 'Screening is asked about first.' }
  const { handOverId, sha256 } = (await admin.call(editing.handOver, { params, body })).body
  return { handOverId, sha256 }
}

test.each([
  ['GREEN', row('GREEN'), 'is green: house rules only add to the law, so choose amber, red or no colour'],
  ['unknown', row('AMBER', { use: ['dancing'] }), 'names “dancing”, which is no value of use'],
  [
    'RED',
    { ...row('RED'), trigger: 'use' },
    'applies to access or to use, which only the law of a provider country tells apart',
  ],
])('a %s row is refused in a sentence that names the row', async (_, rule, message) => {
  const { params } = await begin(rule)
  const problems = (await admin.call(versions.validate, { params })).body.problems
  expect(problems).toContainEqual({ path: 'zz-screening', message })
  expect((await admin.call(versions.remove, { params })).status).toBe(200)
})

test('the last row has no light, and rows that no facts reach are named', async () => {
  const { params } = await begin(row('RED', {}))
  const field = 'then/status'
  const light = { op: 'set', entry: 'row zz-otherwise', field, before: null, after: 'AMBER' } as ContentOperation
  const problems = async () => (await admin.call(versions.validate, { params })).body.problems
  expect(await problems()).toMatchObject([{ path: 'zz-otherwise', message: expect.stringContaining('never applies') }])
  await admin.call(editing.change, { params, body: { after: 2, operations: [light] } })
  expect(await problems()).toContainEqual(
    expect.objectContaining({ path: 'zz-otherwise', message: expect.stringContaining('has a colour: leave it empty') }),
  )
  await admin.call(versions.remove, { params })
})

test('house rules darken the cases of their account alone, once a second person has activated them', async () => {
  const mine = await startAssessment(ana, HARMLESS)
  const abroad = await startAssessment(ana, { ...HARMLESS, providerCountry: 'KE' })
  const red = await startAssessment(ana)
  const theirs = await startAssessment(stranger, HARMLESS)
  expect([mine, abroad, red, theirs].map(({ result }) => result)).toEqual(['GREEN', 'GREEN', 'RED', 'GREEN'])

  const draft = await begin(row('AMBER'))
  const { params } = draft
  const body = await handOver(draft)
  expect((await admin.call(versions.approve, { params, body })).body).toMatchObject({ code: 'VERSION_SECOND_PERSON' })
  const told = (await lawyer.call(notifications.list, { query: {} })).body.rows
  expect(told).toContainEqual(expect.objectContaining({ draft: { countryId: 'ZZ', version: params.version } }))
  const preview = (await lawyer.call(versions.preview, { params })).body
  expect(preview).toMatchObject({ total: 3, changed: 2, shifts: [{ before: 'GREEN', after: 'AMBER', count: 2 }] })
  // A case that is being saved does not know the first rules: they wait for it, so that they find it.
  const save = await holdLaw()
  const approving = lawyer.call(versions.approve, { params, body })
  const first = await Promise.race([approving.then(() => 'active'), setTimeout(300, 'waiting')])
  expect(first).toBe('waiting')
  await save()
  const { body: activation } = await approving
  expect(activation).toMatchObject({ contentId: 'ZZ', version: params.version })
  await reevaluate(api.deps, activation)

  const published = {
    sequences: [{ accession: 'AB1', country: 'Germany', day: '2020' }],
    use: 'screening',
    commercialIntent: 'commercial' as const,
    dsiLargeCompany: 'no' as const,
  }
  const saidOfSequences = async (person: Person) => {
    const { countries } = (await person.call(sequences.results, { body: published })).body
    return countries.map(({ status, obligations }) => [status, obligations.some(({ id }) => id === 'zz-ask')])
  }
  expect(await saidOfSequences(ana)).toEqual([['AMBER', true]])
  expect(await saidOfSequences(stranger)).toEqual([['GREEN', false]])

  const now = async (person: Person, { assessmentId }: { assessmentId: string }) =>
    (await readAssessment(person, assessmentId)).body.assessment
  for (const one of [mine, abroad])
    expect(await now(ana, one)).toMatchObject({
      result: 'AMBER',
      decision: { lights: { house: 'AMBER' }, deciding: [{ layer: 'house', row: 'zz-screening' }] },
    })
  const stillRed = await now(ana, red)
  expect(stillRed.decision?.deciding).toMatchObject([{ layer: 'provider' }, { layer: 'provider' }])
  expect(stillRed.decision?.locks).toContain('zz-stop')
  const other = await now(stranger, theirs)
  expect(other.result).toBe('GREEN')
  expect(other.decision?.lights).not.toHaveProperty('house')
  const said = (await ana.call(notifications.list, { query: {} })).body.rows.map(({ text }) => text)
  expect(said).toContainEqual(expect.stringContaining('Version 1 of your account’s house rules'))
  const seen = await api.db.select().from(events).where(eq(events.eventId, activation.activationId))
  expect(seen).toMatchObject([{ accountId: 'house', eventType: 'LEGAL_ACTIVATED' }])

  const fresh = await startAssessment(ana, HARMLESS)
  expect(fresh).toMatchObject({ result: 'AMBER', decision: { lights: { house: 'AMBER' } } })
  const report = await ana.call(reports.report, { params: { id: fresh.assessmentId }, query: {} })
  expect(report.body.assessment.explanation?.deciding).toMatchObject({ layer: 'house', reason: 'We ask first.' })
  const query = { country: 'KE', use: 'screening', organismGroup: 'human' }
  expect((await ana.call(evaluation.lookup, { query })).body.worst).toBe('AMBER')
  expect((await verifyDecisions(api.db, api.deps.law.contextAt)).differences).toEqual([])
})

test('nobody else sees them, and those who may not edit the law still may not', async () => {
  const [{ activationId } = { activationId: '' }] = await api.db
    .select()
    .from(activations)
    .orderBy(desc(activations.createdAt))
  const params = { id: 'ZZ', version: 1 }
  expect((await stranger.call(versions.read, { params })).body).toMatchObject({ code: 'VERSION_NOT_FOUND' })
  expect((await stranger.call(versions.list, { params: { id: 'ZZ' } })).body).toEqual({ count: 0, rows: [] })
  expect((await stranger.call(versions.activation, { params: { id: activationId } })).status).toBe(404)
  expect((await stranger.call(content.houseRules, {})).body).toEqual({ law: null })
  expect((await ana.call(content.houseRules, {})).body.law?.layers.house).toHaveLength(1)
  expect((await ana.call(versions.read, { params })).status).toBe(403)
  expect((await ana.call(versions.list, { params: { id: 'ZZ' } })).status).toBe(403)
  for (const call of [
    admin.call(versions.read, { params: { id: 'BR', version: 1 } }),
    admin.call(editing.edits, { params: { id: 'BR', version: 1 }, query: {} }),
    admin.call(versions.preview, { params: { id: 'BR', version: 1 } }),
    admin.call(versions.activation, { params: { id: crypto.randomUUID() } }),
    admin.call(goldenCases.read, { params: { id: 'ZZ', version: 1 } }),
  ])
    expect([403, 404]).toContain((await call).status)
})

test('a draft that is begun twice is one, until it is changed', async () => {
  const params = async () => (await stranger.call(houseRules.begin, {})).body.version.version
  const [first, second] = await Promise.all([params(), params()])
  expect(second).toBe(first)
  await change({ id: 'ZZ', version: first }, 1, row('RED'), stranger)
  expect(await params()).not.toBe(first)
})
