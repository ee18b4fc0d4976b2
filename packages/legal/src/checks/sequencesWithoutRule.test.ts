import { expect, test } from 'vitest'
import { caseResult } from '../golden-cases/runCase.ts'
import { shipped } from '../testing/shipped.ts'

const MATERIALS = [
  'living_material',
  'seed_or_propagating_material',
  'dead_material',
  'nucleic_acid',
  'extract',
  'compound',
  'protein',
]
const PUBLISHED = {
  material: 'dsi',
  accessDate: '2024-05-05',
  place: 'other',
  dsiSource: 'public_database',
  dsiLargeCompany: 'no',
  'form.sequence_data': 'yes',
  ...Object.fromEntries(MATERIALS.map((material) => [`form.${material}`, 'no'])),
}
const CASES = ['commercial', 'non_commercial'].flatMap((commercialIntent) =>
  ['acquisition', 'screening', 'ipr'].map((use) => ({ ...PUBLISHED, commercialIntent, use })),
)

const GREEN = { lights: { provider: 'GREEN' as const } }

test('scope lets published sequences of exactly the countries pass whose own law is GREEN for them', () => {
  const resultsOf = (country: string) =>
    CASES.map((facts) => caseResult(shipped, country, { name: 'published', facts, open: [], expect: GREEN }))
  const all = [...shipped.countries.keys()].map((country) => ({ country, results: resultsOf(country) }))

  const passed = all.filter(({ results }) =>
    results.some(({ rows }) => rows.some((row) => row.startsWith('dsi_only_no_rule'))),
  )
  const green = all.filter(({ results }) => results.every(({ differences }) => differences.length === 0))
  expect(passed.length).toBeGreaterThan(0)
  expect(passed.map(({ country }) => country)).toEqual(green.map(({ country }) => country))
})
