import { assessments, events, PAGE_SIZE } from '@portal/contract'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { paths } from '../app/paths.ts'

/** What happened, newest first, a page at a time. */
export const eventsQuery = infiniteQueryOptions({
  queryKey: ['events'],
  queryFn: ({ pageParam }) =>
    call(events.list, { body: { sort: { createdAt: 'desc' }, from: pageParam, size: PAGE_SIZE } }),
  initialPageParam: 0,
  getNextPageParam: (last, all) => {
    const shown = all.reduce((sum, { rows }) => sum + rows.length, 0)
    return shown < last.count ? shown : undefined
  },
})

/** Creates an empty assessment and goes there. */
export function useStartAssessment() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(assessments.create, { body: {} }),
    onSuccess: async ({ assessment }) => {
      await queryClient.invalidateQueries({ queryKey: ['assessments'] })
      await navigate(paths.assessment(assessment.assessmentId))
    },
  })
}
