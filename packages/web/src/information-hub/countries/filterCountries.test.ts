import type { CountryStats } from '@portal/contract'
import { expect, test } from 'vitest'
import { blockingFilter, type CountryFilter, countOptions, filterCountries, sortCountries } from './filterCountries.ts'

const country = (iso2: string, name: string, more: Partial<CountryStats>): CountryStats => ({
  countryId: iso2,
  iso2,
  iso3: `${iso2}X`,
  name,
  kind: 'state',
  region: 'Africa',
  subregion: null,
  parent: null,
  partyStatus: 'party',
  partySince: null,
  partyConfidence: 'high',
  lawStatus: 'abs_law',
  latestVersion: 1,
  activeVersion: 1,
  versions: [1],
  hasLaw: true,
  decisionMatricesCount: 2,
  legalDocumentsCount: 3,
  hasEnglishOfficialDocs: false,
  active: true,
  lacks: [],
  meta: { regions: [] },
  asOf: null,
  review: null,
  createdAt: null,
  lastUpdated: null,
  ...more,
})
const ROWS = [
  country('CI', "Côte d'Ivoire", { partyStatus: 'non_party' }),
  country('KE', 'Kenya', { decisionMatricesCount: 10 }),
  country('BR', 'Brazil', { region: 'Americas', lawStatus: 'no_law' }),
]
const ALL: CountryFilter = { q: '', region: [], party: [], law: [], state: [] }
const names = (rows: readonly CountryStats[]) => rows.map(({ iso2 }) => iso2)

test('a country is found by name, whatever the accents, and by its exact code', () => {
  expect(names(filterCountries(ROWS, { ...ALL, q: 'cote' }))).toEqual(['CI'])
  expect(names(filterCountries(ROWS, { ...ALL, q: 'ke' }))).toEqual(['KE'])
})

test('each filter countOptions what the others leave', () => {
  const filter = { ...ALL, region: ['Africa'], party: ['party'] }
  expect(names(filterCountries(ROWS, filter))).toEqual(['KE'])
  expect(countOptions(ROWS, filter, 'party')).toEqual(
    new Map([
      ['non_party', 1],
      ['party', 1],
    ]),
  )
})

test('what emptied the list is named: the one thing without which most are found', () => {
  expect(blockingFilter(ROWS, { ...ALL, region: ['Africa'], law: ['no_law'] })).toEqual({ name: 'law', count: 2 })
})

test('numbers are sorted as numbers, equals by name', () => {
  expect(names(sortCountries(ROWS, 'matrices', true))).toEqual(['KE', 'BR', 'CI'])
})

test('a union of states is not among those whose law nobody assessed', () => {
  const rows = [country('EU', 'European Union', { kind: 'union', lawStatus: 'unknown' })]
  expect(countOptions(rows, ALL, 'law')).toEqual(new Map([['union', 1]]))
})

test('what is no state is none of those whose standing to the protocol is not verified', () => {
  const rows = [
    country('XZ', 'High seas', { kind: 'area', partyStatus: 'unknown' }),
    country('SS', 'South Sudan', { partyStatus: 'unknown' }),
  ]
  expect([...countOptions(rows, ALL, 'party')]).toEqual([
    ['none', 1],
    ['unknown', 1],
  ])
})
