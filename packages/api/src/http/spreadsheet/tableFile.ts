import type { SentFile } from '../serve.ts'
import { csvFile } from './csvFile.ts'
import { xlsxFile } from './xlsxFile.ts'
import type { XlsxColumn, XlsxRows } from './xlsxSheet.ts'

export type TableFormat = 'csv' | 'xlsx'
type Table = {
  /** Without the extension. */
  fileName: string
  title: string
  columns: readonly XlsxColumn[]
  rows: XlsxRows
}

/** A table, generated while it is read: a spreadsheet with date cells, or CSV with dates in ISO 8601, instants in UTC. */
export const tableFile = (format: TableFormat, { fileName, title, columns, rows }: Table): SentFile =>
  format === 'xlsx'
    ? xlsxFile(`${fileName}.xlsx`, [{ name: title, columns, rows, filtered: true }])
    : csvFile(`${fileName}.csv`, textRows(columns, rows))

async function* textRows(columns: readonly XlsxColumn[], rows: XlsxRows): AsyncGenerator<string[]> {
  yield columns.map(({ header }) => header)
  for await (const row of rows) yield row.map((cell, index) => cellText(cell, columns[index]?.shows))
}

function cellText(cell: string | Date | null, shows: XlsxColumn['shows']): string {
  if (!(cell instanceof Date)) return cell ?? ''
  return shows === 'day' ? cell.toISOString().slice(0, 10) : cell.toISOString()
}
