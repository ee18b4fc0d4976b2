import { content } from '@portal/contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type CountryVersion = { readonly iso2: string; readonly version?: number }

const versionQuery = ({ version }: CountryVersion) => (version === undefined ? {} : { version })

const FOREVER = Number.POSITIVE_INFINITY

/** Queries for survey content and country law. */
export const contentQueries = {
  survey: queryOptions({
    queryKey: ['content', 'survey'],
    queryFn: () => call(content.survey, {}),
    staleTime: FOREVER,
  }),
  /** The same without the law, which is the larger part, and without the names of countries. */
  questionnaire: queryOptions({
    queryKey: ['content', 'questionnaire'],
    queryFn: () => call(content.questionnaire, {}),
    staleTime: FOREVER,
  }),
  house: queryOptions({
    queryKey: ['content', 'house'],
    queryFn: async () => (await call(content.houseRules, {})).law,
    staleTime: FOREVER,
  }),
  /** Immutable per version; defaults to the active version. Null disables the query: no country, or not assessed yet. */
  country: (country: CountryVersion | null) =>
    queryOptions({
      queryKey: ['content', 'country', country],
      queryFn: country
        ? () => call(content.countryLaw, { params: { id: country.iso2 }, query: versionQuery(country) })
        : skipToken,
      staleTime: FOREVER,
    }),
}
