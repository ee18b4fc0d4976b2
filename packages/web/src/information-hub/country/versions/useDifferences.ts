import { type CountryLaw, content, HOUSE, type SurveyContent, versions } from '@portal/contract'
import type { Wording } from '@portal/texts'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { wordingOf } from '../../../shared/law/wording.ts'
import { hubQueries } from '../../hub.queries.ts'

/** Content of one version, which resolves ids to labels. */
export type VersionContent = { readonly law: NamedLaw; readonly wording: Wording }
/** The parts of a law to which differences refer by id. */
type NamedLaw = Pick<CountryLaw['law'], 'layers' | 'obligations' | 'locks' | 'documents'>
type VersionLaw = Pick<CountryLaw, 'conditions' | 'regions'> & { readonly law: NamedLaw }
export type VersionPair = { readonly before: VersionContent; readonly after: VersionContent }

type Pair = { readonly iso2: string; readonly from: number; readonly to: number; readonly isPublished: boolean }

/** Loads the differences between two versions with the content of both; a draft is worded by that of the other one. */
export function useDifferences({ iso2, from, to, isPublished }: Pair) {
  const { rows, survey, before, after, isError, retry } = useQueries({
    queries: [
      isPublished ? hubQueries.differences(iso2, from, to) : hubQueries.draftDifferences(iso2, from, to),
      contentQueries.survey,
      lawQuery(iso2, from),
      lawQuery(iso2, isPublished ? to : from),
    ],
    combine: ([differences, survey, old, present]) => ({
      rows: differences.data?.ours.rows,
      survey: survey.data,
      before: old.data,
      after: present.data,
      isError: [differences, survey, old, present].some((query) => query.isError),
      retry: () => Promise.all([differences, survey, old, present].map((query) => query.refetch())),
    }),
  })
  const sides = useMemo(
    () => (survey && before && after ? { before: sideOf(survey, before), after: sideOf(survey, after) } : undefined),
    [survey, before, after],
  )
  return { rows, sides, isError, retry }
}

/** A version never changes once it was in force. */
const lawQuery = (iso2: string, version: number) =>
  queryOptions({
    queryKey: ['versionLaw', iso2, version],
    queryFn: (): Promise<VersionLaw> =>
      iso2 === HOUSE ? readHouseRules(version) : call(content.countryLaw, { params: { id: iso2 }, query: { version } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** House rules are not published; those who may change them read the file of a version. */
async function readHouseRules(version: number): Promise<VersionLaw> {
  const { file } = await call(versions.read, { params: { id: HOUSE, version } })
  const { matrices, obligations, locks, conditions, regions } = file
  return { law: { layers: { provider: matrices }, obligations, locks, documents: [] }, conditions, regions }
}

const sideOf = (survey: SurveyContent, law: VersionLaw): VersionContent => ({
  law: law.law,
  wording: wordingOf(survey, law),
})
