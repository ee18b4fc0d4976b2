import type { FieldError } from '@portal/contract'
import type { AnswerError } from '@portal/rules'
import { refusedAnswerText } from '@portal/texts'
import { translate } from '@portal/texts/translate'

/** Refused answers as errors of their fields, in the current language. */
export const refusedAnswers = (errors: readonly AnswerError[]): FieldError[] =>
  errors.map(({ path, refusal }) => ({ path, message: refusedAnswerText(translate, refusal) }))
