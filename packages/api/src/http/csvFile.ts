import { Readable } from 'node:stream'
import { harmless } from './harmless.ts'
import type { SentFile } from './serve.ts'

/** Rows of cells, the names of the columns first. */
export type CsvRows = AsyncIterable<readonly string[]>

/** Spreadsheets take a file without this mark for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as a file of CSV (RFC 4180), made row by row as it is taken. */
export const csvFile = (fileName: string, rows: CsvRows): SentFile => ({
  type: 'text/csv; charset=utf-8',
  fileName,
  body: Readable.from(csvText(rows)),
})

async function* csvText(rows: CsvRows): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const cell = harmless(text)
  return /[",\r\n']/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
