import { positionAt } from '../../diagram/builder.ts'
import type { Graph } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes, Positions } from '../../diagram/positions.ts'
import type { Allowed, Days } from '../facts.ts'

/** So many leaves are followed in one pass, a bit each. */
export const LEAVES_AT_ONCE = 32

/**
 * The leaves that can be reached from each node of a diagram within the facts, and with each class. Notes of the graph
 * hold the leaves of the nodes below the days until the next fold.
 */
export type Reach = {
  readonly graph: Graph
  readonly root: Node
  readonly allowed: Allowed
  readonly epoch: number
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
  /** By position, leaves of nodes that end there from where their paths skip, and nothing else of the pass. */
  readonly skipped: Int32Array
  /** By bit, the lowest position of a parent of its leaf; from there on nothing is read. */
  readonly leafParents: Int16Array
  readonly reached: Node[]
  all: number
}

type Target = { readonly graph: Graph; readonly root: Node; readonly allowed: Allowed; readonly positions: Positions }

/** `followed`: values of at most 32 leaves. */
export function openReach(target: Target, followed: readonly number[]): Reach {
  const { graph, allowed, positions, root } = target
  const { days, classes } = allowed
  const lengthAt = (position: number | undefined) =>
    position === undefined ? 0 : (classes[position] as Classes).length
  const uses = lengthAt(days?.use)
  graph.epoch++
  const reach: Reach = {
    ...{ graph, root, allowed, epoch: graph.epoch, offsets: positions.offsets, all: 0, reached: [] },
    bits: bitsOf(followed, Math.max(graph.most[root] ?? 0, leafValue(root))),
    byClass: new Int32Array(positions.offsets.at(-1) as number),
    byAccess: new Int32Array(lengthAt(days?.access)),
    byUse: new Int32Array(uses),
    fromUse: new Int32Array(uses),
    freeUse: new Int32Array(uses),
    skipped: new Int32Array(classes.length + 1),
    leafParents: new Int16Array(LEAVES_AT_ONCE).fill(classes.length),
  }
  visitTop(reach, root, -1)
  spreadSkipped(reach)
  if (days) spreadDays(reach, days)
  return reach
}

function bitsOf(followed: readonly number[], greatest: number): Int32Array {
  const bits = new Int32Array(greatest + 1)
  for (const [i, leaf] of followed.entries()) bits[leaf] = 1 << i
  return bits
}

/** Where days are ordered, provider and days stand first. */
function visitTop(reach: Reach, node: Node, parent: number): number {
  const { graph, allowed } = reach
  const { days } = allowed
  const position = positionAt(graph, node)
  if (!days || position > days.use) {
    const leaves = visitBelow(reach, node, parent)
    reach.all |= leaves
    return leaves
  }
  if (isSeen(reach, node, parent)) return graph.notes[node] as number
  const leaves = visitTopNode(reach, node, position)
  graph.notes[node] = leaves
  return leaves
}

function visitTopNode(reach: Reach, node: Node, position: number): number {
  const { graph, allowed, byClass, offsets } = reach
  const { days, classes } = allowed
  if (position === days?.use) return visitUses(reach, node, 0, reach.freeUse)
  if (position === days?.access) return visitAccess(reach, node, days)
  const [at, offset] = [graph.at[node] as number, offsets[position] as number]
  let leaves = 0
  for (const cls of classes[position] as Classes) {
    const below = visitTop(reach, graph.kids[at + cls] as Node, position)
    byClass[offset + cls] = (byClass[offset + cls] as number) | below
    leaves |= below
  }
  return leaves
}

function visitAccess(reach: Reach, node: Node, { access, use, firstUse }: Days): number {
  const { graph, allowed, byAccess, byUse, fromUse } = reach
  const at = graph.at[node] as number
  const accesses = allowed.classes[access] as Classes
  const uses = allowed.classes[use] as Classes
  let leaves = 0
  for (let row = 0, first = 0; row < accesses.length; row++) {
    const cls = accesses[row] as number
    const kid = graph.kids[at + cls] as Node
    while (first < uses.length && (uses[first] as number) < (firstUse[cls] as number)) first++
    let below: number
    if (positionAt(graph, kid) === use) below = visitUses(reach, kid, first, byUse)
    else {
      below = visitBelow(reach, kid, use)
      fromUse[first] = (fromUse[first] as number) | below
    }
    byAccess[row] = (byAccess[row] as number) | below
    leaves |= below
  }
  return leaves
}

