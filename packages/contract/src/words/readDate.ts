import { dateOf, type Span } from '@portal/rules'
import { plain } from '../http/text.ts'
import { isMissing } from './missingWords.ts'
import { monthOf } from './months.ts'

/** Which figure of `10/12/2014` is the day. */
export type DateOrder = 'dayFirst' | 'monthFirst'

/** Why a text is no date that could be taken without asking. */
export type DateDoubt =
  | 'order'
  | 'shortYear'
  | 'about'
  | 'openEnd'
  | 'noDay'
  | 'noMonth'
  | 'serial'
  | 'calendar'
  | 'future'
  | 'old'
  | 'nothing'

/** What a text says of a day: a date as answers hold it, a span that is no such date, or what has to be asked. */
export type DateReading =
  | { kind: 'date'; answer: string }
  | { kind: 'span'; span: Span }
  | { kind: 'missing' }
  | { kind: 'ask'; doubt: DateDoubt; proposals: readonly string[] }

/** `today`: later days are asked about. Without `order`, a date that can be read both ways is asked about. */
export type DateColumn = { order?: DateOrder | undefined; today?: string }

/** Values that programs write where nothing is known. */
const FILLERS: ReadonlySet<string> = new Set([
  ...[
    '0',
    '00',
    '0000',
    '99',
    '9999',
    '00000000',
    '0000-00-00',
    '00/00/0000',
    '1900-01-00',
    '1900-01-01',
    '1899-12-30',
  ],
  ...['1899-12-31', '1970-01-01', '1111-11-11', '9999-12-31', '1753-01-01'],
])

/** Reads a date in the ways in which people, databases and labels write it. Nothing is rounded to a day. */
export function readDate(text: string, column: DateColumn = {}): DateReading {
  const written = text.replaceAll(/[‐–—]/g, '-').replaceAll(/\s+/g, ' ').trim()
  if (isMissing(written) || FILLERS.has(written)) return { kind: 'missing' }
  const reading = bounded(written, column) ?? interval(written, column) ?? single(written, column)
  return checked(reading ?? ask('nothing'), column)
}

/** The order of a column of dates, if one of them can be read in one way only. */
export function orderOf(texts: readonly string[]): DateOrder | undefined {
  const figures = texts.flatMap((text) => {
    const [, first = '', second = ''] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/.exec(text.trim()) ?? []
    return first === '' ? [] : [[Number(first), Number(second)] as const]
  })
  const isDayFirst = figures.some(([first, second]) => first > 12 && second <= 12)
  const isMonthFirst = figures.some(([first, second]) => second > 12 && first <= 12)
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'dayFirst' : 'monthFirst'
}

/** The days of a reading; undefined if it has none. */
export function spanOfReading(reading: DateReading): Span | undefined {
  if (reading.kind === 'span') return reading.span
  return reading.kind === 'date' ? dateOf(reading.answer)?.span : undefined
}

const ask = (doubt: DateDoubt, proposals: readonly string[] = []): DateReading => ({ kind: 'ask', doubt, proposals })

