import type { SequencesQuery } from '@portal/contract'

type Sequence = SequencesQuery['sequences'][number]

/**
 * Accession numbers as people paste them: one per line with the country and the day beside it, separated by tabs,
 * semicolons or commas, or several in a line. A range, as papers write it, stands for all of its numbers. A head is left out.
 */
export const readSequences = (text: string): Sequence[] => {
  const bySpelling = new Map(
    text
      .split(/\r?\n/)
      .flatMap(lineOf)
      .map((one) => [one.accession, one]),
  )
  return [...bySpelling.values()]
}

function lineOf(line: string): Sequence[] {
  const [numbers = '', country = '', day = ''] = cellsOf(line).map(withoutQuotes)
  return (numbers.match(NUMBERS) ?? [])
    .flatMap(rangeOf)
    .filter((accession) => /\d/.test(accession))
    .map((accession) => ({ accession: accession.slice(0, 100), country, day }))
}

/** The numbers of a cell; that of a collection has a space behind its letters, “DSM 70449”. */
const NUMBERS = /[A-Z]+ \d+(?![^,\s])|[^,\s]+/gi

/** Commas separate cells only if a word or quotes follow the first: otherwise they stand between numbers. */
function cellsOf(line: string): string[] {
  const separator = /^[^,\t;]+,(\s*"|[^\d,\t;]+(,|$))/.test(line) ? ',' : '[\t;]'
  return line.split(new RegExp(`${separator}${OUTSIDE_OF_QUOTES}`))
}

/** A separator stands outside quotes if an even number of them follows. */
const OUTSIDE_OF_QUOTES = '(?=(?:[^"]*"[^"]*")*[^"]*$)'

/** The text of a cell of a CSV file, in which quotes are doubled between quotes. */
function withoutQuotes(cell: string): string {
  const [, quoted] = /^"(.*)"$/.exec(cell.trim()) ?? []
  return quoted === undefined ? cell.trim() : quoted.replaceAll('""', '"').trim()
}

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
