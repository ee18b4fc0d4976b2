import { type Box, compile, decide, type Facts, partition, surveyState } from '@portal/rules'
import { describe, expect, test } from 'vitest'
import { compiledLaw } from '../law/compiledLaw.ts'
import type { CountryContent } from '../law/countryContent.ts'
import { shipped as content } from '../testing/shipped.ts'
import { dutiesOfCollectors, sayingNothingOfOpen } from './promisesOfDuties.ts'
import { RESEARCH, routesWithoutCommercialAim } from './researchRoutes.ts'
import {
  brighterOn,
  excludedDuties,
  impossibleChanges,
  notFitted,
  randomFrom,
  restingOnOpenFacts,
  sampleCase,
  takenByCommercialAim,
  unaskedDuties,
} from './sampledCases.ts'

const countries = [...content.countries.values()]
const random = randomFrom(20)

test.each(countries)(
  '$name: no headline rests on an open fact, no case takes a route for another aim, no fewer facts improve the colour, no change is impossible',
  ({ country }) => {
    expect(sampleCase(content, country, random)).toEqual([])
  },
)

/** All rows that can decide for research with a commercial aim, whatever the other facts are. */
function rowsForCommercialResearch({ country, law }: CountryContent): ReadonlySet<string> {
  const { compiled } = compiledLaw(content, [country])
  const box = { commercialIntent: ['commercial'], use: RESEARCH }
  const cells = (law.layers.provider ?? []).flatMap(({ id }) => partition(compiled, id, [box]))
  return new Set(cells.flatMap(({ row }) => row ?? []))
}

test.each(countries)('$name: a commercial aim never takes the route for non-commercial research', (country) => {
  const rows = rowsForCommercialResearch(country)
  expect(routesWithoutCommercialAim(country).filter((id) => rows.has(id))).toEqual([])
})

test('the routes for non-commercial research are recognised by their reason', () => {
  const routes = countries.flatMap(routesWithoutCommercialAim)
  expect(routes).toEqual(
    expect.arrayContaining(['th-4-plant-research', 'fr-4-declare', 'es-4-research', 'au-4-cth-noncommercial']),
  )
  expect(routes.length).toBeGreaterThan(20)
})

test('the same seed draws the same cases, another seed others', () => {
  const drawn = (seed: number) => [1, 2, 3].map(randomFrom(seed))
  expect(drawn(4)).toEqual(drawn(4))
  expect(drawn(4)).not.toEqual(drawn(5))
})

