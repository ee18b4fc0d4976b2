import { evidence } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The papers of a case, which its locks are released by. The feature that changes them reads them again by `all`. */
export const papersOfCase = {
  all: ['evidence'] as const,
  of: (assessmentId: string) =>
    queryOptions({
      queryKey: [...papersOfCase.all, 'of', assessmentId],
      queryFn: () => call(evidence.ofAssessment, { params: { id: assessmentId } }),
    }),
}
