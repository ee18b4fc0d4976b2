import type { PaletteHit } from '@portal/contract'
import { expect, test } from 'vitest'
import { addressOf } from './useChoices.ts'

const rows: [PaletteHit['kind'], string, string | null, string][] = [
  ['assessment', 'a-1', 'BR', '/assessment/a-1'],
  ['country', 'BR', 'BR', '/information-hub/countries/BR'],
  ['law', 'BR', 'BR', '/legal-content?q=Its+label'],
  ['document', 'br-law', 'BR', '/information-hub/countries/BR/legal-documents/br-law'],
  ['document', 'nagoya', null, '/information-hub/legal-documents/nagoya'],
  ['term', 'pic', null, '/information-hub/glossary#pic'],
  ['person', 'bo+1@x.test', null, '/user-management?q=bo%2B1%40x.test'],
]

test.each(rows)('a hit of kind %s (%s of %s) has the address of its page', (kind, target, countryId, address) => {
  expect(addressOf({ kind, target, countryId, label: 'Its label', detail: null })).toBe(address)
})
