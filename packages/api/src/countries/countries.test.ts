import {
  type CallOutput,
  content,
  countries,
  type Endpoint,
  legalDocuments,
  legalReferences,
  news,
  REFERENCE_CASE,
  versions,
} from '@portal/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../testing/startApi.ts'
import { openCountryMaps } from './result-map/countryMaps.ts'

const api = startApi()
beforeAll(() => api.compileCountries(), 120_000)
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

  test('the party status is that of the requested day', async () => {
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

  test('one country has its treaties, authorities, timeline and open questions, for its code in upper or lower case', async () => {
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

  test('its standing under each treaty agrees with its party status, and names BBNJ and GRATK', async () => {
    const call = await signedIn()
    const standingOf = async (id: string) => {
      const { body } = await call(countries.one, { params: { id }, query: {} })
      return [body.partyStatus, Object.fromEntries(body.treaties.map(({ treaty, status }) => [treaty, status]))]
    }
    expect(await standingOf('AM')).toMatchObject(['unknown', { nagoya: null, bbnj: null }])
    expect(await standingOf('HK')).toMatchObject(['non_party', { nagoya: 'non_party' }])
    expect(await standingOf('TT')).toMatchObject(['unknown', { nagoya: null, bbnj: 'party' }])
    expect(await standingOf('BR')).toMatchObject(['party', { nagoya: 'party', bbnj: 'party', gratk: null }])
    expect(await standingOf('MW')).toMatchObject(['party', { gratk: 'ratified' }])
  })

  test("the entry into force of a treaty is listed once, with the country's document", async () => {
    const call = await signedIn()
    const { body } = await call(countries.one, { params: { id: 'BR' }, query: {} })

    expect(body.timeline.filter(({ date }) => date === '2021-06-02')).toEqual([
      expect.objectContaining({ kind: 'treatyInForce', treaty: 'nagoya', documentId: 'br-nagoya' }),
    ])
  })

  test('a document without a known date is listed separately, but not a treaty, which is in the treaty table', async () => {
    const call = await signedIn()
    const undatedOf = async (id: string) =>
      (await call(countries.one, { params: { id }, query: {} })).body.undated.map(({ documentId }) => documentId)

    expect(await undatedOf('BR')).toEqual(['br-decree-8772-2016', 'br-res-cgen-23-2019', 'br-decree-10844-2021'])
    expect(await undatedOf('CR')).not.toContain('cr-nagoya')
    expect(await undatedOf('CI')).not.toContain('ci-projet-decret-apa')
  })

  test('a territory listed as a region has the law of its state; one with a file has its own', async () => {
    const call = await signedIn()
    const { body: france } = await call(countries.one, { params: { id: 'FR' }, query: {} })
    const territory = (iso2: string) => france.territories.find((entry) => entry.iso2 === iso2)
    const { body: guiana } = await call(countries.one, { params: { id: 'GF' }, query: {} })
    const { body: polynesia } = await call(countries.one, { params: { id: 'PF' }, query: {} })

    expect(territory('GF')).toMatchObject({
      region: 'FR-GF',
      lawStatus: 'abs_law',
      partyStatus: 'party',
      partySince: '2016-11-29',
    })
    expect(territory('PF')).toMatchObject({ region: null, lawStatus: polynesia.lawStatus })
    expect(territory('TF')).toMatchObject({ region: 'FR-TF', lawStatus: 'abs_law' })
    expect(territory('PM')).toMatchObject({ region: null, lawStatus: 'abs_law' })
    expect(guiana).toMatchObject({
      version: null,
      lawStatus: 'abs_law',
      asOf: france.asOf,
      confidence: france.confidence,
      lacks: ['decisionMatrices', 'legalDocuments'],
      lawOf: {
        iso2: 'FR',
        name: 'France',
        region: 'FR-GF',
        regionName: 'French Guiana',
        note: expect.stringContaining('National law applies'),
      },
    })
    expect(polynesia.lawOf).toBeNull()
    expect(france.asOf).not.toBeNull()
  })

  test('a country whose law nobody has read says so', async () => {
    const call = await signedIn()
    const { body } = await call(countries.one, { params: { id: 'NR' }, query: {} })
    expect(body).toMatchObject({ version: 1, lawStatus: 'unknown', confidence: 'low', authorities: [] })
  })

  test('every place of origin has law of its own or that of its state', async () => {
    const call = await signedIn()
    const { rows } = (await call(countries.stats, { query: {} })).body
    const without = rows.filter(({ activeVersion }) => activeVersion === null).map(({ iso2 }) => iso2)
    expect(without.sort()).toEqual(['EU', 'GF', 'GP', 'MQ', 'RE', 'TF', 'WF', 'YT'])
  })

  test.each([
    { name: 'stats', endpoint: countries.stats, input: { query: {} } },
    { name: 'the result map', endpoint: countries.resultMap, input: { query: {} } },
    { name: 'a country', endpoint: countries.one, input: { params: { id: 'BR' }, query: {} } },
    { name: 'a result', endpoint: countries.result, input: { params: { id: 'BR' }, query: { use: 'breeding' } } },
    { name: 'a country over time', endpoint: countries.overTime, input: { params: { id: 'BR' }, query: {} } },
    { name: 'a document', endpoint: legalDocuments.read, input: { params: { id: 'br-law-13123-2015' } } },
    { name: 'the news', endpoint: news.list, input: {} },
    { name: 'the counters', endpoint: news.counter, input: {} },
  ])('$name is not sent again to a client that sends its hash', async ({ endpoint, input }) => {
    const call = await signedIn()
    const ask = (headers = {}) => call(endpoint as Endpoint, input as never, { headers })
    const first = await ask()
    const etag = String(first.headers.etag)

    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } })
    expect(etag).toMatch(/^W\/"[0-9a-f]{64}"$/)
    for (const known of [etag, etag.slice(2), '*', `"another", ${etag}`]) {
      const again = await ask({ 'if-none-match': known })
      expect(again).toMatchObject({
        status: 304,
        body: undefined,
        headers: { etag, vary: 'accept-encoding, accept-language' },
      })
    }
    expect((await ask({ 'if-none-match': 'W/"another"' })).status).toBe(200)
  })

  test.each([
    [countries.one, { params: { id: 'QQ' }, query: {} }, 404],
    [countries.one, { params: { id: 'BRA' }, query: {} }, 422],
    [countries.one, { params: { id: 'BR' }, query: { version: 'x' } }, 422],
    [countries.one, { params: { id: 'BR' }, query: { on: '2026-02-30' } }, 422],
    [countries.resultMap, { query: { accessDate: '2026-02-30' } }, 422],
    [countries.resultMap, { query: { accessDate: '2026-12-01', intendedUseDate: '2026-11-01' } }, 422],
    [countries.resultMap, { query: { accessDate: '2027', intendedUseDate: '2026-11-01' } }, 422],
    [countries.resultMap, { query: { accessDate: '<14' } }, 422],
    [countries.resultMap, { query: { material: 'stone' } }, 422],
    [countries.resultMap, { query: { region: 'XX-nowhere' } }, 422],
    [countries.result, { params: { id: 'BR' }, query: { use: 'juggling' } }, 422],
    [countries.effect, { params: { id: 'QQ' }, query: { from: '1', to: '1' } }, 404],
    [countries.effect, { params: { id: 'BR' }, query: { from: '1', to: '99' } }, 404],
    [countries.effect, { params: { id: 'BR' }, query: { from: '1', to: 'x' } }, 422],
    [countries.result, { params: { id: 'QQ' }, query: { use: 'breeding' } }, 404],
    [countries.result, { params: { id: 'EU' }, query: { use: 'breeding' } }, 422],
    [countries.result, { params: { id: 'GF' }, query: { use: 'breeding', region: 'FR-MQ' } }, 422],
    [countries.overTime, { params: { id: 'QQ' }, query: {} }, 404],
    [countries.overTime, { params: { id: 'EU' }, query: {} }, 422],
    [countries.lawLines, { body: { lines: [{ country: 'QQ', uses: ['breeding'] }] } }, 404],
    [countries.lawLines, { body: { lines: [{ country: 'EU', uses: ['breeding'] }] } }, 422],
    [countries.overTime, { params: { id: 'BR' }, query: { region: 'XX-nowhere' } }, 422],
  ] as const)('invalid input is refused: %#', async (endpoint, input, status) => {
    const call = await signedIn()
    const reply = await call(endpoint, input as never)
    expect(reply.status).toBe(status)
    if (status === 422)
      expect(reply.body.errors?.[0]?.path).toMatch(
        /^(id|version|on|accessDate|intendedUseDate|material|region|use|from|to)$/,
      )
  })
})

