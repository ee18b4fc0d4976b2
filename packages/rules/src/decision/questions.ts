import { partOf, spanOf, type Words } from '../boxes/space.ts'
import type { Compiled } from '../diagram/compile.ts'
import { type Classes, intervalAt, type Position } from '../diagram/positions.ts'
import { statusOfLevel } from '../diagram/rows.ts'
import type { DimensionId, OpenQuestion } from '../law/model.ts'
import type { Days, FactsBox } from './facts.ts'
import {
  addWorst,
  openWorstByClass,
  type WorstByClass,
  worstAt,
  worstOfAccess,
  worstOfUse,
} from './folds/worstByClass.ts'
import { clip, daysIn } from './folds/writeCut.ts'
import type { FactsReading } from './reading.ts'

/** The open facts whose answer changes the colour; for each answer, the worst colour that would remain possible. */
export function findQuestions({ law, boxes, facts }: Pick<FactsReading, 'law' | 'boxes' | 'facts'>): OpenQuestion[] {
  const open = [...new Set(facts.open)].filter((id) => isOpen(law, boxes, id))
  if (open.length === 0) return []
  const boxesWithWorst = boxes.map((box) => ({ box, worst: worstLevels(law, box) }))
  return open.flatMap((dimension) => {
    const position = law.positions.ofAxis[law.space.axisOf.get(dimension) as number] as number
    const answers = law.positions.all[position]?.classOf
      ? answersInValues(law, boxesWithWorst, position)
      : answersInDays(law, boxesWithWorst, position)
    return answers.some(({ status }) => status !== answers[0]?.status) ? [{ dimension, answers }] : []
  })
}

type BoxWithWorst = { readonly box: FactsBox; readonly worst: WorstByClass }
type Answers = OpenQuestion['answers']

/**
 * Whether the answers on a dimension can have different colours: not if only one class is allowed, except with several
 * boxes, which may differ, and for the two days, which constrain each other.
 */
function isOpen({ space, positions }: Compiled, boxes: readonly FactsBox[], dimension: DimensionId): boolean {
  const axis = space.axisOf.get(dimension)
  if (axis === undefined) return false
  const position = positions.ofAxis[axis] as number
  if (boxes.length > 1 || position === positions.access || position === positions.use) return boxes.length > 0
  return boxes.some(({ classes }) => (classes[position] as Classes).length > 1)
}

function worstLevels({ graph, layers, positions }: Compiled, box: FactsBox): WorstByClass {
  const worst = openWorstByClass(positions, box)
  addWorst(graph, [...layers.matrices.map(({ level }) => level), layers.noMainColour, layers.noColour], worst, LEVELS)
  return worst
}

const LEVELS = [0, 1, 2, 3]

function answersInValues(
  { space, positions }: Compiled,
  boxesWithWorst: readonly BoxWithWorst[],
  position: number,
): Answers {
  const { axis, classOf } = positions.all[position] as Position
  const levels = new Map<string, number>()
  for (const { box, worst } of boxesWithWorst) {
    const own = worstAt(worst, position)
    const levelOf = new Map((box.classes[position] as Classes).map((cls, i) => [cls, own[i] as number]))
    for (const value of partOf(space, axis, box.words) as readonly string[]) {
      const cls = classOf?.[space.axes[axis]?.bits.get(value) as number] as number
      levels.set(value, Math.max(levels.get(value) ?? 0, levelOf.get(cls) ?? 0))
    }
  }
  return (space.axes[axis]?.values ?? []).flatMap((value) => {
    const level = levels.get(value) ?? 0
    return level > 0 ? [{ value, status: statusOfLevel(level) }] : []
  })
}

type Interval = { readonly from: number; readonly to: number; readonly level: number }

