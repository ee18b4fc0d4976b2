import { positionAt } from '../../diagram/builder.ts'
import type { Graph } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes, Positions } from '../../diagram/positions.ts'
import type { AllowedClasses } from '../facts.ts'
import { type Fold, isVisited, NO_POSITION, openFold, openVisits, type Visits } from './fold.ts'

/**
 * For each position and class of a facts box, the greatest value of a point with this class; -1 where no point has it.
 */
export type WorstByClass = {
  readonly positions: Positions
  readonly allowed: AllowedClasses
  /** At `positions.offsets[position] + class`; days are in `days`. */
  readonly byClass: Int16Array
  readonly days: DayMarks
}

/**
 * The same for the two days, which exclude each other's classes. `all`: paths that read neither; `byAccess`, `byUse`:
 * paths that read one of them; `pairs`: paths that read both, as a matrix with a row for each class of access that the
 * facts allow and a column for each class of use.
 */
type DayMarks = {
  all: number
  readonly byAccess: Int16Array
  readonly byUse: Int16Array
  readonly pairs: Int16Array
}

/** All entries -1. */
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

/** Resets all entries to -1. */
export function clearWorstByClass({ byClass, days }: WorstByClass): void {
  byClass.fill(-1)
  days.all = -1
  for (const list of [days.byAccess, days.byUse, days.pairs]) list.fill(-1)
}

type Visit = {
  readonly fold: Fold
  readonly offsets: readonly number[]
  readonly byClass: Int16Array
  readonly days: DayMarks
  /** By leaf value, the value that counts. */
  readonly values: ArrayLike<number>
  readonly visits: Visits
  /**
   * By position, the greatest value of a path with an edge across it, and of a path whose last node is directly above
   * it.
   */
  readonly skipped: Int16Array
  readonly ended: Int16Array
}

/** Raises the entries to the values of the diagrams; `values`: by leaf value, the value that counts, 0 or more. */
export function addWorst(graph: Graph, roots: readonly Node[], entries: WorstByClass, values: ArrayLike<number>): void {
  const fold = openFold(graph, entries.allowed)
  const { byClass, days, positions } = entries
  const blank = () => new Int16Array(fold.classes.length + 1).fill(-1)
  const own = { visits: openVisits(fold, graph), skipped: blank(), ended: blank() }
  const visit: Visit = { fold, offsets: positions.offsets, byClass, days, values, ...own }
  for (const root of roots) visitTop(visit, root, -1)
  spreadSkipped(visit)
}

/** The positions down to the day of use; these, the provider and the days, are on top of the variable order. */
function visitTop(visit: Visit, node: Node, parent: number): number {
  const { fold, days } = visit
  const position = positionAt(fold.positionOf, node)
  if (fold.use === NO_POSITION || position > fold.use) {
    const value = visitBelow(visit, node, parent)
    days.all = Math.max(days.all, value)
    return value
  }
  if (isVisited(visit.visits, node, parent)) return fold.memo[node] as number
  const worst = visitTopNode(visit, node, position)
  fold.memo[node] = worst
  return worst
}

function visitTopNode(visit: Visit, node: Node, position: number): number {
  const { fold, days, byClass, offsets } = visit
  if (position === fold.use) return visitUses(visit, node, { into: days.byUse, offset: 0, first: 0 })
  if (position === fold.access) return visitAccess(visit, node)
  let worst = -1
  for (const cls of fold.classes[position] as Classes) {
    const value = visitTop(visit, fold.children[(fold.firstChild[node] as number) + cls] as Node, position)
    raise(byClass, (offsets[position] as number) + cls, value)
    worst = Math.max(worst, value)
  }
  return worst
}

function visitAccess(visit: Visit, node: Node): number {
  const { fold, days } = visit
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
      value = visitUses(visit, child, { into: days.pairs, offset: row * uses.length, first })
    } else {
      value = visitBelow(visit, child, use)
      raise(days.byAccess, row, value)
    }
    worst = Math.max(worst, value)
  }
  return worst
}

/** The index of the first class that is `first` or later. */
export function columnFrom(classes: Classes, first: number): number {
  let column = 0
  while (column < classes.length && (classes[column] as number) < first) column++
  return column
}