test.each([
  { name: 'a country', ask: (id: string) => [countries.one, { params: { id }, query: { version: 99 } }] },
  { name: 'its rules', ask: (id: string) => [content.countryLaw, { params: { id }, query: { version: 99 } }] },
  { name: 'differences', ask: (id: string) => [versions.differences, { params: { id }, query: { from: 1, to: 99 } }] },
  { name: 'its effect', ask: (id: string) => [countries.effect, { params: { id }, query: { from: 1, to: 99 } }] },
  {
    name: 'references',
    ask: (id: string) => [legalReferences.search, { body: { countryId: id, countryVersion: 99 } }],
  },
  { name: 'documents', ask: (id: string) => [legalDocuments.list, { body: { countryId: id, countryVersion: 99 } }] },
])('a missing version is distinguished from a missing country: $name', async ({ ask }) => {
  const call = await signedIn()
  const codeFor = async (id: string) => {
    const [endpoint, input] = ask(id)
    const { status, body } = await call(endpoint as Endpoint, input as never)
    return [id, status, (body as { code?: string }).code]
  }

  expect(await Promise.all(['BR', 'GP', 'EU', 'QQ'].map(codeFor))).toEqual([
    ['BR', 404, 'VERSION_NOT_FOUND'],
    ['GP', 404, 'VERSION_NOT_FOUND'],
    ['EU', 404, 'VERSION_NOT_FOUND'],
    ['QQ', 404, 'COUNTRY_NOT_FOUND'],
  ])
})

