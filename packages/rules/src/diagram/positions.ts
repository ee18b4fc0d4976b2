import { END_OF_TIME, type Space, START_OF_TIME } from '../boxes/space.ts'
import { dayNumber } from '../law/day.ts'
import type { Box, Part, Span } from '../law/model.ts'

/**
 * The constraint of a box on one dimension: some of its values as bit numbers, or first and last day, both included. `sense`: of a table all of
 * whose boxes read the dimension, what else this box asks and what it gives: values with the same list of these, in the
 * order of the boxes, are told apart by nothing.
 */
export type Test = {
  readonly axis: number
  readonly bits?: readonly number[]
  readonly first: number
  readonly last: number
  readonly tableEffect?: string
}

/**
 * A dimension as diagrams read it: values that no row, cover, table or list of changeable values tells apart are one
 * class; classes of days are the stretches between the days that content names.
 */
export type Position = {
  readonly axis: number
  readonly width: number
  /** The class of each value, numbered by their first values. Left out for days. */
  readonly classOf?: Uint16Array
  /** The first day of each class. Empty for a set of values. */
  readonly firstDays: readonly number[]
  /** All classes, and each alone, as lists that facts share. */
  readonly allClasses: Classes
  readonly singleClasses: readonly Classes[]
}

/** Classes in order. */
export type Classes = readonly number[]

export type Positions = {
  readonly all: readonly Position[]
  /** The position of each axis of the space. */
  readonly ofAxis: readonly number[]
  readonly widths: Uint16Array
  /** Where the classes of each position begin, counted over all, and their number. */
  readonly offsets: readonly number[]
  /** The positions of the days of access and of use, between which access is not after use; -1 without them. */
  readonly access: number
  readonly use: number
}

/** The tests of a box; throws where it names what the law does not declare. */
export function testsOf(space: Space, box: Box, where: string): Test[] {
  return Object.entries(box).map(([id, part]) => {
    const axis = space.axisOf.get(id)
    if (axis === undefined) throw new Error(`${where} names the dimension ${id}, which the law does not declare`)
    return isValues(part) ? valuesTest(space, axis, part, where) : daysTest(axis, part)
  })
}

const isValues = (part: Part): part is readonly string[] => Array.isArray(part)

function valuesTest(space: Space, axis: number, values: readonly string[], where: string): Test {
  return { axis, bits: values.map((value) => bitOf(space, axis, value, where)), first: 0, last: 0 }
}

/** The number of a value; throws where the law does not declare it. */
export function bitOf({ axes }: Space, axis: number, value: string, where: string): number {
  const bit = axes[axis]?.bits.get(value)
  if (bit === undefined) throw new Error(`${where} names ${axes[axis]?.id} "${value}", which the law does not declare`)
  return bit
}

const daysTest = (axis: number, { from, before }: Span): Test => ({
  axis,
  first: from === undefined ? START_OF_TIME : dayNumber(from),
  last: before === undefined ? END_OF_TIME : dayNumber(before) - 1,
})

/** Where the tables of the treaties read, which name every country, the diagrams stay smallest with these on top. */
const FIRST = ['provider', 'accessDate', 'useDate']

/** `tests`: all that content asks of the dimensions, and what tables set. */
export function buildPositions(space: Space, tests: Iterable<Test>): Positions {
  const byAxis: Test[][] = space.axes.map(() => [])
  for (const test of tests) byAxis[test.axis]?.push(test)
  const first = FIRST.flatMap((id) => space.axisOf.get(id) ?? [])
  const order = [...first, ...[...space.axes.keys()].filter((axis) => !first.includes(axis))]
  const all = order.map((axis) => buildPosition(space, axis, byAxis[axis] as Test[]))
  const ofAxis = space.axes.map((_, axis) => order.indexOf(axis))
  const hasDays = (id: string) => space.isDays[space.axisOf.get(id) ?? -1] === 1
  const isOrdered = hasDays('accessDate') && hasDays('useDate')
  const positionOf = (id: string) => (isOrdered ? (ofAxis[space.axisOf.get(id) as number] as number) : -1)
  const offsets = [0]
  for (const { width } of all) offsets.push((offsets.at(-1) as number) + width)
  return {
    all,
    offsets,
    ofAxis,
    widths: Uint16Array.from(all, ({ width }) => width),
    access: positionOf('accessDate'),
    use: positionOf('useDate'),
  }
}

function buildPosition(space: Space, axis: number, tests: readonly Test[]): Position {
  const { values, changeable } = space.axes[axis] as Space['axes'][number]
  if (!values) return daysPosition(axis, tests)
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
  return { axis, classOf, firstDays: [], ...listsOf(numbers.size) }
}

/** Values by what tables make of them. */
function groupsByTableEffect(count: number, tests: readonly Test[]): Iterable<readonly number[]> {
  const senses = Array.from({ length: count }, () => '')
  for (const { bits = [], tableEffect } of tests)
    if (tableEffect !== undefined) for (const bit of bits) senses[bit] += `${tableEffect};`
  const groups = new Map<string, number[]>()
  for (const [bit, sense] of senses.entries()) {
    const group = groups.get(sense)
    if (group) group.push(bit)
    else groups.set(sense, [bit])
  }
  return groups.values()
}

/** Splits the classes that hold some of the values and others as well. */
function split(classOf: Uint16Array, sizes: number[], bits: readonly number[]): void {
  const hits = new Map<number, Set<number>>()
  for (const bit of bits) {
    const cls = classOf[bit] as number
    const own = hits.get(cls)
    if (own) own.add(bit)
    else hits.set(cls, new Set([bit]))
  }
  for (const [cls, own] of hits) {
    if (own.size === sizes[cls]) continue
    for (const bit of own) classOf[bit] = sizes.length
    sizes[cls] = (sizes[cls] as number) - own.size
    sizes.push(own.size)
  }
}

function daysPosition(axis: number, tests: readonly Test[]): Position {
  const starts = new Set([START_OF_TIME])
  for (const { first, last } of tests) {
    starts.add(first)
    if (last < END_OF_TIME) starts.add(last + 1)
  }
  const firstDays = [...starts].sort((a, b) => a - b)
  return { axis, firstDays, ...listsOf(firstDays.length) }
}

function listsOf(width: number) {
  const allClasses = Array.from({ length: width }, (_, cls) => cls)
  return { width, allClasses, singleClasses: allClasses.map((cls) => [cls]) }
}

/** The number of the stretch that holds a day. */
export function intervalAt(edges: readonly number[], day: number): number {
  let low = 0
  let high = edges.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((edges[middle] as number) <= day) low = middle
    else high = middle - 1
  }
  return low
}

/** The classes that meet the test, as ones; undefined where all do, and null where none can. */
export function classesMeeting({ width, classOf, firstDays }: Position, test: Test): Uint8Array | undefined | null {
  const hit = new Uint8Array(width)
  if (classOf) for (const bit of test.bits ?? []) hit[classOf[bit] as number] = 1
  else if (test.first <= test.last) hit.fill(1, intervalAt(firstDays, test.first), intervalAt(firstDays, test.last) + 1)
  if (!hit.includes(1)) return null
  return hit.includes(0) ? hit : undefined
}
