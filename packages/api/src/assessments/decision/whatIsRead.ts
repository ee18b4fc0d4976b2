import {
  type Answer,
  type Answers,
  annex1Match,
  type Condition,
  type Question,
  type QuestionId,
  questionsOf,
  type SurveyContext,
} from '@portal/rules'

/**
 * Answers as far as the questionnaire and the law read them: those that are alike in it come to the same facts, progress
 * and decision. Of a text it is read that there is one, of a Latin name also whether it is a crop of the Plant Treaty,
 * and of what the country does not ask nothing.
 */
export function whatIsRead(context: SurveyContext, answers: Answers): Answers {
  const readings = readingsOf(context)
  const read = Object.entries(answers).flatMap(([id, answer]) => {
    const reading = readings.get(id)
    return reading ? [[id, reading(answer)] as const] : []
  })
  return Object.fromEntries(read)
}

type Reading = (answer: Answer) => Answer
type Readings = ReadonlyMap<QuestionId, Reading>

/** A context never changes, and there are as many as active laws. */
const kept = new WeakMap<SurveyContext, Readings>()

function readingsOf(context: SurveyContext): Readings {
  const readings = kept.get(context) ?? new Map(makeReadings(context))
  kept.set(context, readings)
  return readings
}

function makeReadings(context: SurveyContext): [QuestionId, Reading][] {
  const questions = questionsOf(context)
  const compared = new Set(questions.flatMap(({ shownWhen }) => (shownWhen ? comparedIn(shownWhen) : [])))
  return questions.map((question) => [question.id, compared.has(question.id) ? asGiven : readingOf(context, question)])
}

/** The questions whose very words a condition asks for. */
function comparedIn(condition: Condition): QuestionId[] {
  if ('all' in condition) return condition.all.flatMap(comparedIn)
  if ('any' in condition) return condition.any.flatMap(comparedIn)
  if ('not' in condition) return comparedIn(condition.not)
  return 'q' in condition && !('answered' in condition) ? [condition.q] : []
}

function readingOf({ annex1 }: SurveyContext, { type }: Question): Reading {
  if (type === 'text' || type === 'file_reference') return ofText(() => 'given')
  return type === 'latin_name' ? ofText((name) => annex1Match(annex1, name)) : asGiven
}

const asGiven: Reading = (answer) => answer

/** "I don't know" and an empty text are not answers; what is no text is left to the questionnaire. */
const ofText =
  (read: (text: string) => string): Reading =>
  (answer) =>
    typeof answer === 'string' && answer !== '' && answer !== 'unknown' ? read(answer) : answer
