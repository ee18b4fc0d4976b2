import { looksLikeFormula } from '../cellText.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'
import { collectRows, type TableLimits, type TableRow } from './tableRows.ts'

/**
 * Reads CSV (RFC 4180) delimited by comma, semicolon or tab, unless another delimiter is given. Every character is read
 * once, and the limits act while a row is read, which no CSV library offers for columns.
 */
export function readCsv(text: string, limits: TableLimits, delimiter?: string): TableRow[] {
  const { rows, add, checkCell } = collectRows(limits)
  const [sepLine = '', named] = SEP_LINE.exec(text) ?? []
  const readCell = cellReader(text, delimiter ?? named ?? delimiterOf(text))
  let row: TableRow = { row: sepLine === '' ? 1 : 2, cells: [] }
  for (let at = sepLine.length; at < text.length; ) {
    const cell = readCell(at)
    checkCell(row.cells.length, cell.text)
    row.cells.push(withoutMark(cell.text))
    row.row += cell.lines
    at = cell.end
    if (at < text.length && !cell.endsRow) continue
    add(row)
    row = { row: row.row + 1, cells: [] }
  }
  return rows
}

type CellText = {
  text: string
  /** Where the next cell begins: after the delimiter or the end of the line. */
  end: number
  endsRow: boolean
  /** How many ends of lines are within quotes. */
  lines: number
}

/** Reads one cell after the other. A quote inside a cell is text, because it may mark arc seconds, as in 3°07'32". */
function cellReader(text: string, delimiter: string): (at: number) => CellText {
  const isBlank = (at: number) => text[at] === ' ' || (text[at] === '\t' && delimiter !== '\t')
  const afterBlanks = (from: number): number => {
    let at = from
    while (isBlank(at)) at++
    return at
  }
  const endFrom = (from: number): number => {
    let at = from
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++
    return at
  }
  const finish = (cell: string, end: number, lines: number): CellText => {
    const endsRow = text[end] !== delimiter
    return { text: cell, end: end + (text.startsWith('\r\n', end) ? 2 : 1), endsRow, lines }
  }
  return (at) => {
    const start = afterBlanks(at)
    if (text[start] !== '"') {
      const end = endFrom(start)
      return finish(text.slice(start, end).trimEnd(), end, 0)
    }
    const closing = closingQuote(text, start + 1)
    const inside = text.slice(start + 1, closing)
    const after = afterBlanks(closing + 1)
    const end = endFrom(after)
    // Text after the closing quote: the quotes were part of the text.
    const cell = end > after ? text.slice(start, end).trimEnd() : inside.replaceAll('""', '"')
    return finish(cell, end, inside.split(/\r\n|\r|\n/).length - 1)
  }
}

/** The place of the quote that ends a cell; two quotes stand for one within it. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  throw new SpreadsheetError('openQuote')
}

/** No header is longer. */
const HEADER_LENGTH = 100_000

/** How many lines are looked at: a title or comments may stand above the head. */
const FIRST_LINES = 20

/** The delimiter that occurs most often in one of the first lines, outside quotes. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, HEADER_LENGTH)
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]+/, FIRST_LINES)
  const count = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length))
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

/** The line by which spreadsheet programs are told the delimiter. */
const SEP_LINE = /^sep=([,;\t])\r?\n/

/** An apostrophe marks a text that a spreadsheet program would otherwise take for a formula. */
const withoutMark = (cell: string): string =>
  cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell
