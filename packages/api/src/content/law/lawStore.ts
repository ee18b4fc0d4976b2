import { type CountryProcedure, content, HOUSE, TreatyLevel, type VersionProcedures } from '@portal/contract'
import type { Answers, ContentRef } from '@portal/rules'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { type CachedResponse, cachedResponse } from '../../http/cachedResponse.ts'
import { AppError } from '../../http/errors.ts'
import { accountOfHouse, houseOf, lawPart, PROTOCOL, type Prove, type ShippedContent } from '../bundles.ts'
import { type StoredShipped, storeShipped } from '../shipped/storeShipped.ts'
import { lastReviews, reviewKey, reviewOf } from '../stored/freshness.ts'
import { findVersion, listActive, selectActiveForShare, type VersionRow } from '../stored/versions.repo.ts'
import { editedProcedures, servedProcedures } from '../stored/versionText.ts'
import { openCountryLaws, openSurvey, type SurveyResponses } from './contentResponses.ts'
import { placeTerritories } from './inItsState.ts'
import {
  type AnyStored,
  buildContext,
  type Contexts,
  isHouse,
  type LegalContext,
  openContexts,
  partsAmong,
} from './legalContext.ts'

/** Reads the law in the versions that a decision names. */
export type ContextAt = (content: readonly ContentRef[]) => Promise<LegalContext>

export type LawStore = {
  /** What became of the shipped texts. */
  stored: StoredShipped
  /** `GET /content/survey` and `GET /content/questionnaire`, from the active versions. */
  survey: (db: DbOrTransaction) => Promise<SurveyResponses>
  /** `GET /countries/{id}/matrix`. Throws the error that `missing` returns. */
  countryLaw: (db: DbOrTransaction, country: string, version?: number) => Promise<CachedResponse>
  /** The law for a provider country that is active in this transaction, with the house rules of an account. */
  contextFor: (db: DbOrTransaction, provider: string | undefined, accountId?: string) => Promise<LegalContext>
  /**
   * Like `contextFor`, for a decision that is saved: a shared row lock prevents activations until the transaction ends.
   */
  contextForShare: (
    tx: Transaction,
    provider: string | undefined,
    accountId: string | undefined,
  ) => Promise<LegalContext>
  /** The answers with the State and its region in place of a territory that has no law of its own. */
  inItsState: <Given extends Answers>(
    answers: Given,
    lawOf: (provider: string) => Promise<LegalContext>,
  ) => Promise<Given>
  /** `GET /house-rules/law`: those of an account that are in force. */
  houseRules: (db: DbOrTransaction, accountId: string) => Promise<CachedResponse>
  /** The law as it was when a decision was made. */
  contextAt: ContextAt
  /** Reads a valid version once, and returns the law that is active for a case with this version of one of its parts. */
  contextWith: (db: DbOrTransaction, row: VersionRow) => (of: CaseLaw) => Promise<LegalContext>
  /**
   * The day since which the review of the country's law has been overdue; null if it is not overdue or there is no such
   * law.
   */
  overdueSince: (db: DbOrTransaction, context: LegalContext) => Promise<string | null>
  prove: Prove
  proveCases: ShippedContent['proveCases']
  /** The procedures that the program ships, of all countries. */
  procedures: readonly CountryProcedure[]
  /** Those that a version keeps in their place; undefined if it keeps none. */
  proceduresOf: (row: VersionRow) => readonly CountryProcedure[] | undefined
  /** The procedures of a version as its author edits them. */
  editedProcedures: (row: VersionRow) => VersionProcedures
  /** The names of the treaty level that a country's law may use. */
  treatyNames: ShippedContent['treaty']
  /** `GET /content/treaty-level`. */
  treatyLevel: () => CachedResponse
  /** The countries and areas that material can come from, assessed or not. */
  places: ShippedContent['places']
  /** Whether material can come from this country, assessed or not. */
  isProvider: (id: string) => boolean
  /** Whether this is the code of a country or area at all. */
  isKnown: (id: string) => boolean
  /** The error for a missing version: VERSION_NOT_FOUND, or COUNTRY_NOT_FOUND for an unknown country. */
  missing: (country: string) => AppError
}

/**
 * Stores the shipped content and serves the law from the stored versions. Called once at start-up, so that all
 * processes share one law.
 */
