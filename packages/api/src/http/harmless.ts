/** A spreadsheet runs a cell that begins like a formula; an apostrophe before it makes it text (OWASP, CSV injection). */
export const harmless = (text: string): string => (/^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)
