import type { ResultMap } from '@portal/contract'
import { expect, test } from 'vitest'
import { comparisonTable, isDiffering } from './comparisonTable.ts'

const map: ResultMap = {
  accessDate: '2019-03-10',
  intendedUseDate: '2026-12-01',
  case: {},
  columns: [
    { id: 'breeding', title: 'Breeding' },
    { id: 'screening', title: 'Screening' },
  ],
  results: [
    { iso2: 'BR', name: 'Brazil', assessed: true, statuses: { breeding: 'RED', screening: 'RED' } },
    { iso2: 'CO', name: 'Colombia', assessed: true, statuses: { breeding: 'AMBER', screening: 'RED' } },
    { iso2: 'TD', name: 'Chad', assessed: false, statuses: { breeding: 'AMBER', screening: 'AMBER' } },
  ],
}

test('uses are rows, and countries are columns in the order of selection', () => {
  const { lines, rows } = comparisonTable(map, ['CO', 'QQ', 'BR'])
  expect(lines.map(({ iso2 }) => iso2)).toEqual(['CO', 'BR'])
  expect(rows.map(({ use, statuses }) => [use, ...statuses])).toEqual([
    ['breeding', 'AMBER', 'RED'],
    ['screening', 'RED', 'RED'],
  ])
})

test('a country that has not been assessed has no colour, whatever the engine says', () => {
  const { rows } = comparisonTable(map, ['CO', 'TD'])
  expect(rows.map(({ statuses }) => statuses)).toEqual([
    ['AMBER', 'NOT_ASSESSED'],
    ['RED', 'NOT_ASSESSED'],
  ])
})

test('a row differs if its countries do not all have the same result', () => {
  const { rows } = comparisonTable(map, ['BR', 'CO'])
  expect(rows.map(isDiffering)).toEqual([true, false])
  expect(comparisonTable(map, ['BR']).rows.some(isDiffering)).toBe(false)
})
