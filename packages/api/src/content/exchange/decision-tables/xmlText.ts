const ESCAPES: { readonly [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text within XML, without the control characters that XML cannot contain. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
