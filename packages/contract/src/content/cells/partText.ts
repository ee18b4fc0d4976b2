import type { Dimension, Part, Span } from '@portal/rules'
import { IsoDay } from '../../law/matrix.ts'
import { type ReadCell, refused } from './cellProblem.ts'
import { BETWEEN, type NameWords, readNames } from './names.ts'

/** A dimension as far as its cells need it. */
export type CellDimension = Pick<Dimension, 'id' | 'values'>

/** Lists up to this length are always written as they are: “all but” would not be shorter. */
const SHORT_LIST = 6
const ALL_BUT = /^all but\s+/i

/**
 * One condition as text; without a condition, empty:
 *
 *   screening; ipr        all but human; commodity
 *   from 2000-06-30       before 2015-11-17       from 2000-06-30 before 2015-11-17
 */
export function writePart({ values }: CellDimension, part: Part | undefined): string {
  if (part === undefined) return ''
  if (!isList(part))
    return [part.from && `from ${part.from}`, part.before && `before ${part.before}`].filter(Boolean).join(' ')
  const { isRest, names } = shortList(values, part)
  return `${isRest ? 'all but ' : ''}${names.join(BETWEEN)}`
}

/** The values of a list, or those that it lacks where these are fewer. */
export function shortList(
  values: CellDimension['values'],
  part: readonly string[],
): { readonly isRest: boolean; readonly names: readonly string[] } {
  const rest = values === 'days' ? [] : values.filter((value) => !part.includes(value))
  return values !== 'days' && isWrittenByRest(values, part, rest)
    ? { isRest: true, names: rest }
    : { isRest: false, names: part }
}

const isList = (part: Part): part is readonly string[] => Array.isArray(part)

/** Only where it reads back to the same values in the same order. */
function isWrittenByRest(values: readonly string[], part: readonly string[], rest: readonly string[]): boolean {
  const isInOrder = values.filter((value) => part.includes(value)).join() === part.join()
  return values.length > SHORT_LIST && isInOrder && rest.length > 0 && rest.length < part.length
}

/** Reads what `writePart` wrote, and days as they are typed: DD/MM/YYYY. Empty, or “any”, is no condition. */
export function readPart({ values }: CellDimension, text: string, wordsOf?: NameWords): ReadCell<Part | undefined> {
  const cell = text.trim()
  if (cell === '' || cell.toLowerCase() === 'any') return { value: undefined }
  if (values === 'days') return readSpan(cell)
  const names = readNames(cell.replace(ALL_BUT, ''), values, wordsOf)
  if ('problem' in names) return names
  const value = ALL_BUT.test(cell) ? values.filter((one) => !names.value.includes(one)) : names.value
  return value.length > 0 ? { value } : refused('noValue', cell)
}

function readSpan(cell: string): ReadCell<Span> {
  const [, from, before] = /^(?:from\s+(\S+))?\s*(?:before\s+(\S+))?$/i.exec(cell) ?? []
  if (!from && !before) return refused('notSpan', cell)
  const span = { ...(from && { from: isoDay(from) }), ...(before && { before: isoDay(before) }) }
  const wrong = [span.from, span.before].find((day) => day !== undefined && !isDay(day))
  if (wrong !== undefined) return refused('notDay', wrong)
  if (span.from && span.before && span.from >= span.before) return refused('spanOrder', cell)
  return { value: span }
}

/** A typed day as it is stored. */
export const isoDay = (text: string): string =>
  text.replace(/^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )

export const isDay = (text: string): boolean => IsoDay.safeParse(text).success
