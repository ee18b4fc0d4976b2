import { CountryLaw, Questionnaire, SurveyContent } from '@portal/contract'
import { type ContentRef, withoutPlaces } from '@portal/rules'
import { countryName, LANGUAGES } from '@portal/texts'
import { createCache } from '../../cache/cache.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import { type CachedResponse, cachedResponse } from '../../http/cachedResponse.ts'
import { AppError } from '../../http/errors.ts'
import { inCurrentLanguage } from '../../text/contentTexts.ts'
import { languageNow } from '../../text/language.ts'
import {
  type CountryBundle,
  lawPart,
  type ProtocolBundle,
  regionOfState,
  type ShippedContent,
  type Stored,
} from '../bundles.ts'
import { lastReviews, reviewKey, reviewOf } from '../stored/freshness.ts'
import { listActive } from '../stored/versions.repo.ts'
import { type AnyStored, type Contexts, isCountry, isProtocol } from './legalContext.ts'

/** The survey whole, and without the law. */
export type SurveyResponses = { readonly survey: CachedResponse; readonly questionnaire: CachedResponse }

/** The survey, cached until a version is activated or reviewed. */
export function openSurvey(contexts: Contexts, options: ShippedContent['options'], reviewMonths: number) {
  const cache = createCache<SurveyResponses>({ name: 'survey', maxSize: LANGUAGES.length })
  return async (db: DbOrTransaction): Promise<SurveyResponses> => {
    const active = await listActive(db)
    const reviews = await lastReviews(db)
    const key = JSON.stringify([languageNow(), active, [...reviews.values()].map(({ reviewId }) => reviewId)])
    const cached = cache.get(key)
    if (cached) return cached
    const stored: AnyStored[] = []
    for (const ref of active) stored.push(await contexts.stored(db, ref))
    const protocol = stored.find(isProtocol)
    if (!protocol) throw new Error('No version of the treaty level is active.')
    const countries = stored.filter(isCountry).map(({ ref, bundle }) => ({
      ref,
      bundle,
      reviewDue: reviewOf(bundle, reviews.get(reviewKey(ref.id, ref.version)), reviewMonths).due,
    }))
    const content = surveyContent(protocol, options, countries)
    const responses = {
      survey: cachedResponse(SurveyContent, content),
      questionnaire: cachedResponse(Questionnaire, {
        ...content,
        countries: content.countries.map(({ iso2, version, reviewDue }) => ({ iso2, version, reviewDue })),
      }),
    }
    cache.set(key, responses)
    return responses
  }
}

/** Some 50 kB each. */
const MAX_COUNTRIES = 300

/** The law of a country, computed once per version, since a version that was active never changes. */
export function openCountryLaws(contexts: Contexts) {
  const cache = createCache<CachedResponse>({ name: 'country laws', maxSize: MAX_COUNTRIES })
  return async (db: DbOrTransaction, ref: ContentRef): Promise<CachedResponse> => {
    const stored = await contexts.stored(db, ref)
    if (!isCountry(stored)) throw new AppError('VERSION_NOT_FOUND')
    return cache.getOrCompute(JSON.stringify(ref), () =>
      cachedResponse(CountryLaw, {
        ...stored.bundle,
        version: stored.ref.version,
        sha256: stored.ref.sha256,
        law: lawPart(stored),
      }),
    )
  }
}

/** The questionnaire with the countries to choose from, each in its active version. */
function surveyContent(
  protocol: Stored<ProtocolBundle>,
  options: ShippedContent['options'],
  countries: readonly (Stored<CountryBundle> & { reviewDue: string })[],
) {
  const { ref, bundle } = protocol
  const byCode = new Map(countries.map((country) => [country.bundle.country, country]))
  return {
    ...bundle,
    survey: inCurrentLanguage(bundle.survey),
    uses: inCurrentLanguage(bundle.uses),
    version: ref.version,
    sha256: ref.sha256,
    countries: options.map(({ parent, ...named }) => {
      const option = { ...named, name: countryName(named.iso2, named.name) }
      const active = byCode.get(option.iso2)
      if (!active)
        return { ...option, version: null, reviewDue: null, ...lawElsewhere({ iso2: option.iso2, parent }, byCode) }
      const { name, lawStatus } = active.bundle
      return {
        ...option,
        name: countryName(option.iso2, name),
        lawStatus,
        version: active.ref.version,
        reviewDue: active.reviewDue,
      }
    }),
    law: withoutPlaces(lawPart(protocol), [...byCode.keys()]),
  }
}

/** The law of the parent state, for a territory that it lists among its regions. */
function lawElsewhere(
  territory: { iso2: string; parent: string | null },
  byCode: ReadonlyMap<string, Stored<CountryBundle>>,
): Pick<SurveyContent['countries'][number], 'lawOf'> {
  const state = byCode.get(territory.parent ?? '')?.bundle
  const region = state && regionOfState(territory, state.regions)
  return region
    ? {
        lawOf: {
          iso2: state.country,
          name: countryName(state.country, state.name),
          region: region.code,
          regionName: region.name,
        },
      }
    : {}
}
