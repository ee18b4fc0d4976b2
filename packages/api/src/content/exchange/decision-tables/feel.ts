import type { CellDimension } from '@portal/contract'
import type { Part } from '@portal/rules'

/** The tests and values of FEEL (DMN 1.3, chapter 10) that our conditions become, and nothing more. */

/** A name without dots, which in FEEL read a property. */
export const feelName = (dimension: string): string => dimension.replaceAll('.', '_dot_')

export const feelText = (text: string): string => JSON.stringify(text)
const feelDay = (day: string): string => `date("${day}")`

/** A condition as unary test: `"plant","animal"`, `[date("…")..date("…"))`, `>= date("…")`, `-` for any. */
export function writeTest(part: Part | undefined): string {
  if (part === undefined) return '-'
  if (isList(part)) return part.map(feelText).join(',')
  const { from, before } = part
  if (from && before) return `[${feelDay(from)}..${feelDay(before)})`
  return from ? `>= ${feelDay(from)}` : `< ${feelDay(before ?? '')}`
}

const isList = (part: Part): part is readonly string[] => Array.isArray(part)

const DAY = 'date\\("(\\d{4}-\\d{2}-\\d{2})"\\)'
const SPAN = new RegExp(`^\\[${DAY}\\.\\.${DAY}\\)$`)
const FROM = new RegExp(`^>= ?${DAY}$`)
const BEFORE = new RegExp(`^< ?${DAY}$`)

/** The condition of a unary test: `undefined` for any, `null` if it is none that we write. */
export function readTest(text: string, { values }: CellDimension): Part | undefined | null {
  const test = text.trim()
  if (test === '-' || test === '') return undefined
  return values === 'days' ? readSpan(test) : readList(test, values)
}

function readSpan(test: string): Part | null {
  const [, first, second] = SPAN.exec(test) ?? []
  if (first && second) return { from: first, before: second }
  const [, from] = FROM.exec(test) ?? []
  if (from) return { from }
  const [, before] = BEFORE.exec(test) ?? []
  return before ? { before } : null
}

function readList(test: string, values: readonly string[]): Part | null {
  const names = readTexts(test)
  return names?.every((name) => values.includes(name)) ? names : null
}

/** Texts in quotation marks, separated by commas; null for anything else. */
export function readTexts(text: string): string[] | null {
  try {
    const read: unknown = JSON.parse(`[${text}]`)
    return Array.isArray(read) && read.every((one) => typeof one === 'string') ? read : null
  } catch {
    return null
  }
}
