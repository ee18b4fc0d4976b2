/**
 * Accession numbers as they stand in one text, separated by commas, semicolons, bars or spaces. A range, as papers write
 * it, stands for all of its numbers; what has no digit is no number.
 */
export const numbersIn = (text: string): string[] =>
  (text.match(NUMBERS) ?? []).flatMap(rangeOf).filter((number) => /\d/.test(number))

/** The number of a collection has a space behind its letters, “DSM 70449”. */
const NUMBERS = /[A-Z]+ \d+(?![^,;|\s])|[^,;|\s]+/gi

const MOST_IN_RANGE = 1_000

/** “AB000001-AB000010” as its ten numbers; any other text is left as it is. */
function rangeOf(text: string): string[] {
  const [, prefix = '', first = '', other = prefix, last = ''] =
    /^([A-Z]{1,6})(\d{5,9})[-–]([A-Z]{1,6})?(\d{5,9})$/i.exec(text) ?? []
  const count = Number(last) - Number(first) + 1
  if (prefix === '' || prefix !== other || first.length !== last.length || !(count > 0 && count <= MOST_IN_RANGE))
    return [text]
  return Array.from(
    { length: count },
    (_, index) => `${prefix}${String(Number(first) + index).padStart(first.length, '0')}`,
  )
}
