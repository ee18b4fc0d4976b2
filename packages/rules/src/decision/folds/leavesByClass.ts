import { positionAt } from '../../diagram/builder.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { type Fold, NO_CHILD, NO_POSITION, openFold } from './fold.ts'
import { bitsOf, type Target } from './leavesBelow.ts'
import { columnFrom } from './worstByClass.ts'

/** The leaves of a diagram that can be reached with each class of the facts. */
export type LeavesByClass = {
  readonly fold: Fold
  /** By leaf value, its bit; 0 for leaves that are not followed. */
  readonly bits: Int32Array
  readonly offsets: readonly number[]
  readonly byClass: Int32Array
  /** By the place of the class in what the facts allow. */
  readonly byAccess: Int32Array
  readonly byUse: Int32Array
  /**
   * By place of the first use, leaves of paths that read the access alone; by place of the use, those that skip the
   * access.
   */
  readonly fromUse: Int32Array
  readonly freeUse: Int32Array
  /** By position, leaves of paths that skip it, and of those from there on nothing is read. */
  readonly skipped: Int32Array
  readonly ended: Int32Array
  readonly reached: Node[]
  readonly highestParent: Int16Array
  all: number
}

/** `followed`: values of at most 32 leaves. */
export function leavesByClass(target: Target, followed: readonly number[]): LeavesByClass {
  const { graph, allowed, positions, root } = target
  const fold = openFold(graph, allowed)
  const { classes } = fold
  const lengthAt = (position: number) => (position === NO_POSITION ? 0 : (classes[position] as Classes).length)
  const uses = lengthAt(fold.use)
  const reach: LeavesByClass = {
    fold,
    offsets: positions.offsets,
    all: 0,
    reached: [],
    highestParent: graph.highestParent,
    bits: bitsOf(graph, root, followed),
    byClass: new Int32Array(positions.offsets.at(-1) as number),
    byAccess: new Int32Array(lengthAt(fold.access)),
    byUse: new Int32Array(uses),
    fromUse: new Int32Array(uses),
    freeUse: new Int32Array(uses),
    skipped: new Int32Array(classes.length + 1),
    ended: new Int32Array(classes.length + 1),
  }
  visitTop(reach, root, -1)
  spreadSkipped(reach)
  if (fold.use !== NO_POSITION) spreadDays(reach)
  return reach
}

/** Where days are ordered, provider and days stand first. */
function visitTop(reach: LeavesByClass, node: Node, parent: number): number {
  const { fold } = reach
  const position = positionAt(fold.positionOf, node)
  if (fold.use === NO_POSITION || position > fold.use) {
    const leaves = visitBelow(reach, node, parent)
    reach.all |= leaves
    return leaves
  }
  if (isVisited(reach, node, parent)) return fold.memo[node] as number
  const leaves = visitTopNode(reach, node, position)
  fold.memo[node] = leaves
  return leaves
}

function visitTopNode(reach: LeavesByClass, node: Node, position: number): number {
  const { fold, byClass, offsets } = reach
  if (position === fold.use) return visitUses(reach, node, 0, reach.freeUse)
  if (position === fold.access) return visitAccess(reach, node)
  const at = fold.firstChild[node] as number
  const offset = offsets[position] as number
  let leaves = 0
  for (const cls of fold.classes[position] as Classes) {
    const below = visitTop(reach, fold.children[at + cls] as Node, position)
    byClass[offset + cls] = (byClass[offset + cls] as number) | below
    leaves |= below
  }
  return leaves
}

function visitAccess(reach: LeavesByClass, node: Node): number {
  const { fold, byAccess } = reach
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
    if (child !== last || first !== lastFirst) below = visitFromUse(reach, child, first)
    ;[last, lastFirst] = [child, first]
    byAccess[row] = (byAccess[row] as number) | below
    leaves |= below
  }
  return leaves
}

/** A child of a node that reads the day of access, with the place of the first use that the day leaves. */
function visitFromUse(reach: LeavesByClass, child: Node, first: number): number {
  const { fold, byUse, fromUse } = reach
  if (positionAt(fold.positionOf, child) === fold.use) return visitUses(reach, child, first, byUse)
  const below = visitBelow(reach, child, fold.use)
  fromUse[first] = (fromUse[first] as number) | below
  return below
}

/** A node that reads the day of use, from the place of the first possible use on. */
function visitUses(reach: LeavesByClass, node: Node, first: number, into: Int32Array): number {
  const { classes, children, firstChild, use } = reach.fold
  const uses = classes[use] as Classes
  const start = firstChild[node] as number
  let leaves = 0
  for (let column = first; column < uses.length; column++) {
    const below = visitBelow(reach, children[start + (uses[column] as number)] as Node, use)
    into[column] = (into[column] as number) | below
    leaves |= below
  }
  return leaves
}

function visitBelow(reach: LeavesByClass, node: Node, parent: number): number {
  if (node < 0) return visitLeaf(reach, node, parent)
  const { fold, byClass } = reach
  if (isVisited(reach, node, parent)) return fold.memo[node] as number
  const position = fold.positionOf[node] as number
  const at = fold.firstChild[node] as number
  const offset = reach.offsets[position] as number
  const classes = fold.classes[position] as Classes
  let leaves = 0
  for (let i = 0; i < classes.length; i++) {
    const cls = classes[i] as number
    const below = visitBelow(reach, fold.children[at + cls] as Node, position)
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

/** Notes from how high above a node nothing is read; was the node reached before? */
function isVisited({ fold, highestParent, reached }: LeavesByClass, node: Node, parent: number): boolean {
  if (fold.visitEpoch[node] === fold.epoch) {
    if (parent < (highestParent[node] as number)) highestParent[node] = parent
    return true
  }
  fold.visitEpoch[node] = fold.epoch
  highestParent[node] = parent
  reached.push(node)
  return false
}

/** Positions that a path skips have its leaves for all their classes. */
function spreadSkipped(reach: LeavesByClass): void {
  const { fold, ended, skipped, offsets, byClass } = reach
  noteSkipped(reach)
  let below = 0
  for (let p = 0; p < fold.classes.length; p++) {
    below |= ended[p] as number
    const leaves = below | (skipped[p] as number)
    if (leaves === 0) continue
    const offset = offsets[p] as number
    for (const cls of fold.classes[p] as Classes) byClass[offset + cls] = (byClass[offset + cls] as number) | leaves
  }
}

function noteSkipped({ fold, highestParent, reached, skipped }: LeavesByClass): void {
  for (const node of reached) {
    const end = fold.positionOf[node] as number
    for (let p = (highestParent[node] as number) + 1; p < end; p++)
      skipped[p] = (skipped[p] as number) | (fold.memo[node] as number)
  }
}

/** A use comes with each access that is not after it, an access with each use that is not before it. */
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
