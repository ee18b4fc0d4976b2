import { Readable } from 'node:stream'
import { keepingLanguage } from '../../text/language.ts'
import type { SentFile } from '../serve.ts'
import { looksLikeFormula } from './cellText.ts'

/** Rows of cells; the first row is the header. */
type CsvRows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>

/** Without this mark, spreadsheet programs read the file in another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const PIECE = 65_536

/** A CSV file (RFC 4180), generated while it is read. */
export const csvFile = (fileName: string, rows: CsvRows): SentFile => ({
  type: 'text/csv; charset=utf-8',
  fileName,
  body: Readable.from(keepingLanguage(csvText(rows)), { objectMode: false }),
})

async function* csvText(rows: CsvRows): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK
  for await (const row of rows) {
    text += `${row.map(csvCell).join(',')}\r\n`
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  yield text
}

/** A latitude, a longitude or both, as programs read them: an apostrophe would spoil them. */
const COORDINATES = /^-?\d{1,3}\.\d+( -?\d{1,3}\.\d+)?$/

/** CSV has no types: an apostrophe marks text that looks like a formula. */
function csvCell(text: string): string {
  const cell = looksLikeFormula(text) && !COORDINATES.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
