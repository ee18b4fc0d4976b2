import { zeros } from '../../boxes/space.ts'
import { positionAt } from '../../diagram/builder.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
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
  const lengthAt = (position: number) => (position === NO_POSITION ? 0 : itemAt(classes, position).length)
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
  if (position === fold.access) return itemAt(byAccess, place)
  if (position === fold.use) return itemAt(byUse, place)
  const cls = itemAt(itemAt(fold.classes, position), place)
  return itemAt(byClass, itemAt(offsets, position) + cls) | itemAt(skipped, position)
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
  if (isVisited(result.visits, node, parent)) return numberAt(fold.memo, node)
  const leaves = visitTopNode(result, node, position)
  fold.memo[node] = leaves
  return leaves
}

function visitTopNode(result: LeavesByClass, node: Node, position: number): number {
  const { fold, byClass, offsets } = result
  if (position === fold.use) return visitUses(result, node, 0, result.freeUse)
  if (position === fold.access) return visitAccess(result, node)
  const at = numberAt(fold.firstChild, node)
  const offset = itemAt(offsets, position)
  let leaves = 0
  for (const cls of itemAt(fold.classes, position)) {
    const below = visitTop(result, numberAt(fold.children, at + cls), position)
    byClass[offset + cls] = itemAt(byClass, offset + cls) | below
    leaves |= below
  }
  return leaves
}

/** Neighbouring classes with the same child visit it once, with the earliest first use, which is that of the first. */
function visitAccess(result: LeavesByClass, node: Node): number {
  const { fold, byAccess, later } = result
  const at = numberAt(fold.firstChild, node)
  const accesses = itemAt(fold.classes, fold.access)
  let leaves = 0
  let below = 0
  let last = NO_CHILD
  for (let place = 0; place < accesses.length; place++) {
    const child = numberAt(fold.children, at + itemAt(accesses, place))
    const first = itemAt(fold.firstUse, place)
    if (child !== last) below = visitFromUse(result, child, first)
    else if (positionAt(fold.positionOf, child) === fold.use) below = itemAt(later, first)
    last = child
    byAccess[place] = itemAt(byAccess, place) | below
    leaves |= below
  }
  return leaves
}

/** Visits a child of a node that reads the day of access. */
function visitFromUse(result: LeavesByClass, child: Node, first: number): number {
  const { fold, byUse, fromUse } = result
  if (positionAt(fold.positionOf, child) === fold.use) return visitUses(result, child, first, byUse)
  const below = visitBelow(result, child, fold.use)
  fromUse[first] = itemAt(fromUse, first) | below
  return below
}

/** Visits a node that reads the day of use, from the place `first` on. */
function visitUses(result: LeavesByClass, node: Node, first: number, into: number[]): number {
  const { later, fold } = result
  const { classes, children, firstChild, use } = fold
  const uses = itemAt(classes, use)
  const start = numberAt(firstChild, node)
  let leaves = 0
  for (let place = uses.length - 1; place >= first; place--) {
    const below = visitBelow(result, numberAt(children, start + itemAt(uses, place)), use)
    into[place] = itemAt(into, place) | below
    leaves |= below
    later[place] = leaves
  }
  return leaves
}

function visitBelow(result: LeavesByClass, node: Node, parent: number): number {
  if (node < 0) return visitLeaf(result, node, parent)
  const { fold, byClass } = result
  if (isVisited(result.visits, node, parent)) return numberAt(fold.memo, node)
  const position = numberAt(fold.positionOf, node)
  const at = numberAt(fold.firstChild, node)
  const offset = itemAt(result.offsets, position)
  const classes = itemAt(fold.classes, position)
  let leaves = 0
  for (let i = 0; i < classes.length; i++) {
    const cls = itemAt(classes, i)
    const below = visitBelow(result, numberAt(fold.children, at + cls), position)
    byClass[offset + cls] = itemAt(byClass, offset + cls) | below
    leaves |= below
  }
  fold.memo[node] = leaves
  return leaves
}

function visitLeaf({ bits, ended }: LeavesByClass, leaf: Node, parent: number): number {
  const added = itemAt(bits, leafValue(leaf))
  ended[parent + 1] = itemAt(ended, parent + 1) | added
  return added
}

/** A position that a path skips can have any class on it. */
function markSkipped({ fold, visits: { reached, highestParent }, skipped, ended }: LeavesByClass): void {
  for (const node of reached) {
    const end = numberAt(fold.positionOf, node)
    for (let p = numberAt(highestParent, node) + 1; p < end; p++)
      skipped[p] = itemAt(skipped, p) | numberAt(fold.memo, node)
  }
  let below = 0
  for (let p = 0; p < skipped.length; p++) {
    below |= itemAt(ended, p)
    skipped[p] = itemAt(skipped, p) | below
  }
}

/**
 * Gives a day of use the leaves of paths that do not read it, if an access on or before it is possible; and vice versa.
 */
function spreadDays({ fold, all, byAccess, byUse, fromUse, freeUse }: LeavesByClass): void {
  for (let place = 0, earlier = all; place < byUse.length; place++) {
    earlier |= itemAt(fromUse, place)
    byUse[place] = itemAt(byUse, place) | earlier | itemAt(freeUse, place)
  }
  let later = all
  let use = freeUse.length
  for (let place = byAccess.length - 1; place >= 0; place--) {
    while (use > itemAt(fold.firstUse, place)) later |= itemAt(freeUse, --use)
    byAccess[place] = itemAt(byAccess, place) | later
  }
}
