import { expect, test } from 'vitest'
import { caseText } from './caseText.ts'
import { loadTranslator } from './translator.ts'

test('a case whose country is not known is named without one, never by a code', async () => {
  const of = { name: null, geneticResource: 'Zea mays', providerCountry: 'unknown', intendedUse: ['breeding'] }
  const names = { country: (iso2: string) => iso2, use: () => 'Breeding' }
  expect(caseText(await loadTranslator(), of, names)).toBe('Zea mays · Breeding')
})
