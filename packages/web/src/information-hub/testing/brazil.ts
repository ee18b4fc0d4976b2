import type { Country, CountryStats } from '@portal/contract'

/** List row of a country with two versions of one law. */
export const brazilStats: CountryStats = {
  countryId: 'BR',
  iso2: 'BR',
  iso3: 'BRA',
  name: 'Brazil',
  kind: 'state',
  region: null,
  subregion: null,
  parent: null,
  partyStatus: 'party',
  partySince: '2021-06-02',
  partyConfidence: 'high',
  lawStatus: 'abs_law',
  latestVersion: 2,
  activeVersion: 2,
  versions: [1, 2],
  hasLaw: true,
  decisionMatricesCount: 1,
  legalDocumentsCount: 1,
  hasEnglishOfficialDocs: false,
  active: true,
  lacks: [],
  meta: { regions: [] },
  asOf: '2026-11-20',
  confidence: 'high',
  clearingHouse: null,
  review: null,
  createdAt: null,
  lastUpdated: null,
}

const law2015 = { treaty: null, documentId: 'br-law', title: 'Law 13123' }

/** The same country as its page fetches it. */
export const brazil: Country = {
  ...brazilStats,
  version: 2,
  continent: 'Americas',
  treaties: [],
  treatiesAsOf: '2026-11-20',
  treatyNote: null,
  treatySource: null,
  authorities: [],
  regionNotes: [],
  territories: [],
  lawOf: null,
  conditions: [],
  procedures: [],
  openQuestions: [],
  undated: [],
  timeline: [
    { ...law2015, date: '2015-05-20', kind: 'adopted' },
    { ...law2015, date: '2015-11-17', kind: 'inForce' },
  ],
}
