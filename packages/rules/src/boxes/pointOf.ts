import { itemAt } from '../itemAt.ts'
import { isoDay } from '../law/day.ts'
import type { DimensionId, Value } from '../law/model.ts'
import { END_OF_TIME, hasBit, type Space, START_OF_TIME, sameOn, type Words } from './space.ts'

/**
 * A use case in a box, as one value or day for each dimension that the box restricts; the others may have any value.
 * The box must contain a possible use case.
 */
export function pointOf(space: Space, box: Words): { readonly [dimension: DimensionId]: Value } {
  const point: Record<DimensionId, Value> = {}
  for (let d = 0; d < space.axes.length; d++) {
    if (sameOn(space, d, box, space.everything)) continue
    const { id, values } = itemAt(space.axes, d)
    const at = itemAt(space.firstWord, d)
    point[id] = values?.find((_, bit) => hasBit(box, at, bit)) ?? isoDay(dayIn(space, at, box))
  }
  return point
}

/** The earliest day of access or the latest day of use in the box, so that access is not after use. */
function dayIn({ accessFrom, useTo }: Space, at: number, box: Words): number {
  const from = itemAt(box, at)
  const to = itemAt(box, at + 1)
  if (accessFrom >= 0 && at === useTo - 1) return to < END_OF_TIME ? to : Math.max(from, itemAt(box, accessFrom))
  if (from > START_OF_TIME) return from
  return at === accessFrom ? Math.min(to, itemAt(box, useTo)) : to
}
