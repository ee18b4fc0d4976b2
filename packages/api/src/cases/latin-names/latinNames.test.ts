import { randomUUID } from 'node:crypto'
import { cases } from '@portal/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assessments as table } from '../../db/schema.ts'
import { createApp } from '../../startup/app.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startTaxonomy } from '../../testing/startTaxonomy.ts'

const api = startApi()
const service = startTaxonomy()
let withService: FastifyInstance
beforeAll(async () => {
  const { deps } = api
  withService = await createApp({
    ...deps,
    settings: { ...deps.settings, taxonomyUrl: service.url, lookups: { ...deps.settings.lookups, worms: service.url } },
  })
})
afterAll(() => withService.close())

const namesFor = async (person: Person, q: string) => (await person.call(cases.latinNames, { query: { q } })).body

async function askService({ accessToken }: Person, q: string) {
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await withService.inject({ url: '/api/assessments/latin-names', query: { q }, headers })
  return cases.latinNames.response.parse(reply.json())
}

async function use(person: Person, geneticResource: string, visibility: 'ACCOUNT' | 'PRIVATE' = 'ACCOUNT') {
  const body = { answers: { organismGroup: 'plant', geneticResource } }
  const { assessmentId } = (await person.call(cases.create, { body })).body.assessment
  await api.db.update(table).set({ visibility }).where(eq(table.assessmentId, assessmentId))
}

describe('suggested names', () => {
  test('are those used in the account, matched by beginning or species, the exact one first', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const bo = await api.signIn({ account })
    for (const name of ['Boscia senegalensis', 'Boscia senegalensis', 'boscia senegalensis', 'Boscia']) {
      await use(ana, name)
    }

    expect(await namesFor(bo, 'bosc')).toEqual({
      rows: [
        { name: 'Boscia senegalensis', source: 'account', match: 'prefix', kingdom: null, rank: null, called: null },
        { name: 'Boscia', source: 'account', match: 'prefix', kingdom: null, rank: null, called: null },
      ],
      taxonomy: 'off',
    })
    expect((await namesFor(bo, 'Boscia')).rows.map(({ name, match }) => [name, match])).toEqual([
      ['Boscia', 'exact'],
      ['Boscia senegalensis', 'prefix'],
    ])
    expect((await namesFor(bo, 'senegal')).rows).toMatchObject([{ name: 'Boscia senegalensis', match: 'prefix' }])
  })

  test('never reveal assessments that the user may not read', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const bo = await api.signIn({ account })
    await use(ana, 'Hidden plantus', 'PRIVATE')
    await use(await api.signIn({ account: randomUUID() }), 'Hidden elsewhere')

    expect((await namesFor(bo, 'Hidden')).rows).toEqual([])
    expect((await namesFor(ana, 'Hidden')).rows).toMatchObject([{ name: 'Hidden plantus' }])
  })

  test('also come from the crop list: genera, and the species that are listed alone', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    expect((await namesFor(ana, 'ory')).rows).toContainEqual({
      name: 'Oryza',
      source: 'annex1',
      match: 'prefix',
      kingdom: 'Plantae',
      rank: 'GENUS',
      called: null,
    })
    expect((await namesFor(ana, 'lotus cor')).rows).toMatchObject([
      { name: 'Lotus corniculatus', source: 'annex1', rank: 'SPECIES' },
    ])
  })

  test('are found by the everyday name too, in any language of the portal, and say which it was', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await use(ana, 'Vaccinium corymbosum')
    const offered = async (q: string) =>
      (await namesFor(ana, q)).rows.map(({ name, called, match }) => [name, called, match])
    expect(await offered('Blueberry')).toEqual([['Vaccinium corymbosum', 'blueberry', 'exact']])
    expect(await offered('zanahor')).toEqual([['Daucus carota', 'zanahoria', 'prefix']])
    expect(await offered('pea')).toContainEqual(['Pisum sativum', 'pea', 'exact'])
    expect(await offered('soil')).toEqual([['metagenome', 'soil', 'exact']])
  })

  test('include similar names only if none matches, and mark them', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await use(ana, 'Streptomyces griseus')
    expect((await namesFor(ana, 'Streptomices')).rows).toMatchObject([{ name: 'Streptomyces griseus', match: 'fuzzy' }])
    expect((await namesFor(ana, 'Oryzza')).rows).toMatchObject([{ name: 'Oryza', source: 'annex1', match: 'fuzzy' }])
    expect((await namesFor(ana, 'Oryza')).rows).toMatchObject([{ name: 'Oryza', match: 'exact' }])
    expect((await namesFor(ana, 'Quercus')).rows).toEqual([])
  })

  test('include similar names after a match that only the account knows: it may be misspelt there', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    for (const name of ['Cofea', 'Coffea arabica', 'Oryzza']) await use(ana, name)
    const offered = async (q: string) => (await namesFor(ana, q)).rows.map(({ name, match }) => [name, match])

    expect(await offered('Cofea')).toEqual([
      ['Cofea', 'exact'],
      ['Coffea arabica', 'fuzzy'],
    ])
    expect(await offered('Oryzz')).toEqual([
      ['Oryzza', 'prefix'],
      ['Oryza', 'fuzzy'],
    ])
    expect(await offered('Oryza')).toEqual([['Oryza', 'exact']])
  })

  test('include no similar names with another first letter if one name matches, or if several do', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    for (const name of ['Ficus carica', 'Picus viridis', 'Figus']) await use(ana, name)
    const offered = async () => (await namesFor(ana, 'Ficus')).rows.map(({ name }) => name)

    expect(await offered()).toEqual(['Ficus carica', 'Figus'])
    await use(ana, 'Ficus benjamina')
    await use(ana, 'Ficus elastica')
    expect(await offered()).toEqual(['Ficus benjamina', 'Ficus carica', 'Ficus elastica'])
  })

  test('are similar by the same rule as in the list: also with another ending, but not by one word of several', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await use(ana, 'Hordeum vulgare')
    await use(ana, 'Hordeum murinum')
    expect((await namesFor(ana, 'Hordeum vulgaris')).rows.map(({ name, match }) => [name, match])).toEqual([
      ['Hordeum vulgare', 'fuzzy'],
    ])
    expect((await namesFor(ana, 'Lotus corniculata')).rows).toMatchObject([
      { name: 'Lotus corniculatus', source: 'annex1', match: 'fuzzy' },
    ])
  })

  test('treat the typed text literally, without wildcards', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await use(ana, 'Zea mays')
    expect((await namesFor(ana, '%')).rows).toEqual([])
    expect((await namesFor(ana, '_ea')).rows).toEqual([])
  })

  test('require a text of limited length', async () => {
    const ana = await api.signIn()
    for (const q of [' ', 'x'.repeat(201)]) {
      expect(await ana.call(cases.latinNames, { query: { q } })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'q' }] },
      })
    }
  })
})

