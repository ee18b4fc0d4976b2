import type { Decision } from '../law/model.ts'
import type { Explanation } from './explain.ts'

/** The colours with the two meanings of AMBER apart: allowed with conditions, or nobody can tell yet. */
export const VERDICTS = ['GREEN', 'CONDITIONS', 'UNCLEAR', 'RED'] as const
export type Verdict = (typeof VERDICTS)[number]

type Decided = Pick<Decision, 'status' | 'questions' | 'tooOpen'>
type Explained = Pick<Explanation, 'deciding' | 'obligations'>

/** AMBER is a condition where one rule gives it whatever is still open, and something is left to do. */
export function verdictOf({ status, questions, tooOpen }: Decided, { deciding, obligations }: Explained): Verdict {
  if (status !== 'AMBER') return status
  const isByRule = deciding?.status === 'AMBER' && !deciding.dependsOn?.length && deciding.confidence !== 'low'
  const isSettled = questions.length === 0 && tooOpen === undefined
  return isByRule && isSettled && obligations.some(({ met, only }) => !met && !only) ? 'CONDITIONS' : 'UNCLEAR'
}
