import { plain } from '@portal/contract'
import { currentLanguage, localeOf } from '@portal/texts'
import type { TFunction } from 'i18next'
import { parseDay } from '../../shared/dates/dates.ts'

const IN_FIGURES = /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/g
/** `1 November 2006`, `1er novembre 2006`, `1 de noviembre de 2006`, also with a short month. */
const DAY_FIRST = /(\d{1,2})(?:er|º)?\s+(?:de\s+)?(\p{L}{3,})\.?\s+(?:de\s+)?(\d{4})/giu
/** `November 1, 2006` */
const MONTH_FIRST = /(\p{L}{3,})\.?\s+(\d{1,2}),?\s+(\d{4})/giu
const ISO_DAY = /\d{4}-\d\d-\d\d/g
const MARK = '·'

/**
 * Days and spans in the words in which they are shown, in the form in which cells are written: `before 1 November 2006` is
 * `before 2006-11-01`. Whatever is said otherwise stays as it is.
 */
export function daysAsWritten(t: TFunction, text: string): string {
  const days = text
    .trim()
    .replace(IN_FIGURES, parseDay)
    .replace(DAY_FIRST, (said, day: string, month: string, year: string) => isoDay(year, month, day) ?? said)
    .replace(MONTH_FIRST, (said, month: string, day: string, year: string) => isoDay(year, month, day) ?? said)
  const [first = '', second = ''] = days.match(ISO_DAY) ?? []
  const said = plain(days.replace(ISO_DAY, MARK))
  if (said === plain(t('assessments.days.from', { from: MARK }))) return `from ${first}`
  if (said === plain(t('assessments.days.before', { before: MARK }))) return `before ${first}`
  if (said === plain(t('assessments.days.between', { from: MARK, before: MARK })))
    return `from ${first} before ${second}`
  return days
}

function isoDay(year: string, month: string, day: string): string | undefined {
  const meant = monthNames().flatMap((name, index) => (name.startsWith(plain(month)) ? [index + 1] : []))
  return meant.length === 1 ? [year, String(meant[0]).padStart(2, '0'), day.padStart(2, '0')].join('-') : undefined
}

function monthNames(): string[] {
  const { format } = new Intl.DateTimeFormat(localeOf(currentLanguage()), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => plain(format(Date.UTC(2000, month))))
}
