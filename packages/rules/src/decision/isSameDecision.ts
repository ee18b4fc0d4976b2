import { canonicalJson } from '../law/canonicalJson.ts'
import type { Decision } from '../law/model.ts'

/**
 * Does the decision made again say what the stored one says? To the byte, if both are written in one form; else colour,
 * rows, obligations, locks and questions, as forms differ in how they tell the parts of open facts.
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
