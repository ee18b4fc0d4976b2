import { currentLanguage, localeOf } from '@portal/texts'
import { formatInstant } from './dates.ts'

const MINUTE_S = 60
/** Each unit with its length in seconds, largest first. */
const UNITS = [
  ['year', 365 * 24 * 60 * MINUTE_S],
  ['month', 30 * 24 * 60 * MINUTE_S],
  ['day', 24 * 60 * MINUTE_S],
  ['hour', 60 * MINUTE_S],
  ['minute', MINUTE_S],
] as const

/** A UTC instant relative to now, in the language of the screen: `3 minutes ago`; short: `3 minutes`. */
export function formatRelative(instant: string, isShort = false): string {
  const seconds = (new Date(instant).getTime() - Date.now()) / 1000
  const locale = localeOf(currentLanguage())
  const [unit, length] = UNITS.find(([, of]) => Math.abs(seconds) >= of) ?? ['minute', MINUTE_S]
  const amount = Math.trunc(seconds / length)
  if (amount === 0) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  if (isShort) {
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.abs(amount))
  }
  return new Intl.RelativeTimeFormat(locale).format(amount, unit)
}

/** A relative time, with the exact one on hover and for machines; the short form omits "ago" if a heading says it. */
export function RelativeTime({ instant, isShort }: { instant: string; isShort?: boolean }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatRelative(instant, isShort)}
    </time>
  )
}
