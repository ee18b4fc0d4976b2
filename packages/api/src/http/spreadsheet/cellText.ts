const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\r': '&#13;',
    // In spreadsheets `_x0041_` stands for A (ECMA-376, ST_Xstring).
    _: '_x005F_',
  }),
)
const SPECIAL = /[&<>"]|_(?=x[\dA-Fa-f]{4}_)|[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
/** The longest text that a cell may hold; programs report a file with a longer one as damaged. */
export const MAX_CELL_LENGTH = 32_767

/** Escapes a text for the XML of a spreadsheet, and drops characters that XML cannot contain. */
export const xlsxText = (text: string): string =>
  text.slice(0, MAX_CELL_LENGTH).replace(SPECIAL, (character) => ESCAPES.get(character) ?? '')

/** Whether a spreadsheet program would take a text for a formula (OWASP, CSV injection). */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@\t\r＝＋－＠]/.test(text)

/** The letters of a column counted from 0: A to Z, then AA and so on. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter
}
