import { currentLanguage, localeOf } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import type { CellReading } from './readCell.ts'

/**
 * Reads a date as people write it, day first: a day, a month, a year, or "before" one of them, in their language or in
 * English. Impossible dates are refused, with suggestions.
 */
export function cellDate(text: string): CellReading {
  const before = ['<', 'before', t('importing.before')].find((word) => text.toLowerCase().startsWith(word))
  const figures = figuresOf(text.slice(before?.length ?? 0).trim())
  if (!figures) return { message: t('importing.faults.date'), suggestions: [] }
  const fault = faultOf(figures)
  if (fault) return fault
  const exact = figures.filter((part) => part !== undefined).join('-')
  return { answer: before ? `<${exact.padEnd(10, '-01')}` : exact }
}

type Figures = readonly [year: string, month?: string, day?: string]

function figuresOf(text: string): Figures | undefined {
  const iso = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?(?:T.*)?$/.exec(text)
  if (iso) return trimmed(iso[1] ?? '', iso[2], iso[3])
  const dayFirst = /^(?:(\d{1,2})[./-])?(\d{1,2})[./-](\d{4})$/.exec(text)
  return dayFirst ? trimmed(dayFirst[3] ?? '', dayFirst[2], dayFirst[1]) : undefined
}

function trimmed(year: string, month: string | undefined, day: string | undefined): Figures {
  if (month === undefined) return [year]
  return day === undefined ? [year, month.padStart(2, '0')] : [year, month.padStart(2, '0'), day.padStart(2, '0')]
}

function faultOf([year, month, day]: Figures): CellReading | undefined {
  if (month === undefined) return undefined
  if (Number(month) < 1 || Number(month) > 12) {
    const isSwapped = day !== undefined && Number(day) <= 12 && Number(month) <= 31
    const suggestions = isSwapped ? [`${year}-${day}-${month}`] : [year]
    return { message: t('importing.faults.noMonth', { month: Number(month) }), suggestions }
  }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (day === undefined || (Number(day) >= 1 && Number(day) <= last)) return undefined
  const message = t('importing.faults.shortMonth', { month: monthName(year, month), count: last })
  return { message, suggestions: [`${year}-${month}-${last}`, `${year}-${month}`] }
}

const monthName = (year: string, month: string): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${year}-${month}-01T00:00:00Z`),
  )
