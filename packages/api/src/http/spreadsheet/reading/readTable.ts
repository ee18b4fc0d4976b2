import { openArchive } from './openArchive.ts'
import { readCsv } from './readCsv.ts'
import { readDarwinCore } from './readDarwinCore.ts'
import { isSequenceRecord, readSequenceRecords } from './readSequenceRecords.ts'
import { readTextColumns } from './readTextColumns.ts'
import { readWholeXlsx, readXlsx } from './readXlsx.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'
import type { TableLimits, TableRow } from './tableRows.ts'
import { textOfFile } from './textOfFile.ts'

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

/**
 * Reads a sheet of a spreadsheet, the first unless another is named, a Darwin Core archive, records of a sequence
 * database, a text with columns, or a CSV file; detects the format from the content. Throws SpreadsheetError.
 */
export async function readTable(file: Buffer, limits: TableLimits, sheet?: string): Promise<Table> {
  const table = await readByContent(file, limits, sheet)
  if (table.rows.length === 0) throw new SpreadsheetError('empty')
  return table
}

/** Reads all visible sheets of a workbook; of any other file, nothing but a refusal. Throws SpreadsheetError. */
export async function readWorkbookSheets(file: Buffer, limits: TableLimits): Promise<Table[]> {
  if (begins(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new SpreadsheetError('oldFormat')
  if (!begins(file, [0x50, 0x4b, 0x03, 0x04])) throw new SpreadsheetError('notATable')
  const archive = await openArchive(file)
  if (!archive.has('xl/workbook.xml')) throw new SpreadsheetError('otherArchive')
  return readWholeXlsx(archive, limits)
}

async function readByContent(file: Buffer, limits: TableLimits, sheet: string | undefined): Promise<Table> {
  if (begins(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new SpreadsheetError('oldFormat')
  if (!begins(file, [0x50, 0x4b, 0x03, 0x04])) return { ...ofText, ...readText(textOfFile(file), limits) }
  const archive = await openArchive(file)
  if (archive.has('xl/workbook.xml')) return readXlsx(archive, limits, sheet)
  if (archive.has('meta.xml')) return { ...ofText, rows: await readDarwinCore(archive, limits) }
  throw new SpreadsheetError('otherArchive')
}

const ofText: Omit<Table, 'rows'> = {
  sheets: [],
  sheet: null,
  around: [],
  formulas: { count: 0, first: [] },
  merged: [],
}

function readText(text: string, limits: TableLimits): Pick<Table, 'rows'> & Partial<Table> {
  if (isSequenceRecord(text)) return { rows: readSequenceRecords(text, limits) }
  return readTextColumns(text, limits) ?? { rows: readCsv(text, limits) }
}

const begins = (file: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => file[at] === byte)
