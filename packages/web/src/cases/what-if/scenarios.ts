import { type Answers, Answers as AnswersSchema } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { z } from 'zod'

export const MAX_SCENARIOS = 3
export const NAME_LENGTH = 60

/** Answers that differ from the assessment. A scenario without a name is titled by its number. */
export const Scenario = z.object({
  number: z.int().min(1).max(MAX_SCENARIOS),
  name: z.string().max(NAME_LENGTH),
  changes: AnswersSchema,
})
export type Scenario = z.infer<typeof Scenario>
export type Scenarios = readonly Scenario[]

type Answer = Answers[string]

export const isFull = (scenarios: Scenarios) => scenarios.length >= MAX_SCENARIOS

/** One more, with the lowest number that is free; the same where three are there. */
export function withScenario(scenarios: Scenarios, given: Omit<Scenario, 'number'>): Scenarios {
  if (isFull(scenarios)) return scenarios
  const numbers = scenarios.map(({ number }) => number)
  const free = [1, 2, 3].find((number) => !numbers.includes(number)) ?? MAX_SCENARIOS
  return [...scenarios, { ...given, number: free }].sort((a, b) => a.number - b.number)
}

/** The first in which nothing stands yet, neither a change nor a name. */
const blankScenario = (scenarios: Scenarios) =>
  scenarios.find(({ name, changes }) => name.trim() === '' && Object.keys(changes).length === 0)

/** Returns whether there is room for a requested change: a free or a blank scenario. */
export const hasPlace = (scenarios: Scenarios) => !isFull(scenarios) || blankScenario(scenarios) !== undefined

/** Puts a requested change into a blank scenario, else into a new one. */
export function withTried(scenarios: Scenarios, given: Omit<Scenario, 'number'>): Scenarios {
  const blank = blankScenario(scenarios)
  return blank ? changedScenario(scenarios, blank.number, given) : withScenario(scenarios, given)
}

/** The scenario with just these changes; of those without any there may be several. */
export const sameChanges = (scenarios: Scenarios, changes: Answers): Scenario | undefined =>
  Object.keys(changes).length === 0
    ? undefined
    : scenarios.find((one) => canonicalJson(one.changes) === canonicalJson(changes))

export const withoutScenario = (scenarios: Scenarios, number: number): Scenarios =>
  scenarios.filter((one) => one.number !== number)

export const changedScenario = (
  scenarios: Scenarios,
  number: number,
  change: Partial<Omit<Scenario, 'number'>>,
): Scenarios => scenarios.map((one) => (one.number === number ? { ...one, ...change } : one))

/** The changes with these answers; an answer as in the assessment is no change. */
export function withAnswers(changes: Answers, present: Answers, given: Answers): Answers {
  const isPresent = ([question, answer]: [string, Answer]) =>
    canonicalJson(answer) === canonicalJson(present[question] ?? null)
  const others = Object.entries(changes).filter(([question]) => !(question in given))
  return Object.fromEntries([...others, ...Object.entries(given).filter((answer) => !isPresent(answer))])
}

/** All answers of a scenario. Nothing is confirmed in it. */
export function scenarioAnswers(present: Answers, changes: Answers): Answers {
  const { confirm: _, ...answers } = present
  return { ...answers, ...changes }
}
