import { canonicalJson } from '../law/canonicalJson.ts'
import type { Decision } from '../law/model.ts'

/**
 * Whether a decision made again equals the stored one. If both have the same format, their canonical JSON is compared;
 * else their colours, rows, obligations, locks and questions, as formats differ in how they describe parts of open
 * facts.
 */
export const isSameDecision = (stored: Decision, made: Decision): boolean =>
  stored.form === made.form
    ? canonicalJson(stored) === canonicalJson(made)
    : canonicalJson(gistOf(stored)) === canonicalJson(gistOf(made))

const gistOf = ({ status, lights, cells, obligations, locks, questions }: Decision) => ({
  status,
  lights,
  rows: distinct(
    cells.map(({ layer, matrix, row, status: own, met }) => [layer, matrix, row, own ?? '', ...met.toSorted()]),
  ),
  obligations: distinct(obligations.map(({ id, met }) => [id, met])),
  locks: locks.toSorted(),
  questions: distinct(questions),
})

const distinct = (values: readonly unknown[]): string[] => [...new Set(values.map(canonicalJson))].sort()
