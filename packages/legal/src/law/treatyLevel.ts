import type { Annex1File, ContentDimension, IntendedUse, Survey } from '@portal/contract'
import type { LawPart, Obligation, SurveyContext } from '@portal/rules'

/** The names of the treaty level that a country's law may use. */
export type CountryVocabulary = {
  readonly dimensions: readonly ContentDimension[]
  readonly providers: readonly string[]
  /** The obligations and documents of scope. */
  readonly obligations: readonly Pick<Obligation, 'id' | 'kind'>[]
  readonly documents: readonly { readonly id: string }[]
}

/** All that the proof of a country's law reads of the treaty level: plain JSON, so that it can be sent to a browser. */
export type TreatyLevel = CountryVocabulary & {
  readonly part: LawPart
  readonly survey: Survey
  readonly uses: readonly IntendedUse[]
  readonly annex1: Annex1File
  readonly states: NonNullable<SurveyContext['states']>
}
