import type { CountryLaw, SurveyContent } from '@portal/contract'
import type { Answer, Answers, Facts, Question } from '@portal/rules'

/** What every kind of question gets. `isTyping`: more keys may follow, so saving can wait a moment. */
export type AnswerProps = {
  readonly question: Question
  readonly value: Answer | undefined
  readonly onAnswer: (answer: Answer, isTyping?: boolean) => void
  /** Answers this question and others by one act. */
  readonly onAnswers: (answers: Answers) => void
  readonly readOnly: boolean
  readonly invalid: boolean
  /** Ids of the elements that name and describe the control. */
  readonly labelId: string
  readonly descriptionId: string
  readonly content: SurveyContent
  readonly country: CountryLaw | undefined
  readonly facts: Facts
  readonly chosenUses: readonly string[]
}

export const UNKNOWN = 'unknown'

/** A text answer as it stands in its field: nothing for a skip and for "I don't know". */
export const textOf = (value: Answer | undefined): string =>
  typeof value === 'string' && value !== UNKNOWN ? value : ''
