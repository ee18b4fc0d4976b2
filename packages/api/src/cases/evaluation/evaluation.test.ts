import { cases, countries, evaluation } from '@portal/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { readAssessment, startAssessment } from '../../testing/assessing.ts'
import { BRAZIL, BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let ana = undefined as unknown as Person
beforeAll(async () => {
  ana = await api.signIn()
})

const post = (payload: string, type = 'application/json') =>
  api.app.inject({
    method: 'POST',
    url: `/api${evaluation.many.path}`,
    headers: { authorization: `Bearer ${ana.accessToken}`, 'content-type': type },
    payload,
  })
const evaluate = async (cases: unknown[]) => {
  const { statusCode, body } = await post(JSON.stringify({ cases }))
  expect(statusCode).toBe(200)
  return body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
const lookup = (query: Parameters<typeof ana.call<typeof evaluation.lookup>>[1]['query']) =>
  ana.call(evaluation.lookup, { query })

describe('many cases', () => {
  test('are evaluated in order like assessments with the same answers, and nothing is stored', async () => {
    const { assessment } = (await readAssessment(ana, (await startAssessment(ana, BRAZIL_CONFIRMED)).assessmentId)).body
    const { confirm: _, ...answers } = BRAZIL_CONFIRMED
    const [first, second] = await evaluate([
      { reference: 'B', answers },
      { reference: 'A', answers: { ...answers, organismGroup: 'human' } },
    ])
    const list = await ana.call(cases.search, { body: {} })

    expect([first.reference, second.reference]).toEqual(['B', 'A'])
    expect(first).toMatchObject({
      status: assessment.result,
      reason: assessment.explanation?.deciding?.reason,
      locks: assessment.explanation?.locks,
    })
    const idsOf = (all: readonly { id: string }[] = []) => all.map(({ id }) => id)
    expect(idsOf(first.duties)).toEqual(idsOf(assessment.explanation?.obligations))
    expect(first.articles.length).toBeGreaterThan(0)
    expect(first.law).toContainEqual({ id: 'BR', version: 1 })
    expect(second.status).toBe('GREEN')
    expect(list.body.total).toBe(1)
  })

  test('report missing answers, and keep the position of cases that cannot be read', async () => {
    const lines = await evaluate([
      { reference: '1', answers: { organismGroup: 'bacteria' } },
      { reference: '2', answers: { providerCountry: 'Atlantis' } },
      { answers: {} },
      'nothing',
      { reference: '5', answers: BRAZIL },
    ])

    expect(lines[0]).toMatchObject({ reference: '1', status: null })
    expect(lines[0].missing.length).toBeGreaterThan(0)
    expect(lines[1]).toMatchObject({ reference: '2', number: 2, errors: [{ path: 'providerCountry' }] })
    expect(lines[2]).toMatchObject({ reference: null, number: 3, errors: [{ path: 'reference' }] })
    expect(lines[3]).toMatchObject({ reference: null, number: 4 })
    expect(lines[4]).toMatchObject({ reference: '5', status: 'RED' })
  })

  test.each(['GF', 'GP', 'MQ', 'RE', 'TF', 'WF', 'YT'])(
    'in %s, which has no law of its own, are those of the State and its region, stored or not',
    async (code) => {
      const inState = { providerCountry: 'FR', providerRegion: `FR-${code}` }
      const [territory, state] = await evaluate([
        { reference: '1', answers: { ...BRAZIL, providerCountry: code } },
        { reference: '1', answers: { ...BRAZIL, ...inState } },
      ])
      expect(territory.law).toContainEqual({ id: 'FR', version: 1 })
      expect(territory).toEqual(state)
      const stored = await startAssessment(ana, { ...BRAZIL, providerCountry: code })
      expect((await readAssessment(ana, stored.assessmentId)).body.assessment).toMatchObject({
        result: state.status,
        explanation: { deciding: { reason: state.reason } },
      })
    },
  )

  test('can be sent one per line', async () => {
    const body = `${JSON.stringify({ reference: '1', answers: BRAZIL })}\r\n\n{broken\n`
    const lines = (await post(body, 'application/x-ndjson')).body.trim().split('\n')

    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { reference: '1', status: 'RED' },
      { reference: null, number: 2 },
    ])
  })

  test('may have up to 20 MB and 10,000 cases', async () => {
    const filler = 'x'.repeat(4_000)
    const many = (count: number) => Array.from({ length: count }, () => ({ reference: filler, answers: {} }))

    expect((await post(JSON.stringify({ cases: many(200) }))).statusCode).toBe(200)
    expect((await post(JSON.stringify({ cases: many(6_000) }))).statusCode).toBe(413)
    expect((await post(JSON.stringify({ cases: Array(10_001).fill(0) }))).statusCode).toBe(422)
    expect((await post(JSON.stringify({ cases: [] }))).statusCode).toBe(422)
  })
})