/** A node that reads the day of use, from the place of the first possible use on. */
function visitUses(reach: Reach, node: Node, first: number, into: Int32Array): number {
  const { graph, allowed } = reach
  const use = allowed.days?.use as number
  const uses = allowed.classes[use] as Classes
  const at = graph.at[node] as number
  let leaves = 0
  for (let column = first; column < uses.length; column++) {
    const below = visitBelow(reach, graph.kids[at + (uses[column] as number)] as Node, use)
    into[column] = (into[column] as number) | below
    leaves |= below
  }
  return leaves
}

function visitBelow(reach: Reach, node: Node, parent: number): number {
  const { graph, allowed, byClass } = reach
  if (node < 0) return visitLeaf(reach, node, parent)
  if (isSeen(reach, node, parent)) return graph.notes[node] as number
  const position = graph.positionOf[node] as number
  const at = graph.at[node] as number
  const offset = reach.offsets[position] as number
  const classes = allowed.classes[position] as Classes
  let leaves = 0
  for (let i = 0; i < classes.length; i++) {
    const cls = classes[i] as number
    const below = visitBelow(reach, graph.kids[at + cls] as Node, position)
    byClass[offset + cls] = (byClass[offset + cls] as number) | below
    leaves |= below
  }
  graph.notes[node] = leaves
  return leaves
}

function visitLeaf({ bits, leafParents }: Reach, leaf: Node, parent: number): number {
  const bit = bits[leafValue(leaf)] as number
  if (bit === 0) return 0
  const place = 31 - Math.clz32(bit)
  if (parent < (leafParents[place] as number)) leafParents[place] = parent
  return bit
}

/** Notes from how high above a node nothing is read; was the node reached before? */
function isSeen({ graph, epoch, reached }: Reach, node: Node, parent: number): boolean {
  if (graph.stamps[node] === epoch) {
    if (parent < (graph.parents[node] as number)) graph.parents[node] = parent
    return true
  }
  graph.stamps[node] = epoch
  graph.parents[node] = parent
  reached.push(node)
  return false
}

/** Positions that a path skips have its leaves for all their classes. */
function spreadSkipped(reach: Reach): void {
  const { allowed, skipped, offsets, byClass } = reach
  noteSkipped(reach)
  const ends = leafStarts(reach)
  let ended = 0
  for (let p = 0; p < allowed.classes.length; p++) {
    ended |= ends[p] as number
    const leaves = ended | (skipped[p] as number)
    if (leaves === 0) continue
    const offset = offsets[p] as number
    for (const cls of allowed.classes[p] as Classes) byClass[offset + cls] = (byClass[offset + cls] as number) | leaves
  }
}

function noteSkipped({ graph, reached, skipped }: Reach): void {
  for (const node of reached) {
    const end = graph.positionOf[node] as number
    for (let p = (graph.parents[node] as number) + 1; p < end; p++)
      skipped[p] = (skipped[p] as number) | (graph.notes[node] as number)
  }
}

/** By position, the leaves below whose highest parent nothing is read from there on. */
function leafStarts({ leafParents, skipped }: Reach): Int32Array {
  const starts = new Int32Array(skipped.length)
  for (let place = 0; place < LEAVES_AT_ONCE; place++) {
    const start = (leafParents[place] as number) + 1
    if (start < starts.length) starts[start] = (starts[start] as number) | (1 << place)
  }
  return starts
}

/** A use comes with each access that is not after it, an access with each use that is not before it. */
function spreadDays(reach: Reach, { access, use, firstUse }: Days): void {
  const { all, byAccess, byUse, fromUse, freeUse, allowed } = reach
  const accesses = allowed.classes[access] as Classes
  const uses = allowed.classes[use] as Classes
  for (let column = 0, earlier = all; column < uses.length; column++) {
    earlier |= fromUse[column] as number
    byUse[column] = (byUse[column] as number) | earlier | (freeUse[column] as number)
  }
  let [later, column] = [all, uses.length]
  for (let row = accesses.length - 1; row >= 0; row--) {
    const first = firstUse[accesses[row] as number] as number
    while (column > 0 && (uses[column - 1] as number) >= first) later |= freeUse[--column] as number
    byAccess[row] = (byAccess[row] as number) | later
  }
}

/** The leaves of paths from a node, where the first possible use is `from`. */
export function leavesFrom({ graph, allowed, bits }: Reach, node: Node, from: number): number {
  if (node < 0) return bits[leafValue(node)] as number
  const use = allowed.days?.use
  if (use === undefined || graph.positionOf[node] !== use) return graph.notes[node] as number
  const at = graph.at[node] as number
  let leaves = 0
  for (const cls of allowed.classes[use] as Classes) {
    if (cls < from) continue
    const kid = graph.kids[at + cls] as Node
    leaves |= kid < 0 ? (bits[leafValue(kid)] as number) : (graph.notes[kid] as number)
  }
  return leaves
}
