import { readCsv } from './readCsv.ts'
import { readXlsx } from './readXlsx.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'
import type { TableLimits, TableRow } from './tableRows.ts'

export type Table = {
  /** The names of the visible sheets; a text file has none. */
  sheets: string[]
  /** The sheet that was read; null for a text file. */
  sheet: string | null
  rows: TableRow[]
  /** The cells with a formula, of which the last calculated values are read: their count, and the first few, as `C7`. */
  formulas: { count: number; first: string[] }
}

/**
 * Reads a sheet of a spreadsheet, the first unless another is named, or a CSV file; detects the format from the content.
 * Throws SpreadsheetError.
 */
export async function readTable(file: Buffer, limits: TableLimits, sheet?: string): Promise<Table> {
  const table = await readByContent(file, limits, sheet)
  if (table.rows.length === 0) throw new SpreadsheetError('empty')
  return table
}

function readByContent(file: Buffer, limits: TableLimits, sheet: string | undefined): Promise<Table> | Table {
  if (begins(file, [0x50, 0x4b, 0x03, 0x04])) return readXlsx(file, limits, sheet)
  if (begins(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new SpreadsheetError('oldFormat')
  return { sheets: [], sheet: null, rows: readCsv(file, limits), formulas: { count: 0, first: [] } }
}

const begins = (file: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => file[at] === byte)
