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
import { type Answer, possibleColours, providerOf, questionsOf, surveyState } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import type { LegalContext } from '../../content/index.ts'
import { invalid } from '../../http/errors.ts'
import { countryNames } from '../../text/contentTexts.ts'
import { evaluated } from './evaluate.ts'
import { type EvaluationDeps, effectiveLaws, normalised, refusals } from './evaluateMany.ts'

type Query = HandlerInput<typeof evaluation.lookup>['query']

const PARAMETERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ providerCountry: 'country', intendedUse: 'use' }),
)

/**
 * The result of a use under the law of a country, and what is possible while questions are open. Throws INVALID_INPUT with
 * the name of the parameter.
 */
export async function lookUp(deps: EvaluationDeps, query: Query): Promise<HandlerOutput<typeof evaluation.lookup>> {
  const lawFor = effectiveLaws(deps)
  const { context } = await lawFor(undefined)
  const answers = await normalised(lawFor, await answersOf(context, query))
  const law = await lawFor(providerOf(answers))
  const errors = refusals(law, answers)
  if (errors.length > 0) throw refused(errors)
  const state = surveyState(law.context.survey, answers)
  const possible = possibleColours(law.context.survey.law, state.facts).map((one) => shownStatus(one, law.overdueSince))
  const colours = [...new Set(possible)]
  return {
    ...evaluated(law, answers),
    possible: colours,
    worst: colours.at(-1) ?? 'AMBER',
    settled: colours.length === 1,
  }
}

const refused = (errors: readonly FieldError[]) =>
  invalid(errors.map(({ path, message }) => ({ path: PARAMETERS.get(path) ?? path, message })))

async function answersOf(context: LegalContext, { country, use, ...others }: Query): Promise<Answers> {
  const types = new Map(questionsOf(context.survey).map(({ id, type }) => [id, type]))
  const given = Object.entries(others).map(([id, text]): [string, Answer] => {
    const type = types.get(id)
    if (type === 'date') return [id, dateOf(id, text)]
    // What is neither yes nor no is refused by the name of the question.
    if (type === 'boolean') return [id, readYesOrNo(text) ?? text]
    return [id, type === 'multi_choice' ? text.split(',') : text]
  })
  const named = { providerCountry: await countryOf(context, country), ...(use !== undefined && { intendedUse: [use] }) }
  return { ...Object.fromEntries(given), ...named } as Answers
}

/** A country by its code or name. A name of several countries is refused with their names. */
async function countryOf({ survey, names }: LegalContext, text: string): Promise<string> {
  const now = countryNames(names.countries)
  const nameOf = (iso2: string) => now.get(iso2) ?? iso2
  const countries = survey.countries.map((iso2) => ({ iso2, names: [nameOf(iso2), names.countries.get(iso2) ?? iso2] }))
  const reading = placeReader(countries, await loadCountryNames())(text, { isOfCodes: true })
  if (reading.kind === 'country') return reading.country
  const doubt = reading.kind === 'ask' ? reading.doubt : 'nothing'
  const message = t(`importing.places.${doubt}`, { text, count: countries.length })
  const meant = reading.kind === 'ask' ? reading.countries.map(nameOf).join(', ') : ''
  throw refused([{ path: 'country', message: meant === '' ? message : `${message} (${meant})` }])
}

function dateOf(path: string, text: string): string {
  const reading = readDate(text)
  if (reading.kind === 'date') return reading.answer
  if (text === 'unknown') return text
  const doubt = reading.kind === 'ask' ? reading.doubt : 'nothing'
  throw refused([{ path, message: t(`importing.dates.${doubt}`, { text }) }])
}
