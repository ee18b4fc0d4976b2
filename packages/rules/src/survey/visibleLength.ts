/**
 * Matches white space and invisible characters, including letters without a glyph (U+2800 is a braille cell without
 * dots).
 */
const NOTHING = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/gu

/**
 * The length of the visible part of a text in UTF-16 code units; a run of invisible characters between words counts as
 * one.
 */
export const visibleLength = (text: string): number => text.replaceAll(NOTHING, ' ').trim().length
