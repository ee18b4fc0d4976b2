import { type DateReading, type ImportRow, isMissing, readDate, spanOfReading } from '@portal/contract'
import { meet, type Span } from '@portal/rules'
import { simpleHeading } from './headings.ts'

/** A cell that is read together with other cells of its row. */
export type JoinedCell = { row: number; header: string; written: string; read: string }

/** Columns beside a date, by their headings: as the label has it, how exact it is, where it ends, and its parts. */
const BESIDE_DATES = {
  verbatim: ['verbatimeventdate', 'verbatimdate', 'observedonstring', 'dateres'],
  precision: ['startdateprecision'],
  end: ['enddate'],
  year: ['year', 'collyy'],
  month: ['month', 'collmm'],
  day: ['day', 'colldd'],
} as const
type Beside = Record<keyof typeof BESIDE_DATES, string>

/** ENA: where the material was first taken, beside where its offspring was grown or kept. */
const ORIGINALS: readonly (readonly [original: string, later: string])[] = [
  ['originalgeographiclocation', 'geographiclocationcountryandorsea'],
  ['originalcollectiondate', 'collectiondate'],
]

type Read = { rows: readonly ImportRow[]; joined: JoinedCell[] }

/**
 * Writes into the cell of the date what all columns on it say together: 1 January beside the label “2016” is the year. What
 * contradicts each other stands there side by side, which is asked. Into an empty cell on the origin goes what is known
 * of the place, if nothing is known of the origin.
 */
export function joinColumns(
  headers: readonly string[],
  columns: readonly (string | null)[],
  rows: readonly ImportRow[],
): Read {
  const simple = headers.map(simpleHeading)
  const joined: JoinedCell[] = []
  const join = [originalsOf(simple), datesOf(simple, columns.indexOf('accessDate'))].flatMap((one) => one ?? [])
  const read = rows.map(({ row, cells }) => {
    const changed = join.reduce((before, change) => change(before), cells)
    for (const [place, text] of changed.entries())
      if (text !== cells[place])
        joined.push({ row, header: headers[place] ?? '', written: cells[place] ?? '', read: text })
    return { row, cells: changed }
  })
  return { rows: read, joined }
}

type Change = (cells: string[]) => string[]

function originalsOf(simple: readonly string[]): Change | undefined {
  const places = ORIGINALS.map(([original, later]) => [simple.indexOf(original), simple.indexOf(later)] as const)
  if (places.every(([original]) => original < 0)) return undefined
  return (cells) => {
    if (places.some(([original]) => (cells[original] ?? '') !== '')) return cells
    const later = new Map(places.map(([original, place]) => [original, cells[place] ?? '']))
    return cells.map((cell, place) => later.get(place) ?? cell)
  }
}

function datesOf(simple: readonly string[], place: number): Change | undefined {
  const placeOf = (names: readonly string[]) => simple.findIndex((name, at) => at !== place && names.includes(name))
  const places = Object.entries(BESIDE_DATES).map(([part, names]) => [part, placeOf(names)] as const)
  if (place < 0 || places.every(([, at]) => at < 0)) return undefined
  return (cells) => {
    const beside = Object.fromEntries(places.map(([part, at]) => [part, (cells[at] ?? '').trim()])) as Beside
    const text = cells[place] ?? ''
    // The year stands alone in a column that was taken for the date.
    const isYear = BESIDE_DATES.year.some((name) => name === simple[place])
    const read = isYear ? datesTogether('', { ...beside, year: text }) : datesTogether(text, beside)
    return cells.map((cell, at) => (at === place ? read : cell))
  }
}

/** What a date and the columns beside it say together. */
export function datesTogether(text: string, { verbatim, precision, end, year, month, day }: Beside): string {
  return narrowed(widened(withEnd(cut(text, precision), end), verbatim), partsTogether(year, month, day))
}

function partsTogether(year: string, month: string, day: string): string {
  if (isMissing(year)) return ''
  const [inYear = '', inMonth = ''] = [month, day].map((figures) => figures.padStart(2, '0'))
  // A year of two figures stays one, so that its century is asked.
  return year.length === 2 ? `${inMonth}.${inYear}.${year}` : `${year}-${inYear}-${inMonth}`.replace(/(-00)+$/, '')
}

/** Specify: 1 is a day, 2 a month, 3 a year; what is more exact was filled in by the program. */
function cut(text: string, precision: string): string {
  const length = { '2': 7, '3': 4 }[precision]
  return length !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.slice(0, length) : text
}

const withEnd = (text: string, end: string): string =>
  /^\d{4}(-\d{2}){0,2}$/.test(text) && /^\d{4}(-\d{2}){0,2}$/.test(end) && end > text ? `${text}/${end}` : text

/** The label counts where it says less, or is not sure: the rest was filled in. */
function widened(text: string, verbatim: string): string {
  if (isMissing(verbatim)) return text
  const label = readDate(verbatim)
  if (isMissing(text) || (label.kind === 'ask' && label.doubt === 'about')) return verbatim
  const [days, labelDays] = spansOf(readDate(text), label)
  if (!days || !labelDays) return text
  if (!meet(days, labelDays)) return `${text}; ${verbatim}`
  return isWithin(days, labelDays) ? verbatim : text
}

/** Year, month and day in columns of their own count where they say more. */
function narrowed(text: string, parts: string): string {
  if (parts === '' || isMissing(text)) return parts === '' ? text : parts
  const [days, others] = spansOf(readDate(text), readDate(parts))
  if (!days || !others) return text
  return meet(days, others) ? text : `${text}; ${parts}`
}

const spansOf = (...readings: readonly DateReading[]): (Span | undefined)[] => readings.map(spanOfReading)

const isWithin = (inner: Span, outer: Span): boolean =>
  (inner.from ?? '') >= (outer.from ?? '') &&
  (inner.before ?? '9999') <= (outer.before ?? '9999') &&
  (inner.from !== outer.from || inner.before !== outer.before)
