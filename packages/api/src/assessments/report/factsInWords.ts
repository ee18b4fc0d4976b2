import { type Answers, type AssessmentReport, SKIP } from '@portal/contract'
import { type QuestionState, type SurveyState, surveyState } from '@portal/rules'
import type { Standing } from '../decision/evaluate.ts'
import { dateInWords } from './days.ts'

type Context = Standing['context']

/** Each active question with its answer in words, by section. */
export function factsInWords(context: Context, answers: Answers): AssessmentReport['facts'] {
  const state = surveyState(context.survey, answers)
  return state.sections
    .map(({ id, title }) => ({ section: title, rows: rowsOf(context, state, id) }))
    .filter(({ rows }) => rows.length > 0)
}

const rowsOf = (context: Context, state: SurveyState, section: string) =>
  state.pages
    .filter((page) => page.section === section)
    .flatMap((page) => page.questions)
    .filter((question) => question.active)
    .map((asked) => ({ id: asked.question.id, question: asked.question.label, value: wordsOf(context, asked) }))

function wordsOf(context: Context, { question, value }: QuestionState): string {
  if (value === undefined || value === null) return SKIP
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const values = typeof value === 'string' ? [value] : value
  return values.map((one) => wordOf(context, question, one)).join(', ')
}

function wordOf({ names, survey }: Context, question: QuestionState['question'], value: string): string {
  const option = question.options?.find((candidate) => candidate.value === value)
  if (option) return option.label
  if (value === 'unknown') return question.unknown?.label ?? "I don't know"
  if (question.type === 'date') return dateInWords(value)
  if (question.optionsFrom === 'uses') return names.uses.get(value) ?? value
  if (question.type === 'country') return names.countries.get(value) ?? value
  if (question.type === 'region') return survey.country?.regions.find(({ code }) => code === value)?.name ?? value
  return value
}
