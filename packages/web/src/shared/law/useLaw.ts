import type { SurveyContent } from '@portal/contract'
import type { ContentRef } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CountryVersion, contentQueries } from './law.queries.ts'
import { wordingOf } from './wording.ts'

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
