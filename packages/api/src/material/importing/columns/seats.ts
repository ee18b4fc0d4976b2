import type { CellFault, ImportWords } from '@portal/contract'
import type { Question } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import { readNumbers } from '../../../cases/index.ts'
import type { LegalContext } from '../../../content/index.ts'
import type { CellReadings, Columns } from '../readCells.ts'
import { answerLabel } from './cellReader.ts'

const NAMES_COLLECTION = /\b(collection|\w*sammlung|colecci[oó]n|cole[cç][aã]o)\b/i

/** Whether a column on the country names collections, too. */
export const namesCollections = (question: Question | undefined, texts: readonly string[]): boolean =>
  question?.type === 'country' && texts.some((text) => NAMES_COLLECTION.test(text))

/** The columns on the country in which a cell names a collection: other cells may name where one is kept, too. */
export function columnsWithSeats(columns: Columns, rows: readonly { cells: readonly string[] }[]): Set<number> {
  return new Set(
    columns.flatMap((column, place) => {
      const texts = rows.map(({ cells }) => cells[place] ?? '')
      return namesCollections(column?.question, texts) ? [place] : []
    }),
  )
}

type Row = { columns: Columns; words: ImportWords; texts: readonly string[]; seats: ReadonlySet<number> }

/**
 * Asks about a country in such a column if the row's collection is kept there: it may be its seat instead of the
 * country of origin. What the user chose for the text stands.
 */
export function askAboutSeat(
  context: LegalContext,
  { columns, words, texts, seats }: Row,
  read: CellReadings,
): CellReadings {
  const place = columns.findIndex((_, at) => seats.has(at) && (texts[at] ?? '') !== '')
  const question = columns[place]?.question
  const text = texts[place] ?? ''
  const country = question && read.given[question.id]
  if (!question || typeof country !== 'string' || Object.hasOwn(words[question.id] ?? {}, text)) return read
  if (!keptIn(context, columns, texts).has(country)) return read
  const { [question.id]: _, ...given } = read.given
  const suggestions = [answerLabel(context, question, country)]
  const fault: CellFault = { column: place, message: t('importing.faults.seat', { text }), suggestions }
  return { given, faults: [...read.faults, fault] }
}

const NUMBERS = new Set(['reference', 'materialIdentifier'])

/** The seats of the collections that the row's numbers may belong to. */
function keptIn(context: LegalContext, columns: Columns, texts: readonly string[]): Set<string> {
  const numbers = columns.flatMap((column, place) => (column && NUMBERS.has(column.id) ? (texts[place] ?? '') : []))
  const readings = numbers.flatMap((number) => (number === '' ? [] : readNumbers(context, number)))
  return new Set(readings.flatMap((reading) => (reading.kind === 'collection' ? (reading.country ?? []) : [])))
}
