const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  // `_x0041_` stands for A there (ECMA-376, ST_Xstring).
  _: '_x005F_',
}
const SPECIAL = /[&<>"]|_(?=x[\dA-Fa-f]{4}_)|[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
/** A file with a longer text in a cell is one that has to be repaired. */
const LONGEST = 32_767

/** A text as it stands in the XML of a spreadsheet: what cannot stand there is left out. */
export const xlsxText = (text: string): string => text.slice(0, LONGEST).replace(SPECIAL, (one) => ESCAPES[one] ?? '')

/** Whether a spreadsheet would take a text for a formula where nothing tells it otherwise (OWASP, CSV injection). */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@\t\r＝＋－＠]/.test(text)

/** The letters of a column from 0 on: A to Z, then AA and so on. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter
}
