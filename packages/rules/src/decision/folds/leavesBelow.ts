import { zeros } from '../../boxes/space.ts'
import { type Graph, greatestLeaf } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Positions } from '../../diagram/positions.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import type { AllowedClasses } from '../facts.ts'
import { type Fold, NO_CHILD, openFold } from './fold.ts'

/** The number of leaves that one fold can follow, as each needs a bit of a 32-bit integer. */
export const LEAVES_AT_ONCE = 32

/** A diagram and the facts box on which it is read. */
export type Target = {
  readonly graph: Graph
  readonly root: Node
  readonly allowed: AllowedClasses
  readonly positions: Positions
}

/**
 * By node, which of the followed leaves it can reach; held in the memo of the graph, hence valid until its next fold.
 */
export type LeavesBelow = {
  readonly fold: Fold
  readonly root: Node
  /** By leaf value, its bit; 0 if it is not followed. */
  readonly bits: readonly number[]
}

/** `followed`: at most `LEAVES_AT_ONCE` leaf values. */
export function openLeavesBelow({ graph, root, allowed }: Target, followed: readonly number[]): LeavesBelow {
  const below = { fold: openFold(graph, allowed), root, bits: bitsOf(graph, root, followed) }
  visit(below, root)
  return below
}

/** By leaf value of the diagram, the bit of a followed leaf, 0 for all others. */
export function bitsOf(graph: Graph, root: Node, followed: readonly number[]): number[] {
  const bits = zeros(greatestLeaf(graph, root) + 1)
  for (const [i, leaf] of followed.entries()) bits[leaf] = 1 << i
  return bits
}

/**
 * For a node that reads the day of use, the leaves of all days of use are memoised; `leavesFrom` selects the possible
 * ones.
 */
function visit(below: LeavesBelow, node: Node): number {
  const { fold, bits } = below
  if (node < 0) return itemAt(bits, leafValue(node))
  if (fold.visitEpoch[node] === fold.epoch) return numberAt(fold.memo, node)
  const position = numberAt(fold.positionOf, node)
  const isAccess = position === fold.access
  const classes = itemAt(fold.classes, position)
  const at = numberAt(fold.firstChild, node)
  let leaves = 0
  let last: Node = NO_CHILD
  for (let i = 0; i < classes.length; i++) {
    const child = numberAt(fold.children, at + itemAt(classes, i))
    // A later access has a later first use, so that neighbours with the same child reach nothing more.
    if (child === last) continue
    last = child
    const all = visit(below, child)
    leaves |= isAccess ? leavesFrom(below, child, itemAt(fold.firstUse, i)) : all
  }
  fold.visitEpoch[node] = fold.epoch
  fold.memo[node] = leaves
  return leaves
}

/** The followed leaves that a node can reach with the first use `from`, as bits. */
export function leavesFrom({ fold, bits }: LeavesBelow, node: Node, from: number): number {
  if (node < 0) return itemAt(bits, leafValue(node))
  if (fold.positionOf[node] !== fold.use) return numberAt(fold.memo, node)
  const at = numberAt(fold.firstChild, node)
  const classes = itemAt(fold.classes, fold.use)
  let leaves = 0
  for (let i = from; i < classes.length; i++) {
    const child = numberAt(fold.children, at + itemAt(classes, i))
    leaves |= child < 0 ? itemAt(bits, leafValue(child)) : numberAt(fold.memo, child)
  }
  return leaves
}