/** Splits time at each day on which an interval of a box begins or ends, then merges neighbours of the same colour. */
function answersInDays(law: Compiled, boxesWithWorst: readonly BoxWithWorst[], position: number): Answers {
  const intervals = boxesWithWorst
    .flatMap(({ box, worst }) => intervalsOf(law, box, worst, position))
    .filter(({ level }) => level > 0)
  const starts = [...new Set(intervals.flatMap(({ from, to }) => [from, to + 1]))].sort((a, b) => a - b)
  return starts
    .map((from, i) => ({ from, to: (starts[i + 1] ?? from) - 1 }))
    .map(({ from, to }) => ({ from, to, level: worstIn(intervals, from) }))
    .filter(({ level }) => level > 0)
    .reduce(joinNeighbours, [])
    .map(({ from, to, level }) => ({ value: spanOf(from, to), status: statusOfLevel(level) }))
}

const worstIn = (intervals: readonly Interval[], day: number) =>
  intervals.reduce((most, { from, to, level }) => (from <= day && day <= to ? Math.max(most, level) : most), 0)

function joinNeighbours(joined: Interval[], next: Interval): Interval[] {
  const last = joined.at(-1)
  if (last?.level !== next.level || last.to !== next.from - 1) return [...joined, next]
  return [...joined.slice(0, -1), { ...last, to: next.to }]
}

/** The days of one facts box as intervals with their levels. */
function intervalsOf({ positions, space }: Compiled, box: FactsBox, worst: WorstByClass, position: number): Interval[] {
  const { axis, firstDays } = positions.all[position] as Position
  const classes = box.classes[position] as Classes
  const { days } = box
  if (position === days?.access) return accessIntervals({ positions: positions.all, days, box, worst })
  if (position === days?.use) return useIntervals({ positions: positions.all, days, box, worst })
  const levels = worstAt(worst, position)
  const at = space.firstWord[axis] as number
  const span = [box.words[at] as number, box.words[at + 1] as number] as const
  return classes.map((cls, i) => {
    const [from, to] = clip(daysIn({ firstDays }, [cls]), span)
    return { from, to, level: levels[i] as number }
  })
}

type Timeline = {
  readonly positions: readonly Position[]
  readonly days: Days
  readonly box: { readonly classes: readonly Classes[]; readonly words: Words }
  readonly worst: WorstByClass
}

/** A later access leaves fewer uses possible, so the intervals are also split at the days that begin a class of use. */
function accessIntervals({ positions, days, box, worst }: Timeline): Interval[] {
  const useFirstDays = positions[days.use]?.firstDays as readonly number[]
  const span: readonly [number, number] = [days.accessSpan[0], Math.min(days.accessSpan[1], days.useSpan[1])]
  const first = box.classes[days.use]?.[0] as number
  return (box.classes[days.access] as Classes).flatMap((cls, row) =>
    splitAt(clip(daysIn(positions[days.access] as Position, [cls]), span), useFirstDays).map(([from, to]) => ({
      from,
      to,
      level: worstOfAccess(worst, row, Math.max(first, intervalAt(useFirstDays, from))),
    })),
  )
}

/**
 * A later use leaves more accesses possible, so the intervals are also split at the days that begin a class of access.
 */
function useIntervals({ positions, days, box, worst }: Timeline): Interval[] {
  const accessFirstDays = positions[days.access]?.firstDays as readonly number[]
  const span: readonly [number, number] = [Math.max(days.useSpan[0], days.accessSpan[0]), days.useSpan[1]]
  const accesses = box.classes[days.access] as Classes
  return (box.classes[days.use] as Classes).flatMap((cls, column) =>
    splitAt(clip(daysIn(positions[days.use] as Position, [cls]), span), accessFirstDays).map(([from, to]) => {
      const last = intervalAt(accessFirstDays, to)
      return { from, to, level: worstOfUse(worst, column, accesses.filter((access) => access <= last).length) }
    }),
  )
}

/** Splits a span at each of the days that it contains. */
function splitAt([first, last]: readonly [number, number], days: readonly number[]): [number, number][] {
  const starts = [first, ...days.filter((day) => day > first && day <= last)]
  return starts.map((from, i) => [from, (starts[i + 1] ?? last + 1) - 1])
}
