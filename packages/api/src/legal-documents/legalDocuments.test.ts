import { type CallInput, glossary, legalDocuments, legalReferences, news, TREATY_DOCUMENTS } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { startApi } from '../testing/startApi.ts'

const api = startApi()
type SearchBody = Partial<CallInput<typeof legalDocuments.search>['body']>

const search = async (query: SearchBody) => {
  const { call } = await api.signIn()
  const { status, body } = await call(legalDocuments.search, { body: { ...query } })
  expect(status).toBe(200)
  return body
}
const idsOf = async (query: SearchBody) => (await search(query)).results.map(({ documentId }) => documentId)

describe('the search over legal documents', () => {
  test('finds words with any ending, in English and in the language of the title', async () => {
    expect(await idsOf({ q: 'biodiversity law', country: ['BR'] })).toContain('br-law-13123-2015')
    expect((await idsOf({ q: 'leyes de biodiversidad', country: ['CR'] })).length).toBeGreaterThan(0)
  })

  test('tolerates missing accents and a misspelt title', async () => {
    expect(await idsOf({ q: 'medida provisoria' })).toContain('br-mp-2186-16-2001')
    expect(await idsOf({ q: 'Biodivresity Law' })).toContain('br-law-13123-2015')
    expect(await idsOf({ q: 'nagoya protocoll' })).toContain('nagoya-protocol')
  })

  test('finds an article by its exact number, and names the matching key article', async () => {
    const { results } = await search({ q: 'Art. 9', country: ['BR'] })
    const law = results.find(({ documentId }) => documentId === 'br-law-13123-2015')

    expect(law?.articles.map(({ article }) => article)).toEqual(['Art. 9', 'Art. 8-10'])
    expect(await idsOf({ q: 'Art. 99999' })).toEqual([])
  })

  test.each(['Art. 9', 'Article 9', 'Artikel 9', 'Artículo 9', 'artigo 9', 'Стаття 9', '§ 9', '第9条'])(
    'finds %s only by its number, which each result shows',
    async (q) => {
      const { total, results } = await search({ q, size: 100 })
      const ids = results.map(({ documentId }) => documentId)

      expect(total).toBe((await search({ q: 'Art. 9' })).total)
      expect(ids).toContain('br-law-13123-2015')
      expect(ids).not.toContain('fr-law-2016-1087')
      expect(results.filter(({ articles }) => articles.length === 0)).toEqual([])
    },
  )

  test.each([
    ['Art. L. 412-9', 'FR', ['L. 412-9 to 412-14']],
    ['L. 412-10', 'FR', ['L. 412-9 to 412-14']],
    ['Section 3', 'ZA', []],
    ['Art. 11', 'VN', ['9-13']],
    ['Reg. 511/2014', 'BR', []],
  ])('finds %s in %s', async (q, country, articles) => {
    const { results } = await search({ q, country: [country], size: 100 })
    const found = results.flatMap((result) => result.articles.map(({ article }) => article))

    for (const article of articles) expect(found).toContain(article)
    expect(found.filter((article) => /(?<![\d.])\d+\.\d/.test(article))).toEqual([])
  })

  test('highlights the matches, and nothing else', async () => {
    const { results } = await search({ q: 'biodiversity', country: ['BR'] })
    const marks = results.flatMap(({ titleMarked, passage }) => `${titleMarked} ${passage}`.match(/\[\[.+?\]\]/g) ?? [])

    expect(marks.length).toBeGreaterThan(0)
    for (const mark of marks) expect(mark).toMatch(/biodivers/i)
  })

  test.each([
    ['article 15 CBD', 'cbd', 'Art. 15(3)'],
    ['Convention on Biological Diversity art 15', 'cbd', 'Art. 15(3)'],
    ['Nagoya Protocol Art. 6', 'nagoya-protocol', 'Art. 6(1)'],
    ['Art. 12.3 Plant Treaty', 'itpgrfa', 'Arts 10-13, 15, Annex I; Art. 12.3(a) and (d), 12.4'],
  ])('finds %s as an article of the treaty, by its short name too', async (q, id, article) => {
    const found = (await search({ q })).results.find(({ documentId }) => documentId === id)
    expect(found?.articles).toContainEqual({ article, topic: null })
  })

  test.each([
    ['CBD', 'cbd'],
    ['NP', 'nagoya-protocol'],
    ['ITPGRFA', 'itpgrfa'],
  ])('finds the treaty itself for %s', async (q, id) => {
    expect(await idsOf({ q })).toContain(id)
  })

  test('counts each facet under the other filters, and has pages of ten', async () => {
    const all = await search({})
    const brazil = await search({ country: ['BR'] })

    expect(all.results).toHaveLength(10)
    expect(brazil.facets.country).toEqual(all.facets.country)
    expect(brazil.facets.kind.reduce((sum, { count }) => sum + count, 0)).toBe(brazil.total)
    expect(all.facets.country.find(({ value }) => value === 'BR')).toEqual({
      value: 'BR',
      label: 'Brazil',
      count: brazil.total,
    })
    const second = await idsOf({ from: 10 })
    expect(all.results.map(({ documentId }) => documentId).some((id) => second.includes(id))).toBe(false)
  })

  test('filters by documents above country level like by a country', async () => {
    const treaties = (await search({})).facets.country.find(({ value }) => value === 'treaty')
    const chosen = await search({ country: ['treaty'], size: 100 })

    expect(chosen.results.map(({ countryId }) => countryId)).toEqual(Array(treaties?.count).fill(null))
    expect((await search({ country: ['treaty', 'br'] })).total).toBeGreaterThan(chosen.total)
  })

  test('knows which law was in force on a day', async () => {
    const on = (validOn: string) => idsOf({ country: ['BR'], validOn, size: 100 })

    expect(await on('2015-11-16')).not.toContain('br-law-13123-2015')
    expect(await on('2015-11-17')).toContain('br-law-13123-2015')
  })

  test('counts documents without the needed dates, and includes them on request', async () => {
    const on = { country: ['BR', 'treaty'], validOn: '2015-11-17', size: 100 }
    const dated = await search(on)
    const both = await search({ ...on, undated: true })
    const added = both.results.filter(
      ({ documentId }) => !dated.results.some((result) => result.documentId === documentId),
    )

    expect(added.length).toBeGreaterThan(0)
    expect(added.every(({ inForce }) => inForce === null)).toBe(true)
    expect([dated.undated, both.undated]).toEqual([added.length, 0])
    const alone = await search({ validOn: '2015-11-17' })
    expect(alone.undated).toBe((await search({ validOn: '2015-11-17', undated: true })).total - alone.total)
  })

  test('knows a country by its other names', async () => {
    expect((await search({ q: 'Brasilien', size: 100 })).results.map(({ countryId }) => countryId)).toContain('BR')
    expect(await idsOf({ q: 'biodiversity brasil' })).toContain('br-law-13123-2015')
  })

  test('names the filter that excludes every result', async () => {
    const { total, loosen } = await search({ q: 'biodiversity', country: ['BR'], language: ['zz'] })
    expect([total, loosen?.filter]).toEqual([0, 'language'])
    expect(loosen?.total).toBeGreaterThan(0)
  })

  test.each(['...', '!!! -- ((', "' or 1=1 --", '"', 'a & | !', '\\', '%_', '[[x]]', '中文'])(
    'treats %s as text',
    async (q) => {
      expect((await search({ q })).total).toBeGreaterThanOrEqual(0)
    },
  )

  test.each([
    { body: { q: 'x'.repeat(10_000) }, path: 'q' },
    { body: { country: Array.from({ length: 500 }, () => 'BR') }, path: 'country' },
    { body: { country: ['BRA'] }, path: 'country.0' },
    { body: { from: -1 }, path: 'from' },
    { body: { size: 101 }, path: 'size' },
    { body: { validOn: '2026-02-30' }, path: 'validOn' },
    { body: { status: ['old'] }, path: 'status.0' },
  ])('refuses $path', async ({ body, path }) => {
    const { call } = await api.signIn()
    const reply = await call(legalDocuments.search, { body: body as never })
    expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([422, path])
  })
})

