import { partOf, spanOf } from '../boxes/space.ts'
import { allLevels, type Compiled } from '../diagram/compile.ts'
import { intervalAt, type Positions } from '../diagram/positions.ts'
import { statusOfLevel } from '../diagram/rows.ts'
import { itemAt } from '../itemAt.ts'
import type { DimensionId, OpenQuestion } from '../law/model.ts'
import type { AllowedClasses, DaySpan, FactsBox } from './facts.ts'
import { highestBit, type LeavesByClass, leavesAt, leavesByClass } from './folds/leavesByClass.ts'
import { clip, daysIn } from './folds/writeCut.ts'
import type { FactsReading } from './reading.ts'

/** The open facts whose answer changes the colour; for each answer, the worst colour that would remain possible. */
export function findQuestions({ law, boxes, facts }: Pick<FactsReading, 'law' | 'boxes' | 'facts'>): OpenQuestion[] {
  const open = [...new Set(facts.open)].filter((id) => isOpen(law, boxes, id))
  if (open.length === 0) return []
  const read = boxes.map((box) => readLevels(law, box))
  return open.flatMap((dimension) => {
    const position = law.positions.ofDimension.get(dimension) as number
    if (!differsAt(read, position)) return []
    const answers = law.positions.all[position]?.classOf
      ? answersInValues(law, read, position)
      : answersInDays(law, read, position)
    return answers.some(({ status }) => status !== answers[0]?.status) ? [{ dimension, answers }] : []
  })
}

/** Whether some classes at a position have different worst levels; most have the same. */
function differsAt(read: readonly LevelsInBox[], position: number): boolean {
  const [first] = read
  const level = first && worstAt(first, position, 0)
  return read.some((own) => own.pieces.allowed.classes[position]?.some((_, i) => worstAt(own, position, i) !== level))
}

type Answers = OpenQuestion['answers']

/**
 * Whether the answers on a dimension can have different colours: not if only one class is allowed, except with several
 * boxes, which may differ, and for the two days, which constrain each other.
 */
function isOpen({ space, positions }: Compiled, boxes: readonly FactsBox[], dimension: DimensionId): boolean {
  const axis = space.axisOf.get(dimension)
  if (axis === undefined) return false
  const position = itemAt(positions.ofAxis, axis)
  if (boxes.length > 1 || position === positions.access || position === positions.use) return boxes.length > 0
  return boxes.some(({ classes }) => itemAt(classes, position).length > 1)
}

/** A facts box in pieces of days, with the levels that points with each class can have, as bits. */
type LevelsInBox = { readonly box: FactsBox; readonly pieces: DayPieces; readonly levels: LeavesByClass }

function readLevels({ graph, levels, positions }: Compiled, box: FactsBox): LevelsInBox {
  const pieces = cutDays(positions, box)
  const roots = allLevels(levels)
  return { box, pieces, levels: leavesByClass({ graph, positions, allowed: pieces.allowed }, roots, LEVEL_BITS) }
}

const LEVEL_BITS = [0, 1, 2, 3].map((level) => 1 << level)

/** The worst level of points with the class at a place in the list of classes that the facts allow. */
const worstAt = ({ levels }: LevelsInBox, position: number, place: number) =>
  highestBit(leavesAt(levels, position, place))

/** The facts box, in which a class of days can stand several times, and by position the days of each of its entries. */
type DayPieces = { readonly allowed: AllowedClasses; readonly spans: ReadonlyMap<number, readonly DaySpan[]> }

/**
 * Cuts the classes of both days also at the days on which classes of the other day begin: a later access leaves fewer
 * uses possible, and a later use more accesses, so that answers differ within a class.
 */
function cutDays({ all }: Positions, box: FactsBox): DayPieces {
  const { classes, days } = box
  if (!days) return { allowed: box, spans: new Map() }
  const { access, use, accessSpan, useSpan } = days
  const cut = (at: number, other: number, span: DaySpan) =>
    itemAt(classes, at).flatMap((cls) =>
      splitAt(clip(daysIn(itemAt(all, at), [cls]), span), all[other]?.firstDays ?? []).map((part) => ({
        cls,
        part,
      })),
    )
  const accesses = cut(access, use, [accessSpan[0], Math.min(accessSpan[1], useSpan[1])])
  const uses = cut(use, access, [Math.max(useSpan[0], accessSpan[0]), useSpan[1]])
  const pieces = [...classes]
  pieces[access] = accesses.map(({ cls }) => cls)
  pieces[use] = uses.map(({ cls }) => cls)
  const firstDays = uses.map(({ part }) => part[0])
  const firstUse = accesses.map(({ part }) => intervalAt(firstDays, part[0]))
  return {
    allowed: { classes: pieces, point: undefined, days: { ...days, firstUse } },
    spans: new Map([
      [access, accesses.map(({ part }) => part)],
      [use, uses.map(({ part }) => part)],
    ]),
  }
}

/** Splits a span at each of the days that it contains. */
function splitAt([first, last]: DaySpan, days: readonly number[]): DaySpan[] {
  const starts = [first, ...days.filter((day) => day > first && day <= last)]
  return starts.map((from, i) => [from, (starts[i + 1] ?? last + 1) - 1])
}

function answersInValues({ space, positions }: Compiled, read: readonly LevelsInBox[], position: number): Answers {
  const { axis, classOf } = itemAt(positions.all, position)
  const levels = new Map<string, number>()
  for (const own of read) {
    const levelOf = new Map(itemAt(own.box.classes, position).map((cls, i) => [cls, worstAt(own, position, i)]))
    for (const value of partOf(space, axis, own.box.words) as readonly string[]) {
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
function answersInDays(law: Compiled, read: readonly LevelsInBox[], position: number): Answers {
  const intervals = read.flatMap((own) => intervalsOf(law, own, position)).filter(({ level }) => level > 0)
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
function intervalsOf({ positions, space }: Compiled, own: LevelsInBox, position: number): Interval[] {
  const { box, pieces } = own
  const { axis, firstDays } = itemAt(positions.all, position)
  const at = itemAt(space.firstWord, axis)
  const span: DaySpan = [itemAt(box.words, at), itemAt(box.words, at + 1)]
  const spans =
    pieces.spans.get(position) ?? itemAt(box.classes, position).map((cls) => clip(daysIn({ firstDays }, [cls]), span))
  return spans.map(([from, to], i) => ({ from, to, level: worstAt(own, position, i) }))
}
