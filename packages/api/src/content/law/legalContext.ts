import { type CountryProcedure, withProceduresOf } from '@portal/contract'
import {
  type CompiledLaw,
  type ContentRef,
  compile,
  joinLaw,
  type Law,
  type Obligation,
  type SurveyContext,
  withoutPlaces,
} from '@portal/rules'
import { createCache } from '../../cache/cache.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import { groupedBy } from '../../db/results.ts'
import type { Names } from '../../text/caseName.ts'
import {
  type CountryBundle,
  type HouseBundle,
  lawPart,
  type ProtocolBundle,
  type ShippedContent,
  type Stored,
  withLinkKinds,
} from '../bundles.ts'
import { findVersion, hashOf } from '../stored/versions.repo.ts'
import { servedProcedures } from '../stored/versionText.ts'

/**
 * The law with which answers are evaluated: compiled for decisions, readable for explanations, with its versions for
 * the record.
 */
export type LegalContext = {
  survey: SurveyContext
  law: Law
  content: readonly ContentRef[]
  names: Names
  /** The version of the provider country, and its age. */
  country?: Pick<CountryBundle, 'asOf' | 'reviewed'> & { ref: ContentRef }
  /** The steps before authorities of all countries, which no decision reads. */
  procedures: readonly CountryProcedure[]
  /** The obligations of the law by id, each with the procedures that fulfil it. */
  obligations: ReadonlyMap<string, FulfilledObligation>
  /** The pages of Parties in the ABS Clearing-House by country code, which no decision reads either. */
  clearingHouses: ShippedContent['clearingHouses']
}
export type FulfilledObligation = { obligation: Obligation; procedures: readonly CountryProcedure[] }

/** `procedures`: those that the version keeps in place of the shipped ones of its country. */
export type WithProcedures<Version> = Version & { readonly procedures?: readonly CountryProcedure[] | undefined }
export type AnyStored = WithProcedures<Stored<ProtocolBundle | CountryBundle | HouseBundle>>

/**
 * Contexts of stored versions, cached because a stored version never changes and joining and compiling takes
 * milliseconds.
 */
export type Contexts = {
  of: (db: DbOrTransaction, refs: readonly ContentRef[]) => Promise<LegalContext>
  stored: (db: DbOrTransaction, ref: ContentRef) => Promise<AnyStored>
}

/** Enough for every country, many of them in two versions. */
const MAX_VERSIONS = 500

/** Names and texts shown beside a stored law; left out if the law is only evaluated. */
type BesideLaw = Pick<ShippedContent, 'procedures' | 'checkProcedures' | 'clearingHouses' | 'linkKindOf'>

export function openContexts({ linkKindOf, checkProcedures, ...shown }: Partial<BesideLaw> = {}): Contexts {
  const versions = createCache<AnyStored>({ name: 'content versions', maxSize: MAX_VERSIONS })
  const contexts = createCache<LegalContext>({ name: 'legal contexts', maxSize: MAX_VERSIONS })
  const withKinds = <S extends AnyStored>(version: S): S =>
    linkKindOf
      ? { ...version, bundle: { ...version.bundle, law: withLinkKinds(version.bundle.law, linkKindOf) } }
      : version
  const stored: Contexts['stored'] = async (db, ref) => {
    const key = JSON.stringify([ref.id, ref.version, ref.sha256])
    const version = versions.get(key) ?? withKinds(await readVersion(db, ref, checkProcedures))
    versions.set(key, version)
    return version
  }
  return {
    stored,
    of: async (db, refs) => {
      const key = JSON.stringify(refs.map(({ id, version, sha256 }) => [id, version, sha256]).sort())
      const context = contexts.get(key) ?? buildContext(await partsOf(db, refs, stored), shown)
      contexts.set(key, context)
      return context
    },
  }
}

/** The parts a context is built from: the treaty level and, if there are any, the provider country and house rules. */
export type Parts = {
  protocol: Stored<ProtocolBundle>
  country?: WithProcedures<Stored<CountryBundle>> | undefined
  house?: Stored<HouseBundle> | undefined
}

async function partsOf(db: DbOrTransaction, refs: readonly ContentRef[], stored: Contexts['stored']): Promise<Parts> {
  const versions: AnyStored[] = []
  for (const ref of refs) versions.push(await stored(db, ref))
  return partsAmong(versions)
}

