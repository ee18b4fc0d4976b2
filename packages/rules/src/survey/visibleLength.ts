/**
 * Blanks and what leaves no mark, among it letters that are drawn as nothing (U+2800 is a braille cell without dots).
 */
const NOTHING = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/gu

/**
 * How much of a text can be seen, in characters; what cannot, however much of it, counts like one blank between words.
 */
export const visibleLength = (text: string): number => text.replaceAll(NOTHING, ' ').trim().length