/** The array and offset to which the values of days of use are written, beginning at the column `first`. */
type UseColumns = { readonly into: Int16Array; readonly offset: number; readonly first: number }

/** Visits a node that reads the day of use. */
function visitUses(visit: Visit, node: Node, { into, offset, first }: UseColumns): number {
  const { classes, children, firstChild, use } = visit.fold
  const uses = classes[use] as Classes
  const start = firstChild[node] as number
  let worst = -1
  for (let column = first; column < uses.length; column++) {
    const value = visitBelow(visit, children[start + (uses[column] as number)] as Node, use)
    raise(into, offset + column, value)
    worst = Math.max(worst, value)
  }
  return worst
}

function visitBelow(visit: Visit, node: Node, parent: number): number {
  if (node < 0) return visitLeaf(visit, node, parent)
  const { fold, byClass } = visit
  if (isVisited(visit.visits, node, parent)) return fold.memo[node] as number
  const position = fold.positionOf[node] as number
  const at = fold.firstChild[node] as number
  const offset = visit.offsets[position] as number
  const classes = fold.classes[position] as Classes
  let worst = -1
  for (let i = 0; i < classes.length; i++) {
    const cls = classes[i] as number
    const value = visitBelow(visit, fold.children[at + cls] as Node, position)
    raise(byClass, offset + cls, value)
    if (value > worst) worst = value
  }
  fold.memo[node] = worst
  return worst
}

function visitLeaf({ ended, values }: Visit, leaf: Node, parent: number): number {
  const value = values[leafValue(leaf)] as number
  raise(ended, parent + 1, value)
  return value
}

const raise = (array: Int16Array, i: number, value: number) => {
  if ((array[i] as number) < value) array[i] = value
}

/**
 * A position that a path skips can have any class on it, so all its classes get the value; days are kept separately.
 */
function spreadSkipped({ fold, visits, byClass, offsets, skipped, ended }: Visit): void {
  const { reached, highestParent } = visits
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

/** The greatest value for each class of access that the facts allow, ascending. */
const worstByAccess = (entries: WorstByClass): number[] =>
  daysOf(entries).accesses.map((cls, row) => worstOfAccess(entries, row, daysOf(entries).firstUse[cls] as number))

/**
 * The greatest value of the class of access at the index `row`, together with a use in the class `firstUse` or later.
 */
export function worstOfAccess(entries: WorstByClass, row: number, firstUse: number): number {
  const { uses } = daysOf(entries)
  const { all, byAccess, byUse, pairs } = entries.days
  let worst = Math.max(all, byAccess[row] as number)
  for (let column = columnFrom(uses, firstUse); column < uses.length; column++)
    worst = Math.max(worst, byUse[column] as number, pairs[row * uses.length + column] as number)
  return worst
}

/** The greatest value for each class of use that the facts allow, ascending. */
const worstByUse = (entries: WorstByClass): number[] => {
  const { uses, accesses, firstUse } = daysOf(entries)
  return uses.map((cls, column) => {
    const rows = accesses.filter((access) => (firstUse[access] as number) <= cls).length
    return worstOfUse(entries, column, rows)
  })
}

/**
 * The greatest value of the class of use at the index `column`, together with one of the first `accesses` classes of
 * access.
 */
export function worstOfUse(entries: WorstByClass, column: number, accesses: number): number {
  const { uses } = daysOf(entries)
  const { all, byAccess, byUse, pairs } = entries.days
  let worst = Math.max(all, byUse[column] as number)
  for (let row = 0; row < accesses; row++)
    worst = Math.max(worst, byAccess[row] as number, pairs[row * uses.length + column] as number)
  return worst
}

function daysOf({ allowed: { days, classes } }: WorstByClass) {
  const { access, use, firstUse } = days as NonNullable<AllowedClasses['days']>
  return { accesses: classes[access] as Classes, uses: classes[use] as Classes, firstUse }
}

/** The greatest value for each class of one position that the facts allow, ascending. */
export function worstAt(entries: WorstByClass, position: number): readonly number[] {
  const { days, classes } = entries.allowed
  if (position === days?.access) return worstByAccess(entries)
  if (position === days?.use) return worstByUse(entries)
  const offset = entries.positions.offsets[position] as number
  return (classes[position] as Classes).map((cls) => entries.byClass[offset + cls] as number)
}
