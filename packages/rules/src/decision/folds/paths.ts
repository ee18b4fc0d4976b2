import { positionsReadBy } from '../../diagram/compile.ts'
import type { Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import { firstUseOf } from './fold.ts'
import { bitsOf, LEAVES_AT_ONCE, type LeavesBelow, leavesFrom, openLeavesBelow, type Target } from './leavesBelow.ts'
import { type LeavesByClass, leavesAt, leavesByClass } from './leavesByClass.ts'

/** A part of a facts box: some of its classes at some positions, ascending, and all of its classes at the others. */
export type Cut = readonly { readonly position: number; readonly classes: Classes }[]

/** The classes of a cut at a position; undefined if it allows all that the facts allow there. */
export const classesAt = (cut: Cut, at: number): Classes | undefined =>
  cut.find(({ position }) => position === at)?.classes

/** A row with more boxes than this gets one box around them; if most facts are known, there are one or two. */
const MAX_BOXES = 8

/** The first `most` paths to a leaf, as disjoint cuts of the facts box, in the order of positions and classes. */
export const pathsTo = (target: Target, leaf: number, most: number): Cut[] =>
  follow(openLeavesBelow(target, [leaf]), 1, most).map(cutOf)

/**
 * By leaf value, the paths to it as disjoint cuts; if they are more than `MAX_BOXES`, the smallest cut around them.
 */
export function cutsOf(target: Target, leaves: readonly number[]): Map<number, readonly Cut[]> {
  const cuts = new Map<number, readonly Cut[]>()
  for (let first = 0; first < leaves.length; first += LEAVES_AT_ONCE) {
    const own = leaves.slice(first, first + LEAVES_AT_ONCE)
    const below = openLeavesBelow(target, own)
    let reach: Reach | undefined
    for (const [i, leaf] of own.entries()) {
      const paths = follow(below, 1 << i, MAX_BOXES + 1)
      if (paths.length > MAX_BOXES) reach ??= openReach(target, below.bits)
      cuts.set(leaf, reach && paths.length > MAX_BOXES ? cutAround(reach, 1 << i) : paths.map(cutOf))
    }
  }
  return cuts
}

function cutAround(reach: Reach, bit: number): readonly Cut[] {
  const bounds = boundsIn(reach, bit)
  return bounds ? [bounds] : []
}

/** A path as a linked list of edges, the lowest first; undefined at the root. */
type Path = { readonly position: number; readonly classes: Classes; readonly above: Path } | undefined

function cutOf(path: Path): Cut {
  const cut: { position: number; classes: Classes }[] = []
  for (let edge = path; edge; edge = edge.above) cut.push(edge)
  return cut.reverse()
}

function follow(below: LeavesBelow, bit: number, most: number): Path[] {
  const found: Path[] = []
  const from = firstUseOf(below.fold)
  if ((leavesFrom(below, below.root, from) & bit) !== 0) followFrom({ below, bit, most, found }, below.root, from)
  return found
}

type Following = { readonly below: LeavesBelow; readonly bit: number; readonly most: number; readonly found: Path[] }

/** Depth-first search below a node from which the leaf is reachable; stops after `most` paths. */
function followFrom(following: Following, node: Node, from: number, path?: Path): void {
  if (node < 0) {
    following.found.push(path)
    return
  }
  const { positionOf, access, use } = following.below.fold
  const position = numberAt(positionOf, node)
  if (position === access || position === use) followDays(following, node, from, path)
  else followValues(following, node, from, path)
}

/** Classes with the same child become one edge. */
function followValues(following: Following, node: Node, from: number, path: Path): void {
  const { below, bit, found, most } = following
  const { positionOf, firstChild, children, classes } = below.fold
  const position = numberAt(positionOf, node)
  const own = itemAt(classes, position)
  const at = numberAt(firstChild, node)
  for (let i = 0; i < own.length && found.length < most; i++) {
    const child = numberAt(children, at + itemAt(own, i))
    if ((leavesFrom(below, child, from) & bit) === 0 || isBefore(children, at, own, i)) continue
    const alike = classesTo(children, at, own, child)
    followFrom(following, child, from, alike === own ? path : { position, classes: alike, above: path })
  }
}

/** Whether a class before the index `place` has the same child. */
function isBefore(children: Int32Array, at: number, own: Classes, place: number): boolean {
  const child = children[at + itemAt(own, place)]
  for (let i = 0; i < place; i++) if (children[at + itemAt(own, i)] === child) return true
  return false
}

/** The classes with the given child; the list itself if all have it. */
function classesTo(children: Int32Array, at: number, own: Classes, child: Node): Classes {
  let count = 0
  for (let i = 0; i < own.length; i++) if (children[at + itemAt(own, i)] === child) count++
  return count === own.length ? own : own.filter((cls) => children[at + cls] === child)
}

/** For days, only neighbouring classes with the same child become one edge, so that each edge is one span. */
function followDays(following: Following, node: Node, from: number, path: Path): void {
  const { below, bit, found, most } = following
  const { fold } = below
  const position = numberAt(fold.positionOf, node)
  const firstUse = position === fold.access ? fold.firstUse : undefined
  const all = itemAt(fold.classes, position)
  const own = firstUse ? all : all.slice(from)
  const at = numberAt(fold.firstChild, node)
  for (let i = 0, end = 0; i < own.length && found.length < most; i = end) {
    const child = numberAt(fold.children, at + itemAt(own, i))
    end = endOfRun(fold.children, at, own, i)
    const first = firstUse?.[i] ?? from
    if ((leavesFrom(below, child, first) & bit) === 0) continue
    const classes = own.slice(i, end)
    followFrom(following, child, first, classes.length === all.length ? path : { position, classes, above: path })
  }
}

/** The index after the run of neighbouring classes that have the same child as the class at a place. */
function endOfRun(children: Int32Array, at: number, own: Classes, place: number): number {
  const child = children[at + itemAt(own, place)]
  let end = place + 1
  while (end < own.length && children[at + itemAt(own, end)] === child) end++
  return end
}

/** The smallest cut that contains all points of a leaf; undefined if there are none. */
export const boundsOf = (target: Target, leaf: number): Cut | undefined =>
  boundsIn(openReach(target, bitsOf(target.graph, target.root, [leaf])), 1)

/** `positions`: those at which a cut can be narrower, ascending. */
type Reach = { readonly leaves: LeavesByClass; readonly positions: readonly number[] }

/** Only positions that the diagram reads can be narrower, and each of the two days because of the other. */
function openReach(target: Target, bits: readonly number[]): Reach {
  const { graph, root, allowed } = target
  const read = positionsReadBy(graph, root)
  const positions = allowed.days ? new Set([allowed.days.access, allowed.days.use, ...read]) : read
  return { leaves: leavesByClass(target, [root], bits), positions: [...positions].sort((a, b) => a - b) }
}

function boundsIn({ leaves, positions }: Reach, bit: number): Cut | undefined {
  const { classes } = leaves.fold
  const cut: { position: number; classes: Classes }[] = []
  for (const position of positions) {
    const own = itemAt(classes, position)
    if (own.length === 1) continue
    const hit = classesWith(leaves, position, bit)
    if (hit.length === 0) return undefined
    if (hit !== own) cut.push({ position, classes: hit })
  }
  return cut
}

/** The classes with a leaf; the list itself if all have it. */
function classesWith(reach: LeavesByClass, position: number, bit: number): Classes {
  const own = itemAt(reach.fold.classes, position)
  let count = 0
  for (let place = 0; place < own.length; place++) if ((leavesAt(reach, position, place) & bit) !== 0) count++
  return count === own.length ? own : own.filter((_, place) => (leavesAt(reach, position, place) & bit) !== 0)
}