/** Throws without the treaty level. */
export function partsAmong(versions: readonly AnyStored[]): Parts {
  const protocol = versions.find(isProtocol)
  if (!protocol) throw new Error('A decision needs the treaty level.')
  return { protocol, country: versions.find(isCountry), house: versions.find(isHouse) }
}

/** Some 600 kB each. */
const MAX_COMPILED = 40
const compiledLaws = createCache<CompiledLaw>({ name: 'compiled laws', maxSize: MAX_COMPILED })

/** The law of the treaty level and, if there are any, of the provider country and the account. */
export function buildContext(
  { protocol, country, house }: Parts,
  { procedures: shipped = [], clearingHouses = new Map() }: Partial<Pick<BesideLaw, 'procedures' | 'clearingHouses'>>,
): LegalContext {
  const procedures = country ? withProceduresOf(country.bundle.country, country.procedures, shipped) : shipped
  const treaty = country ? withoutPlaces(lawPart(protocol), [country.bundle.country]) : lawPart(protocol)
  const own = [...(country ? [lawPart(country)] : []), ...(house ? [lawPart(house)] : [])]
  const law = joinLaw([treaty, ...own])
  const { survey, uses, annex1, states, countries } = protocol.bundle
  const key = JSON.stringify(law.content)
  return {
    law,
    content: law.content,
    procedures,
    obligations: withProcedures(law.obligations, procedures),
    clearingHouses,
    ...(country && { country: { ref: country.ref, asOf: country.bundle.asOf, reviewed: country.bundle.reviewed } }),
    names: {
      countries: new Map(countries.map(({ iso2, name }) => [iso2, name])),
      uses: new Map(uses.map(({ id, title }) => [id, title])),
    },
    survey: {
      survey,
      uses,
      annex1,
      ...(states && { states }),
      countries: countries.map(({ iso2 }) => iso2),
      ...(country && { country: country.bundle }),
      get law() {
        return compiledLaws.getOrCompute(key, () => compile(law))
      },
    },
  }
}

function withProcedures(
  obligations: readonly Obligation[],
  procedures: readonly CountryProcedure[],
): LegalContext['obligations'] {
  const byObligation = proceduresByObligation(procedures)
  return new Map(
    obligations.map((obligation) => [obligation.id, { obligation, procedures: byObligation.get(obligation.id) ?? [] }]),
  )
}

type ByObligation = ReadonlyMap<string, CountryProcedure[]>

/** All contexts share the same procedures of all countries, and there are hundreds of contexts. */
const indexes = new WeakMap<readonly CountryProcedure[], ByObligation>()

function proceduresByObligation(procedures: readonly CountryProcedure[]): ByObligation {
  const index = indexes.get(procedures) ?? indexByObligation(procedures)
  indexes.set(procedures, index)
  return index
}

function indexByObligation(procedures: readonly CountryProcedure[]): ByObligation {
  const pairs = procedures.flatMap((procedure) => procedure.for.obligations.map((id) => ({ id, procedure })))
  const groups = groupedBy(pairs, ({ id }) => id)
  return new Map([...groups].map(([id, own]) => [id, own.map(({ procedure }) => procedure)]))
}

/** Throws if the version is missing or was changed. */
async function readVersion(
  db: DbOrTransaction,
  ref: ContentRef,
  checkProcedures: BesideLaw['checkProcedures'] | undefined,
): Promise<AnyStored> {
  const row = await findVersion(db, ref.id, ref.version)
  if (row?.sha256 !== ref.sha256 || hashOf(row.content) !== ref.sha256) {
    throw new Error(`Content ${ref.id} version ${ref.version} is not as stored.`)
  }
  const { id, version, sha256 } = ref
  const procedures = checkProcedures && servedProcedures({ checkProcedures }, row)
  return { ref: { id, version, sha256 }, bundle: JSON.parse(row.content), procedures }
}

export const isCountry = (stored: AnyStored): stored is WithProcedures<Stored<CountryBundle>> =>
  'country' in stored.bundle
export const isHouse = (stored: AnyStored): stored is Stored<HouseBundle> => 'house' in stored.bundle
export const isProtocol = (stored: AnyStored): stored is Stored<ProtocolBundle> => 'survey' in stored.bundle
