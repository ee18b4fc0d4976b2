import { positionAt } from '../../diagram/builder.ts'
import type { Graph } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes, Positions } from '../../diagram/positions.ts'
import type { Allowed, Days } from '../facts.ts'

/** The greatest value that a point of the facts can have, class by class; -1 where no point has the class. */
export type Marks = {
  readonly positions: Positions
  readonly allowed: Allowed
  /** By the offset of the position and the class. */
  readonly byClass: Int16Array
  readonly days: DayMarks
}

/**
 * The same for pairs of days, as answers about one day also change at the edges of the other. `all`: whatever the days;
 * `byAccess`, `byUse`: by one of them; `pairs`: by both, one row for each class of access that the facts allow.
 */
type DayMarks = {
  all: number
  readonly byAccess: Int16Array
  readonly byUse: Int16Array
  readonly pairs: Int16Array
}

export function openMarks(positions: Positions, allowed: Allowed): Marks {
  const { classes, days } = allowed
  const [accesses, uses] = days ? [classes[days.access]?.length ?? 0, classes[days.use]?.length ?? 0] : [0, 0]
  const blank = (length: number) => new Int16Array(length).fill(-1)
  return {
    positions,
    allowed,
    byClass: blank(positions.offsets.at(-1) as number),
    days: { all: -1, byAccess: blank(accesses), byUse: blank(uses), pairs: blank(accesses * uses) },
  }
}

type Marking = {
  readonly graph: Graph
  readonly allowed: Allowed
  readonly marks: Marks
  readonly epoch: number
  /** The number that stands for a leaf in the marks, by the value of the leaf. */
  readonly values: ArrayLike<number>
  /** The inner nodes reached; `parents` of the graph has the lowest position of a parent, from which nothing is read. */
  readonly reached: Node[]
  /** By position, the greatest leaf of a path that skips it. */
  readonly skipped: Int16Array
}

/** Adds a diagram's leaves to the marks; `values` says what each leaf counts, 0 or more. */
export function mark(graph: Graph, root: Node, marks: Marks, values: ArrayLike<number>): void {
  const { allowed } = marks
  graph.epoch++
  const skipped = new Int16Array(allowed.classes.length).fill(-1)
  const marking: Marking = { graph, allowed, marks, epoch: graph.epoch, values, reached: [], skipped }
  markTop(marking, root, -1)
  spreadSkipped(marking)
}

/** Where days are ordered, provider and days stand first and are marked by pairs of days; all else is below. */
function markTop(marking: Marking, node: Node, parent: number): number {
  const { graph, allowed, marks } = marking
  const { days } = allowed
  const position = positionAt(graph, node)
  if (!days || position > days.use) {
    const value = markBelow(marking, node, parent)
    marks.days.all = Math.max(marks.days.all, value)
    return value
  }
  const isSeen = reach(marking, node, parent)
  if (isSeen) return graph.notes[node] as number
  graph.notes[node] = markTopNode(marking, node, position)
  return graph.notes[node] as number
}

function markTopNode(marking: Marking, node: Node, position: number): number {
  const { days, classes } = marking.allowed
  if (position === days?.use) return markUses(marking, node, { into: marking.marks.days.byUse, offset: 0, first: 0 })
  if (position === days?.access) return markAccess(marking, node)
  let worst = -1
  for (const cls of classes[position] as Classes) {
    const value = markTop(marking, marking.graph.kids[(marking.graph.at[node] as number) + cls] as Node, position)
    raise(marking.marks.byClass, (marking.marks.positions.offsets[position] as number) + cls, value)
    worst = Math.max(worst, value)
  }
  return worst
}

/** Notes from how high above a node nothing is read; was the node reached before? */
function reach({ graph, epoch, reached }: Marking, node: Node, parent: number): boolean {
  if (graph.stamps[node] === epoch) {
    if (parent < (graph.parents[node] as number)) graph.parents[node] = parent
    return true
  }
  graph.stamps[node] = epoch
  graph.parents[node] = parent
  reached.push(node)
  return false
}

function markAccess(marking: Marking, node: Node): number {
  const { graph, allowed, marks } = marking
  const { access, use, firstUse } = allowed.days as Days
  const at = graph.at[node] as number
  const uses = allowed.classes[use] as Classes
  const accesses = allowed.classes[access] as Classes
  let worst = -1
  for (let row = 0; row < accesses.length; row++) {
    const cls = accesses[row] as number
    const kid = graph.kids[at + cls] as Node
    let value: number
    if (positionAt(graph, kid) === use) {
      const first = columnFrom(uses, firstUse[cls] as number)
      value = markUses(marking, kid, { into: marks.days.pairs, offset: row * uses.length, first })
    } else {
      value = markBelow(marking, kid, use)
      raise(marks.days.byAccess, row, value)
    }
    worst = Math.max(worst, value)
  }
  return worst
}

