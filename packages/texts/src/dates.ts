/** The date styles that a user can choose from; the French one is the default. */
export const DATE_STYLES = ['fr', 'iso', 'us'] as const
export type DateStyle = (typeof DATE_STYLES)[number]
export const DEFAULT_DATE_STYLE: DateStyle = 'fr'

/** The locales whose customs the styles are; Sweden writes dates like ISO 8601. */
const LOCALES: Readonly<Record<DateStyle, string>> = { fr: 'fr', iso: 'sv', us: 'en-US' }

const DATE = /^\d{4}(-\d\d){0,2}$/
const DATE_PARTS = [
  { year: 'numeric' },
  { year: 'numeric', month: '2-digit' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
] as const
const [, , DAY] = DATE_PARTS

/** A date as exactly as it is known: `20/11/2026`, `11/2026` or `2026`. A text that is not a date is unchanged. */
export function dateText(style: DateStyle, date: string): string {
  const time = DATE.test(date) ? Date.parse(date) : Number.NaN
  const parts = DATE_PARTS[date.split('-').length - 1]
  return Number.isNaN(time) || !parts ? date : formatOf(style, { ...parts, timeZone: 'UTC' }).format(time)
}

/** The day and the time of an instant, such as `20/11/2026` and `16:40`; without a time zone, in that of the system. */
export function instantTexts(style: DateStyle, instant: string, timeZone?: 'UTC'): { day: string; time: string } {
  const time = Date.parse(instant)
  const hour = style === 'us' ? 'numeric' : '2-digit'
  return {
    day: formatOf(style, { ...DAY, timeZone }).format(time),
    time: formatOf(style, { hour, minute: '2-digit', timeZone }).format(time),
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter is expensive to create, and a list formats hundreds of days. */
function formatOf(style: DateStyle, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([style, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[style], options)
  formats.set(key, format)
  return format
}
