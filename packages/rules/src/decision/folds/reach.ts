import { positionAt } from '../../diagram/builder.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { type Fold, NO_KID, NOWHERE, openFold } from './fold.ts'
import { bitsOf, type Target } from './leavesBelow.ts'
import { columnFrom } from './marks.ts'

/** The leaves of a diagram that can be reached with each class of the facts. */
export type Reach = {
  readonly fold: Fold
  /** By leaf value, its bit; 0 for leaves that are not followed. */
  readonly bits: Int32Array
  readonly offsets: readonly number[]
  readonly byClass: Int32Array
  /** By the place of the class in what the facts allow. */
  readonly byAccess: Int32Array
  readonly byUse: Int32Array
  /** By place of the first use, leaves of paths that read the access alone; by place of the use, those that skip the access. */
  readonly fromUse: Int32Array
  readonly freeUse: Int32Array
  /** By position, leaves of paths that skip it, and of those from there on nothing is read. */
  readonly skipped: Int32Array
  readonly ended: Int32Array
  readonly reached: Node[]
  readonly parents: Int16Array
  all: number
}

/** `followed`: values of at most 32 leaves. */
export function openReach(target: Target, followed: readonly number[]): Reach {
  const { graph, allowed, positions, root } = target
  const fold = openFold(graph, allowed)
  const { classes } = fold
  const lengthAt = (position: number) => (position === NOWHERE ? 0 : (classes[position] as Classes).length)
  const uses = lengthAt(fold.use)
  const reach: Reach = {
    fold,
    offsets: positions.offsets,
    all: 0,
    reached: [],
    parents: graph.parents,
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
  if (fold.use !== NOWHERE) spreadDays(reach)
  return reach
}

/** Where days are ordered, provider and days stand first. */
function visitTop(reach: Reach, node: Node, parent: number): number {
  const { fold } = reach
  const position = positionAt(fold.positionOf, node)
  if (fold.use === NOWHERE || position > fold.use) {
    const leaves = visitBelow(reach, node, parent)
    reach.all |= leaves
    return leaves
  }
  if (isSeen(reach, node, parent)) return fold.notes[node] as number
  const leaves = visitTopNode(reach, node, position)
  fold.notes[node] = leaves
  return leaves
}

function visitTopNode(reach: Reach, node: Node, position: number): number {
  const { fold, byClass, offsets } = reach
  if (position === fold.use) return visitUses(reach, node, 0, reach.freeUse)
  if (position === fold.access) return visitAccess(reach, node)
  const at = fold.at[node] as number
  const offset = offsets[position] as number
  let leaves = 0
  for (const cls of fold.classes[position] as Classes) {
    const below = visitTop(reach, fold.kids[at + cls] as Node, position)
    byClass[offset + cls] = (byClass[offset + cls] as number) | below
    leaves |= below
  }
  return leaves
}

function visitAccess(reach: Reach, node: Node): number {
  const { fold, byAccess } = reach
  const at = fold.at[node] as number
  const accesses = fold.classes[fold.access] as Classes
  const uses = fold.classes[fold.use] as Classes
  let leaves = 0
  let below = 0
  let last = NO_KID
  let lastFirst = -1
  for (let row = 0; row < accesses.length; row++) {
    const cls = accesses[row] as number
    const kid = fold.kids[at + cls] as Node
    const first = columnFrom(uses, fold.firstUse[cls] as number)
    if (kid !== last || first !== lastFirst) below = visitFromUse(reach, kid, first)
    ;[last, lastFirst] = [kid, first]
    byAccess[row] = (byAccess[row] as number) | below
    leaves |= below
  }
  return leaves
}

/** A kid of a node that reads the day of access, with the place of the first use that the day leaves. */
function visitFromUse(reach: Reach, kid: Node, first: number): number {
  const { fold, byUse, fromUse } = reach
  if (positionAt(fold.positionOf, kid) === fold.use) return visitUses(reach, kid, first, byUse)
  const below = visitBelow(reach, kid, fold.use)
  fromUse[first] = (fromUse[first] as number) | below
  return below
}

/** A node that reads the day of use, from the place of the first possible use on. */
function visitUses(reach: Reach, node: Node, first: number, into: Int32Array): number {
  const { classes, kids, at, use } = reach.fold
  const uses = classes[use] as Classes
  const start = at[node] as number
  let leaves = 0
  for (let column = first; column < uses.length; column++) {
    const below = visitBelow(reach, kids[start + (uses[column] as number)] as Node, use)
    into[column] = (into[column] as number) | below
    leaves |= below
  }
  return leaves
}

function visitBelow(reach: Reach, node: Node, parent: number): number {
  if (node < 0) return visitLeaf(reach, node, parent)
  const { fold, byClass } = reach
  if (isSeen(reach, node, parent)) return fold.notes[node] as number
  const position = fold.positionOf[node] as number
  const at = fold.at[node] as number
  const offset = reach.offsets[position] as number
  const classes = fold.classes[position] as Classes
  let leaves = 0
  for (let i = 0; i < classes.length; i++) {
    const cls = classes[i] as number
    const below = visitBelow(reach, fold.kids[at + cls] as Node, position)
    byClass[offset + cls] = (byClass[offset + cls] as number) | below
    leaves |= below
  }
  fold.notes[node] = leaves
  return leaves
}

function visitLeaf({ bits, ended }: Reach, leaf: Node, parent: number): number {
  const bit = bits[leafValue(leaf)] as number
  ended[parent + 1] = (ended[parent + 1] as number) | bit
  return bit
}

/** Notes from how high above a node nothing is read; was the node reached before? */
function isSeen({ fold, parents, reached }: Reach, node: Node, parent: number): boolean {
  if (fold.stamps[node] === fold.epoch) {
    if (parent < (parents[node] as number)) parents[node] = parent
    return true
  }
  fold.stamps[node] = fold.epoch
  parents[node] = parent
  reached.push(node)
  return false
}

/** Positions that a path skips have its leaves for all their classes. */
function spreadSkipped(reach: Reach): void {
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

function noteSkipped({ fold, parents, reached, skipped }: Reach): void {
  for (const node of reached) {
    const end = fold.positionOf[node] as number
    for (let p = (parents[node] as number) + 1; p < end; p++)
      skipped[p] = (skipped[p] as number) | (fold.notes[node] as number)
  }
}

/** A use comes with each access that is not after it, an access with each use that is not before it. */
function spreadDays({ fold, all, byAccess, byUse, fromUse, freeUse }: Reach): void {
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
