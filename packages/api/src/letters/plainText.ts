/**
 * Text that is safe in a document: line breaks and tabs are the only control characters left, and bidirectional
 * controls are removed. XML 1.0 allows no other control characters, and right-to-left text does not need bidirectional
 * ones.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/gu, '')
