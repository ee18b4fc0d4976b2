import type { QueryClient } from '@tanstack/react-query'
import { contentQueries } from '../shared/law/law.queries.ts'
import { assessmentQueries } from './assessments.queries.ts'
import { loadForm } from './formRoute.ts'

/** Loads what all forms need, and the data of one. */
export function prefetchForm(queryClient: QueryClient, assessmentId: string | undefined): void {
  void queryClient.prefetchQuery(contentQueries.survey)
  if (assessmentId) void queryClient.prefetchQuery(assessmentQueries.one(assessmentId))
  void loadForm().catch(() => undefined)
}
