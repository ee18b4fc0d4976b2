import type { CountryFile, CountryLaw, CountryProcedure, LinkKindOf, SurveyContent } from '@portal/contract'
import type { Problem } from '@portal/legal'
import type { Basis, ContentRef, LawPart, Matrix } from '@portal/rules'

/** The id of the treaty level; a country's is its code. */
export const PROTOCOL = 'protocol'

/** A law without the name it is known by: that comes with the version it is stored as. */
type Nameless = Omit<LawPart, 'content'>

/** The treaty level as it is stored: everything a decision reads of it, the questionnaire too. */
export type ProtocolBundle = Pick<SurveyContent, 'survey' | 'uses' | 'annex1'> & {
  /** The countries that can be chosen. Part of the record, as other answers are ignored. */
  countries: { iso2: string; name: string }[]
  law: Nameless
}
/** One country as it is stored. */
export type CountryBundle = Omit<CountryLaw, 'version' | 'sha256' | 'law'> & { law: Nameless }

export type Stored<Bundle> = { ref: ContentRef; bundle: Bundle }

/** Shipped content before it is stored. */
export type Shipped<Bundle> = { id: string; version: number; bundle: Bundle; source: CountryFile | null }

/** A country's file as it would be stored, with what is wrong with it: the proof that shipped files go through. */
export type Prove = (file: CountryFile) => { bundle: CountryBundle; problems: readonly Problem[] }
export type ShippedContent = {
  protocol: Shipped<ProtocolBundle>
  countries: Shipped<CountryBundle>[]
  /** The countries to choose from with their status, as it is shown; no decision reads it. */
  options: (Omit<SurveyContent['countries'][number], 'version' | 'reviewDue' | 'lawOf'> & { parent: string | null })[]
  /** The codes of all countries and areas there are, places of use alone too. */
  known: ReadonlySet<string>
  /** The steps before authorities, which are shown beside the law and are no part of it. */
  procedures: readonly CountryProcedure[]
  /** The pages of Parties in the ABS Clearing-House, by code. */
  clearingHouses: ReadonlyMap<string, string>
  prove: Prove
  linkKindOf: LinkKindOf
}

/** The law of a bundle under the name of its stored version. */
export const lawPart = ({ ref, bundle }: Stored<{ law: Nameless }>): LawPart => ({ ...bundle.law, content: ref })

/**
 * The law with what the links of its documents and absences lead to. Hosts are told apart when the law is read, as
 * stored texts never change.
 */
export function withLinkKinds<Part extends Nameless>(law: Part, linkKindOf: LinkKindOf): Part {
  const basis = (one: Basis): Basis =>
    'absence' in one && one.source && URL.canParse(one.source) ? { ...one, linkKind: linkKindOf(one.source) } : one
  const matrix = ({ rows, ...rest }: Matrix): Matrix => ({
    ...rest,
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    rows: rows.map((row) => ({ ...row, then: { ...row.then, basis: row.then.basis.map(basis) } })),
  })
  return {
    ...law,
    layers: Object.fromEntries(Object.entries(law.layers).map(([layer, matrices]) => [layer, matrices.map(matrix)])),
    documents: law.documents.map((one) => (one.url ? { ...one, linkKind: one.linkKind ?? linkKindOf(one.url) } : one)),
  }
}

type Territory = { readonly iso2: string; readonly parent: string | null }

/**
 * The region of its state that a territory is: ISO 3166-2 names it after both, `FR-GF`. The state has to be the one that
 * it belongs to: `CA-NU` is Nunavut, not Niue.
 */
export const regionOfState = <Region extends { readonly code: string }>(
  { iso2, parent }: Territory,
  regions: readonly Region[],
): Region | undefined => (parent === null ? undefined : regions.find(({ code }) => code === `${parent}-${iso2}`))
