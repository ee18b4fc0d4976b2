/** Whether a spreadsheet would take a text for a formula where nothing tells it otherwise (OWASP, CSV injection). */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@\t\r＝＋－＠]/.test(text)
