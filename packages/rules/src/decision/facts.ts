import { END_OF_TIME, encode, isSpan, START_OF_TIME, type Words } from '../boxes/space.ts'
import type { Compiled } from '../diagram/compile.ts'
import { type Classes, intervalAt, type Position, type Positions } from '../diagram/positions.ts'
import { itemAt } from '../itemAt.ts'
import { dayNumber } from '../law/day.ts'
import type { Box, DimensionId, Facts, Part } from '../law/model.ts'
import { leafOfPoint } from './folds/leafOfPoint.ts'

/** A facts box in terms of classes. Never empty: each class that it allows occurs in a possible use case. */
export type AllowedClasses = {
  /** By position, the classes that the facts allow. */
  readonly classes: readonly Classes[]
  /** The class at each position, if each diagram of the law can be read by following one path. */
  readonly point: readonly number[] | undefined
  readonly days: Days | undefined
}

/**
 * The positions and spans of the days of access and of use. They have the only constraint between dimensions: no use
 * comes before its access. `firstUse`: by place in the list of allowed classes of access, ascending, the place of the
 * first allowed class of use that is not wholly before it; the number of allowed classes of use if all are.
 */
export type Days = {
  readonly access: number
  readonly use: number
  readonly firstUse: readonly number[]
  readonly accessSpan: DaySpan
  readonly useSpan: DaySpan
}
/** The first and last day number, both included. */
export type DaySpan = readonly [number, number]

type Reader = Pick<Compiled, 'space' | 'positions' | 'readPositions' | 'derivedPositions' | 'graph' | 'layers'>

/** A facts box with its exact values and days. */
export type FactsBox = AllowedClasses & {
  readonly box: Box
  readonly words: Words
  /** A cache of `writeCut`: by position and set of classes, the part of the box. */
  readonly parts: (Map<string | number, Part> | undefined)[]
}

/** The facts boxes for uncomposed diagrams: derived dimensions keep the values that the boxes state, or stay open. */
export const statedBoxes = (law: Reader, boxes: readonly Box[]): FactsBox[] =>
  factsBoxes({ ...law, derivedPositions: [] }, { boxes, open: [] }).map((box) => ({ ...box, point: undefined }))

/** The facts boxes of all boxes that contain a possible use case. */
export const factsBoxes = (law: Reader, { boxes }: Facts): FactsBox[] =>
  boxes.flatMap((box) => {
    const allowed = allowedClasses(law, box)
    return allowed ? [{ ...allowed, box, words: encode(law.space, box), parts: [] }] : []
  })

/** The same in terms of classes only. */
export const allowedBoxes = (law: Reader, { boxes }: Facts): AllowedClasses[] =>
  boxes.map((box) => allowedClasses(law, box)).filter((allowed) => allowed !== undefined)

/**
 * The classes that a box allows, all of them on the dimension `without`; undefined if it contains no possible use case.
 * Unknown dimensions and values are ignored.
 */
export function allowedClasses(law: Reader, box: Box, without?: DimensionId): AllowedClasses | undefined {
  const { positions } = law
  const classes = positions.allClasses.slice()
  for (const id in box) {
    const at = positions.ofDimension.get(id)
    if (at === undefined || id === without) continue
    const part = box[id] as Part
    if (isReadBySetDays(positions, at, part)) continue
    const list = classesIn(itemAt(positions.all, at), part)
    if (list.length === 0) return undefined
    classes[at] = list
  }
  const days =
    positions.access < 0 ? undefined : setDays(positions, classes, (id) => (id === without ? undefined : box[id]))
  return days === null ? undefined : { classes, point: pointIn(law, classes), days }
}

const isReadBySetDays = ({ access, use }: Positions, at: number, part: Part) =>
  (at === access || at === use) && isSpan(part)

