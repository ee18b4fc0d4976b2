import { type Answers, type AssessmentReport, SKIP } from '@portal/contract'
import { dateInWords } from '@portal/pdf'
import type { PageState, QuestionState, SurveyState } from '@portal/rules'
import { countryName } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { contentText } from '../../text/contentTexts.ts'
import { type Standing, standingOf, stateOf } from '../decision/evaluate.ts'
import type { AssessmentRow } from './assessments.repo.ts'
import type { Scope } from './presenter.ts'

type Context = Standing['context']

/** Each active question with its answer in words, by section. */
export function factsInWords(context: Context, answers: Answers): AssessmentReport['facts'] {
  const state = stateOf(context, answers)
  return state.sections
    .map(({ id, title }) => ({ section: contentText(title), rows: rowsOf(context, state, id) }))
    .filter(({ rows }) => rows.length > 0)
}

/** The sections about the material, as opposed to its use. */
const MATERIAL_SECTIONS: ReadonlySet<string> = new Set([
  'geneticResource',
  'provider',
  'accessDate',
  'materialsAndData',
])

/** The answers about the material, in words; skipped questions are left out. */
export async function factsOfMaterial({ db, law }: Scope, row: AssessmentRow) {
  const { answers } = row
  const { context } = await standingOf(db, law, row)
  const state = stateOf(context, answers)
  return state.sections
    .filter(({ id }) => MATERIAL_SECTIONS.has(id))
    .flatMap(({ id }) => rowsOf(context, state, id))
    .filter(({ value }) => value !== SKIP)
}

function rowsOf(context: Context, state: SurveyState, section: string): AssessmentReport['facts'][number]['rows'] {
  const isPassed = passedIn(state)
  return state.pages
    .filter((page) => page.section === section)
    .flatMap((page) => page.questions.map((shown) => ({ shown, reached: isAnswered(shown) || isPassed(page) })))
    .filter(({ shown }) => shown.active)
    .map(({ shown, reached }) => ({
      id: shown.question.id,
      question: contentText(shown.question.label),
      value: wordsOf(context, shown),
      reached,
    }))
}

/**
 * Whether somebody went past a page: those after it have an answer, and neither it nor one before it lacks one. The answers
 * of a list that was imported can lie anywhere, and leave questions behind them that nobody was asked yet.
 */
function passedIn({ pages }: SurveyState): (page: PageState) => boolean {
  const last = pages.findLast(({ questions }) => questions.some(isAnswered))?.number ?? 0
  const firstOpen = pages.find(({ active, complete }) => active && !complete)?.number ?? Number.POSITIVE_INFINITY
  return ({ number }) => number <= last && number < firstOpen
}

const isAnswered = ({ active, value }: QuestionState): boolean => active && value !== undefined

function wordsOf(context: Context, { question, value }: QuestionState): string {
  if (value === undefined || value === null) return SKIP
  if (typeof value === 'boolean') return translate(value ? 'assessments.form.yes' : 'assessments.form.no')
  const values = typeof value === 'string' ? [value] : value
  return values.map((one) => wordOf(context, question, one)).join(', ')
}

function wordOf({ names, survey }: Context, question: QuestionState['question'], value: string): string {
  const option = question.options?.find((candidate) => candidate.value === value)
  if (option) return contentText(option.label)
  if (value === 'unknown') return contentText(question.unknown?.label ?? "I don't know")
  if (question.type === 'date') return dateInWords(value)
  if (question.optionsFrom === 'uses') return contentText(names.uses.get(value) ?? value)
  if (question.type === 'country') return countryName(value, names.countries.get(value) ?? value)
  if (question.type === 'region') return survey.country?.regions.find(({ code }) => code === value)?.name ?? value
  return value
}
