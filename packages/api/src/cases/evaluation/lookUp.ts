import {
  type Answers,
  type evaluation,
  type FieldError,
  type HandlerInput,
  type HandlerOutput,
  loadCountryNames,
  placeReader,
  readDate,
  readYesOrNo,
  shownStatus,
} from '@portal/contract'
import {
  type Answer,
  allowsUnknown,
  openQuestions,
  possibleColours,
  providerOf,
  type Question,
  questionsOf,
  type SurveyState,
  surveyState,
  UNKNOWN,
} from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import type { LegalContext } from '../../content/index.ts'
import type { ReferenceOf } from '../../countries/index.ts'
import type { Actor } from '../../http/actor.ts'
import { invalid } from '../../http/errors.ts'
import { today } from '../../shared/days.ts'
import { contentText, countryNames, namedCountries } from '../../text/contentTexts.ts'
import { dateDoubt } from '../../text/dateDoubt.ts'
import { periodOfDate } from '../../text/periodOfDate.ts'
import { evaluated } from './evaluate.ts'
import { type EvaluationDeps, effectiveLaws, normalised, refusals } from './evaluateMany.ts'

type Query = HandlerInput<typeof evaluation.lookup>['query']
type Looked = HandlerOutput<typeof evaluation.lookup>
export type LookUpDeps = EvaluationDeps & { referenceOf: ReferenceOf }

const PARAMETERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ providerCountry: 'country', intendedUse: 'use' }),
)

/**
 * The result of a use under the law of a country and the house rules of the account, and what is possible while questions
 * are open. Throws INVALID_INPUT with the name of the parameter.
 */
export async function lookUp(deps: LookUpDeps, { accountId }: Actor, query: Query): Promise<Looked> {
  const lawFor = effectiveLaws(deps, accountId)
  const { context } = await lawFor(undefined)
  const answers = await normalised(deps, lawFor, await answersOf(context, query))
  const law = await lawFor(providerOf(answers))
  const errors = refusals(law, answers)
  if (errors.length > 0) throw refused(errors)
  const state = surveyState(law.context.survey, answers)
  const possible = possibleColours(law.context.survey.law, state.facts).map((one) => shownStatus(one, law.overdueSince))
  const colours = [...new Set(possible)]
  return {
    ...evaluated(law, answers),
    doubts: doubtsOf(answers),
    possible: colours,
    worst: colours.at(-1) ?? 'AMBER',
    settled: colours.length === 1,
    openQuestions: presentOpen(state),
    reference: await referenceOf(deps, answers),
  }
}

const presentOpen = (state: SurveyState): Looked['openQuestions'] =>
  openQuestions(state).map(({ question: { id, label, options } }) => ({
    question: id,
    parameter: PARAMETERS.get(id) ?? id,
    title: contentText(label),
    values: (options ?? []).map(({ value }) => value),
  }))

/** Warnings, because planned access may be looked up, too. */
function doubtsOf({ accessDate }: Answers): string[] {
  if (typeof accessDate !== 'string') return []
  const reading = readDate(accessDate, { today: today() })
  return reading.kind === 'ask' && reading.doubt === 'future' ? [dateDoubt(reading, accessDate)] : []
}

const isDay = (answer: Answer | undefined): answer is string =>
  typeof answer === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(answer)

/** The reference case on the days that were given, or today. It needs one use, and assumes everything else. */
async function referenceOf(deps: LookUpDeps, answers: Answers): Promise<Looked['reference']> {
  const { providerCountry: country, intendedUse: uses, accessDate: access, intendedUseDate: planned } = answers
  const [use, ...more] = Array.isArray(uses) ? uses : []
  if (typeof country !== 'string' || country === UNKNOWN || use === undefined || more.length > 0) return null
  const accessDate = isDay(access) ? access : today()
  const intendedUseDate = isDay(planned) ? planned : today()
  // No use of the reference case begins before its access.
  const dates = { accessDate, intendedUseDate: [accessDate, intendedUseDate].toSorted().at(-1) ?? accessDate }
  const result = await deps.referenceOf({ country, use, dates })
  return result && { ...result, assumed: true }
}

const refused = (errors: readonly FieldError[]) =>
  invalid(errors.map(({ path, message }) => ({ path: PARAMETERS.get(path) ?? path, message })))

async function answersOf(context: LegalContext, { country, use, ...others }: Query): Promise<Answers> {
  const questions = new Map(questionsOf(context.survey).map((question) => [question.id, question]))
  const given = Object.entries(others).map(([id, text]): Answers => {
    const question = questions.get(id)
    if (question?.type === 'date') return dateGiven(question, text)
    // A text that is neither yes nor no is refused by the name of the question.
    if (question?.type === 'boolean') return { [id]: readYesOrNo(text) ?? text }
    return { [id]: question?.type === 'multi_choice' ? text.split(',') : text }
  })
  const named = { providerCountry: await countryOf(context, country), ...(use !== undefined && { intendedUse: [use] }) }
  return Object.assign({}, ...given, named)
}

/** A country by its code or name, or “unknown”. A name of several countries is refused with their names. */
async function countryOf({ survey, names }: LegalContext, text: string): Promise<string> {
  if (text === UNKNOWN) return text
  const now = countryNames(names.countries)
  const nameOf = (iso2: string) => now.get(iso2) ?? iso2
  const countries = namedCountries(survey.countries, names.countries)
  const reading = placeReader(countries, await loadCountryNames())(text, { isOfCodes: true })
  if (reading.kind === 'country') return reading.country
  const doubt = reading.kind === 'ask' ? reading.doubt : 'nothing'
  const message = t(`importing.places.${doubt}`, { text, count: countries.length })
  const meant = reading.kind === 'ask' ? reading.countries.map(nameOf).join(', ') : ''
  throw refused([{ path: 'country', message: meant === '' ? message : `${message} (${meant})` }])
}

/** A date, or for the access the period in which it lies. A word for a missing value is “unknown” where that is an answer. */
function dateGiven(question: Question, text: string): Answers {
  const { id } = question
  const reading = readDate(text)
  if (reading.kind === 'date') return { [id]: reading.answer }
  if (reading.kind === 'missing' && allowsUnknown(question)) return { [id]: UNKNOWN }
  const period = id === 'accessDate' ? periodOfDate(reading) : undefined
  if (period !== undefined) return { accessPeriod: period }
  const message = reading.kind === 'missing' ? t('importing.dates.nothing', { text }) : dateDoubt(reading, text)
  throw refused([{ path: id, message }])
}
