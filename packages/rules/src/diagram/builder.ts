import { itemAt, numberAt } from '../itemAt.ts'
import { type Diagrams, FALSE, type Node, TooManyNodes } from './diagrams.ts'
import { ABSENT, clearPairs, getPair, hash, openPairMap, type PairMap, setPair } from './pairMap.ts'

/**
 * Nodes under construction, hash-consed: a unique table ensures that equal functions are the same node (canonicity).
 */
export type Builder = Diagrams & {
  positionOf: Uint16Array<ArrayBuffer>
  firstChild: Int32Array<ArrayBuffer>
  children: Int32Array<ArrayBuffer>
  count: number
  /** A hash table with open addressing: nodes by the hash of their position and children, -1 in free slots. */
  uniqueTable: Int32Array
  /** Children of the nodes that recursive calls are about to make; `top` is the first free entry. */
  stack: Int32Array<ArrayBuffer>
  top: number
  /** The computed table: results of the operation that is running, by its pair of operands. */
  readonly computed: PairMap
  /** The number of classes of each position. */
  readonly widths: ArrayLike<number>
  readonly limit: number
}

/**
 * An empty builder. Operations on it throw `TooManyNodes` instead of making more than `limit` nodes. `usual`: the number
 * of nodes, a power of two, for which there is memory at once.
 */
export const openBuilder = (widths: ArrayLike<number>, limit: number, usual = 256): Builder => ({
  positionOf: new Uint16Array(usual),
  firstChild: new Int32Array(usual + 1),
  children: new Int32Array(usual * 8),
  count: 0,
  uniqueTable: new Int32Array(usual * 2).fill(-1),
  stack: new Int32Array(2048),
  top: 0,
  computed: openPairMap(),
  widths,
  limit,
})

/** Reserves entries on the stack for the children of one node and returns the first; `makeFromStack` releases them. */
export function pushChildren(builder: Builder, position: number): number {
  const start = builder.top
  builder.top += itemAt(builder.widths, position)
  if (builder.top > builder.stack.length) builder.stack = grown(builder.stack, builder.top)
  return start
}

/**
 * The node with the children on top of the stack: an existing equal node, or the child itself if all children are the
 * same.
 */
export function makeFromStack(builder: Builder, position: number, start: number): Node {
  const { stack, uniqueTable } = builder
  const width = itemAt(builder.widths, position)
  builder.top = start
  const first = numberAt(stack, start)
  let c = 1
  while (c < width && stack[start + c] === first) c++
  if (c === width) return first
  let i = hashOf(position, stack, start, width) & (uniqueTable.length - 1)
  while (uniqueTable[i] !== -1) {
    if (hasChildrenOnStack(builder, numberAt(uniqueTable, i), position, start)) return numberAt(uniqueTable, i)
    i = (i + 1) & (uniqueTable.length - 1)
  }
  const node = append(builder, position, start)
  uniqueTable[i] = node
  if (builder.count * 2 > uniqueTable.length) rehash(builder)
  return node
}

/** The node with these children, one for each class of the position; an existing equal node if there is one. */
export function makeNode(builder: Builder, position: number, children: ArrayLike<Node>): Node {
  const start = pushChildren(builder, position)
  for (let c = 0; c < children.length; c++) builder.stack[start + c] = itemAt(children, c)
  return makeFromStack(builder, position, start)
}

function hashOf(position: number, children: Int32Array, start: number, width: number): number {
  let h = position + 1
  for (let c = 0; c < width; c++) h = hash(h, numberAt(children, start + c))
  return h
}

function hasChildrenOnStack(
  { positionOf, firstChild, children, stack }: Builder,
  node: Node,
  position: number,
  start: number,
): boolean {
  if (positionOf[node] !== position) return false
  const own = numberAt(firstChild, node)
  const width = numberAt(firstChild, node + 1) - own
  for (let c = 0; c < width; c++) if (children[own + c] !== stack[start + c]) return false
  return true
}

function append(builder: Builder, position: number, start: number): Node {
  const node = builder.count
  if (node >= builder.limit) throw new TooManyNodes()
  if (node + 2 > builder.firstChild.length) widenNodes(builder)
  const from = numberAt(builder.firstChild, node)
  const width = itemAt(builder.widths, position)
  if (from + width > builder.children.length) builder.children = grown(builder.children, from + width)
  builder.positionOf[node] = position
  for (let c = 0; c < width; c++) builder.children[from + c] = numberAt(builder.stack, start + c)
  builder.firstChild[node + 1] = from + width
  builder.count++
  return node
}

function widenNodes(builder: Builder): void {
  builder.firstChild = grown(builder.firstChild, 0)
  const wider = new Uint16Array(builder.firstChild.length)
  wider.set(builder.positionOf)
  builder.positionOf = wider
}

function rehash(builder: Builder): void {
  const table = new Int32Array(builder.uniqueTable.length * 2).fill(-1)
  for (let node = 0; node < builder.count; node++) {
    const position = numberAt(builder.positionOf, node)
    const width = itemAt(builder.widths, position)
    let i = hashOf(position, builder.children, numberAt(builder.firstChild, node), width) & (table.length - 1)
    while (table[i] !== -1) i = (i + 1) & (table.length - 1)
    table[i] = node
  }
  builder.uniqueTable = table
}

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.max(array.length * 2, least))
  wider.set(array)
  return wider
}

