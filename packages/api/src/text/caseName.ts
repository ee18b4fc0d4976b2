import { assessmentNumber } from '@portal/contract'
import { type CaseFacts, caseText, countryName } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { contentText } from './contentTexts.ts'

/** The display names of countries and uses, by their codes. */
export type Names = { countries: ReadonlyMap<string, string>; uses: ReadonlyMap<string, string> }

/** Names a case as the screens do, in the current language: `Stevia rebaudiana · Mexico · Biotrade`. */
export const caseName = (of: CaseFacts, { countries, uses }: Names): string =>
  caseText(translate, of, {
    country: (iso2) => countryName(iso2, countries.get(iso2) ?? iso2),
    use: (id) => contentText(uses.get(id) ?? id),
  })

/** The same in a sentence, with its number: `Stevia rebaudiana · Mexico · Biotrade #000012`. */
export const numberedCaseName = (of: CaseFacts & { number: number }, names: Names): string =>
  `${caseName(of, names)} ${assessmentNumber(of.number)}`
