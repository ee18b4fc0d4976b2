import type { AssessmentAnswer, Questionnaire } from '@portal/contract'
import { type Answers, openQuestionBefore, type PageState, type QuestionState } from '@portal/rules'
import { CONFIRM } from '../core/answers.ts'
import { type AnswersState, isEmpty } from './saving/answersReducer.ts'

/** When something of a form is shown: all such rules, as functions of the answers and of the questionnaire in their state. */

/**
 * A form is shown without the law of its country, unless that asks questions of its own, on the page that will be shown or
 * on the first that is not complete; a record reads the law.
 */
export function waitsForCountryLaw(
  { assessment, survey }: AssessmentAnswer,
  content: Questionnaire,
  page: string | null,
) {
  if (assessment.status === 'COMPLETED') return true
  const all = content.survey.sections.flatMap(({ pages }) => pages.flatMap(({ questions }) => questions))
  const known = new Set(all.map(({ id }) => id))
  const open = Object.values(survey.pages).find(({ questions }) => questions.some(({ missing }) => missing))
  const shown = [survey.pages[page ?? ''], open].flatMap((one) => one?.questions ?? [])
  return shown.some(({ id, active }) => active && !known.has(id))
}

/** The page on which the form starts: the first with something missing, or else the last, which has the result. */
export function pageToStartAt(pages: readonly PageState[]): number {
  const active = pages.filter((one) => one.active)
  return (active.find(({ complete }) => !complete) ?? active.at(-1))?.number ?? 1
}

/** The last page; it has the confirmation, and of a completed assessment the record stands in its place. */
export const isReview = (page: PageState): boolean => page.questions.some(({ question }) => question.id === CONFIRM)

/**
 * The ids of the pages on the screen: the first, and below it each next one as soon as everything before it is answered,
 * so that nobody has to turn pages while answering. What is open stays open, also when an answer above it is taken back,
 * and no other page comes in between because of that.
 */
export function openPages(
  first: PageState,
  active: readonly PageState[],
  opened: readonly string[],
): readonly string[] {
  const reached = [first.id]
  let above = first
  for (const page of active.filter(({ number }) => number > first.number)) {
    if (!above.complete || isReadWithNext(above) || standsAlone(page)) break
    reached.push(page.id)
    above = page
  }
  const before = opened[0] === first.id ? opened : []
  const added = reached.filter((id) => !before.includes(id))
  return added.length > 0 ? [...before, ...added] : before
}

/** The review; and an answered date of access, beside which the result so far would be withheld from the answers above. */
const standsAlone = (page: PageState): boolean =>
  isReview(page) || page.questions.some(({ question, value }) => question.id === DATE && value !== undefined)

const DATE = 'accessDate'

/** The date of access counts once it was left with Next: no answer below may tell before which dates are convenient. */
export const isReadWithNext = ({ questions }: Pick<PageState, 'questions'>): boolean =>
  questions.some(({ active, question }) => active && question.id === DATE)

/** The page on which work is left, or else the last that is open. */
export const pageInWork = (pages: readonly PageState[]): PageState | undefined =>
  pages.find(({ complete }) => !complete) ?? pages.at(-1)

/**
 * The questions of a page that are asked now. One whose turn comes after another waits until that is answered in any way;
 * after Next was pressed, what is missing is shown.
 */
export function shownQuestions(page: PageState, typed: Answers, isStopped: boolean): QuestionState[] {
  const asked = page.questions.filter((one) => one.active || isAskedAhead(one, page))
  return asked.filter((one) => isStopped || !isWaiting(one, typed))
}

const isWaiting = (one: QuestionState, typed: Answers): boolean =>
  openQuestionBefore(one, (id) => typed[id] === undefined) !== undefined && IMPLIED[one.question.id] === undefined

/** Naming the country also says that the material comes from one. */
export const IMPLIED: { readonly [question: string]: Answers | undefined } = {
  providerCountry: { placeType: 'national' },
}

const MIXED = 'mixed_sample'
const METAGENOME = 'metagenome'

/**
 * The name that a kind of organism gives: databases call a mixed sample, which has no Latin name, a metagenome. It is taken
 * back with the kind. Nothing that the law reads is filled in so: that is for the user to say.
 */
export function nameOf(name: unknown, before: unknown, { organismGroup: group }: Answers): Answers {
  if (group === MIXED) return name ? {} : { geneticResource: METAGENOME }
  return group && before === MIXED && name === METAGENOME ? { geneticResource: null } : {}
}

/**
 * A question whose answer also answers the one that it hangs on is asked beside that, until an answer to that is
 * evaluated: a field that went away for a moment would lose the focus.
 */
const isAskedAhead = ({ question }: QuestionState, { questions }: PageState): boolean =>
  Object.keys(IMPLIED[question.id] ?? {}).some((id) =>
    questions.some((one) => one.question.id === id && one.active && one.value === undefined),
  )

/** Answers that no longer apply. */
export const unusedAnswers = (questions: readonly QuestionState[]): QuestionState[] =>
  questions.filter(({ active, value }) => !active && value !== undefined && value !== null)

/** The questions about the people and their work: the same for most materials of a laboratory. */
const CONTEXT: readonly string[] = [
  'useLocation',
  'userOrigin',
  'userCountry',
  'commercialIntent',
  'externalFunding',
  'thirdPartyTransfer',
]

export const isOfContext = ({ question }: QuestionState): boolean => CONTEXT.includes(question.id)

/** The answers of an earlier assessment are offered while none of these questions is answered. */
export function offersEarlierAnswers({ questions }: PageState, typed: Answers): boolean {
  const asked = questions.filter(isOfContext)
  return asked.length > 0 && asked.every(({ question }) => typed[question.id] === undefined)
}

type FormCondition = Pick<AssessmentAnswer, 'assessment'> & {
  readonly readOnly: boolean
  readonly saving: Pick<AnswersState, 'refused' | 'conflict'>
}

/** Most forms have no notice. The others wait for their notices, rather than that the questions move down. */
export const needsNotices = ({ assessment, readOnly, saving: { refused, conflict } }: FormCondition): boolean =>
  assessment.reopened !== null || readOnly || conflict !== null || !isEmpty(refused)
