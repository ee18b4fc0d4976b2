import { type DateStyle, DEFAULT_DATE_STYLE, dateText, instantTexts } from '@portal/texts/dates'
import i18next from 'i18next'
import { getSession } from '../../api/session.ts'

/** A UTC instant in the reader's own time zone and date style, by default the French one: `20/11/2026 at 16:40`. */
export const formatInstant = (instant: string) => formatDayAndTime(instant)

/**
 * Like `formatInstant`, but in UTC and labelled so, because a record may be read in another time zone than it was made
 * in.
 */
export const formatInstantInUtc = (instant: string) => `${formatDayAndTime(instant, 'UTC')} UTC`

/** A calendar day `YYYY-MM-DD` in the reader's date style, by default the French one: `20/11/2026`. */
export const formatDay = (day: string) => dateText(chosenStyle(), day)

/** The day of a UTC instant in the reader's own time zone and date style: `20/11/2026`. */
export const formatDayOf = (instant: string) => instantTexts(chosenStyle(), instant).day

/** The order of day, month and year in the reader's date style. */
export const dayFieldOrder = () => FIELD_ORDER[chosenStyle()]

const FIELD_ORDER = {
  fr: ['day', 'month', 'year'],
  iso: ['year', 'month', 'day'],
  us: ['month', 'day', 'year'],
} as const

/**
 * Parses a typed day: its numbers in the order of the reader's date style, or with the year first. A text that is not a
 * day is returned unchanged.
 */
export function parseDay(text: string): string {
  const [first = '', second = '', third = '', ...more] = text.trim().split(/\D+/)
  const figures = [first, second, third]
  if (first === '' || third === '' || more.length > 0) return text.trim()
  const order: readonly string[] = first.length === 4 ? FIELD_ORDER.iso : dayFieldOrder()
  const of = (name: string) => figures[order.indexOf(name)] ?? ''
  return `${of('year')}-${of('month').padStart(2, '0')}-${of('day').padStart(2, '0')}`
}

/** An answered date with its own precision: a day, a month (`03/2019`), a year, or the day before which it lies. */
export const formatPartialDay = (date: string): string => formatDay(date.replace('<', ''))

/** Formats every day within a text; a span such as `2024-10-22/23` is left unchanged. */
export const formatDays = (text: string) =>
  text.replaceAll(/(?<![\w/-])\d{4}-\d\d-\d\d(?![\w-]|\/\d)/g, (day) => (isRealDay(day) ? formatDay(day) : day))

/** Today in the reader's own time zone, as `YYYY-MM-DD`. */
export const today = () => toLocal(new Date()).slice(0, 10)

/** Whole days from a calendar day until today; negative for a future day. */
export const daysSince = (day: string) => Math.round((Date.parse(today()) - Date.parse(day)) / DAY_MS)

const DAY_MS = 86_400_000
/** The day that many days later (or earlier, if negative), as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Whether a text is `YYYY-MM-DD` and a real calendar day: the thirtieth of February is not. */
export const isRealDay = (day: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day) && addDays(day, 0) === day

/** The day shown as placeholder of an empty date field, in the reader's date style. */
export const DAY_EXAMPLE = '2015-11-17'

/** Pause in milliseconds after which a typed day is passed on. */
export const DAY_TYPING_MS = 500

function formatDayAndTime(instant: string, timeZone?: 'UTC'): string {
  const style = chosenStyle()
  const { day, time } = instantTexts(style, instant, timeZone)
  return style === 'iso' ? `${day} ${time}` : i18next.t('states.instant', { day, time })
}

/** The local wall clock in the format of an ISO instant. */
const toLocal = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString()

const chosenStyle = (): DateStyle => getSession().user?.preferences.dateStyle ?? DEFAULT_DATE_STYLE
