import { CountryLaw, SurveyContent } from '@portal/contract'
import { type Prepared, prepare } from '../http/prepared.ts'
import { type CountryBundle, lawPart, type ProtocolBundle, type ShippedContent, type Stored } from './bundles.ts'

/** The questionnaire with the countries to choose from, each as its active version has it. */
export function prepareSurvey(
  protocol: Stored<ProtocolBundle>,
  options: ShippedContent['options'],
  countries: readonly (Stored<CountryBundle> & { reviewDue: string })[],
): Prepared {
  const { ref, bundle } = protocol
  const byCode = new Map(countries.map((country) => [country.bundle.country, country]))
  return prepare(SurveyContent, {
    ...bundle,
    version: ref.version,
    sha256: ref.sha256,
    countries: options.map((option) => {
      const active = byCode.get(option.iso2)
      if (!active) return { ...option, version: null, reviewDue: null, ...stateOf(option.iso2, countries) }
      const { name, lawStatus } = active.bundle
      return { ...option, name, lawStatus, version: active.ref.version, reviewDue: active.reviewDue }
    }),
    law: lawPart(protocol),
  })
}

/** ISO 3166-2 names a territory that is a region of its state after both: `FR-GF`. */
function stateOf(iso2: string, countries: readonly Stored<CountryBundle>[]) {
  for (const { bundle } of countries) {
    const region = bundle.regions.find(({ code }) => code === `${bundle.country}-${iso2}`)
    if (region) return { lawOf: { iso2: bundle.country, name: bundle.name, region: region.name } }
  }
  return {}
}

export const prepareCountry = (stored: Stored<CountryBundle>): Prepared =>
  prepare(CountryLaw, {
    ...stored.bundle,
    version: stored.ref.version,
    sha256: stored.ref.sha256,
    law: lawPart(stored),
  })
