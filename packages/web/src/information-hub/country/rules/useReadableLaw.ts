import type { Country, CountryLaw, SurveyContent } from '@portal/contract'
import type { Wording } from '@portal/texts'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { wordingOf } from '../../../shared/law/wording.ts'

type LawPart = CountryLaw['law']
export type Matrix = NonNullable<LawPart['layers']['provider']>[number]
export type Rule = Matrix['rows'][number]
/** Rules with the documents they cite and the labels of their facts. */
export type ReadableLaw = {
  readonly iso2: string
  readonly matrices: readonly Matrix[]
  readonly part: LawPart
  readonly uses: SurveyContent['uses']
  readonly wording: Wording
}

type LawSource = Pick<Country, 'iso2' | 'kind'> & { readonly version: number | undefined }

/** Loads the rules of a country version, or of the EU as a place of use, together with the survey that labels them. */
export function useReadableLaw({ iso2, kind, version }: LawSource) {
  const isUnion = kind === 'union'
  const country = isUnion ? null : { iso2, ...(version !== undefined && { version }) }
  const { content, own, isError, retry } = useQueries({
    queries: [contentQueries.survey, contentQueries.country(country)],
    combine: ([survey, law]) => ({
      content: survey.data,
      own: law.data,
      isError: survey.isError || law.isError,
      retry: () => Promise.all([survey.refetch(), ...(country ? [law.refetch()] : [])]),
    }),
  })
  const law = useMemo(() => readableLaw(iso2, isUnion, content, own), [iso2, isUnion, content, own])
  return { law, isError, retry }
}

function readableLaw(
  iso2: string,
  isUnion: boolean,
  content: SurveyContent | undefined,
  own: CountryLaw | undefined,
): ReadableLaw | undefined {
  if (!content || !(isUnion || own)) return undefined
  const shared = { iso2, uses: content.uses, wording: wordingOf(content, own) }
  if (own) return { ...shared, part: own.law, matrices: own.law.layers.provider ?? [] }
  return { ...shared, part: content.law, matrices: (content.law.layers.user ?? []).filter(isOfUnion) }
}

/** User-side rules of the EU cover the place `eu`. */
const isOfUnion = ({ covers }: Matrix) => Array.isArray(covers?.place) && covers.place.includes('eu')
