import type { AssessmentAnswer } from '@portal/contract'
import type { QueryClient } from '@tanstack/react-query'
import { assessmentQueries } from './assessments.queries.ts'

/** Shows the state that the server answered with; what is made from it (lists, report, history) is read again. */
export function keepAssessment(queryClient: QueryClient, saved: AssessmentAnswer) {
  const { queryKey } = assessmentQueries.one(saved.assessment.assessmentId)
  queryClient.setQueryData(queryKey, saved)
  void queryClient.invalidateQueries({
    queryKey: assessmentQueries.all,
    predicate: (query) => query.queryKey[1] !== queryKey[1],
  })
}
