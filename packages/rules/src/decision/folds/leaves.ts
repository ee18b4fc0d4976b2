import type { Graph } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import type { AllowedClasses } from '../facts.ts'
import { type Fold, firstUseOf, NO_CHILD, openFold } from './fold.ts'
import { leafOfPoint } from './leafOfPoint.ts'

/**
 * The greatest leaf value that a facts box can reach, or `floor` if that is greater; prunes nodes that cannot exceed
 * it.
 */
export function worstLeaf(graph: Graph, root: Node, allowed: AllowedClasses, floor = 0): number {
  if (root < 0 || numberAt(graph.maxLeaf, root) <= floor) return Math.max(floor, root < 0 ? leafValue(root) : 0)
  if (allowed.point) return Math.max(floor, leafOfPoint(graph, root, allowed.point))
  const fold = openFold(graph, allowed)
  const search = { fold, most: graph.maxLeaf, worst: floor, into: undefined }
  visit(search, root, firstUseOf(fold))
  return search.worst
}

/** The same for several diagrams. */
export function worstOfAll(graph: Graph, roots: readonly Node[], allowed: AllowedClasses, floor = 0): number {
  let worst = floor
  for (const root of roots) worst = worstLeaf(graph, root, allowed, worst)
  return worst
}

/**
 * Sets `into` to 1 at each leaf value that a facts box can reach, leaves the other entries as they are, and returns it.
 */
export function reachableLeaves(graph: Graph, root: Node, allowed: AllowedClasses, into: Uint8Array): Uint8Array {
  if (allowed.point) into[leafOfPoint(graph, root, allowed.point)] = 1
  else {
    const fold = openFold(graph, allowed)
    visit({ fold, most: graph.maxLeaf, worst: 0, into }, root, firstUseOf(fold))
  }
  return into
}

/**
 * Visits each node once, except nodes that read the day of use: these are visited again for earlier first uses. Sets
 * the leaves in `into` if it is given, else raises `worst`.
 */
type Search = {
  readonly fold: Fold
  readonly most: Int16Array
  worst: number
  readonly into: Uint8Array | undefined
}

function visit(search: Search, node: Node, from: number): void {
  const { fold, into } = search
  if (node < 0) {
    if (into) into[leafValue(node)] = 1
    else if (leafValue(node) > search.worst) search.worst = leafValue(node)
    return
  }
  if (!into && numberAt(search.most, node) <= search.worst) return
  const position = numberAt(fold.positionOf, node)
  if (position === fold.use) visitUses(search, node, from)
  else if (fold.visitEpoch[node] !== fold.epoch) visitChildren(search, node, position, from)
}

function visitChildren(search: Search, node: Node, position: number, from: number): void {
  const { fold } = search
  fold.visitEpoch[node] = fold.epoch
  const classes = itemAt(fold.classes, position)
  const isAccess = position === fold.access
  const at = numberAt(fold.firstChild, node)
  let last: Node = NO_CHILD
  for (let i = 0; i < classes.length; i++) {
    const child = numberAt(fold.children, at + itemAt(classes, i))
    // A later access has a later first use, so that neighbours with the same child reach nothing more.
    if (child === last) continue
    last = child
    visit(search, child, isAccess ? itemAt(fold.firstUse, i) : from)
  }
}

/**
 * A node that reads the day of use has the first use of its last visit as its memo; with an earlier one, only the
 * classes in between are visited.
 */
function visitUses(search: Search, node: Node, from: number): void {
  const { fold } = search
  const { visitEpoch, memo, epoch } = fold
  const classes = itemAt(fold.classes, fold.use)
  const end = visitEpoch[node] === epoch ? numberAt(memo, node) : classes.length
  if (end <= from) return
  visitEpoch[node] = epoch
  memo[node] = from
  const at = numberAt(fold.firstChild, node)
  let last: Node = NO_CHILD
  for (let i = from; i < end; i++) {
    const child = numberAt(fold.children, at + itemAt(classes, i))
    if (child === last) continue
    last = child
    visit(search, child, from)
  }
}
