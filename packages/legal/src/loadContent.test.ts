import { isRealDay } from '@portal/rules'
import { describe, expect, test } from 'vitest'
import { runCase } from './golden-cases/runCase.ts'
import { loadContent } from './loadContent.ts'

const content = loadContent()

describe('the shipped content', () => {
  test('names every state once and knows which are not assessed', () => {
    expect(content.providers).toContain('XZ')
    expect(content.providers).not.toContain('EU')
    expect(new Set(content.providers).size).toBe(content.providers.length)
    expect(content.treaties).toHaveLength(250)
    expect(content.treaties.filter(({ nagoya, parent }) => nagoya.status === 'party' && !parent)).toHaveLength(139)
  })

  test('keeps dates and confidence of a treaty row unchanged', () => {
    const of = (iso2: string) => content.treaties.find((treaty) => treaty.iso2 === iso2)
    expect(of('BR')?.nagoya).toMatchObject({ status: 'party', inForce: '2021-06-02' })
    expect(of('GH')).toMatchObject({ nagoya: { status: 'party', inForce: null }, confidence: 'medium' })
    expect(of('US')).toMatchObject({ nagoya: { status: 'non_party' } })
  })

  test('has 36 scope tests, each with a final row that matches everything and gives no colour', () => {
    const scope = content.protocol.layers.scope ?? []
    expect(scope).toHaveLength(36)
    const last = scope.flatMap(({ rows }) => rows.slice(-1))
    expect(last.map(({ when }) => when)).toEqual(scope.map(() => [{}]))
    expect(last.filter((row) => row.then.status !== undefined)).toEqual([])
  })

  test('judges each use in scope as the use is explained', () => {
    const row = (id: string) => {
      const rows = (content.protocol.layers.scope ?? []).flatMap((matrix) => matrix.rows)
      return new Set(rows.find((one) => one.id === id)?.when.flatMap(({ use }) => (Array.isArray(use) ? use : [])))
    }
    const uses = (answer: string) => content.uses.filter((use) => use.utilisation === answer).map(({ id }) => id)
    expect(row('use_is_not_utilisation_unsettled')).toEqual(new Set(uses('depends')))
    expect(row('commodity_used_as_such')).toEqual(new Set([...uses('no'), ...uses('depends')]))
    const places = (content.protocol.layers.user ?? []).flatMap((matrix) => matrix.rows)
    const uk = places
      .find(({ id }) => id === 'uk-utilisation')
      ?.when.flatMap(({ use }) => (Array.isArray(use) ? use : []))
    expect(new Set(uk)).toEqual(new Set([...uses('yes'), ...uses('depends')]))
  })

  test('identifies each piece of content by id, version and a hash of its canonical text', () => {
    const parts = [content.protocol, ...[...content.countries.values()].map(({ law }) => law)]
    for (const { content: ref } of parts)
      expect(ref).toMatchObject({ version: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(new Set(parts.map(({ content: ref }) => ref.sha256)).size).toBe(parts.length)
    expect(loadContent().protocol.content).toEqual(content.protocol.content)
  })

  test('has only real days in its tables', () => {
    const days = content.protocol.tables.flatMap(({ rows }) =>
      rows.flatMap(({ when }) =>
        when.flatMap(({ accessDate }) => (accessDate && 'before' in accessDate ? [accessDate.before] : [])),
      ),
    )
    expect(days.length).toBeGreaterThan(100)
    expect(days.filter((day) => !day || !isRealDay(day))).toEqual([])
  })

  test('a law includes the requested countries, and a country without a file is never left out silently', () => {
    const law = content.lawFor(['BR', 'WF'])
    expect(law.content.map(({ id }) => id)).toEqual(['BR', 'protocol'])
    const provider = content.providers.filter((iso2) => !content.countries.has(iso2))
    const facts = { accessDate: '2019-05-05', use: 'research_and_development', material: 'plant', provider }
    const notAssessed = { name: 'all at once', facts, open: [], expect: { lights: { provider: 'AMBER' as const } } }
    expect(runCase(content, 'WF', notAssessed)).toEqual([])
  })
})
