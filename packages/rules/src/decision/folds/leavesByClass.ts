import { positionAt } from '../../diagram/builder.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { type Fold, isVisited, NO_CHILD, NO_POSITION, openFold, openVisits, type Visits } from './fold.ts'
import { bitsOf, type Target } from './leavesBelow.ts'
import { columnFrom } from './worstByClass.ts'

/**
 * For each position and class of a facts box, which of the followed leaves points with this class have, as bits. It is
 * the many-leaves counterpart of `WorstByClass`.
 */
export type LeavesByClass = {
  readonly fold: Fold
  /** By leaf value, its bit; 0 if it is not followed. */
  readonly bits: Int32Array
  readonly offsets: readonly number[]
  readonly byClass: Int32Array
  /** For the days, by index in the list of classes that the facts allow (the "place") instead of by class. */
  readonly byAccess: Int32Array
  readonly byUse: Int32Array
  /**
   * `fromUse`: leaves of paths that read the day of access but not the day of use, by the place of their first use.
   * `freeUse`: leaves of paths that read the day of use but not the day of access, by the place of the use.
   */
  readonly fromUse: Int32Array
  readonly freeUse: Int32Array
  /** By position, leaves of paths with an edge across it, and leaves of paths whose last node is directly above it. */
  readonly skipped: Int32Array
  readonly ended: Int32Array
  readonly visits: Visits
  all: number
}

/** `followed`: at most `LEAVES_AT_ONCE` leaf values. */
export function leavesByClass(target: Target, followed: readonly number[]): LeavesByClass {
  const { graph, allowed, positions, root } = target
  const fold = openFold(graph, allowed)
  const { classes } = fold
  const lengthAt = (position: number) => (position === NO_POSITION ? 0 : (classes[position] as Classes).length)
  const uses = lengthAt(fold.use)
  const result: LeavesByClass = {
    fold,
    offsets: positions.offsets,
    all: 0,
    visits: openVisits(fold, graph),
    bits: bitsOf(graph, root, followed),
    byClass: new Int32Array(positions.offsets.at(-1) as number),
    byAccess: new Int32Array(lengthAt(fold.access)),
    byUse: new Int32Array(uses),
    fromUse: new Int32Array(uses),
    freeUse: new Int32Array(uses),
    skipped: new Int32Array(classes.length + 1),
    ended: new Int32Array(classes.length + 1),
  }
  visitTop(result, root, -1)
  spreadSkipped(result)
  if (fold.use !== NO_POSITION) spreadDays(result)
  return result
}

/** The positions down to the day of use; these, the provider and the days, are on top of the variable order. */
function visitTop(result: LeavesByClass, node: Node, parent: number): number {
  const { fold } = result
  const position = positionAt(fold.positionOf, node)
  if (fold.use === NO_POSITION || position > fold.use) {
    const leaves = visitBelow(result, node, parent)
    result.all |= leaves
    return leaves
  }
  if (isVisited(result.visits, node, parent)) return fold.memo[node] as number
  const leaves = visitTopNode(result, node, position)
  fold.memo[node] = leaves
  return leaves
}

function visitTopNode(result: LeavesByClass, node: Node, position: number): number {
  const { fold, byClass, offsets } = result
  if (position === fold.use) return visitUses(result, node, 0, result.freeUse)
  if (position === fold.access) return visitAccess(result, node)
  const at = fold.firstChild[node] as number
  const offset = offsets[position] as number
  let leaves = 0
  for (const cls of fold.classes[position] as Classes) {
    const below = visitTop(result, fold.children[at + cls] as Node, position)
    byClass[offset + cls] = (byClass[offset + cls] as number) | below
    leaves |= below
  }
  return leaves
}

function visitAccess(result: LeavesByClass, node: Node): number {
  const { fold, byAccess } = result
  const at = fold.firstChild[node] as number
  const accesses = fold.classes[fold.access] as Classes
  const uses = fold.classes[fold.use] as Classes
  let leaves = 0
  let below = 0
  let last = NO_CHILD
  let lastFirst = -1
  for (let row = 0; row < accesses.length; row++) {
    const cls = accesses[row] as number
    const child = fold.children[at + cls] as Node
    const first = columnFrom(uses, fold.firstUse[cls] as number)
    if (child !== last || first !== lastFirst) below = visitFromUse(result, child, first)
    last = child
    lastFirst = first
    byAccess[row] = (byAccess[row] as number) | below
    leaves |= below
  }
  return leaves
}

