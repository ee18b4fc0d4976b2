import { createHash } from 'node:crypto'
import { CountryLaw, SurveyContent } from '@portal/contract'
import { type ContentRef, compile, joinLaw, type Law, type SurveyContext } from '@portal/rules'
import type { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { AppError } from '../http/errors.ts'
import { entityTag, type Prepared } from '../http/prepared.ts'
import { type CountryBundle, lawPart, type ProtocolBundle, type ShippedContent, type Stored } from './bundles.ts'
import { findVersion, storeActive } from './content.repo.ts'

/** The law that a set of answers is judged by: compiled for deciding, plain for explaining, named for the record. */
export type LegalContext = { survey: SurveyContext; law: Law; content: readonly ContentRef[]; names: Names }
/** How the values of a form are called: countries and uses by their codes. */
export type Names = { countries: ReadonlyMap<string, string>; uses: ReadonlyMap<string, string> }

/** The law of the stored versions that a decision names. */
export type ContextAt = (content: readonly ContentRef[]) => Promise<LegalContext>

export type LawStore = {
  /** `GET /content/survey`, serialised once. */
  survey: Prepared
  /** `GET /countries/{id}/matrix`; refuses a country or version that is not there. */
  countryLaw: (country: string, version?: number) => Promise<Prepared>
  /** The active law for a provider country. */
  contextFor: (provider: string | undefined) => LegalContext
  /** The law as it was when a decision was made. */
  contextAt: ContextAt
}

/** Stores what is shipped as the active versions and serves law from what is stored. Done once, at start. */
export async function openLawStore(db: Db, shipped: ShippedContent): Promise<LawStore> {
  const protocol = await storeActive(db, shipped.protocol)
  const countries = new Map<string, Stored<CountryBundle>>()
  for (const country of shipped.countries) countries.set(country.bundle.country, await storeActive(db, country))

  const contexts = compiledContexts()
  const countryAnswers = new Map<string, Prepared>()
  return {
    survey: prepareSurvey(protocol, shipped, countries),
    countryLaw: async (country, version) => {
      const active = countries.get(country.toUpperCase())
      if (!active) throw new AppError('COUNTRY_NOT_FOUND')
      const key = `${active.ref.id}@${version ?? active.ref.version}`
      const kept = countryAnswers.get(key)
      if (kept) return kept
      const prepared = prepareCountry(await versionOf(db, active, version))
      countryAnswers.set(key, prepared)
      return prepared
    },
    contextFor: (provider) => contexts(protocol, provider === undefined ? undefined : countries.get(provider)),
    contextAt: storedLaw(db, contexts),
  }
}

/** The law as it was stored, whatever is active now. Throws where a version is missing or not as it was. */
export const storedLaw =
  (db: Db, contexts = compiledContexts()): ContextAt =>
  async (content) => {
    const stored = await Promise.all(content.map((ref) => exactly(db, ref)))
    const protocol = stored.find(isProtocol)
    if (!protocol) throw new Error('The decision names no treaty level.')
    return contexts(protocol, stored.find(isCountry))
  }

/** Compiling takes milliseconds and answers come often: once per pair of versions. */
function compiledContexts() {
  const kept = new Map<string, LegalContext>()
  return (protocol: Stored<ProtocolBundle>, country: Stored<CountryBundle> | undefined): LegalContext => {
    const key = JSON.stringify([protocol.ref, country?.ref])
    const context = kept.get(key) ?? buildContext(protocol, country)
    kept.set(key, context)
    return context
  }
}

function buildContext(protocol: Stored<ProtocolBundle>, country: Stored<CountryBundle> | undefined): LegalContext {
  const law = joinLaw([lawPart(protocol), ...(country ? [lawPart(country)] : [])])
  const { survey, uses, annex1, countries } = protocol.bundle
  return {
    law,
    content: law.content,
    names: {
      countries: new Map(countries.map(({ iso2, name }) => [iso2, name])),
      uses: new Map(uses.map(({ id, title }) => [id, title])),
    },
    survey: {
      survey,
      uses,
      annex1,
      countries: countries.map(({ iso2 }) => iso2),
      ...(country && { country: country.bundle }),
      law: compile(law),
    },
  }
}

async function versionOf(db: Db, active: Stored<CountryBundle>, version: number | undefined) {
  if (version === undefined || version === active.ref.version) return active
  const stored = await findVersion<CountryBundle>(db, active.ref.id, version)
  if (!stored) throw new AppError('COUNTRY_NOT_FOUND')
  return stored
}

async function exactly(db: Db, ref: ContentRef): Promise<Stored<ProtocolBundle | CountryBundle>> {
  const stored = await findVersion<ProtocolBundle | CountryBundle>(db, ref.id, ref.version)
  if (stored?.ref.sha256 !== ref.sha256) throw new Error(`Content ${ref.id} version ${ref.version} is not as stored.`)
  return stored
}

const isCountry = (stored: Stored<ProtocolBundle | CountryBundle>): stored is Stored<CountryBundle> =>
  'country' in stored.bundle
const isProtocol = (stored: Stored<ProtocolBundle | CountryBundle>): stored is Stored<ProtocolBundle> =>
  'survey' in stored.bundle

function prepareSurvey(
  protocol: Stored<ProtocolBundle>,
  { options }: ShippedContent,
  countries: ReadonlyMap<string, Stored<CountryBundle>>,
): Prepared {
  const { ref, bundle } = protocol
  return prepare(SurveyContent, {
    ...bundle,
    version: ref.version,
    sha256: ref.sha256,
    countries: options.map((option) => ({ ...option, version: countries.get(option.iso2)?.ref.version ?? null })),
    law: lawPart(protocol),
  })
}

const prepareCountry = (stored: Stored<CountryBundle>): Prepared =>
  prepare(CountryLaw, {
    ...stored.bundle,
    version: stored.ref.version,
    sha256: stored.ref.sha256,
    law: lawPart(stored),
  })

/** Checked against the contract and serialised once; known by the hash of exactly this text. */
function prepare(schema: z.ZodType, value: unknown): Prepared {
  const json = JSON.stringify(schema.parse(value))
  return { json, etag: entityTag(createHash('sha256').update(json).digest('hex')) }
}
