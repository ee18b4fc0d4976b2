import { type AssessmentReport, proceduresOf } from '@portal/contract'
import type { ReportDocument } from '@portal/pdf'
import type { ContentNames } from '@portal/texts'
import type { Standing } from '../cases/index.ts'
import type { LegalContext } from '../content/index.ts'
import { countryNames, useTitles } from '../text/contentTexts.ts'

/** The names of the facts of a case, from the content version of its decision. */
export function namesOf({ names, survey: { country } }: Standing['context']): ContentNames {
  const countries = countryNames(names.countries)
  return {
    conditions: new Map(country?.conditions.map(({ id, question }) => [id, question])),
    values: {
      use: useTitles(names.uses),
      provider: countries,
      userCountry: countries,
      region: new Map(country?.regions.map(({ code, name }) => [code, name])),
    },
  }
}

/**
 * The procedures before the authorities of the provider country, and the page that names its focal point. They are
 * those of today, so a report on a past moment has none.
 */
export function whomToAsk(
  { assessment: { providerCountry }, asKnownOn }: AssessmentReport,
  { procedures, clearingHouses }: LegalContext,
): Pick<ReportDocument, 'procedures' | 'clearingHouse'> {
  if (asKnownOn !== undefined) return { procedures: [], clearingHouse: null }
  const iso2 = providerCountry ?? ''
  return { procedures: proceduresOf(iso2, procedures), clearingHouse: clearingHouses.get(iso2) ?? null }
}
