import { zeros } from '../../boxes/space.ts'
import { positionAt } from '../../diagram/builder.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { type Fold, isVisited, NO_CHILD, NO_POSITION, openFold, openVisits, type Visits } from './fold.ts'
import type { Target } from './leavesBelow.ts'

/** For each position and class of a facts box, the leaves that points with this class have, as bits. */
export type LeavesByClass = {
  readonly fold: Fold
  /** By leaf value, the bits that it adds. */
  readonly bits: readonly number[]
  readonly offsets: readonly number[]
  /** Leaves of paths that read the class. */
  readonly byClass: number[]
  /** For the days, by place in the list of classes that the facts allow instead of by class. */
  readonly byAccess: number[]
  readonly byUse: number[]
  /**
   * `fromUse`: leaves of paths that read the day of access but not the day of use, by the place of their first use.
   * `freeUse`: leaves of paths that read the day of use but not the day of access, by the place of the use.
   */
  readonly fromUse: number[]
  readonly freeUse: number[]
  /** By place, the leaves of this day of use and all later ones below the node last visited that reads the day. */
  readonly later: number[]
  /** By position, the leaves of all paths that skip it. */
  readonly skipped: number[]
  /** By position, the leaves of paths whose last node is directly above it. */
  readonly ended: number[]
  readonly visits: Visits
  all: number
}

/** Folds the diagrams of all roots at once. `bits`: by leaf value, the bits that it adds. */
export function leavesByClass(
  { graph, allowed, positions }: Omit<Target, 'root'>,
  roots: readonly Node[],
  bits: readonly number[],
): LeavesByClass {
  const fold = openFold(graph, allowed)
  const { classes } = fold
  const lengthAt = (position: number) => (position === NO_POSITION ? 0 : (classes[position] as Classes).length)
  const uses = lengthAt(fold.use)
  const result: LeavesByClass = {
    fold,
    bits,
    offsets: positions.offsets,
    byClass: zeros(positions.offsets.at(-1) as number),
    byAccess: zeros(lengthAt(fold.access)),
    byUse: zeros(uses),
    fromUse: zeros(uses + 1),
    freeUse: zeros(uses),
    later: zeros(uses + 1),
    skipped: zeros(classes.length + 1),
    ended: zeros(classes.length + 1),
    visits: openVisits(fold, graph),
    all: 0,
  }
  for (const root of roots) visitTop(result, root, -1)
  markSkipped(result)
  if (fold.use !== NO_POSITION) spreadDays(result)
  return result
}

/** The leaves of points with the class at a place in the list of classes that the facts allow. */
export function leavesAt(
  { fold, byAccess, byUse, byClass, skipped, offsets }: LeavesByClass,
  position: number,
  place: number,
): number {
  if (position === fold.access) return byAccess[place] as number
  if (position === fold.use) return byUse[place] as number
  const cls = (fold.classes[position] as Classes)[place] as number
  return (byClass[(offsets[position] as number) + cls] as number) | (skipped[position] as number)
}

/** The number of the highest bit that is set; -1 if none is. */
export const highestBit = (bits: number): number => 31 - Math.clz32(bits)

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

/** Neighbouring classes with the same child visit it once, with the earliest first use, which is that of the first. */
function visitAccess(result: LeavesByClass, node: Node): number {
  const { fold, byAccess, later } = result
  const at = fold.firstChild[node] as number
  const accesses = fold.classes[fold.access] as Classes
  let leaves = 0
  let below = 0
  let last = NO_CHILD
  for (let place = 0; place < accesses.length; place++) {
    const child = fold.children[at + (accesses[place] as number)] as Node
    const first = fold.firstUse[place] as number
    if (child !== last) below = visitFromUse(result, child, first)
    else if (positionAt(fold.positionOf, child) === fold.use) below = later[first] as number
    last = child
    byAccess[place] = (byAccess[place] as number) | below
    leaves |= below
  }
  return leaves
}

/** Visits a child of a node that reads the day of access. */
function visitFromUse(result: LeavesByClass, child: Node, first: number): number {
  const { fold, byUse, fromUse } = result
  if (positionAt(fold.positionOf, child) === fold.use) return visitUses(result, child, first, byUse)
  const below = visitBelow(result, child, fold.use)
  fromUse[first] = (fromUse[first] as number) | below
  return below
}

/** Visits a node that reads the day of use, from the place `first` on. */
function visitUses(result: LeavesByClass, node: Node, first: number, into: number[]): number {
  const { later, fold } = result
  const { classes, children, firstChild, use } = fold
  const uses = classes[use] as Classes
  const start = firstChild[node] as number
  let leaves = 0
  for (let place = uses.length - 1; place >= first; place--) {
    const below = visitBelow(result, children[start + (uses[place] as number)] as Node, use)
    into[place] = (into[place] as number) | below
    leaves |= below
    later[place] = leaves
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
  const added = bits[leafValue(leaf)] as number
  ended[parent + 1] = (ended[parent + 1] as number) | added
  return added
}

/** A position that a path skips can have any class on it. */
function markSkipped({ fold, visits: { reached, highestParent }, skipped, ended }: LeavesByClass): void {
  for (const node of reached) {
    const end = fold.positionOf[node] as number
    for (let p = (highestParent[node] as number) + 1; p < end; p++)
      skipped[p] = (skipped[p] as number) | (fold.memo[node] as number)
  }
  let below = 0
  for (let p = 0; p < skipped.length; p++) {
    below |= ended[p] as number
    skipped[p] = (skipped[p] as number) | below
  }
}

/**
 * Gives a day of use the leaves of paths that do not read it, if an access on or before it is possible; and vice versa.
 */
function spreadDays({ fold, all, byAccess, byUse, fromUse, freeUse }: LeavesByClass): void {
  for (let place = 0, earlier = all; place < byUse.length; place++) {
    earlier |= fromUse[place] as number
    byUse[place] = (byUse[place] as number) | earlier | (freeUse[place] as number)
  }
  let later = all
  let use = freeUse.length
  for (let place = byAccess.length - 1; place >= 0; place--) {
    while (use > (fold.firstUse[place] as number)) later |= freeUse[--use] as number
    byAccess[place] = (byAccess[place] as number) | later
  }
}
