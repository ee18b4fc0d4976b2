/** Numbers of thousands with or without a separator: 13123, 13.123 or 13,123; the last is parsed like 13 123. */
const THOUSANDS = /(?<![\p{L}\d.,/-])(\d{1,3})[.,]?(\d{3})(?![\p{L}\d]|[.,-]\d)/gu

/** The text, and its variants with all such numbers in each other notation. */
export const numberReadings = (text: string): string[] => {
  const others = ['', '.', ','].map((mark) =>
    text.replace(THOUSANDS, (_, thousands, rest) => `${thousands}${mark}${rest}`),
  )
  return [...new Set([text, ...others])]
}