describe('with a taxonomy service', () => {
  test('a homonym is offered once for each kingdom, even if it was used before', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await use(ana, 'Oenanthe')
    const { rows, taxonomy } = await askService(ana, 'Oenanthe')

    expect(taxonomy).toBe('answered')
    expect(rows.map(({ name, kingdom, match }) => [name, kingdom, match])).toEqual([
      ['Oenanthe', 'Plantae', 'exact'],
      ['Oenanthe', 'Animalia', 'exact'],
      ['Oenanthe javanica', 'Plantae', 'prefix'],
    ])
  })

  test('a name from several sources is one row, combining what each knows', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await use(ana, 'Zea mays')
    expect((await askService(ana, 'Zea m')).rows).toMatchObject([
      { name: 'Zea mays', source: 'account', kingdom: 'Plantae', rank: 'SPECIES' },
      { name: 'Zea mexicana', source: 'taxonomy' },
    ])
  })

  test('a name of the sea comes from its own register', async () => {
    const { rows } = await askService(await api.signIn({ account: randomUUID() }), 'Examplea')
    expect(rows).toMatchObject([{ name: 'Examplea marina', source: 'taxonomy', kingdom: 'Animalia', match: 'prefix' }])
  })

  test('a merely similar name is marked as such', async () => {
    const { rows } = await askService(await api.signIn({ account: randomUUID() }), 'Streptomices griseus')
    expect(rows).toMatchObject([{ name: 'Streptomyces griseus', match: 'fuzzy', source: 'taxonomy' }])
  })

  test('that fails, the names of the other sources are still offered', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await use(ana, 'Quercus robur')
    service.misbehave((response) => void response.writeHead(500).end())

    expect(await askService(ana, 'Quercus')).toMatchObject({ rows: [{ name: 'Quercus robur' }], taxonomy: 'failed' })
  })
})
