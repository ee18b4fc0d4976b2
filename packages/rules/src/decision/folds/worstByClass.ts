import { positionAt } from '../../diagram/builder.ts'
import type { Graph } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes, Positions } from '../../diagram/positions.ts'
import type { AllowedClasses } from '../facts.ts'
import { type Fold, NO_POSITION, openFold } from './fold.ts'

/** The greatest value that a point of the facts can have, class by class; -1 where no point has the class. */
export type WorstByClass = {
  readonly positions: Positions
  readonly allowed: AllowedClasses
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

export function openWorstByClass(positions: Positions, allowed: AllowedClasses): WorstByClass {
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

/** Nothing is marked any more. */
export function clearWorstByClass({ byClass, days }: WorstByClass): void {
  byClass.fill(-1)
  days.all = -1
  for (const list of [days.byAccess, days.byUse, days.pairs]) list.fill(-1)
}

type Marking = {
  readonly fold: Fold
  readonly offsets: readonly number[]
  readonly byClass: Int16Array
  readonly days: DayMarks
  /** The number that stands for a leaf in the marks, by the value of the leaf. */
  readonly values: ArrayLike<number>
  /** The inner nodes reached, and by node the lowest position of a parent, from which nothing is read. */
  readonly reached: Node[]
  readonly highestParent: Int16Array
  /** By position, the greatest leaf of a path that skips it, and of one from there on nothing is read. */
  readonly skipped: Int16Array
  readonly ended: Int16Array
}

/** Adds the leaves of diagrams to the marks; `values` says what each leaf counts, 0 or more. */
export function addWorst(graph: Graph, roots: readonly Node[], marks: WorstByClass, values: ArrayLike<number>): void {
  const fold = openFold(graph, marks.allowed)
  const { byClass, days, positions } = marks
  const blank = () => new Int16Array(fold.classes.length + 1).fill(-1)
  const own = { reached: [], highestParent: graph.highestParent, skipped: blank(), ended: blank() }
  const marking: Marking = { fold, offsets: positions.offsets, byClass, days, values, ...own }
  for (const root of roots) markTop(marking, root, -1)
  spreadSkipped(marking)
}

/** Where days are ordered, provider and days stand first and are marked by pairs of days; all else is below. */
function markTop(marking: Marking, node: Node, parent: number): number {
  const { fold, days } = marking
  const position = positionAt(fold.positionOf, node)
  if (fold.use === NO_POSITION || position > fold.use) {
    const value = markBelow(marking, node, parent)
    days.all = Math.max(days.all, value)
    return value
  }
  if (isVisited(marking, node, parent)) return fold.memo[node] as number
  const worst = markTopNode(marking, node, position)
  fold.memo[node] = worst
  return worst
}

function markTopNode(marking: Marking, node: Node, position: number): number {
  const { fold, days, byClass, offsets } = marking
  if (position === fold.use) return markUses(marking, node, { into: days.byUse, offset: 0, first: 0 })
  if (position === fold.access) return markAccess(marking, node)
  let worst = -1
  for (const cls of fold.classes[position] as Classes) {
    const value = markTop(marking, fold.children[(fold.firstChild[node] as number) + cls] as Node, position)
    raise(byClass, (offsets[position] as number) + cls, value)
    worst = Math.max(worst, value)
  }
  return worst
}

/** Notes from how high above a node nothing is read; was the node reached before? */
function isVisited({ fold, highestParent, reached }: Marking, node: Node, parent: number): boolean {
  if (fold.visitEpoch[node] === fold.epoch) {
    if (parent < (highestParent[node] as number)) highestParent[node] = parent
    return true
  }
  fold.visitEpoch[node] = fold.epoch
  highestParent[node] = parent
  reached.push(node)
  return false
}

function markAccess(marking: Marking, node: Node): number {
  const { fold, days } = marking
  const { access, use, firstUse, children } = fold
  const at = fold.firstChild[node] as number
  const uses = fold.classes[use] as Classes
  const accesses = fold.classes[access] as Classes
  let worst = -1
  for (let row = 0; row < accesses.length; row++) {
    const cls = accesses[row] as number
    const child = children[at + cls] as Node
    let value: number
    if (positionAt(fold.positionOf, child) === use) {
      const first = columnFrom(uses, firstUse[cls] as number)
      value = markUses(marking, child, { into: days.pairs, offset: row * uses.length, first })
    } else {
      value = markBelow(marking, child, use)
      raise(days.byAccess, row, value)
    }
    worst = Math.max(worst, value)
  }
  return worst
}

/** The place of the first class at or after one. */
export function columnFrom(classes: Classes, first: number): number {
  let column = 0
  while (column < classes.length && (classes[column] as number) < first) column++
  return column
}

/** Where the marks of uses go, from which one on. */
type UseMarks = { readonly into: Int16Array; readonly offset: number; readonly first: number }

/** Marks a node that reads the day of use. */
function markUses(marking: Marking, node: Node, { into, offset, first }: UseMarks): number {
  const { classes, children, firstChild, use } = marking.fold
  const uses = classes[use] as Classes
  const start = firstChild[node] as number
  let worst = -1
  for (let column = first; column < uses.length; column++) {
    const value = markBelow(marking, children[start + (uses[column] as number)] as Node, use)
    raise(into, offset + column, value)
    worst = Math.max(worst, value)
  }
  return worst
}

function markBelow(marking: Marking, node: Node, parent: number): number {
  if (node < 0) return markLeaf(marking, node, parent)
  const { fold, byClass } = marking
  if (isVisited(marking, node, parent)) return fold.memo[node] as number
  const position = fold.positionOf[node] as number
  const at = fold.firstChild[node] as number
  const offset = marking.offsets[position] as number
  const classes = fold.classes[position] as Classes
  let worst = -1
  for (let i = 0; i < classes.length; i++) {
    const cls = classes[i] as number
    const value = markBelow(marking, fold.children[at + cls] as Node, position)
    raise(byClass, offset + cls, value)
    if (value > worst) worst = value
  }
  fold.memo[node] = worst
  return worst
}

function markLeaf({ ended, values }: Marking, leaf: Node, parent: number): number {
  const value = values[leafValue(leaf)] as number
  raise(ended, parent + 1, value)
  return value
}

const raise = (array: Int16Array, i: number, value: number) => {
  if ((array[i] as number) < value) array[i] = value
}

/** Positions that a path skips have its leaf for all their classes. Days are marked apart. */
function spreadSkipped({ fold, highestParent, byClass, offsets, reached, skipped, ended }: Marking): void {
  for (const node of reached) {
    const end = fold.positionOf[node] as number
    for (let p = (highestParent[node] as number) + 1; p < end; p++) raise(skipped, p, fold.memo[node] as number)
  }
  let below = -1
  for (let p = 0; p < fold.classes.length; p++) {
    below = Math.max(below, ended[p] as number)
    const value = Math.max(below, skipped[p] as number)
    if (value < 0 || p === fold.access || p === fold.use) continue
    const offset = offsets[p] as number
    for (const cls of fold.classes[p] as Classes) raise(byClass, offset + cls, value)
  }
}

/** The greatest value for each class of access, in the order of the classes that the facts allow. */
const accessMarks = (marks: WorstByClass): number[] =>
  daysOf(marks).accesses.map((cls, row) => worstOfAccess(marks, row, daysOf(marks).firstUse[cls] as number))

/** The greatest value of a class of access with a use in this class or later. */
export function worstOfAccess(marks: WorstByClass, row: number, firstUse: number): number {
  const { uses } = daysOf(marks)
  const { all, byAccess, byUse, pairs } = marks.days
  let worst = Math.max(all, byAccess[row] as number)
  for (let column = columnFrom(uses, firstUse); column < uses.length; column++)
    worst = Math.max(worst, byUse[column] as number, pairs[row * uses.length + column] as number)
  return worst
}

/** The greatest value for each class of use. */
const useMarks = (marks: WorstByClass): number[] => {
  const { uses, accesses, firstUse } = daysOf(marks)
  return uses.map((cls, column) => {
    const rows = accesses.filter((access) => (firstUse[access] as number) <= cls).length
    return worstOfUse(marks, column, rows)
  })
}

/** The greatest value of a class of use with an access in one of the first classes. */
export function worstOfUse(marks: WorstByClass, column: number, accesses: number): number {
  const { uses } = daysOf(marks)
  const { all, byAccess, byUse, pairs } = marks.days
  let worst = Math.max(all, byUse[column] as number)
  for (let row = 0; row < accesses; row++)
    worst = Math.max(worst, byAccess[row] as number, pairs[row * uses.length + column] as number)
  return worst
}

function daysOf({ allowed: { days, classes } }: WorstByClass) {
  const { access, use, firstUse } = days as NonNullable<AllowedClasses['days']>
  return { accesses: classes[access] as Classes, uses: classes[use] as Classes, firstUse }
}

/** The marks of one position, in the order of the classes that the facts allow. */
export function worstAt(marks: WorstByClass, position: number): readonly number[] {
  const { days, classes } = marks.allowed
  if (position === days?.access) return accessMarks(marks)
  if (position === days?.use) return useMarks(marks)
  const offset = marks.positions.offsets[position] as number
  return (classes[position] as Classes).map((cls) => marks.byClass[offset + cls] as number)
}
