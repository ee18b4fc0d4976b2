import type { CountryStats } from '@portal/contract'
import { expect, test } from 'vitest'
import { type CountryFilter, countOptions, filterCountries, sortCountries } from './filterCountries.ts'
import { blockingFilter } from './NoCountries.tsx'

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
  confidence: 'high',
  clearingHouse: null,
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
  country('KE', 'Kenya', { legalDocumentsCount: 10 }),
  country('BR', 'Brazil', { region: 'Americas', lawStatus: 'no_law' }),
]
const ALL: CountryFilter = { q: '', region: [], party: [], law: [], confidence: [] }
const names = (rows: readonly CountryStats[]) => rows.map(({ iso2 }) => iso2)

test('a country is found by name regardless of accents, and by its exact code', () => {
  expect(names(filterCountries(ROWS, { ...ALL, q: 'cote' }))).toEqual(['CI'])
  expect(names(filterCountries(ROWS, { ...ALL, q: 'ke' }))).toEqual(['KE'])
})

test('the options of a facet are counted under the search text and the other facets', () => {
  const filter = { ...ALL, region: ['Africa'], party: ['party'] }
  expect(names(filterCountries(ROWS, filter))).toEqual(['KE'])
  expect(countOptions(ROWS, filter, 'party')).toEqual(
    new Map([
      ['non_party', 1],
      ['party', 1],
    ]),
  )
})

test('the blocking filter is the one whose removal gives the most results', () => {
  expect(blockingFilter(ROWS, { ...ALL, region: ['Africa'], law: ['no_law'] })).toEqual({ name: 'law', count: 2 })
})

test('numeric columns sort numerically, with ties by name', () => {
  expect(names(sortCountries(ROWS, 'documents', true))).toEqual(['KE', 'BR', 'CI'])
})

test('the European Union is not counted among countries that are not assessed', () => {
  const rows = [country('EU', 'European Union', { kind: 'union', lawStatus: 'unknown' })]
  expect(countOptions(rows, ALL, 'law')).toEqual(new Map([['union', 1]]))
})

test('an area that is not a state is not counted among states of unverified party status', () => {
  const rows = [
    country('XZ', 'High seas', { kind: 'area', partyStatus: 'unknown' }),
    country('SS', 'South Sudan', { partyStatus: 'unknown' }),
  ]
  expect([...countOptions(rows, ALL, 'party')]).toEqual([
    ['none', 1],
    ['unknown', 1],
  ])
})

test('with a search text the best matches come first', () => {
  const rows = [country('UA', 'Ukraine', {}), country('GB', 'United Kingdom', {})]
  expect(names(filterCountries(rows, { ...ALL, q: 'UK' }))).toEqual(['GB', 'UA'])
})
