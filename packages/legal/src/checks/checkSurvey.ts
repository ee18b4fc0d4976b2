import { Assessment } from '@portal/contract'
import type { Condition, Survey } from '@portal/rules'
import type { Problem } from './problem.ts'

const FILE = 'protocol/survey.yaml'

/**
 * A condition may refer only to existing questions that come before its own: otherwise two questions could wait for
 * each other, or one could hide behind a question that is never asked.
 */
export function checkSurvey({ sections }: Survey): Problem[] {
  const questions = sections.flatMap(({ pages }) => pages).flatMap((page) => page.questions)
  const places = new Map(questions.map(({ id }, place) => [id, place]))
  const waiting = questions.flatMap(({ id, shownWhen }, place) =>
    (shownWhen ? questionsIn(shownWhen) : []).flatMap((named) => {
      const before = places.get(named)
      if (before === undefined) return [{ file: FILE, at: id, reason: `names the unknown question "${named}"` }]
      return before < place
        ? []
        : [{ file: FILE, at: id, reason: `waits for "${named}", which is not asked before it` }]
    }),
  )
  return [...waiting, ...questions.flatMap(({ id }) => hiddenAnswer(id))]
}

/** Fields of the assessment that hold the answer to the question of the same name. */
const HOLDS_ITS_ANSWER = [
  'geneticResource',
  'providerCountry',
  'placeType',
  'accessDate',
  'intendedUse',
  'intendedUseDate',
]

/** Answers are fields of the assessment: one named like another field would never be shown. */
const hiddenAnswer = (id: string): Problem[] =>
  id in Assessment.shape && !HOLDS_ITS_ANSWER.includes(id)
    ? [{ file: FILE, at: id, reason: 'is the name of a fixed field of the assessment: choose another id' }]
    : []

function questionsIn(condition: Condition): string[] {
  if ('q' in condition) return [condition.q]
  if ('all' in condition) return condition.all.flatMap(questionsIn)
  if ('any' in condition) return condition.any.flatMap(questionsIn)
  return 'not' in condition ? questionsIn(condition.not) : []
}