describe('the documents and references of a country', () => {
  test('list each cited article once, with the rows that cite it', async () => {
    const { call } = await api.signIn()
    const documents = await call(legalDocuments.list, { body: { countryId: 'br' } })
    const references = await call(legalReferences.search, { body: { countryId: 'BR', countryVersion: 1 } })
    const keys = references.body.rows.map(({ documentId, article }) => `${documentId} ${article}`)

    expect(new Set(keys).size).toBe(keys.length)
    expect(references.body.rows.every(({ citedBy }) => citedBy.length > 0)).toBe(true)
    const ofLaw = references.body.rows.filter(({ documentId }) => documentId === 'br-law-13123-2015')
    const numbers = ofLaw.map(({ article }) => Number(/\d+/.exec(article ?? '')?.[0]))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(documents.body.rows.map(({ documentId }) => documentId)).toContain('br-law-13123-2015')
  })

  test('include a document read by its id; an unknown id is not found', async () => {
    const { call } = await api.signIn()
    const found = await call(legalDocuments.read, { params: { id: 'br-law-13123-2015' } })
    expect(found.body).toMatchObject({ countryId: 'BR', country: 'Brazil', status: 'in_force', adopted: '2015-05-20' })
    expect((await call(legalDocuments.read, { params: { id: 'cbd' } })).body).toMatchObject({ countryId: null })
    expect((await call(legalDocuments.read, { params: { id: 'none' } })).status).toBe(404)
  })

  test.each([
    [{ countryId: 'QQ' }, 404],
    [{ countryId: 'GP', countryVersion: 1 }, 404],
    [{ countryId: 'BR', countryVersion: 99 }, 404],
    [{ countryId: 'Brazil' }, 422],
    [{ countryId: 'BR', countryVersion: 0 }, 422],
  ])('%j is refused', async (body, status) => {
    const { call } = await api.signIn()
    expect((await call(legalDocuments.list, { body })).status).toBe(status)
    expect((await call(legalReferences.search, { body })).status).toBe(status)
  })
})