test.each(['GP', 'EU'])('%s has no content of its own, so nothing is listed', async (countryId) => {
  const call = await signedIn()
  const { body: listed } = await call(versions.list, { params: { id: countryId } })

  for (const endpoint of [legalReferences.search, legalDocuments.list] as const) {
    const { status, body } = await call(endpoint as Endpoint, { body: { countryId } } as never)
    expect({ status, body }).toEqual({ status: 200, body: { count: 0, rows: [] } })
  }
  expect(listed).toEqual({ count: 0, rows: [] })
})

test('a compressed response has the same tag as an uncompressed one', async () => {
  const { accessToken } = await api.signIn()
  const tagOf = async (headers: Record<string, string>) => {
    const all = { authorization: `Bearer ${accessToken}`, ...headers }
    const reply = await api.app.inject({ url: '/api/countries/stats', headers: all })
    return [reply.headers['content-encoding'], reply.headers.vary, reply.headers.etag]
  }
  const [, , etag] = await tagOf({})

  expect(await tagOf({})).toEqual([undefined, 'accept-encoding, accept-language', etag])
  expect(await tagOf({ 'accept-encoding': 'gzip' })).toEqual(['gzip', 'accept-encoding, accept-language', etag])
})

describe('the map of one country', () => {
  test('is compiled once per case, however it is stated, and again only for another law', async () => {
    const { law, published, content: shipped } = api.deps
    const mapOf = openCountryMaps({ law, facts: shipped.dimensions, treaties: shipped.treaties })
    const before = await published.current()
    const brazil = await mapOf(before, 'BR', {})
    const chile = await mapOf(before, 'CL', {})
    expect(await mapOf(before, 'BR', { ...REFERENCE_CASE })).toBe(brazil)
    expect(await mapOf(before, 'BR', { user: 'national' })).not.toBe(brazil)

    const signInEditor = () => api.signIn({ account: 'operator', role: 'SUPER_ADMIN' })
    const editor = await signInEditor()
    const second = await signInEditor()
    const draft = await editor.call(versions.create, { params: { id: 'CL' }, body: { from: 1 } })
    const { version } = draft.body.version
    expect((await second.call(versions.activate, { params: { id: 'CL', version } })).status).toBe(200)
    published.checkAgain()
    const after = await published.current()

    expect(after.key).not.toBe(before.key)
    expect(await mapOf(after, 'BR', {})).toBe(brazil)
    expect(await mapOf(after, 'CL', {})).not.toBe(chile)
    expect(await mapOf(before, 'CL', {})).not.toBe(await mapOf(after, 'CL', {}))
  })
})

