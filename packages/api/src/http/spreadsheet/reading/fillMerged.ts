import { SpreadsheetError } from './SpreadsheetError.ts'
import { columnOf } from './sheetCells.ts'
import type { Table, TableLimits } from './tableRows.ts'

/**
 * Copies the text of merged cells, which a file holds in the first of them only, to the other rows that they cover. Keeps
 * the ranges of which text was copied. Throws SpreadsheetError.
 */
export function fillMerged<T extends Pick<Table, 'rows' | 'merged'>>(table: T, limits: TableLimits): T {
  const { rows } = table
  const places = new Map(rows.map(({ row }, place) => [row, place]))
  let filled = 0
  const fill = ({ column, first, last }: Range): boolean => {
    const top = places.get(first) ?? rows.length
    const text = rows[top]?.cells[column] ?? ''
    const below = text === '' ? [] : rows.slice(top + 1, top + 1 + last - first).filter(({ row }) => row <= last)
    for (const { cells } of below) {
      filled += Math.max(1, column + 1 - cells.length)
      if (filled > limits.cells) throw new SpreadsheetError('tooManyCells')
      cells[column] ||= text
    }
    return below.length > 0
  }
  const merged = table.merged.filter((written) => fill(rangeOf(written)))
  // A row that was shorter has no hole.
  for (const row of rows) row.cells = Array.from(row.cells, (text) => text ?? '')
  return { ...table, merged }
}

type Range = { column: number; first: number; last: number }

/** Of cells that are merged over columns, too, the text belongs to the first column. */
function rangeOf(written: string): Range {
  const [, column, first, last] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(written) ?? []
  if (column === undefined) return { column: 0, first: 0, last: 0 }
  return { column: columnOf(column), first: Number(first), last: Number(last) }
}
