import { dayNumber } from '@portal/rules'

/** Before 1988 no country had rules on access: earlier days are drawn at the left edge. */
const FIRST = '1988-01-01'
const LAST = '2028-01-01'
const YEARS_AHEAD = 2

/** Margin at both ends, in percent, so that a marker on the first or last day is fully visible. */
const EDGE = 0.6
const WIDTH = 100 - 2 * EDGE

export type TimeAxis = {
  readonly first: string
  readonly last: string
  /** The position of a day in percent of the width; days beyond the axis are placed at its ends. */
  readonly at: (day: string) => number
}

/** The time axis shared by all law lines: from 1988 to 2028, or to the latest of the given days. */
export function timeAxis(days: readonly string[]): TimeAxis {
  const [latest = LAST] = [...days].sort().reverse()
  const needed = `${Number(latest.slice(0, 4)) + YEARS_AHEAD}-01-01`
  const last = needed > LAST ? needed : LAST
  const start = dayNumber(FIRST)
  const end = dayNumber(last)
  const at = (day: string) => {
    const share = (dayNumber(day) - start) / (end - start)
    return round(EDGE + WIDTH * Math.min(Math.max(share, 0), 1))
  }
  return { first: FIRST, last, at }
}

/** The years that get a label, every `step` years. */
export const yearsOf = ({ first, last }: TimeAxis, step: number): number[] => {
  const from = Math.ceil(Number(first.slice(0, 4)) / step) * step
  const to = Number(last.slice(0, 4)) - 1
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

const round = (percent: number) => Math.round(percent * 100) / 100
