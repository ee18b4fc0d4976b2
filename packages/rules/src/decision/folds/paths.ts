import type { Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { firstUseOf } from './fold.ts'
import { LEAVES_AT_ONCE, type LeavesBelow, leavesFrom, openLeavesBelow, type Target } from './leavesBelow.ts'
import { type LeavesByClass, leavesByClass } from './leavesByClass.ts'

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
    let byClass: LeavesByClass | undefined
    for (const [i, leaf] of own.entries()) {
      const paths = follow(below, 1 << i, MAX_BOXES + 1)
      if (paths.length > MAX_BOXES) byClass ??= leavesByClass(target, own)
      cuts.set(leaf, byClass && paths.length > MAX_BOXES ? cutAround(byClass, 1 << i) : paths.map(cutOf))
    }
  }
  return cuts
}

function cutAround(reach: LeavesByClass, bit: number): readonly Cut[] {
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
  const position = positionOf[node] as number
  if (position === access || position === use) followDays(following, node, from, path)
  else followValues(following, node, from, path)
}

/** Classes with the same child become one edge. */
function followValues(following: Following, node: Node, from: number, path: Path): void {
  const { below, bit, found, most } = following
  const { fold } = below
  const position = fold.positionOf[node] as number
  const own = fold.classes[position] as Classes
  const children = { list: fold.children, at: fold.firstChild[node] as number }
  for (let i = 0; i < own.length && found.length < most; i++) {
    const child = children.list[children.at + (own[i] as number)] as Node
    if ((leavesFrom(below, child, from) & bit) === 0 || isBefore(own, i, children, child)) continue
    const classes = classesTo(own, i, children, child)
    followFrom(following, child, from, classes.length === own.length ? path : { position, classes, above: path })
  }
}

/** The classes with the given child, beginning at the index `place`. */
function classesTo(own: Classes, place: number, children: Children, child: Node): Classes {
  const classes: number[] = []
  for (let i = place; i < own.length; i++) {
    const cls = own[i] as number
    if (children.list[children.at + cls] === child) classes.push(cls)
  }
  return classes.length === own.length ? own : classes
}

type Children = { readonly list: Int32Array; readonly at: number }

/** Whether a class before the index `place` has the same child. */
function isBefore(own: Classes, place: number, children: Children, child: Node): boolean {
  for (let i = 0; i < place; i++) if (children.list[children.at + (own[i] as number)] === child) return true
  return false
}

/** For days, only neighbouring classes with the same child become one edge, so that each edge is one span. */
function followDays(following: Following, node: Node, from: number, path: Path): void {
  const { below, bit, found, most } = following
  const { fold } = below
  const position = fold.positionOf[node] as number
  const firstUse = position === fold.access ? fold.firstUse : undefined
  const all = fold.classes[position] as Classes
  const own = firstUse ? all : all.filter((cls) => cls >= from)
  const children = { list: fold.children, at: fold.firstChild[node] as number }
  for (let i = 0, end = 0; i < own.length && found.length < most; i = end) {
    const child = children.list[children.at + (own[i] as number)] as Node
    end = endOfRun(own, i, children, child)
    const first = firstUse?.[own[i] as number] ?? from
    if ((leavesFrom(below, child, first) & bit) === 0) continue
    const classes = own.slice(i, end)
    followFrom(following, child, first, classes.length === all.length ? path : { position, classes, above: path })
  }
}

/** The index after the run of neighbouring classes that have the same child. */
function endOfRun(own: Classes, place: number, children: Children, child: Node): number {
  let end = place + 1
  while (end < own.length && children.list[children.at + (own[end] as number)] === child) end++
  return end
}

/** The smallest cut that contains all points of a leaf; undefined if there are none. */
export const boundsOf = (target: Target, leaf: number): Cut | undefined => boundsIn(leavesByClass(target, [leaf]), 1)

function boundsIn(reach: LeavesByClass, bit: number): Cut | undefined {
  const { classes } = reach.fold
  const cut: { position: number; classes: Classes }[] = []
  for (let position = 0; position < classes.length; position++) {
    const own = classes[position] as Classes
    if (own.length === 1) continue
    const hit = classesWith(reach, position, bit)
    if (hit.length === 0) return undefined
    if (hit.length < own.length) cut.push({ position, classes: hit })
  }
  return cut
}

function classesWith(
  { fold, byAccess, byUse, byClass, offsets }: LeavesByClass,
  position: number,
  bit: number,
): number[] {
  const own = fold.classes[position] as Classes
  const byPlace = position === fold.access ? byAccess : position === fold.use ? byUse : undefined
  const offset = offsets[position] as number
  const hit: number[] = []
  for (let i = 0; i < own.length; i++) {
    const cls = own[i] as number
    if (((byPlace ? byPlace[i] : byClass[offset + cls]) as number) & bit) hit.push(cls)
  }
  return hit
}
