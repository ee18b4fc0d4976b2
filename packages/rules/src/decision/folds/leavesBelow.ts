import { zeros } from '../../boxes/space.ts'
import { type Graph, greatestLeaf } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes, Positions } from '../../diagram/positions.ts'
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
  if (node < 0) return bits[leafValue(node)] as number
  if (fold.visitEpoch[node] === fold.epoch) return fold.memo[node] as number
  const position = fold.positionOf[node] as number
  const isAccess = position === fold.access
  const classes = fold.classes[position] as Classes
  const at = fold.firstChild[node] as number
  let leaves = 0
  let last: Node = NO_CHILD
  for (let i = 0; i < classes.length; i++) {
    const child = fold.children[at + (classes[i] as number)] as Node
    // A later access has a later first use, so that neighbours with the same child reach nothing more.
    if (child === last) continue
    last = child
    const all = visit(below, child)
    leaves |= isAccess ? leavesFrom(below, child, fold.firstUse[i] as number) : all
  }
  fold.visitEpoch[node] = fold.epoch
  fold.memo[node] = leaves
  return leaves
}

/** The followed leaves that a node can reach with the first use `from`, as bits. */
export function leavesFrom({ fold, bits }: LeavesBelow, node: Node, from: number): number {
  if (node < 0) return bits[leafValue(node)] as number
  if (fold.positionOf[node] !== fold.use) return fold.memo[node] as number
  const at = fold.firstChild[node] as number
  const classes = fold.classes[fold.use] as Classes
  let leaves = 0
  for (let i = from; i < classes.length; i++) {
    const child = fold.children[at + (classes[i] as number)] as Node
    leaves |= child < 0 ? (bits[leafValue(child)] as number) : (fold.memo[child] as number)
  }
  return leaves
}
