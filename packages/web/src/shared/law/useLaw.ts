import type { CountryLaw, SurveyContent } from '@portal/contract'
import { type ContentRef, compile, joinLaw, type Law, type LawPart, type SurveyContext } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CountryVersion, contentQueries } from './law.queries.ts'
import { wordingOf } from './wording.ts'

/** Compiled law and survey context for decisions in the browser; equal to the server's. */
export type LiveLaw = { readonly law: Law; readonly context: SurveyContext }

/** Joins the treaty level with one country and compiles the result, memoised. */
export function useLaw(content: SurveyContent, provider: string | undefined) {
  const country = useCountryLaw(content, provider)
  const live = useMemo(() => liveLaw(content, country.data), [content, country.data])
  return { ...live, country: country.data, isLoading: country.isLoading, error: country.error }
}

/** Law of a country in the version that the survey content names. */
export const useCountryLaw = (content: SurveyContent, provider: string | undefined) =>
  useQuery(contentQueries.country(countryVersion(content, provider)))

/** A country that is not in the survey (the high seas) is fetched in its active version. */
function countryVersion({ countries }: SurveyContent, provider: string | undefined): CountryVersion | null {
  if (!provider) return null
  const option = countries.find(({ iso2 }) => iso2 === provider)
  if (!option) return { iso2: provider }
  return option.version === null ? null : { iso2: provider, version: option.version }
}

export function liveLaw(content: SurveyContent, country: CountryLaw | undefined): LiveLaw {
  const parts = [content.law, ...(country ? [country.law] : [])] as LawPart[]
  const law = joinLaw(parts)
  const { survey, uses, annex1, countries } = content
  const context = {
    survey,
    uses,
    annex1,
    countries: countries.map(({ iso2 }) => iso2),
    ...(country && { country }),
    law: compile(law),
  } as SurveyContext
  return { law, context }
}

/** Labels for a stored decision, from the country version it was made on. */
export function useWording(
  content: SurveyContent,
  provider: string | undefined,
  made: readonly ContentRef[] | undefined,
): Wording {
  const ref = made?.find(({ id }) => provider && id.toUpperCase().endsWith(provider))
  const country = useQuery(contentQueries.country(ref && provider ? { iso2: provider, version: ref.version } : null))
  return useMemo(() => wordingOf(content, country.data), [content, country.data])
}
