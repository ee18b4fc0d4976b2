import { type CountryFile, type CountryProcedure, withProceduresOf } from '@portal/contract'
import type { ContentRef } from '@portal/rules'
import { asc, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { contentVersions } from '../../db/schema.ts'
import type { LawStore } from '../law/lawStore.ts'
import { lastReviews, type ReviewRow, reviewKey } from '../stored/freshness.ts'
import { findVersion, hashOf, listActive } from '../stored/versions.repo.ts'

/** A version of a country that is or was active, as its author wrote it. */
export type PublishedCountry = {
  readonly file: CountryFile
  readonly version: number
  readonly sha256: string
  readonly activatedAt: Date
  /** Those that the version keeps in place of the shipped ones. */
  readonly procedures: readonly CountryProcedure[] | undefined
  /** The last recorded review of this version. */
  readonly recorded: ReviewRow | undefined
}
/** The active version, and the other published versions of the country. */
export type ActiveCountry = PublishedCountry & {
  readonly versions: readonly number[]
  readonly createdAt: Date
}

/** The law as readers see it, without drafts. `key` changes with every activation, `reviewKey` with every review. */
export type Current = {
  readonly key: string
  readonly reviewKey: string
  readonly refs: readonly ContentRef[]
  readonly countries: ReadonlyMap<string, ActiveCountry>
  /** Of all countries and of the instruments above them. */
  readonly procedures: readonly CountryProcedure[]
}

export type PublishedContent = {
  current: () => Promise<Current>
  /** Invalidates the cached state, so that the author of a change sees it at once. */
  checkAgain: () => void
  /**
   * A published version of a country, by default the active one; undefined for a country that has not been assessed.
   * Throws COUNTRY_NOT_FOUND and VERSION_NOT_FOUND.
   */
  find: (country: string, version?: number) => Promise<PublishedCountry | undefined>
}

/**
 * The most that a response of the hub may lag behind; decisions read the active version in their transaction instead.
 */
const FRESH_MS = 1000

export type PublishedLaw = Pick<LawStore, 'isKnown' | 'missing' | 'procedures' | 'proceduresOf'>

export function openPublishedContent(db: Db, law: PublishedLaw): PublishedContent {
  let cached: Promise<Current> | undefined
  let checkedAt = 0
  const refresh = async (before: Current | undefined) => {
    const refs = await listActive(db)
    const recorded = await lastReviews(db)
    const key = hashOf(JSON.stringify(refs))
    const reviews = hashOf(JSON.stringify([...recorded.values()].map(({ reviewId }) => reviewId)))
    if (before?.key === key && before.reviewKey === reviews) return before
    const countries = await readActive(db, law, { refs, recorded })
    return { key, reviewKey: reviews, refs, countries, procedures: allProcedures(law.procedures, countries) }
  }
  const current = () => {
    const now = performance.now()
    if (cached && now - checkedAt < FRESH_MS) return cached
    checkedAt = now
    // A failed reading is not cached.
    const reading = Promise.resolve(cached).then(refresh)
    cached = reading
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
  return {
    current,
    checkAgain: () => {
      checkedAt = Number.NEGATIVE_INFINITY
    },
    find: async (country, version) => {
      if (!law.isKnown(country)) throw law.missing(country)
      if (version === undefined) return (await current()).countries.get(country)
      const row = await findVersion(db, country, version)
      if (!row?.activatedAt || !row.source) throw law.missing(country)
      return published(law, row, await lastReviews(db, [country]))
    },
  }
}

function allProcedures(
  shipped: readonly CountryProcedure[],
  countries: ReadonlyMap<string, PublishedCountry>,
): readonly CountryProcedure[] {
  return [...countries].reduce<readonly CountryProcedure[]>(
    (all, [iso2, { procedures }]) => withProceduresOf(iso2, procedures, all),
    shipped,
  )
}

type Read = { refs: readonly ContentRef[]; recorded: ReadonlyMap<string, ReviewRow> }

async function readActive(
  db: Db,
  law: Pick<LawStore, 'proceduresOf'>,
  { refs, recorded }: Read,
): Promise<Map<string, ActiveCountry>> {
  const { contentId, version, createdAt, activatedAt } = contentVersions
  const versions = await db
    .select({ contentId, version, createdAt, activatedAt })
    .from(contentVersions)
    .where(isNotNull(activatedAt))
    .orderBy(asc(version))
  const countries = new Map<string, ActiveCountry>()
  for (const { id, version: active } of refs) {
    const row = await findVersion(db, id, active)
    const own = versions.filter((version) => version.contentId === id)
    if (!row?.source) continue
    countries.set(id, {
      ...published(law, row, recorded),
      versions: own.map((version) => version.version),
      createdAt: own[0]?.createdAt ?? row.createdAt,
    })
  }
  return countries
}

type Row = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** Converts a stored row; files are validated before they are stored. */
const published = (
  { proceduresOf }: Pick<LawStore, 'proceduresOf'>,
  row: Row,
  recorded: ReadonlyMap<string, ReviewRow>,
): PublishedCountry => ({
  file: JSON.parse(row.source ?? '{}') as CountryFile,
  procedures: proceduresOf(row),
  version: row.version,
  sha256: row.sha256,
  activatedAt: row.activatedAt ?? row.createdAt,
  recorded: recorded.get(reviewKey(row.contentId, row.version)),
})

/**
 * The published content with this version of a country as its active one; unchanged without a version. Throws
 * COUNTRY_NOT_FOUND and VERSION_NOT_FOUND.
 */
export async function withVersion(content: PublishedContent, iso2: string, version?: number): Promise<Current> {
  const current = await content.current()
  const country = version === undefined ? undefined : await content.find(iso2, version)
  if (!country) return current
  const { sha256, activatedAt: createdAt } = country
  const active = current.countries.get(iso2) ?? { versions: [country.version], createdAt }
  return {
    ...current,
    key: JSON.stringify([current.key, iso2, version]),
    refs: [...current.refs.filter(({ id }) => id !== iso2), { id: iso2, version: country.version, sha256 }],
    countries: new Map([...current.countries, [iso2, { ...active, ...country }]]),
  }
}