describe('the result map', () => {
  const days = { accessDate: '2019-03-10', intendedUseDate: '2026-12-01' }

  test('has a colour for every country and each of the 20 uses, and states its case', async () => {
    const call = await signedIn()
    const { body } = await call(countries.resultMap, { query: days })

    expect(body).toMatchObject({ ...days, case: { material: 'plant', provenance: 'in_situ', user: 'foreign' } })
    expect(body.columns).toHaveLength(20)
    expect(body.results).toHaveLength(250)
    for (const { statuses } of body.results) expect(Object.keys(statuses)).toHaveLength(20)
    // Nobody has read the law of this country, so it is never GREEN.
    expect(new Set(Object.values(body.results.find(({ iso2 }) => iso2 === 'NR')?.statuses ?? {}))).toEqual(
      new Set(['AMBER']),
    )
  })

  test.each([
    { accessDate: '2019-03-10', intendedUseDate: '2026-12-01' },
    { accessDate: '1990-01-01', intendedUseDate: '2026-12-01' },
    { accessDate: '2014-10-12', intendedUseDate: '2014-10-12' },
  ])('agrees with the detailed result of each cell, on $accessDate and $intendedUseDate', async (pair) => {
    const call = await signedIn()
    const { body } = await call(countries.resultMap, { query: pair })
    const some = body.results.filter(({ iso2 }) => ['BR', 'ZA', 'FR', 'IN', 'NR', 'XZ', 'CO', 'PE'].includes(iso2))
    for (const { iso2, statuses } of some) {
      for (const use of ['breeding', 'screening', 'biotrade', 'maintaining_and_storage']) {
        const { body: one } = await call(countries.result, { params: { id: iso2 }, query: { ...pair, use } })
        expect([iso2, use, one.status]).toEqual([iso2, use, statuses[use]])
      }
    }
  })

  test('decides a territory without its own law as a region of its state', async () => {
    const call = await signedIn()
    const pair = { accessDate: '2026-11-01', intendedUseDate: '2026-12-01' }
    const lineOf = async (iso2: string, query = {}) => {
      const { body } = await call(countries.resultMap, { query: { ...pair, ...query } })
      return body.results.find((line) => line.iso2 === iso2)
    }
    const france = { params: { id: 'FR' }, query: { intendedUseDate: pair.intendedUseDate, region: 'FR-GF' } }
    const guiana = { params: { id: 'GF' }, query: { intendedUseDate: pair.intendedUseDate } }
    const { body: own } = await call(countries.result, { ...guiana, query: { ...pair, use: 'breeding' } })
    const { body: asFrance } = await call(countries.result, {
      ...france,
      query: { ...pair, use: 'breeding', region: 'FR-GF' },
    })
    const { body: ownOverTime } = await call(countries.overTime, guiana)
    const { body: franceOverTime } = await call(countries.overTime, france)

    expect(own).toEqual({ ...asFrance, countryId: 'GF' })
    expect(own).toMatchObject({ status: 'RED', version: 1, case: { region: 'FR-GF' } })
    expect(ownOverTime).toEqual({ ...franceOverTime, countryId: 'GF' })
    const { statuses } = (await lineOf('FR', { region: 'FR-GF' })) ?? {}
    expect(statuses?.breeding).toBe('RED')
    // It stays that region, whichever region the map is for.
    for (const query of [{}, { region: 'FR-MQ' }]) {
      expect(await lineOf('GF', query)).toEqual({ iso2: 'GF', name: 'French Guiana', assessed: true, statuses })
    }
  })

  test('changes exactly on the day a law takes effect', async () => {
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

  test('takes a day as exactly as it is known, and has the strictest colour of its days', async () => {
    const call = await signedIn()
    const statusesFor = async (accessDate: string) => {
      const { body } = await call(countries.resultMap, { query: { accessDate, intendedUseDate: '2026-12-01' } })
      expect(body.accessDate).toBe(accessDate)
      return new Map(body.results.map(({ iso2, statuses }) => [iso2, statuses]))
    }
    const strictness = ['GREEN', 'AMBER', 'RED']
    const sampled = await Promise.all(
      ['2014-01-01', '2014-06-30', '2014-10-11', '2014-10-12', '2014-12-31'].map(statusesFor),
    )
    const year = await statusesFor('2014')
    const month = await statusesFor('2014-10')
    for (const iso2 of ['BR', 'IN', 'ZA', 'FR', 'MX', 'UY', 'XZ']) {
      const ofYear = strictness.indexOf(year.get(iso2)?.screening ?? '')
      for (const day of sampled)
        expect(ofYear).toBeGreaterThanOrEqual(strictness.indexOf(day.get(iso2)?.screening ?? ''))
      expect(ofYear).toBeGreaterThanOrEqual(strictness.indexOf(month.get(iso2)?.screening ?? ''))
    }
    expect((await statusesFor('<1993')).get('UY')).toEqual((await statusesFor('1990-05-01')).get('UY'))
    expect((await statusesFor('unknown')).get('UY')).toEqual((await statusesFor('<2026-12-02')).get('UY'))
  })

  test('law lines have the strictest status of the uses by date of access, also for a territory of a State', async () => {
    const call = await signedIn()
    const intendedUseDate = '2026-11-22'
    const uses = ['breeding', 'biotrade']
    const { body } = await call(countries.lawLines, {
      body: {
        lines: [
          { country: 'MX', uses },
          { country: 'MX', uses: ['biotrade'] },
          { country: 'GP', uses: ['breeding'] },
        ],
        intendedUseDate,
      },
    })
    const overTime = await call(countries.overTime, { params: { id: 'MX' }, query: { intendedUseDate } })

    const [both, one, territory] = body.lines
    expect(territory?.segments).not.toBeNull()
    for (const { from, statuses } of overTime.body.segments) {
      const on = (segments: NonNullable<typeof both>['segments'] = []) =>
        segments?.find((segment) => (segment.from ?? '') <= (from ?? '') && (from ?? '') < (segment.before ?? '9999'))
      const all = uses.map((use) => statuses[use] as string)
      expect(on(one?.segments)?.status).toBe(statuses.biotrade)
      expect(on(both?.segments)?.status).toBe(['RED', 'AMBER', 'GREEN'].find((status) => all.includes(status)))
    }
    const statuses = one?.segments?.map(({ status }) => status) ?? []
    expect(statuses.some((status, i) => status === statuses[i + 1])).toBe(false)
    expect(body.case).toMatchObject({ material: 'plant', user: 'foreign' })
  })

  test('changes over time on exactly the same days as the map', async () => {
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

  test('gives the reason for a colour with its article', async () => {
    const call = await signedIn()
    const { body } = await call(countries.result, { params: { id: 'BR' }, query: { use: 'breeding', ...days } })

    expect(body).toMatchObject({ status: 'RED', version: 1 })
    expect(body.reasons.flatMap(({ basis }) => basis).some((basis) => 'article' in basis && basis.article)).toBe(true)
  })
})

test('a country that has not been assessed is marked as such beside its unclear results', async () => {
  const { call } = await api.signIn()
  const { results } = (await call(countries.resultMap, { query: {} })).body
  const { rows } = (await call(countries.stats, { query: {} })).body
  const unread = rows.filter(({ activeVersion, lawStatus }) => activeVersion === null && lawStatus === 'unknown')
  const isAssessed = new Map(results.map(({ iso2, assessed }) => [iso2, assessed]))

  expect(isAssessed.get('BR')).toBe(true)
  expect(unread.filter(({ iso2 }) => isAssessed.get(iso2))).toEqual([])
  expect(results.filter(({ assessed, statuses }) => !assessed && Object.values(statuses).includes('GREEN'))).toEqual([])
})

test('every Party, and only a Party, has its page in the clearing-house, also with its procedures', async () => {
  const { call } = await api.signIn()
  const { rows } = (await call(countries.stats, { query: {} })).body
  const isParty = ({ kind, partySince, partyStatus }: (typeof rows)[number]) =>
    kind === 'state' && (partySince !== null || partyStatus === 'party')
  const parties = rows.filter(isParty)

  expect(parties.length).toBeGreaterThan(130)
  expect(rows.filter(({ clearingHouse }) => clearingHouse !== null)).toEqual(parties)
  for (const { iso2, clearingHouse } of parties) {
    const { protocol, host, pathname } = new URL(clearingHouse ?? '')
    expect([protocol, host, pathname]).toEqual(['https:', 'absch.cbd.int', `/en/countries/${iso2}`])
  }
  const ofChad = (await call(countries.procedures, { params: { id: 'TD' } })).body
  expect(ofChad.clearingHouse).toBe('https://absch.cbd.int/en/countries/TD')
  expect((await call(countries.procedures, { params: { id: 'US' } })).body.clearingHouse).toBeNull()
})
