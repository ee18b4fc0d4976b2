import { type CallOutput, countries } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { startApi } from '../startApi.ts'

const api = startApi()
const signedIn = async () => (await api.signIn()).call

describe('countries', () => {
  test('every country and area is listed with party status, law status and content', async () => {
    const call = await signedIn()
    const { body } = await call(countries.stats, { query: {} })
    const of = (iso2: string) => body.rows.find((row) => row.iso2 === iso2)

    expect(body.count).toBe(251)
    expect(of('BR')).toMatchObject({ name: 'Brazil', kind: 'state', lawStatus: 'abs_law', active: true, lacks: [] })
    expect(of('EU')).toMatchObject({ kind: 'union', partyStatus: 'party' })
    expect(of('US')).toMatchObject({ partyStatus: 'non_party' })
    expect(of('GL')).toMatchObject({ kind: 'territory', parent: 'DK' })
    expect(body.rows.find((row) => row.activeVersion === null)).toMatchObject({ active: false, lawStatus: 'unknown' })
  })

  test('the party status is that of the day asked for', async () => {
    const call = await signedIn()
    const statusOn = async (on: string) => {
      const { body } = await call(countries.stats, { query: { on } })
      return body.rows.find(({ iso2 }) => iso2 === 'AG')?.partyStatus
    }
    // Antigua and Barbuda deposited on 12 December 2016.
    expect(await Promise.all(['2016-12-11', '2016-12-12', '2017-03-11', '2017-03-12'].map(statusOn))).toEqual([
      'non_party',
      'ratified',
      'ratified',
      'party',
    ])
  })

  test('one country has its treaties, authorities, timeline and open questions, in either case of its code', async () => {
    const call = await signedIn()
    const { body } = await call(countries.one, { params: { id: 'br' }, query: {} })

    expect(body).toMatchObject({ countryId: 'BR', version: 1, treatiesAsOf: '2026-11-20' })
    expect(body.authorities.map(({ role }) => role)).toContain('CNA')
    expect(body.timeline).toContainEqual(
      expect.objectContaining({ date: '2015-11-17', kind: 'inForce', documentId: 'br-law-13123-2015' }),
    )
    expect(body.timeline.map(({ date }) => date)).toEqual(body.timeline.map(({ date }) => date).toSorted())
    expect(body.openQuestions.length).toBeGreaterThan(0)
  })

  test('a country that nobody has assessed is shown as such', async () => {
    const call = await signedIn()
    const { body } = await call(countries.one, { params: { id: 'TV' }, query: {} })
    expect(body).toMatchObject({ version: null, lawStatus: 'unknown', active: false, authorities: [] })
  })

  test('asked again with the hash, nothing is sent again', async () => {
    const call = await signedIn()
    for (const endpoint of [countries.stats, countries.resultMap] as const) {
      const first = await call(endpoint, { query: {} })
      const headers = { 'if-none-match': String(first.headers.etag) }
  test('the day on which a treaty began is told once, with the document of the country', async () => {
    const call = await signedIn()
    const { body } = await call(countries.one, { params: { id: 'BR' }, query: {} })

    expect(body.timeline.filter(({ date }) => date === '2021-06-02')).toEqual([
      expect.objectContaining({ kind: 'treatyInForce', treaty: 'nagoya', documentId: 'br-nagoya' }),
    ])
  })

  test('a territory that is a region of its state has the law of that state; one with a file has its own', async () => {
    const call = await signedIn()
    const { body: france } = await call(countries.one, { params: { id: 'FR' }, query: {} })
    const territory = (iso2: string) => france.territories.find((one) => one.iso2 === iso2)
    const { body: guiana } = await call(countries.one, { params: { id: 'GF' }, query: {} })
    const { body: polynesia } = await call(countries.one, { params: { id: 'PF' }, query: {} })

    expect(territory('GF')).toMatchObject({
      region: 'FR-GF',
      lawStatus: 'abs_law',
      partyStatus: 'party',
      partySince: '2016-11-29',
    })
    expect(territory('PF')).toMatchObject({ region: null, lawStatus: polynesia.lawStatus })
    expect(territory('TF')).toMatchObject({ region: null, lawStatus: 'unknown' })
    expect(guiana).toMatchObject({
      version: null,
      lawStatus: 'abs_law',
      lacks: ['decisionMatrices', 'legalDocuments'],
      lawOf: { iso2: 'FR', name: 'France', region: 'FR-GF', note: expect.stringContaining('National law applies') },
    })
    expect(polynesia.lawOf).toBeNull()
  })

      expect(first.headers['cache-control']).toMatch(/^private/)
      expect((await call(endpoint, { query: {} }, { headers })).status).toBe(304)
    }
  })

  test.each([
    [countries.one, { params: { id: 'QQ' }, query: {} }, 404],
    [countries.one, { params: { id: 'BRA' }, query: {} }, 422],
    [countries.one, { params: { id: 'BR' }, query: { version: '99' } }, 404],
    [countries.one, { params: { id: 'BR' }, query: { version: 'x' } }, 422],
    [countries.one, { params: { id: 'BR' }, query: { on: '2026-02-30' } }, 422],
    [countries.resultMap, { query: { accessDate: '2026-02-30' } }, 422],
    [countries.resultMap, { query: { accessDate: '2026-12-01', intendedUseDate: '2026-11-01' } }, 422],
    [countries.resultMap, { query: { material: 'stone' } }, 422],
    [countries.resultMap, { query: { region: 'XX-nowhere' } }, 422],
    [countries.result, { params: { id: 'BR' }, query: { use: 'juggling' } }, 422],
    [countries.result, { params: { id: 'QQ' }, query: { use: 'breeding' } }, 404],
  ] as const)('bad input is refused: %#', async (endpoint, input, status) => {
    const call = await signedIn()
    const reply = await call(endpoint, input as never)
    expect(reply.status).toBe(status)
    if (status === 422)
      expect(reply.body.errors?.[0]?.path).toMatch(/^(id|version|on|accessDate|intendedUseDate|material|region|use)$/)
  })
})

