import { type Duty, duties } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The duties of a case, which its locks are released by. The feature that changes them reads them again by `all`. */
export const dutiesOfCase = {
  all: ['duties'] as const,
  of: (assessmentId: string) =>
    queryOptions({
      queryKey: [...dutiesOfCase.all, 'of', assessmentId],
      queryFn: () => call(duties.ofAssessment, { params: { id: assessmentId } }),
    }),
}

/** The duties that are still to be done. */
export const openDuties = (rows: readonly Duty[]): Duty[] =>
  rows.filter(({ state, goneAt }) => state === 'open' && goneAt === null)
