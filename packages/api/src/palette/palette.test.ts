import { randomUUID } from 'node:crypto'
import { cases, palette } from '@portal/contract'
import { expect, test } from 'vitest'
import { startApi } from '../testing/startApi.ts'

const api = startApi()

const find = async (q: string) => {
  const { call } = await api.signIn()
  return (await call(palette.search, { query: { q } })).body.hits
}
const first = async (q: string, kind: string) => (await find(q)).find((hit) => hit.kind === kind)?.target

test.each([
  ['usa', 'US'],
  ['deu', 'DE'],
  ['brasil', 'BR'],
  ['ivory coast', 'CI'],
  ['Holland', 'NL'],
  ['uk', 'GB'],
  ['niger', 'NE'],
  ['kenia', 'KE'],
  ['High seas', 'XZ'],
  ['beyond national', 'XZ'],
])('%s finds the country %s', async (q, target) => {
  expect(await first(q, 'country')).toBe(target)
})

test('a code finds only its country, and names that merely contain the letters come last', async () => {
  expect((await find('deu')).filter(({ kind }) => kind === 'country')).toHaveLength(1)
  const named = (await find('guinea')).filter(({ kind }) => kind === 'country').map(({ target }) => target)
  expect(named.slice(0, 2)).toEqual(['GN', 'GW'])
  expect(named).toContain('PG')
})

test.each([
  ['Nagoya Protocol', 'nagoya-protocol'],
  ['13123', 'br-law-13123-2015'],
  ['13.123', 'br-law-13123-2015'],
  ['Lei 13123', 'br-law-13123-2015'],
  ['decree 8772', 'br-decree-8772-2016'],
])('%s finds the document %s first', async (q, target) => {
  expect(await first(q, 'document')).toBe(target)
})

test.each([
  { q: 'Ficus', names: ['Ficus carica'] },
  { q: 'Ficsu carcia', names: ['Ficus carica'] },
  { q: 'Picsu', names: ['Picus viridis'] },
  { q: 'Quercus', names: [] },
])('misspelt names find assessments only if there is no exact match: $q', async ({ q, names }) => {
  const { call } = await api.signIn({ account: randomUUID() })
  for (const geneticResource of ['Ficus carica', 'Picus viridis']) {
    await call(cases.create, { body: { answers: { geneticResource } } })
  }
  const { hits } = (await call(palette.search, { query: { q } })).body

  expect(hits.filter(({ kind }) => kind === 'assessment').map(({ label }) => label)).toEqual(names)
})

test.each([
  { q: 'ashwagandha', found: ['Withania somnifera'] },
  { q: 'Maïs', found: ['Zea mays'] },
  { q: 'ashwagandha root', found: [] },
])('an organism is found by its everyday name: $q', async ({ q, found }) => {
  const { call } = await api.signIn({ account: randomUUID() })
  for (const geneticResource of ['Withania somnifera', 'Zea mays']) {
    await call(cases.create, { body: { answers: { geneticResource } } })
  }
  const { hits } = (await call(palette.search, { query: { q } })).body
  expect(hits.filter(({ kind }) => kind === 'assessment').map(({ label }) => label)).toEqual(found)
})

test('a procedure is found by the words of its title and its country', async () => {
  expect(await first('sisgen brazil', 'procedure')).toBe('br-sisgen-registration')
})

test.each([
  'ficus carica',
  'carica ficus',
  'carica brazil',
  'brazil screening ficus',
  'Screening of figs',
  'Brasil figs',
  'Ficus carica · Brazil · Screening',
  'figs 1',
])('a case is found by all words in any order, over title, country, use and number: %s', async (q) => {
  const { call } = await api.signIn({ account: randomUUID() })
  const own = { geneticResource: 'Ficus carica', providerCountry: 'BR', intendedUse: ['screening'] }
  const { body } = await call(cases.create, { body: { answers: own } })
  await call(cases.update, {
    params: { id: body.assessment.assessmentId },
    body: { name: 'The figs of Recife' },
  })
  await call(cases.create, { body: { answers: { ...own, geneticResource: 'Zea mays', providerCountry: 'MX' } } })
  const { hits } = (await call(palette.search, { query: { q } })).body

  expect(hits.filter(({ kind }) => kind === 'assessment')).toMatchObject([
    { label: 'The figs of Recife', detail: 'Ficus carica · Brazil · Screening #000001', countryId: 'BR' },
  ])
})

test('a short word is no beginning of a country: “zea” finds no case of New Zealand, and one missing word finds none', async () => {
  const { call } = await api.signIn({ account: randomUUID() })
  await call(cases.create, { body: { answers: { geneticResource: 'Ficus carica', providerCountry: 'NZ' } } })
  const found = async (q: string) =>
    (await call(palette.search, { query: { q } })).body.hits.filter(({ kind }) => kind === 'assessment').length

  expect(await found('zealand')).toBe(1)
  expect(await found('zea')).toBe(0)
  expect(await found('ficus norway')).toBe(0)
})

test('a case is found by the everyday name of its organism', async () => {
  const { call } = await api.signIn({ account: randomUUID() })
  await call(cases.create, { body: { answers: { geneticResource: 'Vaccinium corymbosum' } } })
  for (const q of ['blueberry', 'myrtille']) {
    expect((await call(palette.search, { query: { q } })).body.hits).toMatchObject([{ kind: 'assessment' }])
  }
})

test('people are found by first and last name in any order', async () => {
  const { call } = await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })
  const { hits } = (await call(palette.search, { query: { q: 'ng ada' } })).body
  expect(hits.filter(({ kind }) => kind === 'person')).toHaveLength(1)
})

test('whoever may change the law finds that of a country by a word for it, and others do not', async () => {
  const { call } = await api.signIn({ role: 'SUPER_ADMIN' })
  const hits = (await call(palette.search, { query: { q: 'law kenya' } })).body.hits
  expect(hits).toContainEqual({ kind: 'law', target: 'KE', label: 'Kenya', detail: null, countryId: 'KE' })
  expect(await first('law kenya', 'law')).toBeUndefined()
})
