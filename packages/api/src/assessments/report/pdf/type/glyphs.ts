import type { Pdf } from './pdfkit.ts'

/** Replacement for a character that no font of the document has. */
export const MISSING = '\uFFFD'

/**
 * Invisible characters that are instructions to software: bidirectional controls, variation selectors, line break
 * opportunities.
 */
const SILENT = /[\p{Bidi_Control}\p{Variation_Selector}\u200B\u2060\uFEFF]/gu
const PLAIN = /^[\n -~\u00A0-\u00FF]*$/

/**
 * Normalises white space: line breaks to `\n`, tabs to spaces, and the narrow space of French, which the fonts lack, to
 * a wide one.
 */
export const spaced = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replaceAll('\u202F', '\u00A0')
export const silenced = (text: string): string => text.replace(SILENT, '')

/** pdfkit keeps the parsed font in a field that its types do not declare. */
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
    // A font subset to nothing has no character table.
    return false
  }
}
