import type { DimensionId } from '../law/model.ts'
import type { Condition, QuestionId, SurveyFact } from './model.ts'
import { UNKNOWN } from './questions.ts'
import type { Reading } from './reading.ts'

/** Three-valued logic (Kleene): `maybe` if the truth depends on answers that are still open. */
export type Truth = 'yes' | 'no' | 'maybe'

/** The values to which conditions refer. */
export type Lookup = {
  readonly answer: (question: QuestionId) => Reading
  readonly fact: (fact: SurveyFact) => Reading
  readonly matters: (dimension: DimensionId) => Truth
}

/** Evaluates a condition; `maybe` if open answers could make it true or false. */
export function holds(condition: Condition, lookup: Lookup): Truth {
  if ('all' in condition) return every(condition.all.map((part) => holds(part, lookup)))
  if ('any' in condition) return negate(every(condition.any.map((part) => negate(holds(part, lookup)))))
  if ('not' in condition) return negate(holds(condition.not, lookup))
  if ('matters' in condition) return lookup.matters(condition.matters)
  if ('answered' in condition) return isAnswered(lookup.answer(condition.q), condition.answered)
  const reading = 'fact' in condition ? lookup.fact(condition.fact) : lookup.answer(condition.q)
  return isAmong(reading, wanted(condition))
}

type Compared = Exclude<
  Condition,
  { all: unknown } | { any: unknown } | { not: unknown } | { matters: unknown } | { answered: unknown }
>

function wanted(condition: Compared): readonly string[] {
  if ('is' in condition) return [condition.is]
  if ('has' in condition) return [condition.has]
  return 'in' in condition ? condition.in : condition.hasAny
}

function every(truths: readonly Truth[]): Truth {
  if (truths.includes('no')) return 'no'
  return truths.includes('maybe') ? 'maybe' : 'yes'
}

const negate = (truth: Truth): Truth => (truth === 'maybe' ? 'maybe' : truth === 'yes' ? 'no' : 'yes')

function isAmong({ values, open }: Reading, among: readonly string[]): Truth {
  const hits = values.filter((value) => among.includes(value)).length
  if (hits === 0) return 'no'
  return open && hits < values.length ? 'maybe' : 'yes'
}

/** Whether a question is answered, as the condition requires; "I don't know" does not count as an answer here. */
function isAnswered({ values, open }: Reading, answered: boolean): Truth {
  if (open) return 'maybe'
  const is = values.length > 0 && !values.includes(UNKNOWN)
  return is === answered ? 'yes' : 'no'
}
