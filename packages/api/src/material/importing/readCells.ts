import { type CellFault, type ImportWords, JOINED_COLUMN } from '@portal/contract'
import { type Answer, type Question, questionsOf } from '@portal/rules'
import type { EffectiveLaw } from '../../cases/index.ts'
import {
  answerLabel,
  answersGiven,
  type CellReader,
  type CellReading,
  questionCalled,
  readChoices,
} from './columns/cellReader.ts'
import { choiceNamed, memoizedChoices } from './columns/choices.ts'
import type { ImportColumn } from './columns/importColumns.ts'

export type Columns = readonly (ImportColumn | null)[]
/** The columns of a list, what was chosen for their texts, and the reader of all others. */
type Reading = { columns: Columns; words: ImportWords; read: CellReader }

export type CellReadings = { given: Record<string, Answer>; faults: CellFault[] }

/** The answers in the non-empty cells, except the region. */
export function readCells(
  { columns, words, read }: Reading,
  { context }: EffectiveLaw,
  texts: readonly string[],
): CellReadings {
  const given: Record<string, Answer> = {}
  const faults: CellFault[] = []
  for (const [place, text] of texts.entries()) {
    const question = columns[place]?.question
    if (!question || text === '' || question.type === 'region') continue
    const reading = chosenOr(words, question, text, () => read(question, text))
    if (reading.kind === 'answer') addAnswer(given, question, reading.answer)
    else faults.push({ column: place, ...faultOf(context, question, reading) })
  }
  return { given, faults }
}

/** An answer that stays open is left out; the parts of a Latin name are joined. */
function addAnswer(given: Record<string, Answer>, question: Question, answer: Answer): void {
  if (answer === null) return
  const before = given[question.id]
  const joined = question.id === JOINED_COLUMN && typeof before === 'string' ? `${before} ${String(answer)}` : answer
  Object.assign(given, answersGiven(question, joined))
}

const faultOf = (
  context: EffectiveLaw['context'],
  question: Question,
  { message, proposals }: Extract<CellReading, { kind: 'fault' }>,
) => ({ message, suggestions: proposals.map((proposal) => answerLabel(context, question, proposal)) })

/** The region of its own cell, or else what the cell of the country says beside the country, if it is a region. */
export function readRegion(
  { columns, words, read }: Reading,
  { context }: EffectiveLaw,
  texts: readonly string[],
): CellReadings {
  const none: CellReadings = { given: {}, faults: [] }
  const place = columns.findIndex((column) => column?.question?.type === 'region')
  const question = columns[place]?.question
  const text = texts[place] ?? ''
  if (question && text !== '' && context.survey.country?.regions.length) {
    const reading = chosenOr(words, question, text, () => readChoices(context, question, text))
    return reading.kind === 'fault'
      ? { given: {}, faults: [{ column: place, ...faultOf(context, question, reading) }] }
      : { given: { [question.id]: reading.answer }, faults: [] }
  }
  return regionBeside({ columns, read }, context, texts) ?? none
}

function regionBeside(
  { columns, read }: Pick<Reading, 'columns' | 'read'>,
  context: EffectiveLaw['context'],
  texts: readonly string[],
): CellReadings | undefined {
  const place = columns.findIndex((column) => column?.question?.id === 'providerCountry')
  const country = columns[place]?.question
  const text = texts[place] ?? ''
  if (!country || text === '') return undefined
  const reading = read(country, text)
  const rest = reading.kind === 'answer' ? (reading.rest ?? '') : ''
  if (rest === '') return undefined
  const region = questionCalled(context, 'providerRegion')
  const choices = memoizedChoices(context, region)
  const named = rest.split(',').flatMap((part) => choiceNamed(choices, part) ?? [])[0]
  return named && { given: { [region.id]: named.value }, faults: [] }
}

/** The questions of the law of the row's country; a cell for the question of another country is ignored. */
export function readConditions(
  { columns, words }: Reading,
  { context }: EffectiveLaw,
  texts: readonly string[],
): CellReadings {
  const readings: CellReadings = { given: {}, faults: [] }
  for (const [place, column] of columns.entries()) {
    const text = texts[place] ?? ''
    const question = text === '' ? undefined : conditionOf(context, column)
    if (!question) continue
    const reading = chosenOr(words, question, text, () => readChoices(context, question, text))
    if (reading.kind === 'fault') readings.faults.push({ column: place, ...faultOf(context, question, reading) })
    else addAnswer(readings.given, question, reading.answer)
  }
  return readings
}

const conditionOf = ({ survey }: EffectiveLaw['context'], column: ImportColumn | null): Question | undefined =>
  column && column.question === undefined ? questionsOf(survey).find(({ id }) => id === column.id) : undefined

/** What was chosen for the text, or else how it is read. */
function chosenOr(words: ImportWords, { id }: Question, text: string, read: () => CellReading): CellReading {
  const chosen = words[id] ?? {}
  return Object.hasOwn(chosen, text) ? { kind: 'answer', answer: chosen[text] ?? null, reason: '' } : read()
}
