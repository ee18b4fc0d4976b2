import { expect, test } from 'vitest'
import { caseText } from './caseText.ts'
import { translate } from './translate.ts'

test.each([
  ['unknown', 'national', 'Zea mays · Origin unknown · Breeding'],
  [null, 'unknown', 'Zea mays · Origin unknown · Breeding'],
  [null, 'high_seas_or_seabed', 'Zea mays · High seas · Breeding'],
  [null, 'antarctica', 'Zea mays · Antarctica · Breeding'],
  [null, 'national', 'Zea mays · Breeding'],
])(
  'a case from no known country (%s, %s) is named with its place, never by a code',
  (providerCountry, placeType, name) => {
    const of = { name: null, geneticResource: 'Zea mays', providerCountry, placeType, intendedUse: ['breeding'] }
    const names = { country: (iso2: string) => iso2, use: () => 'Breeding' }
    expect(caseText(translate, of, names)).toBe(name)
  },
)

test.each([
  ['metagenome of soil', 'Metagenome of soil'],
  ['soil metagenome', 'Soil metagenome'],
  ['pUC19 sample', 'pUC19 sample'],
  ['Zea mays', 'Zea mays'],
  ['pUC19', 'pUC19'],
])('the title of a case of "%s" begins with "%s"', async (geneticResource, title) => {
  const of = { name: null, geneticResource, providerCountry: null, placeType: null, intendedUse: null }
  expect(caseText(translate, of, { country: () => '', use: () => '' })).toBe(title)
})
