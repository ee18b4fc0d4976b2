import type { CountryStats, Treaty } from '@portal/contract'
import { clearingHousePage, partyFrom, partyStatusOn } from '@portal/legal'
import { countryName } from '@portal/texts'
import { type ActiveCountry, type PublishedCountry, reviewOf } from '../../content/index.ts'
import { territoryLaw } from './territoryLaw.ts'

const HIGH_SEAS = 'XZ'
const EUROPEAN_UNION = 'EU'
/** Areas beyond national jurisdiction, which belong to no state. */
const AREAS = new Set([HIGH_SEAS, 'AQ'])

/** `reviewMonths`: for how many months a review is valid. */
export type TreatyTable = {
  readonly treaties: readonly Treaty[]
  readonly asOf: string
  readonly reviewMonths: number
}

/** The codes of all countries and areas: those of the treaty table, and the high seas. */
export const codesOf = ({ treaties }: Pick<TreatyTable, 'treaties'>): string[] => [
  ...treaties.map(({ iso2 }) => iso2),
  HIGH_SEAS,
]

/**
 * `day`: the day for the treaty status. `published`: the version to present; undefined if the country has not been
 * assessed.
 */
export type CountryQuery = {
  readonly iso2: string
  readonly day: string
  readonly published: PublishedCountry | undefined
}

/** A country as shown in lists, with its versions and which one is active. */
export function countryStats(
  { iso2, day, published }: CountryQuery,
  { treaties, asOf, reviewMonths }: TreatyTable,
  countries: ReadonlyMap<string, ActiveCountry>,
): CountryStats {
  const treaty = treaties.find((candidate) => candidate.iso2 === iso2)
  return {
    countryId: iso2,
    iso2,
    ...nameOf(iso2, treaty, published),
    kind: kindOf(iso2, treaty),
    region: treaty?.region ?? null,
    subregion: treaty?.subregion ?? null,
    parent: treaty?.parent ?? null,
    partyStatus: partyStatusOn(treaty, day, asOf),
    partySince: treaty ? partyFrom(treaty) : null,
    partyConfidence: treaty?.confidence ?? 'low',
    ...versionsOf(countries.get(iso2)),
    ...(published ? contentOf(published) : withoutContent(treaty, countries)),
    clearingHouse: treaty ? clearingHousePage(treaty) : null,
    review: published ? reviewOf(published.file, published.recorded, reviewMonths) : null,
  }
}

const nameOf = (iso2: string, treaty: Treaty | undefined, country: PublishedCountry | undefined) => ({
  name: countryName(iso2, country?.file.name ?? treaty?.name ?? iso2),
  iso3: country?.file.iso3 ?? treaty?.iso3 ?? iso2,
})

function kindOf(iso2: string, treaty: Treaty | undefined): CountryStats['kind'] {
  if (iso2 === EUROPEAN_UNION) return 'union'
  if (AREAS.has(iso2)) return 'area'
  return treaty?.parent ? 'territory' : 'state'
}

const versionsOf = (active: ActiveCountry | undefined) => ({
  latestVersion: active ? Math.max(...active.versions) : null,
  activeVersion: active?.version ?? null,
  versions: [...(active?.versions ?? [])],
  createdAt: active?.createdAt.toISOString() ?? null,
})

const NOTHING = {
  lawStatus: 'unknown',
  hasLaw: false,
  decisionMatricesCount: 0,
  legalDocumentsCount: 0,
  hasEnglishOfficialDocs: false,
  active: false,
  lacks: ['law', 'decisionMatrices', 'legalDocuments'],
  meta: { regions: [] },
  asOf: null,
  confidence: null,
  lastUpdated: null,
} satisfies Partial<CountryStats>

/**
 * The content of a country without a version of its own: a territory that is a region of another state has that state's
 * law, of the same age, but nothing of its own to count.
 */
function withoutContent(treaty: Treaty | undefined, countries: ReadonlyMap<string, ActiveCountry>) {
  const law = treaty && territoryLaw(treaty, countries)
  if (!law) return NOTHING
  const hasLaw = isLaw(law.lawStatus)
  return {
    ...NOTHING,
    lawStatus: law.lawStatus,
    asOf: law.asOf,
    confidence: law.confidence,
    hasLaw,
    lacks: NOTHING.lacks.filter((item) => item !== 'law' || !hasLaw),
  }
}

const isLaw = (status: CountryStats['lawStatus']) => status === 'abs_law' || status === 'abs_law_new_draft'

/** As specified, a country is active with a law, at least one matrix and at least one document. */
function contentOf({ file, activatedAt }: PublishedCountry) {
  const hasLaw = isLaw(file.lawStatus)
  const lacks = [
    ...(hasLaw ? [] : ['law' as const]),
    ...(file.matrices.length > 0 ? [] : ['decisionMatrices' as const]),
    ...(file.documents.length > 0 ? [] : ['legalDocuments' as const]),
  ]
  return {
    lawStatus: file.lawStatus,
    hasLaw,
    decisionMatricesCount: file.matrices.length,
    legalDocumentsCount: file.documents.length,
    hasEnglishOfficialDocs: file.documents.some(({ hasOfficialEnglish }) => hasOfficialEnglish),
    active: lacks.length === 0,
    lacks,
    meta: { regions: file.regions.map(({ code, name }) => ({ code, name })) },
    asOf: file.asOf,
    confidence: file.confidence,
    lastUpdated: activatedAt.toISOString(),
  }
}
