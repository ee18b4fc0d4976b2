import type { Answer, Answers, QuestionType, SurveyContext } from './model.ts'
import { questionsById, UNKNOWN } from './questions.ts'
import { dateOf } from './span.ts'
import { visibleLength } from './visibleLength.ts'

/**
 * Converts a checked request body to the form in which it is stored: a single value of a multiple choice becomes a
 * list, duplicate values are removed, texts are trimmed, an empty text or list becomes null (skipped), `<2014` becomes
 * `<2014-01-01`, and a country implies the place type "national".
 */
export function normaliseAnswers(context: SurveyContext, body: Answers): Answers {
  const questions = questionsById(context)
  const stored = Object.fromEntries(
    Object.entries(body).map(([id, answer]) => [id, cleaned(answer, questions.get(id)?.type)]),
  )
  return impliesNational(stored) ? { placeType: 'national', ...stored } : stored
}

function cleaned(answer: Answer, type: QuestionType | undefined): Answer {
  if (answer === null || typeof answer === 'boolean') return answer
  if (typeof answer !== 'string') return answer.length > 0 ? [...new Set(answer)] : null
  if (type === 'multi_choice') return [answer]
  if (type === 'date' && answer.startsWith('<')) return `<${dateOf(answer)?.span.before ?? answer.slice(1)}`
  return visibleLength(answer) > 0 ? answer.trim() : null
}

const impliesNational = ({ providerCountry }: Answers) =>
  typeof providerCountry === 'string' && providerCountry !== UNKNOWN
