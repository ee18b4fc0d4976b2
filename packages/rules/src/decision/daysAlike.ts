import { type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import { dayNumber, isoDay } from '../law/day.ts'
import type { Box, Decision, DimensionId, Facts, IsoDay, Part } from '../law/model.ts'

const FIRST_DAY: IsoDay = '0001-01-01'

/**
 * The facts with each exact day replaced by the first day of its interval between the days that the law names: those of
 * access and use between the days named for either of them, because their order counts, any other between its own. Facts
 * that are equal then have the same decision, apart from the facts that its trace repeats, if it `holdsForDaysAlike`. All
 * boxes have the same days, as those of a questionnaire: days that differ between boxes are written into the cells of a
 * decision.
 */
export function withDaysAlike(law: CompiledLaw, { boxes, open }: Facts): Facts {
  const { positions } = internalsOf(law)
  const ordered = [positions.access, positions.use]
  const namedFor = (id: DimensionId): readonly number[] => {
    const at = positions.ofDimension.get(id) ?? -1
    return (ordered.includes(at) ? ordered : [at]).flatMap((place) => positions.all[place]?.firstDays ?? [])
  }
  const alike = (id: DimensionId, part: Part): Part => {
    const day = exactDay(part)
    if (day === undefined) return part
    const first = namedFor(id).reduce((last, next) => (next <= day && next > last ? next : last), dayNumber(FIRST_DAY))
    return { from: isoDay(first), before: isoDay(first + 1) }
  }
  const withDays = (box: Box): Box => Object.fromEntries(Object.entries(box).map(([id, part]) => [id, alike(id, part)]))
  const inOrder = (box: Box): Box => {
    const changed = withDays(box)
    return isUsedBeforeAccess(box) || isUsedBeforeAccess(changed) ? box : changed
  }
  return { boxes: boxes.map(inOrder), open }
}

const daysByLaw = new WeakMap<CompiledLaw, readonly number[]>()

/** All days that the law names on any dimension; a cache by law. */
export function daysNamed(law: CompiledLaw): readonly number[] {
  const days = daysByLaw.get(law) ?? [...new Set(internalsOf(law).positions.all.flatMap(({ firstDays }) => firstDays))]
  daysByLaw.set(law, days)
  return days
}

function exactDay(part: Part | undefined): number | undefined {
  if (!part || !('from' in part && 'before' in part) || !part.from || !part.before) return undefined
  const day = dayNumber(part.from)
  return dayNumber(part.before) === day + 1 ? day : undefined
}

/** Such days are no use case; the first days of their intervals could be one, and the other way round. */
function isUsedBeforeAccess({ accessDate, useDate }: Box): boolean {
  const from = accessDate && 'from' in accessDate ? accessDate.from : undefined
  const before = useDate && 'before' in useDate ? useDate.before : undefined
  return from !== undefined && before !== undefined && from >= before
}

/** Whether no question of a decision is on the days of access or use: its answers would begin or end at days of the facts. */
export const holdsForDaysAlike = ({ questions }: Pick<Decision, 'questions'>): boolean =>
  questions.every(({ dimension }) => dimension !== 'accessDate' && dimension !== 'useDate')
