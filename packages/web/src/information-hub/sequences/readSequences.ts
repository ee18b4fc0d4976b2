import { numbersIn, type SequencesQuery } from '@portal/contract'

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
  return numbersIn(numbers).map((accession) => ({ accession: accession.slice(0, 100), country, day }))
}

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
