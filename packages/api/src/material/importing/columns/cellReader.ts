import {
  type CountryNames,
  isColumnOfCodes,
  isMissing,
  orderOf,
  type PlaceReader,
  placeReader,
  readDate,
  readYesOrNo,
} from '@portal/contract'
import { type Answer, allowsUnknown, PERIODS, type Question, questionsOf, UNKNOWN } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import type { LegalContext } from '../../../content/index.ts'
import { today } from '../../../shared/days.ts'
import { contentText, namedCountries } from '../../../text/contentTexts.ts'
import { dateDoubt } from '../../../text/dateDoubt.ts'
import { periodOfDate } from '../../../text/periodOfDate.ts'
import { type Choice, type Choices, choiceNamed, memoizedChoices, nearestChoices } from './choices.ts'
import { choiceOfFigure } from './choiceWords.ts'

/**
 * The answer that a text gives, with how it was understood, or why it is asked about, with answers it may mean. The
 * answer null leaves the question open.
 */
export type CellReading =
  | { kind: 'answer'; answer: Answer; reason: string; rest?: string }
  | { kind: 'fault'; message: string; proposals: readonly Answer[] }

/** The header and all different texts of a column: dates and codes are read by the others of their column. */
export type Column = { header: string; texts: readonly string[] }
export type CellReader = (question: Question, text: string) => CellReading

type Reading = { context: LegalContext; places: PlaceReader; columns: ReadonlyMap<string, Column> }

/** Reads the cells of one list under the law of no country. Each text of a column is read once. */
export function openCellReader(
  context: LegalContext,
  countryNames: CountryNames,
  columns: ReadonlyMap<string, Column>,
): CellReader {
  const countries = namedCountries(context.survey.countries, context.names.countries)
  const reading = { context, places: placeReader(countries, countryNames), columns }
  const isOfCodes = memoized((id: string) => {
    const column = columns.get(id)
    return column !== undefined && isColumnOfCodes(column.header, column.texts)
  })
  const order = memoized((id: string) => orderOf(columns.get(id)?.texts ?? []))
  const readings = new Map<string, CellReading>()
  return (question, text) => {
    const key = `${question.id} ${text}`
    const known = readings.get(key)
    if (known) return known
    const read = readText(reading, question, text, { isOfCodes, order })
    readings.set(key, read)
    return read
  }
}

function memoized<Value>(compute: (id: string) => Value): (id: string) => Value {
  const values = new Map<string, Value>()
  return (id) => {
    if (!values.has(id)) values.set(id, compute(id))
    return values.get(id) as Value
  }
}

type OfColumn = { isOfCodes: (id: string) => boolean; order: (id: string) => ReturnType<typeof orderOf> }

const answer = (value: Answer, reason: string): CellReading => ({ kind: 'answer', answer: value, reason })
export const fault = (message: string, proposals: readonly Answer[] = []): CellReading => ({
  kind: 'fault',
  message,
  proposals,
})

function readText(reading: Reading, question: Question, text: string, column: OfColumn): CellReading {
  if (/^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text)) return fault(t('importing.faults.formulaError'))
  if (isText(question)) return isMissing(text) ? missing(question) : answer(text, '')
  if (isUnknown(question, text)) return answer(UNKNOWN, t('importing.reasons.missing'))
  if (question.type === 'country') return readPlace(reading, question, text, column.isOfCodes(question.id))
  // Only among countries two letters are a code as well, of Namibia.
  if (/^na$/i.test(text)) return missing(question)
  if (question.type === 'date') return readDay(question, text, column.order(question.id))
  const named = readChoices(reading.context, question, text)
  return named.kind === 'fault' && isMissing(text) ? missing(question) : named
}

const isText = ({ type }: Question): boolean => type === 'text' || type === 'latin_name' || type === 'file_reference'

/** Nobody knows it: “I don't know” where the question has it, else the question stays open. */
const missing = (question: Question): CellReading =>
  answer(allowsUnknown(question) ? UNKNOWN : null, t('importing.reasons.missing'))

const isUnknown = (question: Question, text: string): boolean =>
  allowsUnknown(question) && [contentText(question.unknown?.label ?? ''), question.unknown?.label ?? ''].includes(text)

function readPlace({ places, context }: Reading, question: Question, text: string, isOfCodes: boolean): CellReading {
  const reading = places(text, { isOfCodes })
  if (reading.kind === 'missing') return missing(question)
  if (reading.kind === 'country') {
    const { country, reason, rest, formerly } = reading
    const countries = (formerly?.countries ?? []).map((code) => labelOfChoice(context, question, code)).join(', ')
    const how = formerly
      ? t('importing.reasons.formerly', { until: formerly.until, countries })
      : t(`importing.reasons.${reason}`)
    return { kind: 'answer', answer: country, reason: how, rest }
  }
  const count = context.survey.countries.length
  return fault(t(`importing.places.${reading.doubt}`, { text, count }), reading.countries)
}

