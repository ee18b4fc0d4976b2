import type { Pdf } from './pdfkit.ts'

/** Replacement for a character that no font of the document has. */
export const MISSING = '\uFFFD'

/** Said to programs and not to readers: directions of text, variants of signs, places to break. */
const SILENT = /[\p{Bidi_Control}\p{Variation_Selector}\u200B\u2060\uFEFF]/gu
const PLAIN = /^[\n -~\u00A0-\u00FF]*$/

/** Text without what is not for readers; tabs are spaces. */
export const spaced = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
export const silenced = (text: string): string => text.replace(SILENT, '')

/** pdfkit keeps the font it reads; its types do not show it. */
type Inner = { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } }

/** Whether a font of the document has all characters of this text. */
export function hasGlyphs(pdf: Pdf, font: string, text: string): boolean {
  if (PLAIN.test(text) && !font.startsWith('noto')) return true
  pdf.font(font)
  const { font: glyphs } = (pdf as unknown as Inner)._font
  try {
    return [...text].every(
      (character) => character === '\n' || glyphs.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
  } catch {
    // A font that was cut down to nothing has no table of its characters.
    return false
  }
}
