import type { CountryLaw, SurveyContent } from '@portal/contract'
import type { Wording } from '@portal/texts'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { wordingOf } from '../../../shared/law/wording.ts'
import { hubQueries } from '../../hub.queries.ts'

/** Content of one version, which resolves ids to labels. */
export type VersionContent = { readonly law: CountryLaw['law']; readonly wording: Wording }
export type VersionPair = { readonly before: VersionContent; readonly after: VersionContent }

type Pair = { readonly iso2: string; readonly from: number; readonly to: number; readonly isPublished: boolean }

/** Loads the differences between two versions with the content of both; a draft is worded by that of the other one. */
export function useDifferences({ iso2, from, to, isPublished }: Pair) {
  const { rows, content, before, after, isError, retry } = useQueries({
    queries: [
      isPublished ? hubQueries.differences(iso2, from, to) : hubQueries.draftDifferences(iso2, from, to),
      contentQueries.survey,
      contentQueries.country({ iso2, version: from }),
      contentQueries.country({ iso2, version: isPublished ? to : from }),
    ],
    combine: ([differences, survey, old, present]) => ({
      rows: differences.data?.ours.rows,
      content: survey.data,
      before: old.data,
      after: present.data,
      isError: [differences, survey, old, present].some((query) => query.isError),
      retry: () => Promise.all([differences, survey, old, present].map((query) => query.refetch())),
    }),
  })
  const sides = useMemo(
    () => (content && before && after ? { before: sideOf(content, before), after: sideOf(content, after) } : undefined),
    [content, before, after],
  )
  return { rows, sides, isError, retry }
}

const sideOf = (content: SurveyContent, law: CountryLaw): VersionContent => ({
  law: law.law,
  wording: wordingOf(content, law),
})
