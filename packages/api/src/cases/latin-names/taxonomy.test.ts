import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTaxonomy } from '../../testing/startTaxonomy.ts'
import { marineNamesAt, taxonomyAt } from './taxonomy.ts'

const service = startTaxonomy()

beforeEach(() => {
  service.asked.length = 0
})
afterEach(() => {
  service.misbehave(undefined)
  vi.useRealTimers()
})

describe('a taxonomy service', () => {
  test('is asked for name beginnings and for similar names, and receives only the typed text', async () => {
    const names = await taxonomyAt(service.url)('Zea m')

    expect(names.map(({ name }) => name)).toEqual(['Zea mays', 'Zea mexicana'])
    expect(service.asked.sort()).toEqual([
      '/v1/species/match?name=Zea+m&verbose=true',
      '/v1/species/suggest?q=Zea+m&limit=10',
    ])
  })

  test('distinguishes homonyms by their kingdom', async () => {
    const names = await taxonomyAt(service.url)('Oenanthe')
    const kingdoms = names.filter(({ name }) => name === 'Oenanthe').map(({ kingdom }) => kingdom)
    expect(new Set(kingdoms)).toEqual(new Set(['Plantae', 'Animalia']))
  })

  test('offers a similar name, but not the higher taxon to which an unknown name falls back', async () => {
    const ask = taxonomyAt(service.url)
    expect((await ask('Streptomices griseus')).map(({ name }) => name)).toEqual(['Streptomyces griseus'])
    expect(await ask('Ortolis guttata')).toEqual([])
  })

  test('is asked once for the same name, whatever its case and however many requests are concurrent', async () => {
    const ask = taxonomyAt(service.url)
    await Promise.all([ask('Zea m'), ask('Zea m'), ask('zea M')])
    await ask('Zea m')
    expect(service.asked).toHaveLength(2)
  })

  test('encodes the typed text as a parameter', async () => {
    await taxonomyAt(service.url)('x&limit=9&q=../y#')
    expect(service.asked.map((address) => new URL(address, service.url).pathname).sort()).toEqual([
      '/v1/species/match',
      '/v1/species/suggest',
    ])
    expect(
      new URL(service.asked.find((one) => one.includes('match')) ?? '', service.url).searchParams.get('name'),
    ).toBe('x&limit=9&q=../y#')
  })
})

describe('the register of marine species', () => {
  test.each([
    ['examplea m', ['Examplea marina']],
    // It answered with another name.
    ['Examplea terrestris', []],
    ['Zea mays', []],
  ])('asked for %s offers %o', async (q, names) => {
    expect((await marineNamesAt(service.url)(q)).map(({ name }) => name)).toEqual(names)
    expect(service.asked).toEqual([
      `/v1/AphiaRecordsByName/${encodeURIComponent(q)}?like=true&marine_only=false&offset=1`,
    ])
  })
})

describe('a taxonomy service with an invalid response fails fast', () => {
  const send =
    (status: number, body: string, headers = {}) =>
    (response: ServerResponse) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    }
  test.each([
    { name: 'refuses', how: send(500, '{}') },
    { name: 'answers something that is no JSON', how: send(200, '<html>Maintenance</html>') },
    { name: 'answers other JSON', how: send(200, '{"results": 7}') },
    { name: 'leads elsewhere', how: send(302, '', { location: 'http://127.0.0.1:9/species' }) },
    { name: 'answers without end', how: send(200, `[${'{"canonicalName":"Zea"},'.repeat(20_000)}{}]`) },
    { name: 'hangs up', how: (response: ServerResponse) => void response.destroy() },
  ])('it $name', async ({ how }) => {
    service.misbehave(how)
    await expect(taxonomyAt(service.url)('Zea')).rejects.toThrow()
    await expect(marineNamesAt(service.url)('Zea')).rejects.toThrow()
  })

  test('it sends one byte and then nothing, until the timeout ends the call', async () => {
    service.misbehave((response) => void response.writeHead(200).write('['))
    await expect(taxonomyAt(service.url)('Zea')).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('is not called for a while after a failure, then called again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const ask = taxonomyAt(service.url)
    service.misbehave(send(503, '{}'))
    await expect(ask('Zea m')).rejects.toThrow('503')
    service.misbehave(undefined)
    service.asked.length = 0
    await expect(ask('Zea m')).rejects.toThrow('a moment ago')
    expect(service.asked).toEqual([])

    vi.setSystemTime(Date.now() + 30_000)
    expect(await ask('Zea m')).toHaveLength(2)
  })
})
