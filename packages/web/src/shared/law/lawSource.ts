import type { CountryLaw, SurveyContent } from '@portal/contract'

/** What a decision needs of the content and of the country's law, which is undefined if none has been assessed. */
export type LawSource = {
  readonly content: Pick<SurveyContent, 'version' | 'law' | 'survey' | 'uses' | 'annex1' | 'countries'>
  readonly country: CountryLaw | undefined
}

/** The versions by which a law is known: they stand for its whole text. */
export const versionsOf = ({ content, country }: LawSource): string =>
  `${content.version} ${country ? `${country.country} ${country.version}` : ''}`
