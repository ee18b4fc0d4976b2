import { END_OF_TIME, type Space, START_OF_TIME, zeros } from '../boxes/space.ts'
import { itemAt, numberAt } from '../itemAt.ts'
import { dayNumber } from '../law/day.ts'
import type { Box, DimensionId, Part, Span, Value } from '../law/model.ts'

/**
 * The constraint of a box on one dimension: a set of values as bit numbers (`bits`), or an interval of days by day
 * number, both ends included (`first`, `last`). `tableEffect` is set where every box of a table constrains this
 * dimension: the remaining constraints of the box and the value that it gives, as a string. Values of the dimension
 * that occur with the same effects, in the order of the boxes, belong to the same class.
 */
export type Test = {
  readonly axis: number
  readonly bits?: readonly number[]
  readonly first: number
  readonly last: number
  readonly tableEffect?: string
}

/**
 * A dimension as a variable of the diagrams: values that no row, cover, table or list of changeable values tells apart
 * are one class; the classes of days are the intervals between the days that the law names.
 */
export type Position = {
  readonly axis: number
  readonly width: number
  /**
   * The class of each value, by bit number; classes are numbered in the order of their first values. Undefined for
   * days.
   */
  readonly classOf?: Uint16Array
  /** The list of the class of each value; empty for days. */
  readonly classesOfValue: ReadonlyMap<Value, Classes>
  /** The day number on which each class of days begins. Empty if the dimension is a set of values. */
  readonly firstDays: readonly number[]
  /** The list of all classes, and a list for each class alone; shared by all facts to save allocations. */
  readonly allClasses: Classes
  readonly singleClasses: readonly Classes[]
}

/** Some classes of one position, ascending. */
export type Classes = readonly number[]

export type Positions = {
  readonly all: readonly Position[]
  /** By position, the list of all its classes. */
  readonly allClasses: readonly Classes[]
  /** By position, its first class. */
  readonly firstClasses: readonly number[]
  /** The position of each axis of the space, and of each dimension by id. */
  readonly ofAxis: readonly number[]
  readonly ofDimension: ReadonlyMap<DimensionId, number>
  readonly widths: Uint16Array
  /**
   * The offset of each position in arrays that hold one entry for each class of every position; the last is their
   * length.
   */
  readonly offsets: readonly number[]
  /**
   * The positions of the days of access and of use, of which access never comes after use; -1 if the law lacks one of
   * them.
   */
  readonly access: number
  readonly use: number
}

/** A law names a dimension, value or obligation that none of its parts declares. */
export class UndeclaredName extends Error {}

/** The constraints of a box. Throws `UndeclaredName`, in which `where` names the box. */
export function testsOf(space: Space, box: Box, where: string): Test[] {
  return Object.entries(box).map(([id, part]) => {
    const axis = space.axisOf.get(id)
    if (axis === undefined)
      throw new UndeclaredName(`${where} names the dimension ${id}, which the law does not declare`)
    return isValues(part) ? valuesTest(space, axis, part, where) : daysTest(axis, part)
  })
}

const isValues = (part: Part): part is readonly string[] => Array.isArray(part)

function valuesTest(space: Space, axis: number, values: readonly string[], where: string): Test {
  return { axis, bits: values.map((value) => bitOf(space, axis, value, where)), first: 0, last: 0 }
}

/** The bit number of a value; throws if the law does not declare it. */
export function bitOf({ axes }: Space, axis: number, value: string, where: string): number {
  const bit = axes[axis]?.bits.get(value)
  if (bit === undefined)
    throw new UndeclaredName(`${where} names ${axes[axis]?.id} "${value}", which the law does not declare`)
  return bit
}

const daysTest = (axis: number, { from, before }: Span): Test => ({
  axis,
  first: from === undefined ? START_OF_TIME : dayNumber(from),
  last: before === undefined ? END_OF_TIME : dayNumber(before) - 1,
})

/**
 * On top of the variable order: the tables of the treaties name every country and read these, so diagrams stay
 * smallest.
 */
const FIRST = ['provider', 'accessDate', 'certificateDate', 'useDate']

/**
 * The variable order and the classes. `tests`: the constraints of all boxes of the law, and the values that tables
 * give.
 */
