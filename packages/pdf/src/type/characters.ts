/** Replacement for a character that no font of the document has. */
export const MISSING = '\uFFFD'

/**
 * Invisible characters that are instructions to software: bidirectional controls, variation selectors, line break
 * opportunities.
 */
const SILENT = /[\p{Bidi_Control}\p{Variation_Selector}\u200B\u2060\uFEFF]/gu

/**
 * Normalises white space: line breaks to `\n`, tabs to spaces, and the narrow space of French, which the fonts lack, to
 * a wide one.
 */
export const spaced = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replaceAll('\u202F', '\u00A0')
export const silenced = (text: string): string => text.replace(SILENT, '')
