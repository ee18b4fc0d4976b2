import type { Answer, Answers, SurveyContext } from './model.ts'
import { questionsById, UNKNOWN } from './questions.ts'
import { visibleLength } from './visibleLength.ts'

/**
 * Converts a checked request body to the form in which it is stored: a single value of a multiple choice becomes a
 * list, duplicate values are removed, texts are trimmed, an empty text or list becomes null (skipped), and a country
 * implies the place type "national".
 */
export function normaliseAnswers(context: SurveyContext, body: Answers): Answers {
  const questions = questionsById(context)
  const stored = Object.fromEntries(
    Object.entries(body).map(([id, answer]) => [id, cleaned(answer, questions.get(id)?.type === 'multi_choice')]),
  )
  return impliesNational(stored) ? { placeType: 'national', ...stored } : stored
}

function cleaned(answer: Answer, isList: boolean): Answer {
  if (answer === null || typeof answer === 'boolean') return answer
  if (typeof answer !== 'string') return answer.length > 0 ? [...new Set(answer)] : null
  if (isList) return [answer]
  return visibleLength(answer) > 0 ? answer.trim() : null
}

const impliesNational = ({ providerCountry }: Answers) =>
  typeof providerCountry === 'string' && providerCountry !== UNKNOWN
