import { readCsv } from './readCsv.ts'
import { readXlsx } from './readXlsx.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'
import type { TableLimits, TableRow } from './tableRows.ts'

export type Table = {
  /** Null for a text file, which has no sheets. */
  sheet: string | null
  rows: TableRow[]
  /** The cells with a formula, of which the last calculated values are read: their count, and the first few, as `C7`. */
  formulas: { count: number; first: string[] }
}

/**
 * Reads the first sheet of a spreadsheet, or a CSV file; detects the format from the content. Throws SpreadsheetError.
 */
export async function readTable(file: Buffer, limits: TableLimits): Promise<Table> {
  const table = await readByContent(file, limits)
  if (table.rows.length === 0) throw new SpreadsheetError('empty')
  return table
}

function readByContent(file: Buffer, limits: TableLimits): Promise<Table> | Table {
  if (begins(file, [0x50, 0x4b, 0x03, 0x04])) return readXlsx(file, limits)
  if (begins(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new SpreadsheetError('oldFormat')
  return { sheet: null, rows: readCsv(file, limits), formulas: { count: 0, first: [] } }
}

const begins = (file: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => file[at] === byte)
