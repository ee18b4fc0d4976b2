import { assessments, type CallInput, content } from '@portal/contract'
import { keepPreviousData, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { paths } from '../app/paths.ts'

type Search = CallInput<typeof assessments.search>['body']

export type CountryVersion = { readonly iso2: string; readonly version?: number }

const versionQuery = ({ version }: CountryVersion) => (version === undefined ? {} : { version })

const FOREVER = Number.POSITIVE_INFINITY

export const assessmentQueries = {
  all: ['assessments'] as const,
  list: (body: Search) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'list', body],
      queryFn: () => call(assessments.search, { body }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'one', id],
      queryFn: () => call(assessments.read, { params: { id }, query: {} }),
    }),
  report: (id: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'report', id],
      queryFn: () => call(assessments.report, { params: { id }, query: {} }),
    }),
}

export const contentQueries = {
  survey: queryOptions({
    queryKey: ['content', 'survey'],
    queryFn: () => call(content.survey, {}),
    staleTime: FOREVER,
  }),
  /** Immutable per version; without one, the active version. Null: no country, or nobody has assessed it yet. */
  country: (country: CountryVersion | null) =>
    queryOptions({
      queryKey: ['content', 'country', country],
      queryFn: country
        ? () => call(content.countryLaw, { params: { id: country.iso2 }, query: versionQuery(country) })
        : skipToken,
      staleTime: FOREVER,
    }),
}

/** Starts an assessment and opens it. */
export function useCreateAssessment() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(assessments.create, { body: {} }),
    onSuccess: (created) => {
      const id = created.assessment.assessmentId
      queryClient.setQueryData(assessmentQueries.one(id).queryKey, created)
      void queryClient.invalidateQueries({ queryKey: [...assessmentQueries.all, 'list'] })
      return navigate(paths.assessment(id))
    },
  })
}
