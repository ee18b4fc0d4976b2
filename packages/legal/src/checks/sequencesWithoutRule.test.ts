import { expect, test } from 'vitest'
import { decideCase } from '../golden-cases/runCase.ts'
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

test('scope lets published sequences of exactly the countries pass whose own law is GREEN for them', () => {
  const decisionsOf = (country: string) =>
    CASES.map((facts) => decideCase(shipped, country, { facts, open: [] }).decision)
  const all = [...shipped.countries.keys()].map((country) => ({ country, decisions: decisionsOf(country) }))

  const passed = all.filter(({ decisions }) =>
    decisions.some(({ cells }) => cells.some(({ row }) => row?.startsWith('dsi_only_no_rule'))),
  )
  const green = all.filter(({ decisions }) => decisions.every(({ lights }) => lights.provider === 'GREEN'))
  expect(passed.map(({ country }) => country)).toEqual(green.map(({ country }) => country))
})
