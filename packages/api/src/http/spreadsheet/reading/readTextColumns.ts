import { collectRows, type TableLimits, type TableRow } from './tableRows.ts'

/** A cell of a text and where it begins in its line. */
type Cell = { text: string; start: number }
type Line = { row: number; cells: readonly Cell[]; indent: number }
type TextTable = { rows: TableRow[]; around: TableRow[] }

/**
 * Reads a text whose columns are set apart by two or more blanks, such as a delivery note: the lines between the names
 * of the columns, which a ruled line follows, and the next empty line. A line that begins further right goes on with the
 * row above it. Undefined for a text without a ruled line. Throws SpreadsheetError.
 */
export function readTextColumns(text: string, limits: TableLimits): TextTable | undefined {
  const lines = text.split(/\r\n|\r|\n/)
  const ruled = lines.findIndex((line, at) => at > 0 && RULED.test(line))
  const head = lineOf(lines[ruled - 1] ?? '', ruled)
  if (ruled < 0 || head.cells.length < LEAST_COLUMNS) return undefined
  const length = lines.slice(ruled + 1).findIndex((line) => line.trim() === '')
  const end = length < 0 ? lines.length : ruled + 1 + length
  const { rows, add, checkCell } = collectRows(limits)
  add({ row: head.row, cells: head.cells.map(({ text: name }) => name) })
  for (const row of rowsOf(lines.slice(ruled + 1, end), ruled + 2, head)) {
    for (const [column, cell] of row.cells.entries()) checkCell(column, cell)
    add(row)
  }
  const isAround = (at: number) => at < ruled - 1 || at >= end
  const around = lines.flatMap((line, at) =>
    isAround(at) && line.trim() !== '' ? [{ row: at + 1, cells: [line.trim()] }] : [],
  )
  return { rows, around }
}

const LEAST_COLUMNS = 3
const RULED = /^\s*(?:-{2,}|={2,}|_{2,})(?:\s+(?:-{2,}|={2,}|_{2,})){2,}\s*$/

function lineOf(line: string, row: number): Line {
  const cells = [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index: start }) => ({ text, start }))
  return { row, cells, indent: cells[0]?.start ?? 0 }
}

function rowsOf(lines: readonly string[], first: number, head: Line): TableRow[] {
  const rows: TableRow[] = []
  const second = head.cells[1]?.start ?? 0
  for (const [at, line] of lines.entries()) {
    const { row, cells, indent } = lineOf(line, first + at)
    const above = indent >= second ? rows.at(-1) : undefined
    const texts = inColumns(cells, head)
    if (!above) rows.push({ row, cells: texts })
    else above.cells = above.cells.map((cell, place) => [cell, texts[place] ?? ''].join(' ').trim())
  }
  return rows
}

/** In order if the line has all cells, since long ones push the next to the right; otherwise by where they begin. */
function inColumns(cells: readonly Cell[], { cells: names }: Line): string[] {
  if (cells.length === names.length) return cells.map(({ text }) => text)
  const texts = names.map(() => '')
  for (const { text, start } of cells) {
    const place = nearest(start, names)
    texts[place] = [texts[place] ?? '', text].join(' ').trim()
  }
  return texts
}

function nearest(start: number, names: readonly Cell[]): number {
  const off = names.map((name) => Math.abs(name.start - start))
  return off.indexOf(Math.min(...off))
}
