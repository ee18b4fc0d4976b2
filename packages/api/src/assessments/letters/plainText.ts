/**
 * Text as it may stand in a document: line breaks alone of all control characters, and no signs that turn the direction of
 * what follows. XML 1.0 has no other control characters; writing from right to left needs no such signs.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/gu, '')
