import { type CompiledLaw, inside } from '../diagram/compile.ts'
import { type Position, stretchAt } from '../diagram/positions.ts'
import { dayNumber, isoDay } from '../law/day.ts'
import type { IsoDay } from '../law/model.ts'

const FIRST_DAY: IsoDay = '0001-01-01'

/**
 * Maps a day to the first of its stretch between the days that the law names for access or use, and those given. Facts
 * whose days of access and use are both replaced so have the same colour, rows, obligations and locks; the order of the
 * two days stays.
 */
export function daysAlike(law: CompiledLaw, others: readonly IsoDay[]): (day: IsoDay) => IsoDay {
  const { positions } = inside(law)
  const named = [positions.access, positions.use].flatMap(
    (at) => (positions.all[at] as Position | undefined)?.edges ?? [],
  )
  const starts = [...new Set([dayNumber(FIRST_DAY), ...named, ...others.map(dayNumber)])]
    .filter((day) => day >= dayNumber(FIRST_DAY))
    .sort((a, b) => a - b)
  const days = starts.map(isoDay)
  return (day) => days[stretchAt(starts, dayNumber(day))] as IsoDay
}
