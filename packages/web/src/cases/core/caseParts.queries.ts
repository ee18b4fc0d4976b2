import { duties, evidence } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The duties and papers of a case, which its locks are released by. The features that change them read them again by `all`. */
export const dutiesOfCase = {
  all: ['duties'] as const,
  of: (assessmentId: string) =>
    queryOptions({
      queryKey: [...dutiesOfCase.all, 'of', assessmentId],
      queryFn: () => call(duties.ofAssessment, { params: { id: assessmentId } }),
    }),
}

export const papersOfCase = {
  all: ['evidence'] as const,
  of: (assessmentId: string) =>
    queryOptions({
      queryKey: [...papersOfCase.all, 'of', assessmentId],
      queryFn: () => call(evidence.ofAssessment, { params: { id: assessmentId } }),
    }),
}
