/** Rows of cells, the names of the columns first. */
export type CsvRows = AsyncIterable<readonly string[]>

/** Spreadsheets take a file without this mark for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as CSV (RFC 4180), piece by piece. */
export async function* csvText(rows: CsvRows): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`
}

/** A spreadsheet runs a cell that begins like a formula; an apostrophe before it makes it text (OWASP, CSV injection). */
function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