function readDay(question: Question, text: string, order: ReturnType<typeof orderOf>): CellReading {
  const withWord = text.toLowerCase().startsWith(t('importing.before').toLowerCase())
    ? `<${text.slice(t('importing.before').length).trim()}`
    : text
  const reading = readDate(withWord, { order, ...(question.id === 'accessDate' && { today: today() }) })
  if (reading.kind === 'missing') return missing(question)
  if (reading.kind === 'date') return answer(reading.answer, t('importing.reasons.date'))
  const period = question.id === 'accessDate' ? periodOfDate(reading) : undefined
  if (period !== undefined) return answer(period, t('importing.reasons.period'))
  return fault(dateDoubt(reading, text), reading.kind === 'ask' ? reading.proposals : [])
}

/** A date column may give the period of access in place of a date. */
export const answersGiven = ({ id, type }: Question, value: Answer): Readonly<Record<string, Answer>> =>
  type === 'date' && typeof value === 'string' && value in PERIODS ? { accessPeriod: value } : { [id]: value }

/** Reads the answer to a question with choices, of which some depend on the country: regions. */
export function readChoices(context: LegalContext, question: Question, text: string): CellReading {
  const choices = memoizedChoices(context, question)
  if (question.type === 'boolean') return readBoolean(text)
  if (question.type === 'multi_choice') return readSeveral(choices, text)
  const named = choiceNamed(choices, text) ?? choiceOfYesOrNo(choices, text)
  if (named) return answer(named.value, t('importing.reasons.choice'))
  const meant = choiceOfFigure(question.id, text)
  if (meant) return fault(t('importing.faults.figure', { text }), [meant])
  return fault(
    faultOfChoice(context, question, text),
    nearestChoices(text, choices.all).map(({ value }) => value),
  )
}

function faultOfChoice({ names, survey }: LegalContext, { type }: Question, text: string): string {
  if (type !== 'region') return t('importing.faults.choice', { text })
  const country = survey.country?.country
  if (country === undefined) return t('importing.faults.regionWithoutCountry')
  return t('importing.faults.region', { text, country: names.countries.get(country) ?? country })
}

function choiceOfYesOrNo({ all }: Choices, text: string): Choice | undefined {
  const meant = readYesOrNo(text)
  return meant === undefined ? undefined : all.find(({ value }) => value === (meant ? 'yes' : 'no'))
}

/** Yes and no in the current language. */
export const yesAndNo = (): [yes: string, no: string] => [t('assessments.form.yes'), t('assessments.form.no')]

function readBoolean(text: string): CellReading {
  const [yes, no] = yesAndNo().map((word) => word.toLowerCase())
  const word = text.toLowerCase()
  const meant = word === yes ? true : word === no ? false : readYesOrNo(text)
  return meant === undefined
    ? fault(t('importing.faults.choice', { text }), [true, false])
    : answer(meant, t('importing.reasons.choice'))
}

/** Separated by semicolons or line breaks, or by commas as in an export, although a label may contain commas, too. */
function readSeveral(choices: Choices, text: string): CellReading {
  const readings = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => byCommas(choices, part))
  const wrong = readings.find((reading) => typeof reading === 'string')
  const values = readings.flatMap((reading) => (typeof reading === 'string' ? [] : [reading.value]))
  if (wrong === undefined) return answer(values, t('importing.reasons.choice'))
  const proposals = nearestChoices(wrong, choices.all).map(({ value }) =>
    readings.map((reading) => (typeof reading === 'string' ? value : reading.value)),
  )
  return fault(t('importing.faults.choice', { text: wrong }), proposals)
}

function byCommas(choices: Choices, text: string): (Choice | string)[] {
  const whole = choiceNamed(choices, text)
  if (whole) return [whole]
  const parts = text.split(',')
  for (let length = parts.length - 1; length > 0; length--) {
    const first = choiceNamed(choices, parts.slice(0, length).join(','))
    if (first) return [first, ...byCommas(choices, parts.slice(length).join(','))]
  }
  return [text.trim()]
}

/** An answer as the reader would write it into a cell. */
export function answerLabel(context: LegalContext, question: Question, value: Answer): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return yesAndNo()[value ? 0 : 1]
  if (typeof value !== 'string') return value.map((one) => labelOfChoice(context, question, one)).join('; ')
  if (value === UNKNOWN && question.unknown) return contentText(question.unknown.label)
  const isPeriod = question.type === 'date' && value in PERIODS
  return labelOfChoice(context, isPeriod ? questionCalled(context, 'accessPeriod') : question, value)
}

export function questionCalled({ survey }: LegalContext, id: string): Question {
  const question = questionsOf(survey).find((one) => one.id === id)
  if (!question) throw new Error(`The questionnaire has no question ${id}.`)
  return question
}

const labelOfChoice = (context: LegalContext, question: Question, value: string): string =>
  memoizedChoices(context, question).all.find((choice) => choice.value === value)?.names[0] ?? value
