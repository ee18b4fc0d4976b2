import type { CountryFile, CountryLaw, CountryProcedure, LinkKindOf, SurveyContent } from '@portal/contract'
import type { Content, Problem } from '@portal/legal'
import type { Basis, ContentRef, LawPart, Matrix } from '@portal/rules'

/** The id of the treaty level; a country's is its code. */
export const PROTOCOL = 'protocol'

const HOUSE_PREFIX = 'house-'

/** The id of the house rules of an account. */
export const houseOf = (accountId: string): string => `${HOUSE_PREFIX}${accountId}`

/** The account whose house rules a content is; undefined for the law. */
export const accountOfHouse = (contentId: string): string | undefined =>
  contentId.startsWith(HOUSE_PREFIX) ? contentId.slice(HOUSE_PREFIX.length) : undefined

/** A law without its content reference, which is known only once it is stored as a version. */
type Nameless = Omit<LawPart, 'content'>

/** The treaty level as stored: everything a decision reads from it, including the questionnaire. */
export type ProtocolBundle = Pick<SurveyContent, 'survey' | 'uses' | 'annex1' | 'states'> & {
  /** The countries to choose from. They are part of the record, because other answers are ignored. */
  countries: { iso2: string; name: string }[]
  law: Nameless
}
/** One country as stored. */
export type CountryBundle = Omit<CountryLaw, 'version' | 'sha256' | 'law'> & { law: Nameless }

/** The house rules of an account as stored. */
export type HouseBundle = { house: true; law: Nameless }

export type Stored<Bundle> = { ref: ContentRef; bundle: Bundle }

/** Shipped content before it is stored. */
export type Shipped<Bundle> = { id: string; version: number; bundle: Bundle; source: CountryFile | null }

/**
 * Converts the file of a country or of house rules to the form in which it is stored, and returns its problems: the same
 * proof as for shipped files. `procedures`: those that the version keeps, as they are stored.
 */
export type Prove = (file: CountryFile, procedures?: string | null) => Proven<CountryBundle | HouseBundle>
type Proven<Bundle> = { bundle: Bundle; problems: readonly Problem[] }
export type ShippedContent = {
  /** A program with a lower release changes nothing in a database that has seen a higher one. */
  release: number
  protocol: Shipped<ProtocolBundle>
  countries: Shipped<CountryBundle>[]
  /** The countries to choose from with their status, for display only; no decision reads it. */
  options: (Omit<SurveyContent['countries'][number], 'version' | 'reviewDue' | 'lawOf'> & { parent: string | null })[]
  /** The same countries as a law from nothing begins with them. */
  places: (Pick<CountryFile, 'name' | 'iso3' | 'continent'> & { iso2: string })[]
  /** The codes of all countries and areas, including those that are only a place of use. */
  known: ReadonlySet<string>
  /** The steps before authorities, which are shown beside the law but are not part of it. */
  procedures: readonly CountryProcedure[]
  /** The pages of Parties in the ABS Clearing-House, by code. */
  clearingHouses: ReadonlyMap<string, string>
  /** What `LawStore.prove` does for countries and for house rules. */
  prove: (file: CountryFile, procedures?: string | null) => Proven<CountryBundle>
  proveHouse: (file: CountryFile) => Proven<HouseBundle>
  checkProcedures: Content['checkProcedures']
  /** What `prove` reads of the treaty level. */
  treaty: Content['treaty']
  proveCases: Content['proveCases']
  casesOf: Content['casesOf']
  linkKindOf: LinkKindOf
}

/** The law of a bundle with the reference of its stored version. */
export const lawPart = ({ ref, bundle }: Stored<{ law: Nameless }>): LawPart => ({ ...bundle.law, content: ref })

/**
 * Adds to the links of documents and absences what they lead to. Hosts are classified when the law is read, because
 * stored texts never change.
 */
export function withLinkKinds<Part extends Nameless>(law: Part, linkKindOf: LinkKindOf): Part {
  const withLinkKind = (basis: Basis): Basis =>
    'absence' in basis && basis.source && URL.canParse(basis.source)
      ? { ...basis, linkKind: linkKindOf(basis.source) }
      : basis
  const matrix = ({ rows, ...rest }: Matrix): Matrix => ({
    ...rest,
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    rows: rows.map((row) => ({ ...row, then: { ...row.then, basis: row.then.basis.map(withLinkKind) } })),
  })
  return {
    ...law,
    layers: Object.fromEntries(Object.entries(law.layers).map(([layer, matrices]) => [layer, matrices.map(matrix)])),
    documents: law.documents.map((document) =>
      document.url ? { ...document, linkKind: document.linkKind ?? linkKindOf(document.url) } : document,
    ),
  }
}

type Territory = { readonly iso2: string; readonly parent: string | null }

/**
 * The region of a state that a territory is: ISO 3166-2 combines both codes, as in `FR-GF`. The state must be the one
 * that the territory belongs to, because `CA-NU` is Nunavut, not Niue.
 */
export const regionOfState = <Region extends { readonly code: string }>(
  { iso2, parent }: Territory,
  regions: readonly Region[],
): Region | undefined => (parent === null ? undefined : regions.find(({ code }) => code === `${parent}-${iso2}`))