/**
 * The terminal cases of `apply`: the result for a pair of nodes, or undefined to recurse. Must be defined for two
 * leaves.
 */
export type Operation = (f: Node, g: Node) => Node | undefined

/** Bryant's apply: the diagram whose leaf at each point is the operation on the leaves of `f` and `g` at that point. */
export function apply(builder: Builder, f: Node, g: Node, operation: Operation): Node {
  clearPairs(builder.computed)
  return applyBelow(builder, f, g, operation)
}

/** The position of leaves: greater than that of every inner node. */
export const LEAF_POSITION = 0x7fff_ffff
/** The position that a node reads; `LEAF_POSITION` for a leaf. */
export const positionAt = (positionOf: Uint16Array, node: Node): number =>
  node < 0 ? LEAF_POSITION : numberAt(positionOf, node)

function applyBelow(builder: Builder, f: Node, g: Node, operation: Operation): Node {
  const terminal = operation(f, g)
  if (terminal !== undefined) return terminal
  const computed = getPair(builder.computed, f, g)
  if (computed !== ABSENT) return computed
  const position = Math.min(positionAt(builder.positionOf, f), positionAt(builder.positionOf, g))
  const start = pushChildren(builder, position)
  applyToChildren(builder, { f, g, position, start }, operation)
  const node = makeFromStack(builder, position, start)
  setPair(builder.computed, f, g, node)
  return node
}

type NodePair = { readonly f: Node; readonly g: Node; readonly position: number; readonly start: number }

/**
 * Puts the results for each pair of children on the stack; neighbouring classes with the same pair are computed once.
 */
function applyToChildren(builder: Builder, { f, g, position, start }: NodePair, operation: Operation): void {
  const fAt = positionAt(builder.positionOf, f) === position ? numberAt(builder.firstChild, f) : -1
  const gAt = positionAt(builder.positionOf, g) === position ? numberAt(builder.firstChild, g) : -1
  const width = itemAt(builder.widths, position)
  let fLast = ABSENT
  let gLast = ABSENT
  let last = ABSENT
  for (let c = 0; c < width; c++) {
    const fChild = fAt < 0 ? f : numberAt(builder.children, fAt + c)
    const gChild = gAt < 0 ? g : numberAt(builder.children, gAt + c)
    if (fChild !== fLast || gChild !== gLast) last = applyBelow(builder, fChild, gChild, operation)
    builder.stack[start + c] = last
    fLast = fChild
    gLast = gChild
  }
}

/** The diagram with each leaf replaced by `change(leaf)`. */
export function mapLeaves(builder: Builder, f: Node, change: (leaf: Node) => Node): Node {
  clearPairs(builder.computed)
  return rebuildBelow(builder, f, (node) => (node < 0 ? change(node) : undefined))
}

/** The cofactor (restriction) of `f`: the diagram with one position fixed to a class. */
export function cofactor(builder: Builder, f: Node, position: number, cls: number): Node {
  clearPairs(builder.computed)
  return rebuildBelow(builder, f, (node) => {
    const own = positionAt(builder.positionOf, node)
    if (own < position) return undefined
    return own > position ? node : numberAt(builder.children, numberAt(builder.firstChild, node) + cls)
  })
}

/**
 * Rebuilds a diagram from the root down: where `replace` returns a node, that node stands in; otherwise it recurses.
 */
function rebuildBelow(builder: Builder, f: Node, replace: (node: Node) => Node | undefined): Node {
  const replaced = replace(f)
  if (replaced !== undefined) return replaced
  const computed = getPair(builder.computed, f, 0)
  if (computed !== ABSENT) return computed
  const position = numberAt(builder.positionOf, f)
  const start = pushChildren(builder, position)
  const own = numberAt(builder.firstChild, f)
  let lastChild = ABSENT
  let last = ABSENT
  for (let c = 0; c < itemAt(builder.widths, position); c++) {
    const child = numberAt(builder.children, own + c)
    if (child !== lastChild) last = rebuildBelow(builder, child, replace)
    builder.stack[start + c] = last
    lastChild = child
  }
  const node = makeFromStack(builder, position, start)
  setPair(builder.computed, f, 0, node)
  return node
}

/** Difference: `f` where the condition is leaf 0, leaf 0 elsewhere. */
export const except: Operation = (condition, f) => {
  if (condition < 0) return condition === FALSE ? f : FALSE
  return f === FALSE ? FALSE : undefined
}
/** The greater of the two leaf values; for functions that are nowhere both above 0, their union. */
export const maximum: Operation = (f, g) => {
  if (f === g || g === FALSE) return f
  if (f === FALSE) return g
  return f < 0 && g < 0 ? Math.min(f, g) : undefined
}
/** `f` where the condition has the given leaf, leaf 0 elsewhere. */
export const whereLeafIs =
  (leaf: Node): Operation =>
  (condition, f) => {
    if (condition < 0) return condition === leaf ? f : FALSE
    return f === FALSE ? FALSE : undefined
  }
