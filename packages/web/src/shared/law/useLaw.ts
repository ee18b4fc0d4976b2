import type { Questionnaire } from '@portal/contract'
import type { ContentRef } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CountryVersion, contentQueries } from './law.queries.ts'
import { wordingOf } from './wording.ts'

/** The whole survey if it is there; until then the questionnaire, which does not wait for the law. */
export function useQuestionnaire(): UseQueryResult<Questionnaire> {
  const survey = useQuery({ ...contentQueries.survey, enabled: false })
  const questionnaire = useQuery({ ...contentQueries.questionnaire, enabled: !survey.data })
  return survey.data ? survey : questionnaire
}

/** The whole survey, which the form loads behind its first question; undefined until then. */
export const useSurvey = () => useQuery(contentQueries.survey).data

/** The house rules of the reader's account: undefined until they are there, null if there are none. */
export const useHouseRules = () => useQuery(contentQueries.house).data

/** Law of a country in the version that the survey content names. */
export const useCountryLaw = (content: Questionnaire, provider: string | undefined) =>
  useQuery(contentQueries.country(countryVersion(content, provider)))

/** A country that is not in the survey (the high seas) is fetched in its active version. */
function countryVersion({ countries }: Questionnaire, provider: string | undefined): CountryVersion | null {
  if (!provider) return null
  const option = countries.find(({ iso2 }) => iso2 === provider)
  if (!option) return { iso2: provider }
  return option.version === null ? null : { iso2: provider, version: option.version }
}

/** Labels for a stored decision, from the country version it was made on. */
export function useWording(
  content: Questionnaire,
  provider: string | undefined,
  made: readonly ContentRef[] | undefined,
): Wording {
  const ref = made?.find(({ id }) => id === provider)
  const country = useQuery(contentQueries.country(ref && provider ? { iso2: provider, version: ref.version } : null))
  return useMemo(() => wordingOf(content, country.data), [content, country.data])
}
