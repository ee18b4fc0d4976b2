import { type Answers, type AssessmentReport, SKIP } from '@portal/contract'
import { providerOf, type QuestionState, type SurveyState, surveyState } from '@portal/rules'
import type { LegalContext } from '../deps.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import { findAssessment, findDecision } from './assessments.repo.ts'
import type { AssessmentDeps } from './assessments.service.ts'
import { presentAssessment } from './present.ts'

const DISCLAIMER =
  'This report is not legal advice. It applies the legal content of the version named in it to the answers given, ' +
  'and is only as right and as recent as both. Ask the national focal point or a lawyer before you rely on it.'

/** All that a report shows, in the words of the version the decision was made on. */
export async function reportAssessment(
  { db, law }: AssessmentDeps,
  actor: Actor,
  id: string,
): Promise<AssessmentReport> {
  const row = await findAssessment(db, actor, id)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  const decision = await findDecision(db, row)
  const context = await (decision ? law.contextAt(decision.content) : law.contextFor(db, providerOf(row.answers)))
  return {
    ...(await presentAssessment({ db, law, actor }, row)),
    facts: factsOf(context, row.answers),
    account: row.account,
    printedAt: new Date().toISOString(),
    printedBy: `${actor.user.firstName} ${actor.user.lastName}`,
    verificationCode: decision?.code ?? null,
    disclaimer: DISCLAIMER,
  }
}

/** Each active question with its answer in words, by section. */
function factsOf(context: LegalContext, answers: Answers): AssessmentReport['facts'] {
  const state = surveyState(context.survey, answers)
  return state.sections
    .map(({ id, title }) => ({ section: title, rows: rowsOf(context, state, id) }))
    .filter(({ rows }) => rows.length > 0)
}

const rowsOf = (context: LegalContext, state: SurveyState, section: string) =>
  state.pages
    .filter((page) => page.section === section)
    .flatMap((page) => page.questions)
    .filter((question) => question.active)
    .map((asked) => ({ id: asked.question.id, question: asked.question.label, value: wordsOf(context, asked) }))

function wordsOf(context: LegalContext, { question, value }: QuestionState): string {
  if (value === undefined || value === null) return SKIP
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const values = typeof value === 'string' ? [value] : value
  return values.map((one) => wordOf(context, question, one)).join(', ')
}

function wordOf({ names, survey }: LegalContext, question: QuestionState['question'], value: string): string {
  const option = question.options?.find((candidate) => candidate.value === value)
  if (option) return option.label
  if (value === 'unknown') return question.unknown?.label ?? "I don't know"
  if (question.type === 'date') return dateInWords(value)
  if (question.optionsFrom === 'uses') return names.uses.get(value) ?? value
  if (question.type === 'country') return names.countries.get(value) ?? value
  if (question.type === 'region') return survey.country?.regions.find(({ code }) => code === value)?.name ?? value
  return value
}

/** `2019-03-10` is 10/03/2019, `2019-03` 03/2019, `<2019-03-10` before 10/03/2019: as on every screen by default. */
function dateInWords(value: string): string {
  const day = value.replace('<', '').split('-').reverse().join('/')
  return value.startsWith('<') ? `before ${day}` : day
}
