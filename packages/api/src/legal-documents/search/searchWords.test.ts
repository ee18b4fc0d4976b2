import { type CallInput, legalDocuments } from '@portal/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../../testing/startApi.ts'

const api = startApi()

async function find(asked: Partial<CallInput<typeof legalDocuments.search>['body']>) {
  const { call } = await api.signIn()
  const { status, body } = await call(legalDocuments.search, { body: { size: 100, ...asked } })
  expect(status).toBe(200)
  return { ...body, ids: body.results.map(({ documentId }) => documentId) }
}

/**
 * Three documents of an invented country: the latest cites article 17 in a range, the next in a list, the oldest
 * individually.
 */
beforeAll(async () => {
  const cited = ['Art. 17(2)', 'Arts. 12, 17', 'Arts. 15-20']
  const documents = cited.map((article, number) => ({
    id: `qq-${number}`,
    titleOriginal: `Zorilla law ${number}`,
    titleEnglish: `Zorilla law ${number}`,
    kind: 'act',
    language: ['en'],
    hasOfficialEnglish: true,
    adopted: `${1990 + number}-01-01`,
    summary: 'Of the zorilla, and the use of rare burrows.',
    keyArticles: [
      { article, topic: 'zorillas' },
      ...(number === 0 ? [{ article: 'Art. 10-20', topic: 'more of them' }] : []),
    ].toReversed(),
    confidence: 'high',
  }))
  const source = JSON.stringify({ name: 'Nowhere', documents, matrices: [] })
  await api.db.execute(sql`select index_legal_documents('QQ', ${source}::jsonb)`)
})

describe('a part of a title in a script without spaces', () => {
  test.each([
    ['遗传资源', 'CN', 3],
    ['中华人民共和国种子法', 'CN', 1],
    ['种', 'CN', 2],
    ['遺伝資源', 'JP', 2],
    ['พันธุ์พืช', 'TH', 1],
    ['자원', 'KR', 2],
    ['遗传法', 'CN', 0],
  ])('%s finds documents of %s', async (q, country, least) => {
    const { ids, results } = await find({ q, country: [country] })

    expect(ids.length).toBeGreaterThanOrEqual(least)
    expect(results.filter(({ originalMarked }) => !originalMarked.includes(`[[${q}]]`))).toEqual([])
  })
})

test.each([
  ['правилам обращений', 'KZ'],
  ['kanun', 'TR'],
  ['Kanunu', 'TR'],
  ['νόμου', 'GR'],
])('%s is found and highlighted with any ending in the language of the title', async (q, country) => {
  const { results } = await find({ q, country: [country] })
  expect(results.some(({ originalMarked }) => originalMarked.includes('[['))).toBe(true)
})

test.each([
  ['8772', 'br-decree-8772-2016', '[[8,772]]'],
  ['8.772', 'br-decree-8772-2016', '[[8,772]]'],
  ['Lei 13123', 'br-law-13123-2015', '[[13,123]]'],
])('%s is found and highlighted with its thousands separator', async (q, id, mark) => {
  const hit = (await find({ q })).results.find(({ documentId }) => documentId === id)
  expect(`${hit?.titleMarked} ${hit?.passage}`).toContain(mark)
})

test('an article cited individually comes before ranges, both among documents and within them', async () => {
  const { ids, results } = await find({ q: 'Art. 17', country: ['QQ'] })

  expect(ids).toEqual(['qq-1', 'qq-0', 'qq-2'])
  expect(results[1]?.articles.map(({ article }) => article)).toEqual(['Art. 17(2)', 'Art. 10-20'])
  expect((await find({ q: 'zorilla Art. 17' })).ids).toEqual(['qq-1', 'qq-0', 'qq-2'])
  expect((await find({ q: 'Art. 17', size: 1 })).results[0]?.articles[0]?.article).not.toMatch(/\d\s?[-–]\s?\d/)
})

test.each([
  ['CBD', 'cbd'],
  ['Biodiversity Convention', 'cbd'],
  ['nagoya', 'nagoya-protocol'],
  ['Nagoya Protocol', 'nagoya-protocol'],
  ['plant treaty', 'itpgrfa'],
  ['zorilla  LAW 1', 'qq-1'],
])('%s finds the document of that name first', async (q, id) => {
  const { ids } = await find({ q })
  expect(ids[0]).toBe(id)
})

test.each(['of the', 'the', '"of the"', 'der'])('%s contains only stop words and finds nothing', async (q) => {
  expect(await find({ q })).toMatchObject({ total: 0, results: [], loosen: null })
})

test.each([
  ['"use of rare burrows"', 3],
  ['"rare burrows" "zorilla law"', 3],
  ['"burrows rare"', 0],
  ['"burrows rare" or "zorilla law"', 3],
  ['burrows -"rare burrows"', 0],
  ['burrows -"burrows rare"', 3],
])('%s is searched as a phrase', async (q, total) => {
  expect((await find({ q, country: ['QQ'] })).total).toBe(total)
})

