import type { ContentRef, Decision, DimensionId, LockId, Status } from '../../law/model.ts'
import type { ExplainedRow, Explanation } from './explain.ts'
import type { Amber } from './verdict.ts'

/** What a questionnaire shows of a decision. It has about 1 kB, the whole decision with its reasons up to 570 kB. */
export type DecisionSummary = {
  status: Status
  amber?: Amber | undefined
  tooOpen: boolean
  /** The deciding row, if it decides whatever the open answers are. */
  deciding: Pick<ExplainedRow, 'reason' | 'basis'> | null
  /** The open facts that can still change the colour. */
  questions: DimensionId[]
  /** The obligations that are not met. */
  duties: string[]
  locks: LockId[]
  /** The versions of the law. */
  content: ContentRef[]
}

export function summaryOf(decision: Decision, { amber, deciding, obligations }: Explanation): DecisionSummary {
  const isSettled = deciding && !decision.tooOpen && !deciding.dependsOn?.length
  return {
    status: decision.status,
    ...(amber && { amber }),
    tooOpen: decision.tooOpen === true,
    deciding: isSettled ? { reason: deciding.reason, basis: deciding.basis } : null,
    questions: decision.questions.map(({ dimension }) => dimension),
    duties: obligations.filter(({ met }) => !met).map(({ id }) => id),
    locks: [...decision.locks],
    content: [...decision.trace.content],
  }
}