/** The place of the first class at or after one. */
function columnFrom(classes: Classes, first: number): number {
  let column = 0
  while (column < classes.length && (classes[column] as number) < first) column++
  return column
}

/** Where the marks of uses go, from which one on. */
type UseMarks = { readonly into: Int16Array; readonly offset: number; readonly first: number }

/** Marks a node that reads the day of use. */
function markUses(marking: Marking, node: Node, { into, offset, first }: UseMarks): number {
  const { graph, allowed } = marking
  const uses = allowed.classes[allowed.days?.use as number] as Classes
  const at = graph.at[node] as number
  let worst = -1
  for (let column = first; column < uses.length; column++) {
    const value = markBelow(marking, graph.kids[at + (uses[column] as number)] as Node, allowed.days?.use as number)
    raise(into, offset + column, value)
    worst = Math.max(worst, value)
  }
  return worst
}

function markBelow(marking: Marking, node: Node, parent: number): number {
  const { graph, allowed, marks } = marking
  if (node < 0) return markLeaf(marking, node, parent)
  if (reach(marking, node, parent)) return graph.notes[node] as number
  const position = positionAt(graph, node)
  const at = graph.at[node] as number
  const offset = marks.positions.offsets[position] as number
  const classes = allowed.classes[position] as Classes
  let worst = -1
  for (let i = 0; i < classes.length; i++) {
    const cls = classes[i] as number
    const value = markBelow(marking, graph.kids[at + cls] as Node, position)
    raise(marks.byClass, offset + cls, value)
    if (value > worst) worst = value
  }
  graph.notes[node] = worst
  return worst
}

function markLeaf({ skipped, values }: Marking, leaf: Node, parent: number): number {
  const value = values[leafValue(leaf)] as number
  for (let p = parent + 1; p < skipped.length; p++) raise(skipped, p, value)
  return value
}

const raise = (array: Int16Array, i: number, value: number) => {
  if ((array[i] as number) < value) array[i] = value
}

/** Positions that a path skips have its leaf for all their classes. Days are marked apart. */
function spreadSkipped({ graph, allowed: { classes, days }, marks, reached, skipped }: Marking): void {
  for (const node of reached) {
    const end = positionAt(graph, node)
    for (let p = (graph.parents[node] as number) + 1; p < end; p++) raise(skipped, p, graph.notes[node] as number)
  }
  for (let p = 0; p < skipped.length; p++) {
    const value = skipped[p] as number
    if (value < 0 || p === days?.access || p === days?.use) continue
    const offset = marks.positions.offsets[p] as number
    for (const cls of classes[p] as Classes) raise(marks.byClass, offset + cls, value)
  }
}

/** The greatest value for each class of access, in the order of the classes that the facts allow. */
const accessMarks = (marks: Marks): number[] =>
  daysOf(marks).accesses.map((cls, row) => worstOfAccess(marks, row, daysOf(marks).firstUse[cls] as number))

/** The greatest value of a class of access with a use in this class or later. */
export function worstOfAccess(marks: Marks, row: number, firstUse: number): number {
  const { uses } = daysOf(marks)
  const { all, byAccess, byUse, pairs } = marks.days
  let worst = Math.max(all, byAccess[row] as number)
  for (let column = columnFrom(uses, firstUse); column < uses.length; column++)
    worst = Math.max(worst, byUse[column] as number, pairs[row * uses.length + column] as number)
  return worst
}

/** The greatest value for each class of use. */
const useMarks = (marks: Marks): number[] => {
  const { uses, accesses, firstUse } = daysOf(marks)
  return uses.map((cls, column) => {
    const rows = accesses.filter((access) => (firstUse[access] as number) <= cls).length
    return worstOfUse(marks, column, rows)
  })
}

/** The greatest value of a class of use with an access in one of the first classes. */
export function worstOfUse(marks: Marks, column: number, accesses: number): number {
  const { uses } = daysOf(marks)
  const { all, byAccess, byUse, pairs } = marks.days
  let worst = Math.max(all, byUse[column] as number)
  for (let row = 0; row < accesses; row++)
    worst = Math.max(worst, byAccess[row] as number, pairs[row * uses.length + column] as number)
  return worst
}

function daysOf({ allowed: { days, classes } }: Marks) {
  const { access, use, firstUse } = days as NonNullable<Allowed['days']>
  return { accesses: classes[access] as Classes, uses: classes[use] as Classes, firstUse }
}

/** The marks of one position, in the order of the classes that the facts allow. */
export function marksAt(marks: Marks, position: number): readonly number[] {
  const { days, classes } = marks.allowed
  if (position === days?.access) return accessMarks(marks)
  if (position === days?.use) return useMarks(marks)
  const offset = marks.positions.offsets[position] as number
  return (classes[position] as Classes).map((cls) => marks.byClass[offset + cls] as number)
}
