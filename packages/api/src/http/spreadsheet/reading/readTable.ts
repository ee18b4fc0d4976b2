import { readCsv } from './readCsv.ts'
import { readXlsx } from './readXlsx.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'

/** A row with its number in the file; cells are texts, days as in ISO 8601. */
export type TableRow = { row: number; cells: string[] }
export type Table = {
  /** Null: a file of text, which has no sheets. */
  sheet: string | null
  rows: TableRow[]
  /** The cells with a formula, as `C7`: their last values are read. */
  formulas: string[]
}
/** Rows and columns that a table may have; what goes beyond is refused as soon as it is met. */
export type TableLimits = { rows: number; columns: number }

/** Reads the first sheet of a spreadsheet or a file of CSV, told apart by the content. Throws SpreadsheetError. */
export async function readTable(file: Buffer, limits: TableLimits): Promise<Table> {
  const table = await readByContent(file, limits)
  if (table.rows.length === 0) throw new SpreadsheetError('empty')
  return table
}

function readByContent(file: Buffer, limits: TableLimits): Promise<Table> | Table {
  if (begins(file, [0x50, 0x4b, 0x03, 0x04])) return readXlsx(file, limits)
  if (begins(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new SpreadsheetError('oldFormat')
  return readCsv(file, limits)
}

const begins = (file: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => file[at] === byte)