describe('a look-up', () => {
  test('gives the result of a use under the law of a country', async () => {
    const { status, body } = await lookup({ country: 'BR', accessDate: '2019-03-10', use: 'screening' })

    expect(status).toBe(200)
    expect(body.law.map(({ id }) => id)).toContain('BR')
    expect(body.status).not.toBe('GREEN')
  })

  test('says what is possible while questions are open, and takes every question, name and date', async () => {
    const open = (await lookup({ country: 'BR' })).body
    expect(open).toMatchObject({ status: null, possible: ['GREEN', 'AMBER', 'RED'], worst: 'RED', settled: false })
    const answers = { organismGroup: 'human', materials: 'living_material,extract', intendedUseDate: '2027-01' }
    expect((await lookup({ country: 'Brasilien', ...answers })).body).toMatchObject({
      status: 'GREEN',
      possible: ['GREEN'],
      settled: true,
    })
    for (const accessDate of ['<1990', '1989-07', 'before 1990']) {
      const { status, body } = await lookup({ country: 'BRA', accessDate, use: 'screening', organismGroup: 'bacteria' })
      expect([status, body.law.map(({ id }) => id).includes('BR')]).toEqual([200, true])
    }
  })

  test('lists the open questions with their parameters, and says what the reference case assumes', async () => {
    const { body } = await lookup({
      country: 'BR',
      use: 'screening',
      accessDate: '1998-07',
      materialIdentifier: 'DSM 1',
    })
    // The number proposes an answer, which is not used.
    expect(body.proposals).toMatchObject([{ answers: { sourceType: 'registered_collection' } }])
    expect(body.openQuestions).toContainEqual(
      expect.objectContaining({
        question: 'organismGroup',
        parameter: 'organismGroup',
        values: expect.arrayContaining(['plant']),
      }),
    )
    expect(body.openQuestions.map(({ question }) => question)).not.toContain('providerCountry')
    expect(body.reference).toMatchObject({ assumed: true, case: { use: 'screening', material: 'plant' } })
    const shown = (await ana.call(countries.result, { params: { id: 'BR' }, query: { use: 'screening' } })).body
    expect(body.reference).toEqual({ assumed: true, status: shown.status, case: shown.case })

    expect((await lookup({ country: 'BR' })).body.reference).toBeNull()
  })

  test('takes a country that nobody knows, as the form does: not settled, and at worst not green', async () => {
    const { status, body } = await lookup({ country: 'unknown', organismGroup: 'plant', use: 'screening' })
    expect(status).toBe(200)
    expect(body.reference).toBeNull()
    expect(body.worst).not.toBe('GREEN')
    expect(body.settled).toBe(false)
  })

  test('says that a day of access is still to come', async () => {
    const doubtsOf = async (accessDate: string) => (await lookup({ country: 'BR', accessDate })).body.doubts
    expect(await doubtsOf('2019-03-10')).toEqual([])
    expect(await doubtsOf('<2090')).toEqual([])
    expect(await doubtsOf('2090-01')).toEqual(['“2090-01” is still to come.'])
  })

  test('takes a span of access that lies in one period, and a word for a missing day', async () => {
    for (const span of ['1950s', '19th century', '1987-07-12/1987-08-03', 'not recorded'])
      expect(await lookup({ country: 'KE', accessDate: span }), span).toMatchObject({ status: 200 })
    expect(await lookup({ country: 'KE', accessDate: '1985/2020' })).toMatchObject({ status: 422 })
  })

  test.each<{ query: { country: string; [parameter: string]: string }; path: string }>([
    { query: { country: 'QQ' }, path: 'country' },
    { query: { country: 'BR', use: 'nothing' }, path: 'use' },
    { query: { country: 'BR', accessDate: '2019-02-30' }, path: 'accessDate' },
    { query: { country: 'Congo' }, path: 'country' },
    { query: { country: 'BR', accessDate: '10/12/2014' }, path: 'accessDate' },
    { query: { country: 'BR', colour: 'red' }, path: 'colour' },
    { query: { country: 'BR', externalFunding: 'maybe' }, path: 'externalFunding' },
  ])('names the faulty parameter: $path', async ({ query, path }) => {
    expect(await lookup(query)).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })
})