export function buildPositions(space: Space, tests: Iterable<Test>): Positions {
  const byAxis: Test[][] = space.axes.map(() => [])
  for (const test of tests) byAxis[test.axis]?.push(test)
  const first = FIRST.flatMap((id) => space.axisOf.get(id) ?? [])
  const order = [...first, ...[...space.axes.keys()].filter((axis) => !first.includes(axis))]
  const all = order.map((axis) => buildPosition(space, axis, itemAt(byAxis, axis)))
  const ofAxis = space.axes.map((_, axis) => order.indexOf(axis))
  const hasDays = (id: string) => space.isDays[space.axisOf.get(id) ?? -1] === 1
  const isOrdered = hasDays('accessDate') && hasDays('useDate')
  const positionOf = (id: string) => (isOrdered ? itemAt(ofAxis, space.axisOf.get(id) as number) : -1)
  const offsets = [0]
  for (const { width } of all) offsets.push((offsets.at(-1) as number) + width)
  return {
    all,
    allClasses: all.map(({ allClasses }) => allClasses),
    firstClasses: zeros(all.length),
    offsets,
    ofAxis,
    ofDimension: new Map(space.axes.map(({ id }, axis) => [id, itemAt(ofAxis, axis)])),
    widths: Uint16Array.from(all, ({ width }) => width),
    access: positionOf('accessDate'),
    use: positionOf('useDate'),
  }
}

function buildPosition(space: Space, axis: number, tests: readonly Test[]): Position {
  const { values, changeable } = itemAt(space.axes, axis)
  if (!values) return { axis, ...daysPosition(tests) }
  const named =
    typeof changeable === 'object' ? [changeable.map((value) => bitOf(space, axis, value, 'A dimension'))] : []
  const classOf = new Uint16Array(values.length)
  const sizes = [values.length]
  const own = tests.flatMap((test) => (test.bits && test.tableEffect === undefined ? [test.bits] : []))
  for (const bits of [...named, ...own, ...groupsByTableEffect(values.length, tests)]) split(classOf, sizes, bits)
  const numbers = new Map<number, number>()
  for (const [bit, cls] of classOf.entries()) {
    if (!numbers.has(cls)) numbers.set(cls, numbers.size)
    classOf[bit] = numbers.get(cls) as number
  }
  const lists = listsOf(numbers.size)
  const classesOfValue = new Map(
    values.map((value, bit) => [value, lists.singleClasses[numberAt(classOf, bit)] as Classes]),
  )
  return { axis, classOf, classesOfValue, firstDays: [], ...lists }
}

/** Groups the values of a dimension, as bit numbers, by their effects in tables. */
function groupsByTableEffect(count: number, tests: readonly Test[]): Iterable<readonly number[]> {
  const effects = Array.from({ length: count }, () => '')
  for (const { bits = [], tableEffect } of tests)
    if (tableEffect !== undefined) for (const bit of bits) effects[bit] += `${tableEffect};`
  const groups = new Map<string, number[]>()
  for (const [bit, sense] of effects.entries()) {
    const group = groups.get(sense)
    if (group) group.push(bit)
    else groups.set(sense, [bit])
  }
  return groups.values()
}

/** Partition refinement: splits each class of which some values are in `bits` and others are not. */
function split(classOf: Uint16Array, sizes: number[], bits: readonly number[]): void {
  const hits = new Map<number, Set<number>>()
  for (const bit of bits) {
    const cls = numberAt(classOf, bit)
    const own = hits.get(cls)
    if (own) own.add(bit)
    else hits.set(cls, new Set([bit]))
  }
  for (const [cls, own] of hits) {
    if (own.size === sizes[cls]) continue
    for (const bit of own) classOf[bit] = sizes.length
    sizes[cls] = itemAt(sizes, cls) - own.size
    sizes.push(own.size)
  }
}

function daysPosition(tests: readonly Test[]): Omit<Position, 'axis'> {
  const starts = new Set([START_OF_TIME])
  for (const { first, last } of tests) {
    starts.add(first)
    if (last < END_OF_TIME) starts.add(last + 1)
  }
  const firstDays = [...starts].sort((a, b) => a - b)
  return { classesOfValue: NO_VALUES, firstDays, ...listsOf(firstDays.length) }
}

const NO_VALUES: ReadonlyMap<Value, Classes> = new Map()

function listsOf(width: number) {
  const allClasses = Array.from({ length: width }, (_, cls) => cls)
  return { width, allClasses, singleClasses: allClasses.map((cls) => [cls]) }
}

/** The index of the interval that contains a day, by binary search; `starts` are the first days of the intervals. */
export function intervalAt(starts: readonly number[], day: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (itemAt(starts, middle) <= day) low = middle
    else high = middle - 1
  }
  return low
}

/** By class, 1 if it satisfies the constraint, else 0; undefined if all classes do, null if none does. */
export function classesMeeting({ width, classOf, firstDays }: Position, test: Test): Uint8Array | undefined | null {
  const hit = new Uint8Array(width)
  if (classOf) for (const bit of test.bits ?? []) hit[numberAt(classOf, bit)] = 1
  else if (test.first <= test.last) hit.fill(1, intervalAt(firstDays, test.first), intervalAt(firstDays, test.last) + 1)
  if (!hit.includes(1)) return null
  return hit.includes(0) ? hit : undefined
}
