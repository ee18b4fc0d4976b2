import { canonicalJson, type DecisionSummary } from '@portal/rules'

/** Whether two decisions on the same versions of the law differ in their result. */
export const differ = (one: DecisionSummary, other: DecisionSummary): boolean =>
  canonicalJson(one.content) === canonicalJson(other.content) && resultText(one) !== resultText(other)

/** Without reasons, which older formats of decisions describe in another way. */
const resultText = ({ status, questions, duties, locks }: DecisionSummary): string =>
  canonicalJson([status, questions.toSorted(), duties.toSorted(), locks.toSorted()])
