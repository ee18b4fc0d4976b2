import { positionAt } from '../diagram/builder.ts'
import type { Graph } from '../diagram/compile.ts'
import { leafValue, type Node } from '../diagram/diagrams.ts'
import type { Classes, Positions } from '../diagram/positions.ts'
import type { Allowed } from './facts.ts'

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
export type DayMarks = {
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
  readonly value: (leaf: number) => number
  /** Nodes and leaves reached, each with the lowest position of a parent: what is skipped from there is theirs too. */
  readonly reached: Map<Node, number>
}

/** Adds a diagram's leaves to the marks; `value` says what a leaf counts, 0 or more. */
export function mark(graph: Graph, root: Node, marks: Marks, value: (leaf: number) => number): void {
  const { allowed } = marks
  graph.epoch++
  const marking: Marking = { graph, allowed, marks, epoch: graph.epoch, value, reached: new Map() }
  markTop(marking, root, -1)
  spreadSkipped(marking)
}

/** Where days are ordered, provider and days stand first and are marked by pairs of days; all else is below. */
function markTop(marking: Marking, node: Node, parent: number): number {
  const { graph, allowed, marks } = marking
  const { days } = allowed
  const position = positionAt(graph, node)
  if (!days || position > days.use) {
    const value = markBelow(marking, node, days ? days.use : parent)
    marks.days.all = Math.max(marks.days.all, value)
    if (days) reach(marking, node, parent)
    return value
  }
  reach(marking, node, parent)
  if (position === days.use) {
    graph.notes[node] = markUses(marking, node, { into: marks.days.byUse, offset: 0, first: 0 })
    return graph.notes[node] as number
  }
  if (graph.stamps[node] === marking.epoch) return graph.notes[node] as number
  const value =
    position === days.access
      ? markAccess(marking, node)
      : markEdges(marking, node, (kid) => markTop(marking, kid, position))
  graph.stamps[node] = marking.epoch
  graph.notes[node] = value
  return value
}

/** Notes from how high above a node nothing is read. */
function reach({ reached }: Marking, node: Node, parent: number): void {
  const known = reached.get(node)
  if (known === undefined || known > parent) reached.set(node, parent)
}

function markAccess(marking: Marking, node: Node): number {
  const { graph, allowed, marks } = marking
  const days = allowed.days as NonNullable<Allowed['days']>
  const at = graph.at[node] as number
  const uses = allowed.classes[days.use] as Classes
  let worst = -1
  for (const [row, cls] of (allowed.classes[days.access] as Classes).entries()) {
    const kid = graph.kids[at + cls] as Node
    const first = columnFrom(uses, days.firstUse[cls] as number)
    const value =
      positionAt(graph, kid) === days.use
        ? markUses(marking, kid, { into: marks.days.pairs, offset: row * uses.length, first })
        : markBelow(marking, kid, days.use)
    if (positionAt(graph, kid) !== days.use) raise(marks.days.byAccess, row, value)
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
  const { graph, epoch } = marking
  reach(marking, node, parent)
  if (node < 0) return marking.value(leafValue(node))
  if (graph.stamps[node] === epoch) return graph.notes[node] as number
  const position = positionAt(graph, node)
  const value = markEdges(marking, node, (kid) => markBelow(marking, kid, position))
  graph.stamps[node] = epoch
  graph.notes[node] = value
  return value
}

function markEdges({ graph, allowed, marks }: Marking, node: Node, valueBelow: (kid: Node) => number): number {
  const position = positionAt(graph, node)
  const at = graph.at[node] as number
  const offset = marks.positions.offsets[position] as number
  let worst = -1
  let [last, value]: [Node, number] = [NONE, -1]
  for (const cls of allowed.classes[position] as Classes) {
    const kid = graph.kids[at + cls] as Node
    if (kid !== last) value = valueBelow(kid)
    last = kid
    raise(marks.byClass, offset + cls, value)
    worst = Math.max(worst, value)
  }
  return worst
}

const NONE: Node = 0x7fff_ffff

const raise = (array: Int16Array, i: number, value: number) => {
  if ((array[i] as number) < value) array[i] = value
}

/** Positions that a path skips have its leaf for all their classes. Days are marked apart. */
function spreadSkipped(marking: Marking): void {
  const { classes, days } = marking.allowed
  const { byClass, positions } = marking.marks
  const most = skippedMarks(marking)
  for (const [p, value] of most.entries()) {
    if (value < 0 || p === days?.access || p === days?.use) continue
    const offset = positions.offsets[p] as number
    for (const cls of classes[p] as Classes) raise(byClass, offset + cls, value)
  }
}

/** By position, the greatest leaf of a path that skips it. */
function skippedMarks({ graph, allowed, value, reached }: Marking): Int16Array {
  const most = new Int16Array(allowed.classes.length).fill(-1)
  for (const [node, parent] of reached) {
    const own = node < 0 ? value(leafValue(node)) : (graph.notes[node] as number)
    const end = Math.min(positionAt(graph, node), most.length)
    for (let p = parent + 1; p < end; p++) raise(most, p, own)
  }
  return most
}

/** The greatest value for each class of access, in the order of the classes that the facts allow. */
export const accessMarks = (marks: Marks): number[] =>
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
export const useMarks = (marks: Marks): number[] => {
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
