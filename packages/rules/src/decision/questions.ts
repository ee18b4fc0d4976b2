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

/** The open facts whose answer moves the colour, each answer with the worst colour that would then be left. */
export function findQuestions({ law, boxes, facts }: Pick<FactsReading, 'law' | 'boxes' | 'facts'>): OpenQuestion[] {
  const open = [...new Set(facts.open)].filter((id) => isOpen(law, boxes, id))
  if (open.length === 0) return []
  const marked = boxes.map((box) => ({ box, marks: markColours(law, box) }))
  return open.flatMap((dimension) => {
    const position = law.positions.ofAxis[law.space.axisOf.get(dimension) as number] as number
    const answers = law.positions.all[position]?.classOf
      ? answersInValues(law, marked, position)
      : answersInDays(law, marked, position)
    return answers.some(({ status }) => status !== answers[0]?.status) ? [{ dimension, answers }] : []
  })
}

type Marked = { readonly box: FactsBox; readonly marks: WorstByClass }
type Answers = OpenQuestion['answers']

/** Of one class in all boxes every answer has the same colour, unless boxes differ; days also hang on each other. */
function isOpen({ space, positions }: Compiled, boxes: readonly FactsBox[], dimension: DimensionId): boolean {
  const axis = space.axisOf.get(dimension)
  if (axis === undefined) return false
  const position = positions.ofAxis[axis] as number
  if (boxes.length > 1 || position === positions.access || position === positions.use) return boxes.length > 0
  return boxes.some(({ classes }) => (classes[position] as Classes).length > 1)
}

function markColours({ graph, layers, positions }: Compiled, box: FactsBox): WorstByClass {
  const marks = openWorstByClass(positions, box)
  addWorst(graph, [...layers.matrices.map(({ level }) => level), layers.noMainColour, layers.noColour], marks, LEVELS)
  return marks
}

const LEVELS = [0, 1, 2, 3]

function answersInValues({ space, positions }: Compiled, marked: readonly Marked[], position: number): Answers {
  const { axis, classOf } = positions.all[position] as Position
  const levels = new Map<string, number>()
  for (const { box, marks } of marked) {
    const own = worstAt(marks, position)
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

type Stretch = { readonly from: number; readonly to: number; readonly level: number }

/** Cuts time at every day on which a stretch of some box begins or ends; neighbours of one colour are one answer. */
function answersInDays(law: Compiled, marked: readonly Marked[], position: number): Answers {
  const stretches = marked
    .flatMap(({ box, marks }) => stretchesOf(law, box, marks, position))
    .filter(({ level }) => level > 0)
  const edges = [...new Set(stretches.flatMap(({ from, to }) => [from, to + 1]))].sort((a, b) => a - b)
  return edges
    .map((from, i) => ({ from, to: (edges[i + 1] ?? from) - 1 }))
    .map(({ from, to }) => ({ from, to, level: worstIn(stretches, from) }))
    .filter(({ level }) => level > 0)
    .reduce(joinNeighbours, [])
    .map(({ from, to, level }) => ({ value: spanOf(from, to), status: statusOfLevel(level) }))
}

const worstIn = (stretches: readonly Stretch[], day: number) =>
  stretches.reduce((most, { from, to, level }) => (from <= day && day <= to ? Math.max(most, level) : most), 0)

function joinNeighbours(joined: Stretch[], next: Stretch): Stretch[] {
  const last = joined.at(-1)
  if (last?.level !== next.level || last.to !== next.from - 1) return [...joined, next]
  return [...joined.slice(0, -1), { ...last, to: next.to }]
}

/** The days of one box in stretches of one colour. */
function stretchesOf({ positions, space }: Compiled, box: FactsBox, marks: WorstByClass, position: number): Stretch[] {
  const { axis, firstDays } = positions.all[position] as Position
  const classes = box.classes[position] as Classes
  const { days } = box
  if (position === days?.access) return accessStretches({ positions: positions.all, days, box, marks })
  if (position === days?.use) return useStretches({ positions: positions.all, days, box, marks })
  const levels = worstAt(marks, position)
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
  readonly marks: WorstByClass
}

/** The later the access, the fewer uses are left after it: cut also where a class of use ends. */
function accessStretches({ positions, days, box, marks }: Timeline): Stretch[] {
  const useEdges = positions[days.use]?.firstDays as readonly number[]
  const span: readonly [number, number] = [days.accessSpan[0], Math.min(days.accessSpan[1], days.useSpan[1])]
  const first = box.classes[days.use]?.[0] as number
  return (box.classes[days.access] as Classes).flatMap((cls, row) =>
    cutAt(clip(daysIn(positions[days.access] as Position, [cls]), span), useEdges).map(([from, to]) => ({
      from,
      to,
      level: worstOfAccess(marks, row, Math.max(first, intervalAt(useEdges, from))),
    })),
  )
}

/** The later the use, the more accesses lie before it: cut also where a class of access begins. */
function useStretches({ positions, days, box, marks }: Timeline): Stretch[] {
  const accessEdges = positions[days.access]?.firstDays as readonly number[]
  const span: readonly [number, number] = [Math.max(days.useSpan[0], days.accessSpan[0]), days.useSpan[1]]
  const accesses = box.classes[days.access] as Classes
  return (box.classes[days.use] as Classes).flatMap((cls, column) =>
    cutAt(clip(daysIn(positions[days.use] as Position, [cls]), span), accessEdges).map(([from, to]) => {
      const last = intervalAt(accessEdges, to)
      return { from, to, level: worstOfUse(marks, column, accesses.filter((access) => access <= last).length) }
    }),
  )
}

/** The span in pieces that each lie in one stretch between the edges. */
function cutAt([first, last]: readonly [number, number], edges: readonly number[]): [number, number][] {
  const starts = [first, ...edges.filter((edge) => edge > first && edge <= last)]
  return starts.map((from, i) => [from, (starts[i + 1] ?? last + 1) - 1])
}