export async function openLawStore(db: Db, shipped: ShippedContent, reviewMonths: number): Promise<LawStore> {
  const stored = await storeShipped(db, shipped)
  const contexts = openContexts(shipped)
  const countryLaws = openCountryLaws(contexts)
  let treatyLevel: CachedResponse | undefined
  const isKnown: LawStore['isKnown'] = (id) => shipped.known.has(id)
  const missing: LawStore['missing'] = (country) =>
    new AppError(isKnown(country) || accountOfHouse(country) ? 'VERSION_NOT_FOUND' : 'COUNTRY_NOT_FOUND')
  return {
    stored,
    survey: openSurvey(contexts, shipped.options, reviewMonths),
    countryLaw: async (db, country, version) => {
      const ref = await publishedRef(db, country, version)
      if (!ref) throw missing(country)
      return countryLaws(db, ref)
    },
    contextFor: async (db, provider, accountId) =>
      contexts.of(db, await listActive(db, namesOf({ provider, accountId }))),
    contextForShare: async (tx, provider, accountId) =>
      contexts.of(tx, await selectActiveForShare(tx, namesOf({ provider, accountId }))),
    inItsState: placeTerritories(shipped.options),
    houseRules: async (db, accountId) => {
      const [ref] = await listActive(db, [houseOf(accountId)])
      const stored = ref && (await contexts.stored(db, ref))
      return cachedResponse(content.houseRules.response, { law: stored && isHouse(stored) ? lawPart(stored) : null })
    },
    contextAt: (content) => contexts.of(db, content),
    contextWith: contextWith(contexts, shipped),
    overdueSince: overdueBy(reviewMonths),
    prove: proverOf(shipped),
    proveCases: shipped.proveCases,
    procedures: shipped.procedures,
    proceduresOf: (row) => servedProcedures(shipped, row),
    editedProcedures: (row) => editedProcedures(shipped, row),
    treatyNames: shipped.treaty,
    treatyLevel: () => {
      treatyLevel ??= cachedResponse(TreatyLevel, shipped.treaty)
      return treatyLevel
    },
    places: shipped.places,
    isProvider: (id) => shipped.options.some(({ iso2 }) => iso2 === id),
    isKnown,
    missing,
  }
}

const overdueBy =
  (reviewMonths: number): LawStore['overdueSince'] =>
  async (db, { country }) => {
    // A recorded review only postpones the next one, so most answers are decided without reading any.
    if (!country || !reviewOf(country, undefined, reviewMonths).overdue) return null
    const recorded = (await lastReviews(db, [country.ref.id])).get(reviewKey(country.ref.id, country.ref.version))
    const { overdue, due } = reviewOf(country, recorded, reviewMonths)
    return overdue ? due : null
  }

const proverOf =
  (shipped: ShippedContent): Prove =>
  (file, procedures) =>
    file.country === HOUSE ? shipped.proveHouse(file) : shipped.prove(file, procedures)

/** Not cached, because a draft changes. */
const contextWith =
  (contexts: Contexts, shipped: ShippedContent): LawStore['contextWith'] =>
  (db, row) => {
    const { contentId: id, version, sha256 } = row
    const procedures = servedProcedures(shipped, row)
    const other: AnyStored = { ref: { id, version, sha256 }, bundle: JSON.parse(row.content), procedures }
    return async (of) => {
      const versions = [other]
      for (const active of await listActive(db, namesOf(of)))
        if (active.id !== id) versions.push(await contexts.stored(db, active))
      return buildContext(partsAmong(versions), shipped)
    }
  }

/** Reads the law of stored versions, whichever are active now. Throws if a version is missing or was changed. */
export function storedLaw(db: Db): ContextAt {
  const contexts = openContexts()
  return (content) => contexts.of(db, content)
}

/** The provider country of a case, and the account that it belongs to. */
type CaseLaw = { readonly provider?: string | undefined; readonly accountId?: string | undefined }

/** Only country codes have law of their own; validation of the answers refuses anything else. */
const namesOf = ({ provider, accountId }: CaseLaw): string[] => [
  PROTOCOL,
  ...(provider !== undefined && /^[A-Z]{2}$/.test(provider) ? [provider] : []),
  ...(accountId === undefined ? [] : [houseOf(accountId)]),
]

/** A version of a country that is or was active; readers of the law see no others. */
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
