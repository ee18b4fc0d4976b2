import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router'
import { getSession } from '../../api/session.ts'
import { assessmentQueries } from '../../cases/index.ts'
import { contentQueries } from '../../shared/law/law.queries.ts'

/** Asks for what all forms need, and for the data of one. A failure is ignored: the form asks again when it is opened. */
export function prefetchCase(queryClient: QueryClient, assessmentId: string | undefined): void {
  const hasSurvey = queryClient.getQueryData(contentQueries.survey.queryKey) !== undefined
  if (!hasSurvey) void queryClient.prefetchQuery(contentQueries.questionnaire)
  if (assessmentId) void queryClient.prefetchQuery(assessmentQueries.one(assessmentId))
}

/** Waits for nothing: the form shows that it is being loaded. */
export const caseLoader =
  (queryClient: QueryClient): LoaderFunction =>
  ({ params }) => {
    if (getSession().user) prefetchCase(queryClient, params.id)
    return null
  }
