import { type CaseFacts, caseText, countryName } from '@portal/texts'
import type { LegalContext } from '../../startup/deps.ts'
import { contentText } from '../../text/contentTexts.ts'
import { translate } from '../../text/translate.ts'

/** Names a case as the screens do, in the current language: `Stevia rebaudiana · Mexico · Biotrade`. */
export const caseName = (of: CaseFacts, { countries, uses }: LegalContext['names']): string =>
  caseText(translate, of, {
    country: (iso2) => countryName(iso2, countries.get(iso2) ?? iso2),
    use: (id) => contentText(uses.get(id) ?? id),
  })
