import { expect, test } from 'vitest'
import { caseText } from './caseText.ts'
import { translate } from './translate.ts'

test('a case whose country is not known is named without one, never by a code', async () => {
  const of = { name: null, geneticResource: 'Zea mays', providerCountry: 'unknown', intendedUse: ['breeding'] }
  const names = { country: (iso2: string) => iso2, use: () => 'Breeding' }
  expect(caseText(translate, of, names)).toBe('Zea mays · Breeding')
})

test.each([
  ['metagenome of soil', 'Metagenome of soil'],
  ['Zea mays', 'Zea mays'],
  ['pUC19', 'pUC19'],
])('the title of a case of "%s" begins with "%s"', async (geneticResource, title) => {
  const of = { name: null, geneticResource, providerCountry: null }
  expect(caseText(translate, of, { country: () => '', use: () => '' })).toBe(title)
})
