import { openArchive } from './openArchive.ts'
import { readCsv } from './readCsv.ts'
import { readDarwinCore } from './readDarwinCore.ts'
import { isSequenceRecord, readSequenceRecords } from './readSequenceRecords.ts'
import { readTextColumns } from './readTextColumns.ts'
import { readWholeXlsx, readXlsx } from './readXlsx.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'
import type { Table, TableLimits } from './tableRows.ts'
import { textOfFile } from './textOfFile.ts'

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