const BEFORE = /^(?:<|before|pre[- ]|prior to|vor|avant|antes de|ante|voor|prima del?) ?/
const UNTIL = /^(?:≤|<=|until|till|by|not later than|bis|jusqu'?[ae]n?|hasta|ate) ?/
const AFTER = /^(?:>|≥|after|since|from|nach|seit|apres|depuis|despues de|desde|depois de|apos) ?/
const ABOUT =
  /^(?:c\.?|ca\.?|circa|~|≈|about|around|approx\.?|um|etwa|env\.?|environ|vers|cerca de|hacia|early|late|mid|anfang|ende|mitte) ?(?=\d|the )/

/** A word before the date: “before 1950”, “until 1950”, “ca 1950”. */
function bounded(written: string, column: DateColumn): DateReading | undefined {
  const word = plain(written)
  if (/\d ?\?$/.test(word) || ABOUT.test(word)) return ask('about')
  if (AFTER.test(word)) return ask('openEnd')
  const [until] = UNTIL.exec(word) ?? []
  const [before] = BEFORE.exec(word) ?? []
  const length = (until ?? before)?.length
  if (length === undefined) return undefined
  const span = spanOfReading(single(word.slice(length).trim(), column) ?? ask('nothing'))
  const day = until === undefined ? span?.from : span?.before
  return day === undefined ? ask('nothing') : { kind: 'date', answer: `<${day}` }
}

/** Two dates: ISO 8601, also with a shortened end, and the forms of INSDC and MIRRI. */
function interval(written: string, column: DateColumn): DateReading | undefined {
  const [, first, last] =
    /^(\d{8})[-/](\d{8})$/.exec(written) ??
    /^((?:\d{4}|\.\.)[^/]*|\d{1,2}-[a-z]{3}-\d{4}|[a-z]{3}-\d{4}|)\/([^/]*)$/i.exec(written) ??
    []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (last === '' || last === '..') return ask('openEnd')
  const end = spanOfReading(single(withFront(first, last), column) ?? ask('nothing'))
  const start = spanOfReading(single(first, column) ?? ask('nothing'))
  return between(start?.from, end?.before, first === '' || first === '..')
}

function between(from: string | undefined, before: string | undefined, isOpen: boolean): DateReading | undefined {
  if (before === undefined) return undefined
  if (isOpen) return { kind: 'date', answer: `<${before}` }
  if (from === undefined) return undefined
  return from < before ? ofSpan({ from, before }) : ask('nothing')
}

/** The end of `1998-07-12/15` takes the missing front from the start. */
const withFront = (first: string, last: string): string =>
  /^\d{2}(-\d{2})?$/.test(last) && first.length > last.length ? first.slice(0, first.length - last.length) + last : last

/** A span as the date that it is, where it is a day, a month or a year. */
function ofSpan(span: Span): DateReading {
  const day = span.from ?? ''
  const answer = [day.slice(0, 4), day.slice(0, 7), day].find((date) => {
    const whole = dateOf(date)?.span
    return whole?.from === span.from && whole?.before === span.before
  })
  return answer === undefined ? { kind: 'span', span } : { kind: 'date', answer }
}

type Pattern = readonly [pattern: RegExp, read: (parts: string[], column: DateColumn) => DateReading | undefined]

/** The first pattern that fits decides. Figures of a day or month that are not known are `00`, `99`, `XX`, `??` or `--`. */
const PATTERNS: readonly Pattern[] = [
  // Databases fill a year up to its first midnight.
  [/^(\d{4})-01-01[t ]00:00(?::00)?(?:\.0+)?z?$/, ([y]) => parts(y)],
  [/^(\d{4})-(\d{1,2}|xx)-(\d{1,2}|xx)(?:[t ].*)?$/, ([y, m, d]) => parts(y, m, d)],
  [/^(\d{4})[-/](\d{1,2}|xx)$/, ([y, m]) => parts(y, m)],
  [/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/, ([y, m, d]) => parts(y, m, d)],
  [/^(\d{4})(\d\d|--|\?\?)(\d\d|--|\?\?)$/, ([y, m, d]) => parts(y, m?.replace('99', '00'), d?.replace('99', '00'))],
  [/^((?:1[5-9]|20)\d\d)(0[1-9]|1[0-2])$/, ([y, m]) => parts(y, m)],
  [/^((?:1[5-9]|20)\d\d)$/, ([y]) => parts(y)],
  [/^(2[45]\d\d)$/, ([y]) => ask('calendar', [String(Number(y) - 543)])],
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, ([d, m, y]) => parts(y, m, d)],
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d\d)$/, ([d, m, y]) => shortYear(y, m, d)],
  [/^(\d{1,2})-(\d{1,2})[/.](\d{4})$/, ([first, last, y]) => months(first, last, y)],
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, ([a, b, y], { order }) => eitherOrder(a, b, y, order)],
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d\d)$/, ([a, b, y]) => shortYear(y, b, a)],
  [/^(\d{1,2})[./-](\d{4})$/, ([m, y]) => parts(y, m)],
  [
    /^(\d{1,2})(?:st|nd|rd|th|er|º)?[. /-]*(?:of |de )?(\p{L}{1,10})\.?[., /-]*(?:of |de )?(\d{4})$/u,
    ([d, m, y]) => named(y, m, d),
  ],
  [/^(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u, ([m, d, y]) => named(y, m, d)],
  [/^(\p{L}{1,10})[. ,/-]*(?:of |de )?(\d{4})$/u, ([m, y]) => season(m, y) ?? named(y, m)],
  [/^(\d{4})[ -](\p{L}{3,10})$/u, ([y, m]) => named(y, m)],
  [/^(\d{1,2})[. /-]?(\p{L}{1,10})[. /-]?(\d\d)$/u, ([d, m, y]) => shortYear(y, String(monthOf(m ?? '') ?? ''), d)],
  [/^(\p{L}{3,10})\.?[ -]'?(\d\d)$/u, ([m, y]) => shortYear(y, String(monthOf(m ?? '') ?? ''))],
  [/^'?(\d\d)$/, ([y]) => shortYear(y)],
  [/^(\d{3})(?:0e?r?s|0er|\*|-)$/, ([decade]) => ({ kind: 'span', span: yearsFrom(Number(`${decade}0`), 10) })],
  [
    /^(\d\d)(?:th|st|\.)? (?:century|jahrhundert|siecle|siglo|seculo)$/,
    ([c]) => ({ kind: 'span', span: yearsFrom(Number(c) * 100 - 99, 100) }),
  ],
  [/^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})日)?)?$/, ([y, m, d]) => parts(y, m, d)],
  [
    /^(昭和|平成|令和|民國)(\d{1,3})年(?:(\d{1,2})月(?:(\d{1,2})日)?)?$/,
    ([era, n, m, d]) => parts(String((ERAS.get(era ?? '') ?? 0) + Number(n)), m, d),
  ],
  [/^([2-5]\d{4})(?:\.\d+)?$/, ([days]) => ask('serial', [dayOfSerial(Number(days))])],
]

