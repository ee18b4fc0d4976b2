import {
  type Answers,
  type CellFault,
  type CountryNames,
  type ImportRow,
  loadCountryNames,
  type OWN_COLUMNS,
} from '@portal/contract'
import { type Answer, checkAnswers, normaliseAnswers, providerOf, type Question } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import { type EffectiveLaw, type EvaluationDeps, effectiveLaws, refusedAnswers } from '../../cases/index.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { chosenColumns, type ImportColumn } from './columns/importColumns.ts'
import { readCell } from './columns/readCell.ts'

/** A parsed row. `faults` are errors of its cells; a row with errors creates no assessment. */
export type RowReading = {
  row: number
  reference: string
  number: string
  name: string
  answers: Answers
  law: EffectiveLaw
  faults: CellFault[]
}

const MAX_LENGTH = 200

/** Reads rows as answers under today's law. Throws INVALID_INPUT if the columns cannot form a list. */
export async function readRows(
  deps: EvaluationDeps,
  columnIds: readonly (string | null)[],
  rows: readonly ImportRow[],
): Promise<RowReading[]> {
  const lawFor = effectiveLaws(deps)
  const level = await lawFor(undefined)
  const columns = chosenColumns(level.context.survey, columnIds)
  const countryNames = await loadCountryNames()
  const takeTurn = eventLoopYielder()
  const readings: RowReading[] = []
  for (const row of rows) {
    readings.push(await readRow({ lawFor, level, columns, countryNames }, row))
    await takeTurn()
  }
  return readings
}

type Reading = {
  lawFor: ReturnType<typeof effectiveLaws>
  level: EffectiveLaw
  columns: readonly (ImportColumn | null)[]
  countryNames: CountryNames
}

async function readRow(reading: Reading, { row, cells }: ImportRow): Promise<RowReading> {
  const { lawFor, level, columns } = reading
  const texts = columns.map((_, place) => (cells[place] ?? '').trim())
  const own = ownTexts(columns, texts)
  // Regions depend on the country, which is in another cell and is read first.
  const first = readCells(reading, level, texts, ({ type }) => type !== 'region')
  const law = await lawFor(providerOf(normaliseAnswers(level.context.survey, first.given)))
  const second = readCells(reading, law, texts, ({ type }) => type === 'region')
  const answers = normaliseAnswers(law.context.survey, { ...first.given, ...second.given }) as Answers
  const refusals = refusedAnswers(checkAnswers(law.context.survey, {}, answers)).map(({ path, message }) => ({
    column: columns.findIndex((column) => column?.id === path),
    message,
    suggestions: [],
  }))
  return {
    row,
    ...own,
    answers,
    law,
    faults: [...ownFaults(columns, own), ...first.faults, ...second.faults, ...refusals],
  }
}

type CellReadings = { given: Record<string, Answer>; faults: CellFault[] }

/** The answers in the non-empty cells whose question matches the filter. */
function readCells(
  { columns, countryNames }: Reading,
  { context }: EffectiveLaw,
  texts: readonly string[],
  isTurn: (question: Question) => boolean,
): CellReadings {
  const given: Record<string, Answer> = {}
  const faults: CellFault[] = []
  for (const [place, text] of texts.entries()) {
    const question = columns[place]?.question
    if (!question || text === '' || !isTurn(question)) continue
    const reading = readCell({ context, countryNames }, question, text)
    if ('answer' in reading) given[question.id] = reading.answer
    else faults.push({ column: place, ...reading })
  }
  return { given, faults }
}

const ownTexts = (columns: Reading['columns'], texts: readonly string[]): Own => {
  const of = (id: keyof Own) => texts[columns.findIndex((column) => column?.id === id)] ?? ''
  return { reference: of('reference'), number: of('number'), name: of('name') }
}

type Own = Pick<RowReading, (typeof OWN_COLUMNS)[number]>

function ownFaults(columns: readonly (ImportColumn | null)[], { reference, number, name }: Own): CellFault[] {
  const fault = (id: keyof Own, message: string): CellFault => ({
    column: columns.findIndex((column) => column?.id === id),
    message,
    suggestions: [],
  })
  return [
    ...(reference === '' && number === '' ? [fault('reference', t('importing.faults.noReference'))] : []),
    ...(reference.length > MAX_LENGTH ? [fault('reference', t('importing.faults.longReference'))] : []),
    ...(name.length > MAX_LENGTH ? [fault('name', t('importing.faults.longName'))] : []),
  ]
}
