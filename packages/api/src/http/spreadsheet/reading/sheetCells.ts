import { letterOf } from '../cellText.ts'
import { parseXml } from './parseXml.ts'
import type { TableLimits, TableRow } from './readTable.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'

/** The tables of the workbook to which cells refer. */
type Book = { strings: readonly string[]; dateStyles: readonly boolean[]; dates1904: boolean }
type Cell = { column: number; type: string; isDate: boolean; value: string; hasFormula: boolean }

/** Reads the rows of a sheet that are not empty, and lists the cells with a formula. */
export async function readSheet(
  bytes: AsyncIterable<Buffer>,
  book: Book,
  limits: TableLimits,
): Promise<{ rows: TableRow[]; formulas: string[] }> {
  const rows: TableRow[] = []
  const formulas: string[] = []
  const within: string[] = []
  let row: TableRow = { row: 0, cells: [] }
  let cell: Cell | undefined

  const begin: { [element: string]: (attributes: { readonly [name: string]: string }) => void } = {
    row: ({ r }) => {
      row = { row: r ? Number(r) : row.row + 1, cells: [] }
    },
    c: ({ r = '', t = 'n', s = '0' }) => {
      const column = /^[A-Z]/.test(r) ? columnOf(r) : row.cells.length
      cell = { column, type: t, isDate: book.dateStyles[Number(s)] ?? false, value: '', hasFormula: false }
    },
    f: () => {
      if (cell) cell.hasFormula = true
    },
  }
  const end: { [element: string]: () => void } = {
    c: () => {
      if (!cell) return
      if (cell.hasFormula) formulas.push(`${letterOf(cell.column)}${row.row}`)
      place(row, cell, textOf(cell, book), limits)
      cell = undefined
    },
    row: () => {
      if (row.cells.every((text) => text === '')) return
      if (rows.push(row) > limits.rows) throw new SpreadsheetError('tooManyRows')
    },
  }
  await parseXml(bytes, {
    open: (name, attributes) => {
      within.push(name)
      begin[name]?.(attributes)
    },
    text: (text) => {
      const holder = within.at(-1)
      if (cell && (holder === 'v' || (holder === 't' && !within.includes('rPh')))) cell.value += text
    },
    close: (name) => {
      within.pop()
      end[name]?.()
    },
  })
  return { rows, formulas }
}

/** Puts a cell into its column; skipped columns become empty. */
function place({ cells }: TableRow, { column }: Cell, text: string, limits: TableLimits): void {
  if (text === '') return
  if (column >= limits.columns) throw new SpreadsheetError('tooManyColumns')
  while (cells.length < column) cells.push('')
  cells[column] = text
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
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
