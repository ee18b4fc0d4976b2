import { partition } from '@portal/rules'
import { expect, test } from 'vitest'
import { loadContent } from '../loadContent.ts'
import { compiledLaw } from '../reading/compiledLaw.ts'
import type { CountryContent } from '../reading/countryContent.ts'

const content = loadContent()
const countries = [...content.countries.values()]

const RESEARCH = [
  'identification_and_characterisation',
  'screening',
  'candidate_of_interest',
  'research_and_development',
  'mode_of_action_research',
  'resistance_research',
  'efficacy_screening_testing',
  'developing_a_tool',
]

/** Routes for research without a commercial aim say so in their reason. */
const NON_COMMERCIAL =
  /\bnon-commercial (?:work|plant research|research|use)\b|without (?:a |any )?(?:direct )?(?:aim of )?commercial/i
/** These name both aims in one sentence and hold for either. */
const OF_BOTH_AIMS = new Set(['la-2-access', 'au-6-cth-transfer', 'au-6-cth-transfer-commercial'])

const routesWithoutCommercialAim = ({ law }: CountryContent) =>
  (law.layers.provider ?? [])
    .flatMap(({ rows }) => rows)
    .filter(({ id, then }) => NON_COMMERCIAL.test(then.reason) && !OF_BOTH_AIMS.has(id))
    .map(({ id }) => id)

/** Every row that decides for research with a commercial aim, whatever else the facts are. */
function rowsForCommercialResearch({ country, law }: CountryContent): ReadonlySet<string> {
  const { compiled } = compiledLaw(content, [country])
  const box = { commercialIntent: ['commercial'], use: RESEARCH }
  const cells = (law.layers.provider ?? []).flatMap(({ id }) => partition(compiled, id, [box]))
  return new Set(cells.flatMap(({ row }) => row ?? []))
}

test.each(countries)('$name: a commercial aim never takes the route for research without one', (country) => {
  const rows = rowsForCommercialResearch(country)
  expect(routesWithoutCommercialAim(country).filter((id) => rows.has(id))).toEqual([])
})

test('the routes for research without a commercial aim are found by what they say', () => {
  const found = countries.flatMap(routesWithoutCommercialAim)
  expect(found).toEqual(
    expect.arrayContaining(['th-4-plant-research', 'fr-4-declare', 'es-4-research', 'au-4-cth-noncommercial']),
  )
  expect(found.length).toBeGreaterThan(20)
})
