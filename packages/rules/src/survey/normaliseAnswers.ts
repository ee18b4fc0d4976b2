import type { Answer, Answers, SurveyContext } from './model.ts'
import { questionsById, UNKNOWN } from './questions.ts'
import { visibleLength } from './visibleLength.ts'

/**
 * A checked body as it is stored: one value of a multiple choice is a list of one, each value stands once, an empty
 * text or list is a skip, and a country implies that the place is a country.
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
