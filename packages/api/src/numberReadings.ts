/** A number of thousands as it is written too: 13123 also as 13.123 and 13,123, which is read as 13 123 is. */
const THOUSANDS = /(?<![\p{L}\d.,/-])(\d{1,3})[.,]?(\d{3})(?![\p{L}\d]|[.,-]\d)/gu

/** The text with each such number written in every way; as it is where there is none. */
export const numberReadings = (text: string): string[] =>
  ['', '.', ','].map((mark) => text.replace(THOUSANDS, (_, thousands, rest) => `${thousands}${mark}${rest}`))
