import { expect, test } from 'vitest'
import { parseTreaties } from './reading/parseTreaties.ts'
import { readText, SHIPPED } from './reading/readFolder.ts'
import { compareTreaties } from './treatyList.ts'

const treaties = parseTreaties('treaties.csv', readText(SHIPPED, 'protocol/treaties.csv')).value ?? []
const at = (day: string | null) => (day ? `${day}T00:00:00Z` : undefined)

/** A list in the depositary's shape that says what our table says, with other Parties' days for some. */
const recorded = (others: Record<string, string | null> = {}) =>
  JSON.stringify(
    treaties
      .filter(({ parent }) => parent === null)
      .map(({ iso2, cbd, nagoya }) => {
        const day = nagoya.status === 'party' ? (nagoya.inForce ?? '2015-01-01') : null
        return {
          code: iso2,
          treaties: {
            XXVII8: { party: cbd.status === 'party' ? at(cbd.inForce ?? '1994-01-01') : null },
            XXVII8b: { party: at(iso2 in others ? (others[iso2] ?? null) : day), instrument: 'accession' },
          },
        }
      }),
  )
const ofStates = (changes: readonly string[]) => changes.filter((line) => !line.includes('says no day'))

test('a list that says what the table says changes nothing', () => {
  const { changes, missing } = compareTreaties(treaties, recorded())
  expect(missing).toEqual([])
  expect(ofStates(changes)).toEqual([])
})

test('a new Party and another day are shown', () => {
  const { changes, missing } = compareTreaties(treaties, recorded({ AD: '2025-10-12', AE: '2014-12-12' }))
  expect(missing).toEqual([])
  expect(ofStates(changes)).toEqual([
    'AD Andorra, Nagoya Protocol: a Party since 2025-10-12; our table says non_party',
    'AE United Arab Emirates, Nagoya Protocol: a Party since 2014-12-12; our table says 2014-12-11',
  ])
})

test('a list in which a Party is missing says so in words, and so does what is no list', () => {
  expect(compareTreaties(treaties, recorded({ AE: null })).missing).toEqual([
    'AE United Arab Emirates, Nagoya Protocol: a Party in our table, and none in the list',
  ])
  for (const text of ['<html>', '[]', '[{"code":"AE"}]']) {
    expect(() => compareTreaties(treaties, text)).toThrow(/not the depositary's list/)
  }
})