/** Visits a child of a node that reads the day of access; `first` is the place of the first use. */
function visitFromUse(result: LeavesByClass, child: Node, first: number): number {
  const { fold, byUse, fromUse } = result
  if (positionAt(fold.positionOf, child) === fold.use) return visitUses(result, child, first, byUse)
  const below = visitBelow(result, child, fold.use)
  fromUse[first] = (fromUse[first] as number) | below
  return below
}

/** Visits a node that reads the day of use; `first` is the place of the first use. */
function visitUses(result: LeavesByClass, node: Node, first: number, into: Int32Array): number {
  const { classes, children, firstChild, use } = result.fold
  const uses = classes[use] as Classes
  const start = firstChild[node] as number
  let leaves = 0
  for (let column = first; column < uses.length; column++) {
    const below = visitBelow(result, children[start + (uses[column] as number)] as Node, use)
    into[column] = (into[column] as number) | below
    leaves |= below
  }
  return leaves
}

function visitBelow(result: LeavesByClass, node: Node, parent: number): number {
  if (node < 0) return visitLeaf(result, node, parent)
  const { fold, byClass } = result
  if (isVisited(result.visits, node, parent)) return fold.memo[node] as number
  const position = fold.positionOf[node] as number
  const at = fold.firstChild[node] as number
  const offset = result.offsets[position] as number
  const classes = fold.classes[position] as Classes
  let leaves = 0
  for (let i = 0; i < classes.length; i++) {
    const cls = classes[i] as number
    const below = visitBelow(result, fold.children[at + cls] as Node, position)
    byClass[offset + cls] = (byClass[offset + cls] as number) | below
    leaves |= below
  }
  fold.memo[node] = leaves
  return leaves
}

function visitLeaf({ bits, ended }: LeavesByClass, leaf: Node, parent: number): number {
  const bit = bits[leafValue(leaf)] as number
  ended[parent + 1] = (ended[parent + 1] as number) | bit
  return bit
}

/** A position that a path skips can have any class on it, so all its classes get the leaves of the path. */
function spreadSkipped(result: LeavesByClass): void {
  const { fold, ended, skipped, offsets, byClass } = result
  noteSkipped(result)
  let below = 0
  for (let p = 0; p < fold.classes.length; p++) {
    below |= ended[p] as number
    const leaves = below | (skipped[p] as number)
    if (leaves === 0) continue
    const offset = offsets[p] as number
    for (const cls of fold.classes[p] as Classes) byClass[offset + cls] = (byClass[offset + cls] as number) | leaves
  }
}

function noteSkipped({ fold, visits: { reached, highestParent }, skipped }: LeavesByClass): void {
  for (const node of reached) {
    const end = fold.positionOf[node] as number
    for (let p = (highestParent[node] as number) + 1; p < end; p++)
      skipped[p] = (skipped[p] as number) | (fold.memo[node] as number)
  }
}

/**
 * Gives a day of use the leaves of paths that do not read it, if an access on or before it is possible; and vice versa.
 */
function spreadDays({ fold, all, byAccess, byUse, fromUse, freeUse }: LeavesByClass): void {
  const accesses = fold.classes[fold.access] as Classes
  const uses = fold.classes[fold.use] as Classes
  for (let column = 0, earlier = all; column < uses.length; column++) {
    earlier |= fromUse[column] as number
    byUse[column] = (byUse[column] as number) | earlier | (freeUse[column] as number)
  }
  let later = all
  let column = uses.length
  for (let row = accesses.length - 1; row >= 0; row--) {
    const first = fold.firstUse[accesses[row] as number] as number
    while (column > 0 && (uses[column - 1] as number) >= first) later |= freeUse[--column] as number
    byAccess[row] = (byAccess[row] as number) | later
  }
}