describe('the result map', () => {
  const days = { accessDate: '2019-03-10', intendedUseDate: '2026-12-01' }

  test('has a colour of every country for each of the 20 uses, and prints its case', async () => {
    const call = await signedIn()
    const { body } = await call(countries.resultMap, { query: days })

    expect(body).toMatchObject({ ...days, case: { material: 'plant', provenance: 'in_situ', user: 'foreign' } })
    expect(body.columns).toHaveLength(20)
    expect(body.results).toHaveLength(250)
    for (const { statuses } of body.results) expect(Object.keys(statuses)).toHaveLength(20)
    // Nobody has assessed Tuvalu: unclear, never free.
    expect(new Set(Object.values(body.results.find(({ iso2 }) => iso2 === 'TV')?.statuses ?? {}))).toEqual(
      new Set(['AMBER']),
    )
  })

  test.each([
    { accessDate: '2019-03-10', intendedUseDate: '2026-12-01' },
    { accessDate: '1990-01-01', intendedUseDate: '2026-12-01' },
    { accessDate: '2014-10-12', intendedUseDate: '2014-10-12' },
  ])('agrees with the reasons of each field, on $accessDate and $intendedUseDate', async (pair) => {
    const call = await signedIn()
    const { body } = await call(countries.resultMap, { query: pair })
    const some = body.results.filter(({ iso2 }) => ['BR', 'ZA', 'FR', 'IN', 'TV', 'XZ', 'CO', 'PE'].includes(iso2))
    for (const { iso2, statuses } of some) {
      for (const use of ['breeding', 'screening', 'biotrade', 'maintaining_and_storage']) {
        const { body: one } = await call(countries.result, { params: { id: iso2 }, query: { ...pair, use } })
        expect([iso2, use, one.status]).toEqual([iso2, use, statuses[use]])
      }
    }
  })

  test('changes exactly on the day on which a law begins', async () => {
    const call = await signedIn()
    const brazilOn = async (accessDate: string) => {
      const { body }: { body: CallOutput<typeof countries.resultMap> } = await call(countries.resultMap, {
        query: { accessDate, intendedUseDate: '2026-12-01' },
      })
      return body.results.find(({ iso2 }) => iso2 === 'BR')?.statuses.research_and_development
    }
    const { body } = await call(countries.result, {
      params: { id: 'BR' },
      query: { use: 'research_and_development', accessDate: '1999-12-31', intendedUseDate: '2026-12-01' },
    })
    expect(await brazilOn('1999-12-31')).toBe(body.status)
    expect(await brazilOn('2019-03-10')).toBe('RED')
  })

  test('over time it changes on the very days on which the map does', async () => {
    const call = await signedIn()
    const useDate = '2026-12-01'
    const { body } = await call(countries.overTime, { params: { id: 'BR' }, query: { intendedUseDate: useDate } })
    const brazilOn = async (accessDate: string) => {
      const map = await call(countries.resultMap, { query: { accessDate, intendedUseDate: useDate } })
      return map.body.results.find(({ iso2 }) => iso2 === 'BR')?.statuses
    }

    expect(body.segments.length).toBeGreaterThan(1)
    expect(body.segments[0]?.from).toBeNull()
    expect(body.segments.at(-1)?.before).toBeNull()
    for (const { from, statuses } of body.segments) {
      if (from === null) continue
      const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10)
      expect(await brazilOn(from)).toEqual(statuses)
      expect(await brazilOn(dayBefore)).not.toEqual(statuses)
    }
  })

  test('gives the reason of a colour with its article', async () => {
    const call = await signedIn()
    const { body } = await call(countries.result, { params: { id: 'BR' }, query: { use: 'breeding', ...days } })

    expect(body).toMatchObject({ status: 'RED', version: 1 })
    expect(body.reasons.flatMap(({ basis }) => basis).some((one) => 'article' in one && one.article)).toBe(true)
  })
})
