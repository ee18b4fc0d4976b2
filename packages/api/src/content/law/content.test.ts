import { content } from '@portal/contract'
import { CONTENT_RELEASE } from '@portal/legal'
import { describe, expect, test } from 'vitest'
import { loadedContent } from '../../testing/loadedContent.ts'
import { startApi } from '../../testing/startApi.ts'
import { startPublishing } from '../../testing/startPublishing.ts'
import { shippedContent } from '../shipped/shipped.ts'
import { openLawStore } from './lawStore.ts'

/** Each start with another text is that of a new release. */
let release = CONTENT_RELEASE
const api = startApi()
const publishing = startPublishing(api)

describe('the law for the browser', () => {
  test('is not sent again to a client that sends its hash', async () => {
    const { call } = await api.signIn()
    const first = await call(content.countryLaw, { params: { id: 'br' }, query: {} })
    const again = await call(
      content.countryLaw,
      { params: { id: 'BR' }, query: {} },
      { headers: { 'if-none-match': String(first.headers.etag) } },
    )

    expect(first).toMatchObject({ status: 200, body: { country: 'BR', version: 1, name: 'Brazil' } })
    expect(first.headers['cache-control']).toMatch(/^private/)
    expect(again).toMatchObject({ status: 304, body: undefined })
  })

  test.each([
    { id: 'QQ', query: {}, status: 404 },
    { id: 'BR', query: { version: '99' }, status: 404 },
    { id: 'BRA', query: {}, status: 422 },
    { id: 'BR', query: { version: 'x' }, status: 422 },
  ])('is refused for $id $query', async ({ id, query, status }) => {
    const { call } = await api.signIn()
    const reply = await call(content.countryLaw, { params: { id }, query: query as never })
    expect(reply.status).toBe(status)
  })
})

test('the treaty level for proofs in the browser is that of the proof of the server, for editors of the law only', async () => {
  const { body } = await publishing.editor.call(content.treatyLevel, {})
  expect(body).toEqual(JSON.parse(JSON.stringify(loadedContent.treaty)))
  expect((await (await api.signIn()).call(content.treatyLevel, {})).status).toBe(403)
})

test('the questionnaire is the survey without the law, the definitions of uses, the names of countries and the crop list', async () => {
  const { call } = await api.signIn()
  const { law, annex1, states, ...survey } = (await call(content.survey, {})).body
  expect(law.layers).toHaveProperty('scope')
  expect(annex1.foodCrops).not.toHaveLength(0)
  expect(states).toMatchObject({ NC: 'FR', AX: 'FI' })
  const uses = survey.uses.map(({ id, title, utilisation }) => ({ id, title, utilisation }))
  const countries = survey.countries.map(({ iso2, version, reviewDue }) => ({ iso2, version, reviewDue }))
  expect((await call(content.questionnaire, {})).body).toEqual({ ...survey, uses, countries })
})

describe('the countries to choose from', () => {
  test('name the law that applies in a territory, if the content of its state lists it as a region', async () => {
    const { call } = await api.signIn()
    const { body } = await call(content.survey, {})
    const option = (iso2: string) => body.countries.find((country) => country.iso2 === iso2)

    expect(option('GF')).toMatchObject({
      version: null,
      lawOf: { iso2: 'FR', name: 'France', region: 'FR-GF', regionName: 'French Guiana' },
    })
    expect(option('YT')).toMatchObject({ lawOf: { iso2: 'FR', regionName: 'Mayotte' } })
    // `CA-NU` is Nunavut; Niue, `NU`, is not part of Canada.
    for (const iso2 of ['FR', 'TD', 'PM', 'NU']) expect(option(iso2)).not.toHaveProperty('lawOf')
  })
})

describe('a stored version', () => {
  const openWith = (name: string) => {
    const shipped = shippedContent(loadedContent)
    const countries = shipped.countries.map((country) =>
      country.bundle.country === 'BR' ? { ...country, bundle: { ...country.bundle, name } } : country,
    )
    release += 1
    return openLawStore(api.db, { ...shipped, release, countries }, 12)
  }

  test('is never changed: a new text gets the next number, a text that returns its old one', async () => {
    const store = await openWith('Brazil, edited')
    const versionOf = async (version?: number) =>
      JSON.parse(String((await store.countryLaw(api.db, 'BR', version)).body)) as { version: number; name: string }

    expect(await versionOf()).toMatchObject({ version: 2, name: 'Brazil, edited' })
    await openWith('Brazil')
    expect(await versionOf()).toMatchObject({ version: 1, name: 'Brazil' })
    expect(await versionOf(2)).toMatchObject({ version: 2, name: 'Brazil, edited' })
  })

  test('that was tampered with is not used for decisions', async () => {
    const { content: refs } = await api.deps.law.contextFor(api.db, 'BR')
    const wrong = refs.map((ref) => ({ ...ref, sha256: '0'.repeat(64) }))

    await expect(api.deps.law.contextAt(wrong)).rejects.toThrow(/is not as stored/)
  })
})
