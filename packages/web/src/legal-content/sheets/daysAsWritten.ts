import { plain, readDate } from '@portal/contract'
import type { TFunction } from 'i18next'
import { isRealDay, parseDay } from '../../shared/dates/dates.ts'

const SPANS = [
  ['between', 'from $1 before $2'],
  ['from', 'from $1'],
  ['before', 'before $1'],
] as const
/** Stands for a day in the words of a span. */
const DAY = '·'

/**
 * Days and spans in the words in which they are shown, in the form in which cells are written: `before 1 November 2006` is
 * `before 2006-11-01`. Whatever is said otherwise stays as it is.
 */
export function daysAsWritten(t: TFunction, text: string): string {
  for (const [span, written] of SPANS) {
    const shown = t(`assessments.days.${span}`, { from: DAY, before: DAY })
    const said = [shown, written.replaceAll(/\$\d/g, DAY)].map((words) => plain(words).replaceAll(DAY, '(.+)'))
    const days = new RegExp(`^(?:${said.join('|')})$`).exec(plain(text.trim()))?.slice(1).filter(Boolean)
    if (days) return written.replaceAll(/\$(\d)/g, (_, number) => isoDay(days[Number(number) - 1] ?? ''))
  }
  return isoDay(text)
}

/** The day that a text names, in figures in the date style of the reader. */
function isoDay(text: string): string {
  const inFigures = parseDay(text)
  const reading = readDate(inFigures)
  return reading.kind === 'date' && isRealDay(reading.answer) ? reading.answer : inFigures
}