test('the glossary is not sent again to a client that sends its hash', async () => {
  const { call } = await api.signIn()
  const first = await call(glossary.read, {})
  const again = await call(glossary.read, {}, { headers: { 'if-none-match': String(first.headers.etag) } })

  expect(first.body.references).toHaveLength(5)
  expect(first.body.terms.length).toBeGreaterThan(50)
  expect(again.status).toBe(304)
})

describe('a document above the countries', () => {
  test('lists its cited articles with the rules that cite them', async () => {
    const { call } = await api.signIn()
    const { body } = await call(legalDocuments.instrument, { params: { id: 'eu-511-2014' } })
    const cited = body.citations.map(({ article }) => article)
    const numbers = cited.flatMap((article) => Number(/^Arts? ?\.? ?(\d+)/.exec(article ?? '')?.[1] ?? []))

    expect(body).toMatchObject({ document: { countryId: null, adopted: '2014-04-16' }, parties: null })
    expect(new Set(cited).size).toBe(cited.length)
    expect(numbers.length).toBeGreaterThan(3)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(body.citations.every(({ rules }) => rules.length > 0 && rules.every(({ reason }) => reason))).toBe(true)
  })

  test('lists equal rules of one test only once', async () => {
    const { call } = await api.signIn()
    const { body } = await call(legalDocuments.instrument, { params: { id: 'nagoya-protocol' } })
    const { rules = [] } = body.citations.find(({ article }) => article === 'Art. 2(c)') ?? {}
    const told = rules.map(({ test, status, reason }) => JSON.stringify([test, status, reason]))

    expect(told.length).toBeGreaterThan(0)
    expect(told).toEqual([...new Set(told)])
  })

  test('is found at the link of the glossary', async () => {
    const { call } = await api.signIn()
    const { body } = await call(glossary.read, {})
    const addressOf = async (id: string) =>
      (await call(legalDocuments.instrument, { params: { id } })).body.document.url
    const known = body.references.map(({ url }) => url)

    const { bbnj, ...linked } = TREATY_DOCUMENTS
    for (const id of Object.values(linked)) expect(known).toContain(await addressOf(id))
    expect(await addressOf(bbnj)).toBeNull()
  })

  test('lists the parties of a treaty, as many as the counter shows', async () => {
    const { call } = await api.signIn()
    const { body } = await call(legalDocuments.instrument, { params: { id: 'nagoya-protocol' } })
    const { body: counter } = await call(news.counter, {})

    expect(body.parties?.rows).toHaveLength(counter.party)
    expect(body.parties?.rows.find(({ iso2 }) => iso2 === 'ZA')?.since).toBe('2014-10-12')
    const cbd = (await call(legalDocuments.instrument, { params: { id: 'cbd' } })).body.parties?.rows ?? []
    expect(cbd.some(({ iso2 }) => iso2 === 'US' || iso2 === 'AW')).toBe(false)
    expect(cbd.find(({ iso2 }) => iso2 === 'AD')?.since).toBe('2015-05-05')
  })

  test.each(['none', 'br-law-13123-2015'])('is not found for %s', async (id) => {
    const { call } = await api.signIn()
    expect((await call(legalDocuments.instrument, { params: { id } })).status).toBe(404)
  })
})

test.each([
  ['sisgen', [], 'br-sisgen-registration'],
  ['"SisGen"', ['BR'], 'br-sisgen-registration'],
])('the search for %s in %s finds the procedure %s, too', async (q, country, id) => {
  const { call } = await api.signIn()
  const { body } = await call(legalDocuments.search, { body: { q, country } })
  expect(body.procedures.map(({ id }) => id)).toContain(id)
  expect(body.procedures.every(({ countryId }) => countryId === 'BR')).toBe(true)
})

test('procedures are not found for other countries, on later pages or without words', async () => {
  const { call } = await api.signIn()
  const search = async (body: Record<string, unknown>) => (await call(legalDocuments.search, { body })).body.procedures
  expect(await search({ q: 'sisgen', country: ['CO'] })).toEqual([])
  expect(await search({ q: 'sisgen', from: 10 })).toEqual([])
  expect(await search({ q: '', country: ['BR'] })).toEqual([])
})
