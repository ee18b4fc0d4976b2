import { CountryLaw, SurveyContent } from '@portal/contract'
import { type CachedResponse, cachedResponse } from '../../http/cachedResponse.ts'
import { regionOfState } from '../published/regionOfState.ts'
import { type CountryBundle, lawPart, type ProtocolBundle, type ShippedContent, type Stored } from './bundles.ts'

/** The questionnaire with the countries to choose from, each as its active version has it. */
export function prepareSurvey(
  protocol: Stored<ProtocolBundle>,
  options: ShippedContent['options'],
  countries: readonly (Stored<CountryBundle> & { reviewDue: string })[],
): CachedResponse {
  const { ref, bundle } = protocol
  const byCode = new Map(countries.map((country) => [country.bundle.country, country]))
  return cachedResponse(SurveyContent, {
    ...bundle,
    version: ref.version,
    sha256: ref.sha256,
    countries: options.map(({ parent, ...option }) => {
      const active = byCode.get(option.iso2)
      if (!active)
        return { ...option, version: null, reviewDue: null, ...lawElsewhere({ iso2: option.iso2, parent }, byCode) }
      const { name, lawStatus } = active.bundle
      return { ...option, name, lawStatus, version: active.ref.version, reviewDue: active.reviewDue }
    }),
    law: lawPart(protocol),
  })
}

/** Of a territory in which the law of its state holds. */
function lawElsewhere(
  territory: { iso2: string; parent: string | null },
  byCode: ReadonlyMap<string, Stored<CountryBundle>>,
): Pick<SurveyContent['countries'][number], 'lawOf'> {
  const state = byCode.get(territory.parent ?? '')?.bundle
  const region = state && regionOfState(territory, state.regions)
  return region
    ? { lawOf: { iso2: state.country, name: state.name, region: region.code, regionName: region.name } }
    : {}
}

export const prepareCountry = (stored: Stored<CountryBundle>): CachedResponse =>
  cachedResponse(CountryLaw, {
    ...stored.bundle,
    version: stored.ref.version,
    sha256: stored.ref.sha256,
    law: lawPart(stored),
  })
