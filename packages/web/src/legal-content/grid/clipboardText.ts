/**
 * The clipboard text of spreadsheets: tabs between cells, line breaks between rows; a cell with a tab, a quote or a line
 * break stands in quotes, and quotes inside are doubled.
 */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\r\n')

const QUOTED = /^"((?:[^"]|"")*)"(?=[\t\r\n]|$)/
const PLAIN = /^[^\t\r\n]*/
const ROW_END = /^\r?\n/

/** Reads a block. A quote that is not closed is text, as in 3°07'32"; the line break at the end begins no row. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let rest = text
  for (;;) {
    const quoted = QUOTED.exec(rest)
    const cell = quoted ? (quoted[1] ?? '').replaceAll('""', '"') : (PLAIN.exec(rest)?.[0] ?? '')
    rows.at(-1)?.push(cell)
    rest = rest.slice(quoted ? quoted[0].length : cell.length)
    if (rest.startsWith('\t')) {
      rest = rest.slice(1)
      continue
    }
    rest = rest.replace(ROW_END, '')
    if (rest === '') return rows
    rows.push([])
  }
}
