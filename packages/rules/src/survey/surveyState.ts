import { activeQuestionsOf, isDecidable } from './activeQuestions.ts'
import { factsFrom } from './facts/factsFrom.ts'
import type {
  Answer,
  Answers,
  Page,
  PageState,
  Question,
  QuestionState,
  Section,
  SectionState,
  SurveyContext,
  SurveyState,
} from './model.ts'
import { CONFIRM, questionsOnPage } from './questions.ts'
import type { Readings } from './reading.ts'

/**
 * The state of a questionnaire with these answers: active questions, missing answers, progress and the resulting facts.
 */
export function surveyState(context: SurveyContext, answers: Answers): SurveyState {
  const { active, readings } = activeQuestionsOf(context, answers)
  const pages = context.survey.sections
    .flatMap((section) => section.pages.map((page) => ({ section, page })))
    .map(({ section, page }, index) => pageState(context, { section, page, number: index + 1 }, { answers, active }))
  const asked = pages.filter((page) => page.active)
  const complete = asked.filter((page) => page.complete).length
  const canComplete = complete === asked.length
  return {
    pages,
    sections: context.survey.sections.map((section) => sectionState(section, pages, canComplete)),
    progress: asked.length === 0 ? 0 : Math.floor((100 * complete) / asked.length),
    notUsed: Object.keys(answers).filter((id) => answers[id] !== null && !isUsed(active, id)),
    canComplete,
    decidable: isDecidable(context, answers, active),
    facts: factsFrom(context, readings),
  }
}

/**
 * The number of the last active page up to `pageNum`; that of the first active page if there is none, 1 without any.
 */
export function nearestActivePage({ pages }: SurveyState, pageNum: number): number {
  const active = pages.filter((page) => page.active).map(({ number }) => number)
  return active.findLast((number) => number <= pageNum) ?? active[0] ?? 1
}

/** Answers that are no longer possible, such as a region of another country, are not used either. */
const isUsed = (active: Readings, id: string) => (active.get(id)?.values.length ?? 0) > 0

type Place = { readonly section: Section; readonly page: Page; readonly number: number }
type CurrentAnswers = { readonly answers: Answers; readonly active: Readings }

function pageState(context: SurveyContext, { section, page, number }: Place, given: CurrentAnswers): PageState {
  const questions = questionsOnPage(context.country, page)
    .filter(({ answeredBy }) => answeredBy === undefined)
    .map((question) => questionState(question, given))
  return {
    number,
    id: page.id,
    title: page.title,
    section: section.id,
    active: questions.some(({ active }) => active),
    complete: questions.every(({ missing }) => !missing),
    questions,
  }
}

function questionState(question: Question, { answers, active }: CurrentAnswers): QuestionState {
  const reading = active.get(question.id)
  const value: Answer | undefined = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
  const isAnswered = question.id === CONFIRM ? value === true : (reading?.values.length ?? 0) > 0
  return {
    question,
    active: reading !== undefined,
    ...(value !== undefined && { value }),
    required: question.required,
    missing: reading !== undefined && question.required && !isAnswered,
  }
}

function sectionState({ id, title }: Section, pages: readonly PageState[], canComplete: boolean): SectionState {
  const own = pages.filter(({ section }) => section === id)
  const asked = own.filter(({ active }) => active)
  const questions = asked.flatMap((page) => page.questions.filter(({ active }) => active))
  const isStarted = questions.some(({ value }) => value !== undefined)
  const state = asked.length === 0 ? 'not_needed' : progressOf(isStarted || canComplete, asked)
  return { id, title, state, pages: own.map(({ number }) => number) }
}

/** Once the answers are confirmed, a section is done in which nothing had to be answered. */
function progressOf(isStarted: boolean, asked: readonly PageState[]): SectionState['state'] {
  if (!isStarted) return 'not_started'
  return asked.every(({ complete }) => complete) ? 'done' : 'in_progress'
}
