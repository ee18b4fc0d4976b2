/** A number of thousands as it is written too: 13123 also as 13.123 and 13,123, which is read as 13 123 is. */
const THOUSANDS = /(?<![\p{L}\d.,/-])(\d{1,3})[.,]?(\d{3})(?![\p{L}\d]|[.,-]\d)/gu

/** The text, and the same with all such numbers written in each other way. */
export const numberReadings = (text: string): string[] => {
  const others = ['', '.', ','].map((mark) =>
    text.replace(THOUSANDS, (_, thousands, rest) => `${thousands}${mark}${rest}`),
  )
  return [...new Set([text, ...others])]
}
