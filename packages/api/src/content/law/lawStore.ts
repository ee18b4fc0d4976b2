import type { ContentRef } from '@portal/rules'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import type { CachedResponse } from '../../http/cachedResponse.ts'
import { AppError } from '../../http/errors.ts'
import { lastReviews, reviewKey, reviewOf } from '../reviews/freshness.ts'
import { storeShipped } from '../shipped/storeShipped.ts'
import { refuseInvalid } from '../versions/presentVersion.ts'
import { findVersion, holdActive, listActive } from '../versions/versions.repo.ts'
import { PROTOCOL, type Prove, type ShippedContent } from './bundles.ts'
import { buildContext, type Contexts, isCountry, isProtocol, type LegalContext, openContexts } from './legalContext.ts'
import { prepareCountry, prepareSurvey } from './prepareContent.ts'

/** The law of the stored versions that a decision names. */
export type ContextAt = (content: readonly ContentRef[]) => Promise<LegalContext>

export type LawStore = {
  /** `GET /content/survey`, as the active versions have it. */
  survey: (db: DbOrTransaction) => Promise<CachedResponse>
  /** `GET /countries/{id}/matrix`. Throws what `missing` gives. */
  countryLaw: (db: DbOrTransaction, country: string, version?: number) => Promise<CachedResponse>
  /** The law for a provider country that is active in this transaction. */
  contextFor: (db: DbOrTransaction, provider: string | undefined) => Promise<LegalContext>
  /** The same for a decision that will be kept: no version is activated until the transaction ends. */
  holdContextFor: (tx: Transaction, provider: string | undefined) => Promise<LegalContext>
  /** The law as it was when a decision was made. */
  contextAt: ContextAt
  /** The law as it would be with another version of a country. Throws what `missing` gives, and VERSION_NOT_VALID. */
  contextWith: (db: DbOrTransaction, country: string, version: number) => Promise<LegalContext>
  /** Since when the review of the country's law in it has been overdue; null: it is not, or there is no such law. */
  overdueSince: (db: DbOrTransaction, context: LegalContext) => Promise<string | null>
  prove: Prove
  /** Whether material can come from there, assessed or not. */
  isProvider: (id: string) => boolean
  /** Whether it is a country or area at all. */
  isKnown: (id: string) => boolean
  /** What to refuse with where a version is not there: VERSION_NOT_FOUND, or COUNTRY_NOT_FOUND for what is no country. */
  missing: (country: string) => AppError
}

/** Stores what is shipped and serves law from what is stored. Done once, at start; every process sees one law. */
export async function openLawStore(db: Db, shipped: ShippedContent, reviewMonths: number): Promise<LawStore> {
  await storeShipped(db, shipped)
  const contexts = openContexts()
  const isKnown: LawStore['isKnown'] = (id) => shipped.known.has(id)
  const missing: LawStore['missing'] = (country) =>
    new AppError(isKnown(country) ? 'VERSION_NOT_FOUND' : 'COUNTRY_NOT_FOUND')
  return {
    survey: preparedSurvey(contexts, shipped, reviewMonths),
    countryLaw: preparedCountries(contexts, missing),
    contextFor: async (db, provider) => contexts.of(db, await listActive(db, namesOf(provider))),
    holdContextFor: async (tx, provider) => contexts.of(tx, await holdActive(tx, namesOf(provider))),
    contextAt: (content) => contexts.of(db, content),
    contextWith: contextWith(contexts, shipped.prove, missing),
    overdueSince: async (db, { country }) => {
      if (!country) return null
      const recorded = (await lastReviews(db, [country.ref.id])).get(reviewKey(country.ref.id, country.ref.version))
      const { overdue, due } = reviewOf(country, recorded, reviewMonths)
      return overdue ? due : null
    },
    prove: shipped.prove,
    isProvider: (id) => shipped.options.some(({ iso2 }) => iso2 === id),
    isKnown,
    missing,
  }
}

/** Not kept: a draft changes. */
const contextWith =
  (contexts: Contexts, prove: Prove, missing: LawStore['missing']): LawStore['contextWith'] =>
  async (db, country, version) => {
    const [active] = await listActive(db, [PROTOCOL])
    const row = await findVersion(db, country, version)
    if (!active || !row) throw missing(country)
    refuseInvalid(prove, row)
    const protocol = await contexts.stored(db, active)
    const other = { ref: { id: country, version, sha256: row.sha256 }, bundle: JSON.parse(row.content) }
    if (!isProtocol(protocol) || !isCountry(other)) throw missing(country)
    return buildContext(protocol, other)
  }

/** The law as it was stored, whatever is active now. Throws where a version is missing or not as it was. */
export function storedLaw(db: Db): ContextAt {
  const contexts = openContexts()
  return (content) => contexts.of(db, content)
}

/** What is not a country's code has no law of its own; it is refused where answers are checked. */
const namesOf = (provider: string | undefined): string[] =>
  provider !== undefined && /^[A-Z]{2}$/.test(provider) ? [PROTOCOL, provider] : [PROTOCOL]

/** Kept until another version of anything is active, or one is reviewed. */
function preparedSurvey(contexts: Contexts, { options }: ShippedContent, reviewMonths: number): LawStore['survey'] {
  let kept: { key: string; prepared: CachedResponse } | undefined
  return async (db) => {
    const active = await listActive(db)
    const recorded = await lastReviews(db)
    const key = JSON.stringify([active, [...recorded.values()].map(({ reviewId }) => reviewId)])
    if (kept?.key === key) return kept.prepared
    const stored = []
    for (const ref of active) stored.push(await contexts.stored(db, ref))
    const protocol = stored.find(isProtocol)
    if (!protocol) throw new Error('There is no treaty level.')
    const countries = stored.filter(isCountry).map(({ ref, bundle }) => ({
      ref,
      bundle,
      reviewDue: reviewOf(bundle, recorded.get(reviewKey(ref.id, ref.version)), reviewMonths).due,
    }))
    const prepared = prepareSurvey(protocol, options, countries)
    kept = { key, prepared }
    return prepared
  }
}

/** Once for each version: what was active once never changes. A draft is not found. */
function preparedCountries(contexts: Contexts, missing: LawStore['missing']): LawStore['countryLaw'] {
  const kept = new Map<string, CachedResponse>()
  return async (db, country, version) => {
    const ref = await publishedRef(db, country, version)
    if (!ref) throw missing(country)
    const key = JSON.stringify(ref)
    const stored = await contexts.stored(db, ref)
    if (!isCountry(stored)) throw missing(country)
    const prepared = kept.get(key) ?? prepareCountry(stored)
    kept.set(key, prepared)
    return prepared
  }
}

/** The active version of a country, or one that was active; another does not exist for who reads the law. */
async function publishedRef(
  db: DbOrTransaction,
  id: string,
  version: number | undefined,
): Promise<ContentRef | undefined> {
  const [active] = await listActive(db, [id])
  if (version === undefined || version === active?.version) return active
  const row = await findVersion(db, id, version)
  return row?.activatedAt ? { id, version, sha256: row.sha256 } : undefined
}