const ERAS: ReadonlyMap<string, number> = new Map([
  ['昭和', 1925],
  ['平成', 1988],
  ['令和', 2018],
  ['民國', 1911],
])

function single(written: string, column: DateColumn): DateReading | undefined {
  const text = plain(written)
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(text)
    if (match) return read(match.slice(1), column)
  }
  return undefined
}

const isGiven = (figures: string | undefined): figures is string => figures !== undefined && /[1-9]/.test(figures)
const two = (figures: string): string => figures.padStart(2, '0')

/** A date of its parts. Without a month the day is ignored; an impossible day is asked, and its month is proposed. */
function parts(year = '', month?: string, day?: string): DateReading {
  if (!isGiven(month)) return { kind: 'date', answer: year }
  if (Number(month) > 12) {
    const isSwapped = isGiven(day) && Number(day) <= 12 && Number(month) <= 31
    return ask('noMonth', isSwapped ? [`${year}-${two(day)}-${two(month)}`] : [year])
  }
  const inMonth = `${year}-${two(month)}`
  if (!isGiven(day)) return { kind: 'date', answer: inMonth }
  const answer = `${inMonth}-${two(day)}`
  return dateOf(answer) ? { kind: 'date', answer } : ask('noDay', [lastDayOf(inMonth), inMonth])
}

/** “7-8/1989” goes from one month to another. */
function months(first = '', last = '', year = ''): DateReading {
  const [start, end] = [first, last].map((month) => dateOf(`${year}-${two(month)}`)?.span)
  return between(start?.from, end?.before, false) ?? ask('noMonth', [year])
}

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

function eitherOrder(first = '', second = '', year = '', order?: DateOrder): DateReading {
  if (!isGiven(first) || !isGiven(second) || Number(first) > 12) return parts(year, second, first)
  if (Number(second) > 12) return parts(year, first, second)
  const dayFirst = parts(year, second, first)
  const monthFirst = parts(year, first, second)
  if (order !== undefined) return order === 'dayFirst' ? dayFirst : monthFirst
  return first === second
    ? dayFirst
    : ask('order', [`${year}-${two(second)}-${two(first)}`, `${year}-${two(first)}-${two(second)}`])
}

function named(year = '', word = '', day?: string): DateReading | undefined {
  const month = monthOf(word)
  return month === undefined ? undefined : parts(year, String(month), day)
}

/** A year of two figures: the century is proposed, never taken. */
function shortYear(year = '', month?: string, day?: string): DateReading {
  const century = Number(year) > 26 ? '19' : '20'
  const reading = parts(`${century}${year}`, month, day)
  return ask('shortYear', reading.kind === 'date' ? [reading.answer] : [])
}

const SEASON =
  /^(?:spring|summer|autumn|fall|winter|fruhling|fruhjahr|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno|verao|outono|inverno)$/

/** A season is in the year or goes on until February of the next, which depends on the hemisphere. */
const season = (word = '', year = ''): DateReading | undefined =>
  SEASON.test(word) ? { kind: 'span', span: { from: `${year}-01-01`, before: `${Number(year) + 1}-03-01` } } : undefined

const yearsFrom = (first: number, count: number): Span => ({ from: `${first}-01-01`, before: `${first + count}-01-01` })

/** Day 0 of the 1900 date system of spreadsheets. */
const SERIAL_DAY_0 = Date.UTC(1899, 11, 30)
const dayOfSerial = (days: number): string => new Date(SERIAL_DAY_0 + days * 86_400_000).toISOString().slice(0, 10)

/** Linnaeus's first binomials: no specimen with such a name is older. */
const FIRST_YEAR = '1753'

function checked(reading: DateReading, { today }: DateColumn): DateReading {
  const span = spanOfReading(reading)
  if (reading.kind === 'missing' || reading.kind === 'ask') return reading
  if (!span) return ask('nothing')
  if (today !== undefined && span.from !== undefined && span.from > today)
    return ask('future', reading.kind === 'date' ? [reading.answer] : [])
  return (span.before ?? FIRST_YEAR) < FIRST_YEAR ? ask('old') : reading
}
