import { type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import { dayNumber, isoDay } from '../law/day.ts'
import type { Box, Facts, IsoDay, Part } from '../law/model.ts'

const FIRST_DAY: IsoDay = '0001-01-01'

/**
 * The facts with each exact day of access or use replaced by the first day of its interval between the days that the
 * law names. Facts that are equal then have the same decision, apart from the facts that its trace repeats.
 */
export function withDaysAlike(law: CompiledLaw, { boxes, open }: Facts): Facts {
  const { positions } = internalsOf(law)
  const named = [positions.access, positions.use].flatMap((at) => positions.all[at]?.firstDays ?? [])
  const alike = (part: Part): Part => {
    const day = exactDay(part)
    if (day === undefined) return part
    const first = named.reduce((last, next) => (next <= day && next > last ? next : last), dayNumber(FIRST_DAY))
    return { from: isoDay(first), before: isoDay(first + 1) }
  }
  const withDays = (box: Box): Box =>
    Object.fromEntries(Object.entries(box).map(([id, part]) => [id, isDay(id) ? alike(part) : part]))
  return { boxes: boxes.map((box) => (isUsedBeforeAccess(box) ? box : withDays(box))), open }
}

const isDay = (dimension: string): boolean => dimension === 'accessDate' || dimension === 'useDate'

function exactDay(part: Part | undefined): number | undefined {
  if (!part || !('from' in part && 'before' in part) || !part.from || !part.before) return undefined
  const day = dayNumber(part.from)
  return dayNumber(part.before) === day + 1 ? day : undefined
}

/** Such days are no use case; the first days of their intervals could be one. */
function isUsedBeforeAccess({ accessDate, useDate }: Box): boolean {
  const [access, use] = [exactDay(accessDate), exactDay(useDate)]
  return access !== undefined && use !== undefined && use < access
}