describe('a broken promise is noticed:', () => {
  const law = compile(content.lawFor(['KE']))
  const day = (from: string, before: string) => ({ from, before })
  const box = {
    provider: ['KE'],
    accessDate: day('1990-05-01', '1990-05-02'),
    useDate: day('2026-12-01', '2026-12-02'),
    use: ['screening'],
    commercialIntent: ['commercial'],
    material: ['plant'],
  }
  const open: Facts = { boxes: [box], open: ['ke_breederMaterial'] }
  const decision = decide(law, open)

  test('a headline that holds for only one answer to an open question', () => {
    const [first] = decision.deciding ?? []
    if (!first) throw new Error('Something decides.')
    const lying = { ...decision, deciding: [{ ...first, row: 'ke-no-such-row', dependsOn: [] }] }
    expect(restingOnOpenFacts(law, lying, [open])).toHaveLength(1)
    expect(restingOnOpenFacts(law, decision, [open])).toEqual([])
  })

  test('a route for non-commercial research', () => {
    const rows = decision.cells.flatMap(({ row }) => row ?? [])
    expect(takenByCommercialAim(decision, new Set(rows.slice(0, 1)))).toHaveLength(1)
    expect(takenByCommercialAim(decision, new Set(['ke-no-such-row']))).toEqual([])
  })

  test('a row that decides and is recorded as if it did not fit', () => {
    const steps = decision.trace.steps.map((step) => ({ ...step, took: [] }))
    expect(notFitted({ ...decision, trace: { ...decision.trace, steps } }).length).toBeGreaterThan(0)
    expect(notFitted(decision)).toEqual([])
  })

  test('a better colour for fewer facts', () => {
    expect(
      brighterOn(law, { ...decision, status: 'RED' }, [{ ...open, boxes: [{ ...box, placeType: ['national'] }] }]),
    ).toHaveLength(decision.status === 'RED' ? 0 : 1)
    expect(brighterOn(law, decision, [open])).toEqual([])
  })

  const day2026 = { ...box, accessDate: day('2026-05-01', '2026-05-02') }
  const point = (own: Box): Facts => ({ boxes: [{ ...day2026, ...own }], open: [] })
  const joined = content.lawFor(['KE'])

  test('a duty that its own condition excludes', () => {
    const isOtherwise = {
      ...joined,
      obligations: joined.obligations.map((one) => ({ ...one, when: [{ use: ['ipr'] }] })),
    }
    expect(excludedDuties(law, isOtherwise, point({})).length).toBeGreaterThan(0)
    expect(excludedDuties(law, joined, point({ sourceType: ['partner'] }))).toEqual([])
  })

  test('a duty of collectors on what somebody else gave, and a land owner named for a virus', () => {
    const given = decide(law, point({ sourceType: ['partner'], organismGroup: ['virus'] }))
    expect(dutiesOfCollectors(joined, given)).toEqual([])
    const text = 'Before collecting, get the consent of the land owner.'
    const careless = { ...joined, obligations: joined.obligations.map((one) => ({ ...one, text })) }
    expect(dutiesOfCollectors(careless, given).length).toBeGreaterThan(1)
  })

  test('a duty before the access that does not say what to ask of whoever gave the material', () => {
    const given = decide(law, point({ sourceType: ['partner'] }))
    const text = 'Before the access, ask the ministry.'
    const silent = { ...joined, obligations: joined.obligations.map((one) => ({ ...one, text, due: 'soon' })) }
    expect(dutiesOfCollectors(joined, given)).toEqual([])
    expect(dutiesOfCollectors(silent, given)).toContain(`${text} (without the giver)`)
  })

  test('a condition that changes duties and is not asked', () => {
    const country = content.countries.get('ZA')
    if (!country) throw new Error('South Africa has a file.')
    const { survey, uses, annex1, providers } = content
    const { compiled } = compiledLaw(content, ['ZA'])
    const context = { survey, uses, annex1, countries: providers, country, law: compiled }
    const biofactory = point({ provider: ['ZA'], use: ['biofactory'], user: ['foreign'] })
    expect(unaskedDuties(context, { ...surveyState(context, {}), pages: [] }, biofactory).length).toBeGreaterThan(0)
  })

  test('an open duty that nobody is said to be able to close', () => {
    const amber = {
      ...decision,
      status: 'AMBER' as const,
      cells: decision.cells.map((cell) => ({ ...cell, status: 'AMBER' as const })),
    }
    const unsaid = { ...joined, obligations: joined.obligations.map(({ authority: _, ...one }) => one) }
    expect(sayingNothingOfOpen(joined, amber)).toEqual([])
    expect(sayingNothingOfOpen(unsaid, amber)).toContainEqual(expect.stringMatching(/^does not say who can close/))
  })

  test('an impossible change', () => {
    const offering = (set: Box) =>
      impossibleChanges(content, 'TH', { ...decision, changes: [{ set, status: 'GREEN' }] })
    expect(offering({ 'paper.ircc': ['yes'], papersCoverUse: ['yes'] })).toHaveLength(1)
    expect(offering({ commercialIntent: ['commercial'] })).toHaveLength(1)
    expect(offering({ use: ['ipr'], 'paper.permit': ['yes'] })).toHaveLength(1)
    expect(offering({ 'paper.permit': ['yes'], 'paper.mat': ['yes'] })).toEqual([])
  })
})