function classesIn(position: Position, part: Part): Classes {
  if (isSpan(part)) return intervalsIn(position, daysOf(part))
  const { classesOfValue, width, allClasses } = position
  if (part.length === 1) return classesOfValue.get(itemAt(part, 0)) ?? []
  const hit = new Set<number>()
  for (const value of part) for (const cls of classesOfValue.get(value) ?? []) hit.add(cls)
  return hit.size === width ? allClasses : [...hit].sort((a, b) => a - b)
}

const daysOf = ({ from, before }: { from?: string; before?: string }): DaySpan => [
  from === undefined ? START_OF_TIME : dayNumber(from),
  before === undefined ? END_OF_TIME : dayNumber(before) - 1,
]

function intervalsIn({ firstDays, allClasses, singleClasses }: Position, [first, last]: DaySpan): Classes {
  if (first > last) return []
  const from = intervalAt(firstDays, first)
  const end = firstDays[from + 1]
  if (end === undefined || last < end) return itemAt(singleClasses, from)
  return allClasses.slice(from, intervalAt(firstDays, last) + 1)
}

const ONLY_USE: readonly number[] = [0]

/** Sets the classes of both days, without accesses after the last use and uses before the first access; null if none. */
function setDays(
  { all, access, use }: Positions,
  classes: Classes[],
  partOf: (id: DimensionId) => Part | undefined,
): Days | null {
  const accessSpan = spanOf(partOf('accessDate'))
  const useSpan = spanOf(partOf('useDate'))
  const accesses = intervalsIn(itemAt(all, access), [accessSpan[0], Math.min(accessSpan[1], useSpan[1])])
  const uses = intervalsIn(itemAt(all, use), [Math.max(useSpan[0], accessSpan[0]), useSpan[1]])
  const [first] = uses
  if (accesses.length === 0 || first === undefined) return null
  classes[access] = accesses
  classes[use] = uses
  if (accesses.length === 1 && uses.length === 1) return { access, use, firstUse: ONLY_USE, accessSpan, useSpan }
  const accessFirstDays = itemAt(all, access).firstDays
  const useFirstDays = itemAt(all, use).firstDays
  const firstUse = accesses.map((cls) =>
    Math.max(0, intervalAt(useFirstDays, Math.max(itemAt(accessFirstDays, cls), accessSpan[0])) - first),
  )
  return { access, use, firstUse, accessSpan, useSpan }
}

/** The part of a facts box with fewer classes, at least one at each position. */
export function narrowed({ classes: before, days }: AllowedClasses, classes: readonly Classes[]): AllowedClasses {
  if (!days) return { classes, point: undefined, days }
  const [accesses, uses] = [itemAt(before, days.access), itemAt(before, days.use)]
  const firstUse = itemAt(classes, days.access).map((cls) => {
    const first = uses[itemAt(days.firstUse, accesses.indexOf(cls))] ?? Number.POSITIVE_INFINITY
    return itemAt(classes, days.use).filter((use) => use < first).length
  })
  return { classes, point: undefined, days: { ...days, firstUse } }
}

const spanOf = (part: Part | undefined): DaySpan => (part && isSpan(part) ? daysOf(part) : [START_OF_TIME, END_OF_TIME])

/**
 * The class at each position, if each position that diagrams read has only one; undefined otherwise. For a point, also
 * sets the derived positions to what the tables give.
 */
function pointIn(
  { readPositions, derivedPositions, graph, layers, positions }: Reader,
  classes: Classes[],
): readonly number[] | undefined {
  const point = positions.firstClasses.slice()
  for (const position of readPositions) {
    const own = itemAt(classes, position)
    if (own.length !== 1) return undefined
    point[position] = itemAt(own, 0)
  }
  for (let i = 0; i < derivedPositions.length; i++) {
    const position = itemAt(derivedPositions, i)
    const leaf = leafOfPoint(graph, itemAt(layers.tables, i), point)
    if (leaf === 0 && itemAt(classes, position).length !== 1) return undefined
    if (leaf > 0) classes[position] = positions.all[position]?.singleClasses[leaf - 1] as Classes
    point[position] = itemAt(itemAt(classes, position), 0)
  }
  return point
}
