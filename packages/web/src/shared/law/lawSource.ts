import type { CallOutput, CountryLaw, content, SurveyContent } from '@portal/contract'

/** The house rules of the reader's account; null if it has none. */
export type HouseLaw = CallOutput<typeof content.houseRules>['law']

/** What a decision needs of the content, of the country's law, which is undefined if none has been assessed, and of the account. */
export type LawSource = {
  readonly content: Pick<SurveyContent, 'version' | 'law' | 'survey' | 'uses' | 'annex1' | 'states' | 'countries'>
  readonly country: CountryLaw | undefined
  readonly house?: HouseLaw
}

/** The versions by which a law is known: they stand for its whole text. */
export const versionsOf = ({ content, country, house }: LawSource): string =>
  `${content.version} ${country ? `${country.country} ${country.version}` : ''} ${house?.content.version}`
