import {
  type Answers,
  type CellFault,
  type ImportRow,
  type ImportWords,
  loadCountryNames,
  type OWN_COLUMNS,
} from '@portal/contract'
import { checkAnswers, normaliseAnswers, providerOf } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import { type EffectiveLaw, type EvaluationDeps, effectiveLaws, normalised, refusedAnswers } from '../../cases/index.ts'
import type { Actor } from '../../http/actor.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { type CellReader, type Column, openCellReader } from './columns/cellReader.ts'
import { chosenColumns } from './columns/importColumns.ts'
import { askAboutSeat, columnsWithSeats } from './columns/seats.ts'
import { type CellReadings, type Columns, readCells, readConditions, readRegion } from './readCells.ts'

/** A parsed row. `faults` are errors of its cells; a row with errors creates no assessment. */
export type RowReading = {
  row: number
  reference: string
  number: string
  name: string
  owner: string
  userGroup: string
  answers: Answers
  law: EffectiveLaw
  faults: CellFault[]
}

/** The rows of a list, the column of each cell, and what the user chose for its texts. */
export type ListOfRows = { columns: readonly (string | null)[]; words: ImportWords; rows: readonly ImportRow[] }

const MAX_LENGTH = 200
/** A territory is a region of its State already. */
const NOTHING_READ: CellReadings = { given: {}, faults: [] }

/** Reads rows as answers under today's law. Throws INVALID_INPUT if the columns cannot form a list. */
export async function readRows(
  deps: EvaluationDeps,
  { accountId }: Pick<Actor, 'accountId'>,
  { columns: ids, words, rows }: ListOfRows,
): Promise<RowReading[]> {
  const lawFor = effectiveLaws(deps, accountId)
  const level = await lawFor(undefined)
  const columns = chosenColumns(level.context.survey, ids)
  const countryNames = await loadCountryNames()
  const read = openCellReader(level.context, countryNames, columnsOf(columns, rows))
  const seats = columnsWithSeats(columns, rows)
  const takeTurn = eventLoopYielder()
  const readings: RowReading[] = []
  for (const row of rows) {
    readings.push(await readRow({ deps, lawFor, level, columns, words, seats, read }, row))
    await takeTurn()
  }
  return readings
}

function columnsOf(columns: Columns, rows: readonly ImportRow[]): ReadonlyMap<string, Column> {
  const texts = columns.flatMap((column, place): [string, Column][] => {
    if (column?.question?.type !== 'country' && column?.question?.type !== 'date') return []
    const all = new Set(rows.map(({ cells }) => (cells[place] ?? '').trim()))
    return [[column.id, { header: column.label, texts: [...all] }]]
  })
  return new Map(texts)
}

type Reading = {
  deps: EvaluationDeps
  lawFor: ReturnType<typeof effectiveLaws>
  level: EffectiveLaw
  columns: Columns
  words: ImportWords
  /** The columns that may name the seat of a collection. */
  seats: ReadonlySet<number>
  read: CellReader
}

async function readRow(reading: Reading, { row, cells }: ImportRow): Promise<RowReading> {
  const { deps, lawFor, level, columns, words, seats } = reading
  const texts = columns.map((_, place) => (cells[place] ?? '').trim())
  const own = ownTexts(columns, texts)
  const first = askAboutSeat(level.context, { columns, words, texts, seats }, readCells(reading, level, texts))
  const given = await normalised(deps, lawFor, first.given as Answers)
  const law = await lawFor(providerOf(given))
  // Regions depend on the country, which is in another cell and is read first.
  const second = given.providerRegion === undefined ? readRegion(reading, law, texts) : NOTHING_READ
  const third = readConditions(reading, law, texts)
  const answers = normaliseAnswers(law.context.survey, { ...given, ...second.given, ...third.given }) as Answers
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
    faults: [...ownFaults(columns, own), ...first.faults, ...second.faults, ...third.faults, ...refusals],
  }
}

const ownTexts = (columns: Columns, texts: readonly string[]): Own => {
  const of = (id: keyof Own) => texts[columns.findIndex((column) => column?.id === id)] ?? ''
  return {
    reference: of('reference'),
    number: of('number'),
    name: of('name'),
    owner: of('owner'),
    userGroup: of('userGroup'),
  }
}

type Own = Pick<RowReading, (typeof OWN_COLUMNS)[number]>

function ownFaults(columns: Columns, { reference, number, name }: Own): CellFault[] {
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
