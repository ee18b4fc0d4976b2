import { type AssessmentAnswer, type CallInput, cases } from '@portal/contract'
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type NavigateFunction, useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { NEW_ID, paths } from '../../shared/navigation/paths.ts'

type Search = CallInput<typeof cases.search>['body']
type NewAssessment = CallInput<typeof cases.create>['body']

const FOREVER = Number.POSITIVE_INFINITY

export const assessmentQueries = {
  all: ['assessments'] as const,
  lists: () => [...assessmentQueries.all, 'list'] as const,
  /** Cached until it is invalidated or reloaded by the user. */
  found: (body: Search) =>
    queryOptions({
      queryKey: [...assessmentQueries.lists(), body],
      queryFn: () => call(cases.search, { body }),
      staleTime: FOREVER,
    }),
  /** The same with the previous rows as placeholder, for pagination. */
  list: (body: Search) => queryOptions({ ...assessmentQueries.found(body), placeholderData: keepPreviousData }),
  /** Until it is completed without its decision, of which the form shows the summary. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'one', id],
      queryFn: () =>
        id === NEW_ID ? call(cases.blank, {}) : call(cases.read, { params: { id }, query: { decision: 'final' } }),
    }),
  /** With the decision that has this hash, which never changes. */
  decided: (id: string, decisionSha256: string | null) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'decided', id, decisionSha256],
      queryFn: () => call(cases.read, { params: { id }, query: {} }),
      staleTime: FOREVER,
    }),
  /** As it stood at an instant: its last result until then, with its answers and locks. */
  asKnownOn: (id: string, instant: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'asKnownOn', id, instant],
      queryFn: () => call(cases.read, { params: { id }, query: { asKnownOn: instant } }),
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'history', id],
      queryFn: () => call(cases.history, { params: { id } }),
    }),
  comments: (id: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'comments', id],
      queryFn: () => call(cases.listComments, { params: { id } }),
    }),
  /** The users that could own it instead and whose name contains the text. */
  possibleOwners: (id: string, q: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'possibleOwners', id, q],
      queryFn: () => call(cases.possibleOwners, { params: { id }, query: q ? { q } : {} }),
      placeholderData: keepPreviousData,
    }),
  /** Saved views of the list: one's own and those that the account shares. */
  views: queryOptions({
    queryKey: ['assessmentViews'],
    queryFn: () => call(cases.listViews, {}),
    staleTime: FOREVER,
  }),
  /** Latin names that begin with the text. No change of an assessment makes them old. */
  latinNames: (q: string) =>
    queryOptions({
      queryKey: ['latinNames', q],
      queryFn: () => call(cases.latinNames, { query: { q } }),
      placeholderData: keepPreviousData,
    }),
}

/** Creates an assessment with its first answers, and opens it. Every list is read again. */
export function useCreateAssessment({ notifiesErrors = true } = {}) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (body: NewAssessment) => call(cases.create, { body }),
    onSuccess: (created) => openNew(created, queryClient, navigate),
    onError: (error) => {
      if (notifiesErrors) notify.error(errorText(error))
    },
  })
}

/** Copies an assessment and opens the copy. */
export function useCloneAssessment() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (id: string) => call(cases.clone, { params: { id } }),
    onSuccess: (created) => openNew(created, queryClient, navigate),
  })
}

export function useDeleteAssessment() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(cases.remove, { params: { id } }),
    // A mounted screen would refetch it and get 404; it is removed when that screen unmounts.
    onSuccess: (_, id) => queryClient.removeQueries({ queryKey: assessmentQueries.one(id).queryKey, type: 'inactive' }),
    // After an error too: the list is out of date then.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: assessmentQueries.lists() }),
  })
}

/** Brings a deleted assessment back. */
export function useRestoreAssessment() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(cases.restore, { params: { id } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: assessmentQueries.lists() }),
  })
}

function openNew(created: AssessmentAnswer, queryClient: QueryClient, navigate: NavigateFunction) {
  const id = created.assessment.assessmentId
  queryClient.setQueryData(assessmentQueries.one(id).queryKey, created)
  void queryClient.invalidateQueries({ queryKey: assessmentQueries.lists() })
  return navigate(paths.assessment(id))
}

/** Queries that a change of the answers, the details or the locks leaves as they are. */
const UNAFFECTED: readonly unknown[] = ['one', 'decided', 'comments']

/** Puts the state that the server answered with into the cache; what is derived from it (lists, report, history) is read again. */
export function cacheAssessment(queryClient: QueryClient, saved: AssessmentAnswer) {
  const { queryKey } = assessmentQueries.one(saved.assessment.assessmentId)
  queryClient.setQueryData(queryKey, saved)
  void queryClient.invalidateQueries({
    queryKey: assessmentQueries.all,
    predicate: (query) => !UNAFFECTED.includes(query.queryKey[1]),
  })
}
