import type { CountryLaw, Questionnaire } from '@portal/contract'
import type { Answer, Answers, Question } from '@portal/rules'
import type { CropListing } from '../evaluation/surveyProgress.ts'

/**
 * How an answer was given: chosen; typed, where more keys may follow; or passed over by an arrow key, which chooses each
 * option on its way. Saving waits until it is settled.
 */
export type Pace = 'chosen' | 'typing' | 'passing'

/** The props of every kind of question. */
export type AnswerProps = {
  readonly question: Question
  readonly value: Answer | undefined
  readonly onAnswer: (answer: Answer, pace?: Pace) => void
  /** Answers this question and others by one act. */
  readonly onAnswers: (answers: Answers, pace?: Pace) => void
  readonly readOnly: boolean
  readonly invalid: boolean
  /** The error of the answer, for a control that may know a more exact one. */
  readonly error?: string | undefined
  /** Ids of the elements that name and describe the control. */
  readonly labelId: string
  readonly descriptionId: string
  readonly content: Questionnaire
  readonly country: CountryLaw | undefined
  readonly cropListing: CropListing | undefined
  readonly chosenUses: readonly string[]
}

export const UNKNOWN = 'unknown'

/**
 * An answer that is refused is announced at once. Of those that are missing only their number is, once for all, and the
 * first of their questions gets the focus: a screen reader reads what is wrong with it as its description.
 */
export const roleOfError = (answer: Answer | undefined) =>
  answer === undefined || answer === null ? undefined : 'alert'

/** A text answer as it stands in its field: nothing for a skip and for "I don't know". */
export const textOf = (value: Answer | undefined): string =>
  typeof value === 'string' && value !== UNKNOWN ? value : ''

const CALM = '(prefers-reduced-motion: reduce)'

/** Lists open below their field and never over the question: where there is too little room, the page moves up. */
export const dropdownBelow = { withinPortal: false, position: 'bottom', middlewares: { flip: false } } as const

/**
 * Moves the page until a list has room below its field, as much as its `scroll-margin` asks for. To be called once the
 * list is there: only then is the page long enough.
 */
export function scrollFieldIntoView(field: HTMLElement | null) {
  const behavior = window.matchMedia(CALM).matches ? 'instant' : 'smooth'
  field?.scrollIntoView({ block: 'nearest', behavior })
}
