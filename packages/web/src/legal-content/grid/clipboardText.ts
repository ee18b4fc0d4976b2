/**
 * The clipboard text of spreadsheets: tabs between cells, line breaks between rows; a cell with a tab, a quote or a line
 * break stands in quotes, and quotes inside are doubled.
 */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\r\n')

const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/y

/** Reads a block. A quote that is not closed is text, as in 3°07'32"; the line break at the end begins no row. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  CELL.lastIndex = 0
  for (let found = CELL.exec(text); found; found = CELL.exec(text)) {
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (CELL.lastIndex === text.length && end !== '\t') return rows
    if (end !== '\t') rows.push([])
  }
  return rows
}
