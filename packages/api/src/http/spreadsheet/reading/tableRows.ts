import { SpreadsheetError } from './SpreadsheetError.ts'

/** A row with its number in the file; cells are texts, with days in ISO 8601. */
export type TableRow = { row: number; cells: string[] }
/**
 * The most rows, columns and cells that a table may have; more are refused as soon as they are reached. Above the rows
 * may be so many with a title, comments and the names of the columns.
 */
export type TableLimits = { rows: number; head: number; columns: number; cells: number }

export type Table = {
  /** The names of the visible sheets; a text file has none. */
  sheets: string[]
  /** The sheet that was read; null for a text file. */
  sheet: string | null
  rows: TableRow[]
  /** Lines of a text above and below its table. */
  around: TableRow[]
  /** The cells with a formula, of which the last calculated values are read: their count, and the first few, as `C7`. */
  formulas: { count: number; first: string[] }
  /** The cells that are merged over several rows, as `C2:C4`, of a sheet that is read as a list. */
  merged: string[]
}

/** The longest text of a cell; a spreadsheet program stores at most 32,767 characters. */
const MAX_CELL_LENGTH = 32_767
/** The longest text of a cell as it is written: some of its characters may be escapes such as `_x000D_`. */
export const MAX_WRITTEN_LENGTH = 7 * MAX_CELL_LENGTH
/** The most characters of all cells together: a file may repeat one long text in every cell. */
const MAX_CHARACTERS = 20_000_000

export type TableRows = {
  rows: TableRow[]
  /** Checks a place before something is put there. Throws SpreadsheetError. */
  checkCell: (column: number, text: string) => void
  /** Adds a row unless all its cells are empty. Throws SpreadsheetError. */
  add: (row: TableRow) => void
}

/** Collects the rows of a table, and refuses it as soon as a limit is reached. */
export function collectRows(limits: TableLimits): TableRows {
  const rows: TableRow[] = []
  let cells = 0
  let characters = 0
  return {
    rows,
    checkCell: (column, text) => {
      if (column >= limits.columns) throw new SpreadsheetError('tooManyColumns')
      if (text.length > MAX_CELL_LENGTH) throw new SpreadsheetError('cellTooLong')
      characters += text.length
      if (characters > MAX_CHARACTERS) throw new SpreadsheetError('tooLarge')
    },
    add: (row) => {
      if (row.cells.every((text) => text === '')) return
      if (rows.push(row) > limits.rows + limits.head) throw new SpreadsheetError('tooManyRows')
      cells += row.cells.length
      if (cells > limits.cells) throw new SpreadsheetError('tooManyCells')
    },
  }
}
