import {
  type Amber,
  type ContentRef,
  canonicalJson,
  type Decision,
  type DimensionId,
  type ExplainedRow,
  type Explanation,
  type LockId,
  type Status,
} from '@portal/rules'

/** The part of a decision that the form shows. It has about 1 kB, the whole decision with its reasons up to 570 kB. */
export type DecisionSummary = {
  readonly status: Status
  readonly amber: Amber | undefined
  readonly tooOpen: boolean
  /** The deciding row, if it decides whatever the open answers are. */
  readonly deciding: Pick<ExplainedRow, 'reason' | 'basis'> | null
  /** The open facts that can still change the colour. */
  readonly questions: readonly DimensionId[]
  /** The obligations that are not met. */
  readonly duties: readonly string[]
  readonly locks: readonly LockId[]
  /** The versions of the law. */
  readonly content: readonly ContentRef[]
}

export function summaryOf(decision: Decision, { amber, deciding, obligations }: Explanation): DecisionSummary {
  const isSettled = deciding && !decision.tooOpen && !deciding.dependsOn?.length
  return {
    status: decision.status,
    amber,
    tooOpen: decision.tooOpen === true,
    deciding: isSettled ? { reason: deciding.reason, basis: deciding.basis } : null,
    questions: decision.questions.map(({ dimension }) => dimension),
    duties: obligations.filter(({ met }) => !met).map(({ id }) => id),
    locks: decision.locks,
    content: decision.trace.content,
  }
}

/** Whether two decisions on the same versions of the law differ in their result. */
export const differ = (one: DecisionSummary, other: DecisionSummary): boolean =>
  canonicalJson(one.content) === canonicalJson(other.content) && resultText(one) !== resultText(other)

/** Without reasons, which older formats of decisions describe in another way. */
const resultText = ({ status, questions, duties, locks }: DecisionSummary): string =>
  canonicalJson([status, questions.toSorted(), duties.toSorted(), locks.toSorted()])
