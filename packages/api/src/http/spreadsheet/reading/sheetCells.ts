import { letterOf } from '../cellText.ts'
import { type Attributes, parseXml } from './parseXml.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'
import { collectRows, MAX_WRITTEN_LENGTH, type Table, type TableLimits, type TableRow } from './tableRows.ts'

/** The tables of the workbook to which cells refer. */
type Book = { strings: readonly string[]; dateStyles: readonly boolean[]; dates1904: boolean }
type Cell = { column: number; type: string; isDate: boolean; value: string; hasFormula: boolean }

/** How many cells with a formula are listed. */
const FIRST_FORMULAS = 20

/** Reads the rows of a sheet that are not empty, and lists the cells with a formula and the ranges of merged cells. */
export async function readSheet(
  bytes: AsyncIterable<Buffer>,
  book: Book,
  limits: TableLimits,
): Promise<Pick<Table, 'rows' | 'formulas' | 'merged'>> {
  const { rows, add, checkCell } = collectRows(limits)
  const formulas = { count: 0, first: [] as string[] }
  const merged: string[] = []
  const within: string[] = []
  let row: TableRow = { row: 0, cells: [] }
  let cell: Cell | undefined

  const merge = (range: string) => {
    if (merged.push(range) > limits.cells) throw new SpreadsheetError('tooManyCells')
  }
  const begin = (name: string, attributes: Attributes) => {
    if (name === 'row') row = { row: rowNumber(attributes.r, row.row), cells: [] }
    else if (name === 'c') cell = newCell(attributes, row.cells.length, book)
    else if (name === 'f' && cell) cell.hasFormula = true
    else if (name === 'mergeCell') merge(attributes.ref ?? '')
  }
  const endCell = ({ column, hasFormula }: Cell, text: string) => {
    if (hasFormula && ++formulas.count <= FIRST_FORMULAS) formulas.first.push(`${letterOf(column)}${row.row}`)
    if (text === '') return
    checkCell(column, text)
    while (row.cells.length < column) row.cells.push('')
    row.cells[column] = text
  }
  await parseXml(bytes, {
    open: (name, attributes) => {
      within.push(name)
      begin(name, attributes)
    },
    text: (text) => {
      const holder = within.at(-1)
      if (!cell || !(holder === 'v' || (holder === 't' && !within.includes('rPh')))) return
      cell.value += text
      if (cell.value.length > MAX_WRITTEN_LENGTH) throw new SpreadsheetError('cellTooLong')
    },
    close: (name) => {
      within.pop()
      if (name === 'row') add(row)
      if (name !== 'c' || !cell) return
      endCell(cell, textOf(cell, book))
      cell = undefined
    },
  })
  return { rows, formulas, merged }
}

/** The last row of a spreadsheet program is 1,048,576. */
const MAX_ROW = 2_000_000

/** A row without a number is the next one. */
function rowNumber(written: string | undefined, previous: number): number {
  const number = written === undefined ? previous + 1 : Number(written)
  if (Number.isInteger(number) && number > 0 && number <= MAX_ROW) return number
  throw new SpreadsheetError('damaged')
}

/** A cell without a reference is the next one of its row. */
function newCell({ r, t = 'n', s = '0' }: Attributes, next: number, { dateStyles }: Book): Cell {
  const column = r === undefined ? next : columnOf(r)
  return { column, type: t, isDate: dateStyles[Number(s)] ?? false, value: '', hasFormula: false }
}

function textOf({ type, value, isDate }: Cell, { strings, dates1904 }: Book): string {
  switch (type) {
    case 's':
      return unescaped(strings[Number(value)] ?? '')
    case 'inlineStr':
    case 'str':
      return unescaped(value)
    case 'b':
      return value === '1' ? 'yes' : 'no'
    case 'd':
      return value.slice(0, 10)
    case 'n':
      return numberText(value, isDate, dates1904)
    default:
      return value
  }
}

function numberText(value: string, isDate: boolean, dates1904: boolean): string {
  if (value === '') return ''
  return isDate ? dayOf(Number(value), dates1904) : String(Number(value))
}

const DAY_MS = 86_400_000
/** The number of 1970-01-01 in the 1900 and the 1904 date system. */
const EPOCH = 25_569
const EPOCH_1904 = 24_107

/** A number outside the calendar is left as it is. */
function dayOf(days: number, dates1904: boolean): string {
  const time = (Math.floor(days) - (dates1904 ? EPOCH_1904 : EPOCH)) * DAY_MS
  return Math.abs(time) < 8.64e15 && days > 0 ? new Date(time).toISOString().slice(0, 10) : String(days)
}

/** Decodes escapes such as `_x000D_`, for characters that XML cannot contain (ECMA-376, ST_Xstring). */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim()

/** The column of a cell reference, counted from 0: `AB7` is in column 27. */
export function columnOf(reference: string): number {
  const [, letters] = /^([A-Z]{1,3})\d{0,7}$/.exec(reference) ?? []
  if (letters === undefined) throw new SpreadsheetError('damaged')
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
