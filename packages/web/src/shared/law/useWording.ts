import type { SurveyContent } from '@portal/contract'
import type { ContentRef } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contentQueries } from './law.queries.ts'
import { createWording, type Wording } from './wording.ts'

/** The words for a stored decision: those of the very country version that it was made on. */
export function useWording(
  content: SurveyContent,
  provider: string | undefined,
  made: readonly ContentRef[] | undefined,
): Wording {
  const ref = made?.find(({ id }) => provider && id.toUpperCase().endsWith(provider))
  const country = useQuery(contentQueries.country(ref && provider ? { iso2: provider, version: ref.version } : null))
  return useMemo(() => createWording(content, country.data), [content, country.data])
}