test.each([
  ['"acceso a los recursos genéticos"', 'pe-ds-019-2021-minam', 6],
  ['"Régimen Común sobre Acceso"', 'co-andean-decision-391', 5],
  ['"partage des avantages"', 'fr-order-2017-contract', 2],
  ['"accès aux ressources génétiques"', 'fr-decree-2017-848', 2],
])('%s is searched as a phrase in the language of the title', async (q, id, most) => {
  const { ids, results } = await find({ q })

  expect(ids).toContain(id)
  const titles = results.map(({ titleOriginal }) => titleOriginal.toLowerCase())
  expect(titles.filter((title) => title.includes(q.slice(1, -1).toLowerCase()))).toHaveLength(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(most)
})

test('quoted words do not match similar words', async () => {
  expect(await find({ q: '"zorrilla law"', country: ['QQ'] })).toMatchObject({ total: 0 })
  expect((await find({ q: 'zorrilla law', country: ['QQ'] })).total).toBe(3)
})

test.each([
  ['law -13123', 'BR', 'br-law-13123-2015'],
  ['law -"13.123"', 'BR', 'br-law-13123-2015'],
  ['law -Brasil', 'BR', 'br-law-13123-2015'],
  ['-Brasil law', 'BR', 'br-law-13123-2015'],
  ['Brazil -"Lei 13.123"', 'BR', 'br-law-13123-2015'],
  ['-USA', 'US', 'us-36cfr-2-5'],
  ['-"South Korea"', 'KR', 'kr-act-14533'],
  ['Brazil -Art. 9', 'BR', 'br-law-13123-2015'],
])('%s excludes documents with any variant of the term', async (q, country, id) => {
  const { ids } = await find({ q })
  const { ids: others } = await find({ q: q.replace(/-(Art. 9|"[^"]*"|\S+)/, ''), country: [country] })

  expect(others).toContain(id)
  expect(ids).not.toContain(id)
})

test('an exclusion applies to the whole query, and is not highlighted', async () => {
  const { results, total } = await find({ q: 'genetic -"genetic resources"' })
  const marks = results.flatMap(({ titleMarked, originalMarked, passage }) =>
    `${titleMarked} ${originalMarked} ${passage}`.match(/\[\[.+?\]\]/g),
  )

  expect(total).toBeGreaterThan(5)
  expect(marks.filter((mark) => /resource/i.test(mark ?? ''))).toEqual([])
  expect((await find({ q: 'zorilla or burrows -law', country: ['QQ'] })).total).toBe(0)
  expect((await find({ q: 'zorilla law - 1', country: ['QQ'] })).total).toBe(1)
  expect((await find({ q: '-zorilla' })).total).toBe((await find({})).total - 3)
  expect((await find({ q: '-zorilla -the -"' })).total).toBe((await find({})).total - 3)
})

test.each([
  ['zorrilla law', 3, true],
  ['zorrilla law 1', 1, true],
  ['zorilla law', 3, false],
  ['zorilla', 3, false],
  ['xyzzyx', 0, false],
])('%s finds %i documents, by similar words: %s', async (q, total, similar) => {
  expect(await find({ q, country: ['QQ'] })).toMatchObject({ total, similar })
})

test.each(['Law 7789', '2015/1867', '512/2014', 'Directive 98/45', 'zorrilla law 9', 'Lei 13.124', 'zorrilla 9'])(
  '%s: another number is another law',
  async (q) => {
    expect(await find({ q })).toMatchObject({ total: 0, similar: false })
  },
)

test('a misspelt word with a number finds the document with that number in any notation', async () => {
  expect((await find({ q: 'biodivresity 13.123' })).ids).toEqual(['br-law-13123-2015'])
  expect((await find({ q: 'biodivresity 13123' })).ids).toEqual(['br-law-13123-2015'])
})

test.each([
  ['"access and benefit sharing"', 'benefit[ -]sharing'],
  ['"access and benefit-sharing"', 'benefit[ -]sharing'],
  ['benefit-sharing', 'benefit[ -]sharing'],
])('%s is found with and without a hyphen, and highlighted as written', async (q, marked) => {
  const { total, results } = await find({ q })
  const marks = results.flatMap(({ titleMarked, passage }) => `${titleMarked} ${passage}`.match(/\[\[.+?\]\]/g) ?? [])

  expect(total).toBe((await find({ q: q.replace('-', ' ').replace(/^b.*g$/, '"$&"') })).total)
  expect(total).toBeGreaterThan(10)
  expect(marks.join()).toMatch(RegExp(`\\[\\[${marked}\\]\\]`, 'i'))
  expect(
    results.filter(({ titleMarked, titleEnglish }) => titleMarked.replaceAll(/\[\[|\]\]/g, '') !== titleEnglish),
  ).toEqual([])
})

test.each(['Art. 8(j)', 'Art 8(j)', 'Article 8j', 'Art 8j', '8j', '8(j)', 'CBD 8(j)', 'CBD Art. 8j'])(
  '%s finds the article of the Convention on Biological Diversity, and shows it',
  async (q) => {
    const [first] = (await find({ q })).results
    expect([first?.documentId, first?.articles[0]?.article]).toEqual(['cbd', 'Art. 8(j)'])
  },
)

test('an article without a letter matches all of its letters', async () => {
  expect((await find({ q: 'Art. 8' })).ids).toContain('cbd')
  expect((await find({ q: 'Art. 8j' })).ids).toEqual(['cbd'])
  expect((await find({ q: 'Art. 8(z)' })).total).toBe((await find({ q: 'Art. 8' })).total)
})

test('only the first fifty of very many articles are searched', async () => {
  const many = Array.from({ length: 25 }, (_, index) => `art ${1 + 300 * index}-${200 + 300 * index}`).join(' ')

  expect(await find({ q: many })).toEqual(await find({ q: 'Art. 1-50' }))
})
