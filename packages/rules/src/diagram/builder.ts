import { type Diagrams, FALSE, type Node, TooManyNodes, TRUE } from './diagrams.ts'
import { ABSENT, clearPairs, getPair, hash, openPairMap, type PairMap, setPair } from './pairMap.ts'

/** Nodes under construction: equal ones are made once (unique table), so that equal functions are equal nodes. */
export type Builder = Diagrams & {
  positionOf: Uint16Array<ArrayBuffer>
  firstChild: Int32Array<ArrayBuffer>
  children: Int32Array<ArrayBuffer>
  count: number
  /** The nodes by the hash of their position and children. */
  uniqueTable: Int32Array
  /** Children of the nodes that a recursion is about to make. */
  stack: Int32Array<ArrayBuffer>
  top: number
  readonly computed: PairMap
  /** The number of classes of each position. */
  readonly widths: ArrayLike<number>
  readonly limit: number
}

/** Making more than `limit` nodes throws TooManyNodes. */
export const openBuilder = (widths: ArrayLike<number>, limit: number): Builder => ({
  positionOf: new Uint16Array(256),
  firstChild: new Int32Array(257),
  children: new Int32Array(2048),
  count: 0,
  uniqueTable: new Int32Array(512).fill(-1),
  stack: new Int32Array(2048),
  top: 0,
  computed: openPairMap(),
  widths,
  limit,
})

/** Takes room for the children of a node on the stack; `makeFromStack` gives it back. */
export function pushChildren(builder: Builder, position: number): number {
  const start = builder.top
  builder.top += builder.widths[position] as number
  if (builder.top > builder.stack.length) builder.stack = grown(builder.stack, builder.top)
  return start
}

/** The node whose children are on top of the stack: an equal one if there is one, its child if all are the same. */
export function makeFromStack(builder: Builder, position: number, start: number): Node {
  const { stack, uniqueTable } = builder
  const width = builder.widths[position] as number
  builder.top = start
  const first = stack[start] as Node
  let c = 1
  while (c < width && stack[start + c] === first) c++
  if (c === width) return first
  let i = hashOf(position, stack, start, width) & (uniqueTable.length - 1)
  while (uniqueTable[i] !== -1) {
    if (hasChildrenOnStack(builder, uniqueTable[i] as Node, position, start)) return uniqueTable[i] as Node
    i = (i + 1) & (uniqueTable.length - 1)
  }
  const node = append(builder, position, start)
  uniqueTable[i] = node
  if (builder.count * 2 > uniqueTable.length) rehash(builder)
  return node
}

/** The node with these children, one for each class of the position. */
export function makeNode(builder: Builder, position: number, children: ArrayLike<Node>): Node {
  const start = pushChildren(builder, position)
  for (let c = 0; c < children.length; c++) builder.stack[start + c] = children[c] as Node
  return makeFromStack(builder, position, start)
}

function hashOf(position: number, children: Int32Array, start: number, width: number): number {
  let h = position + 1
  for (let c = 0; c < width; c++) h = hash(h, children[start + c] as number)
  return h
}

function hasChildrenOnStack(
  { positionOf, firstChild, children, stack }: Builder,
  node: Node,
  position: number,
  start: number,
): boolean {
  if (positionOf[node] !== position) return false
  const own = firstChild[node] as number
  const width = (firstChild[node + 1] as number) - own
  for (let c = 0; c < width; c++) if (children[own + c] !== stack[start + c]) return false
  return true
}

function append(builder: Builder, position: number, start: number): Node {
  const node = builder.count
  if (node >= builder.limit) throw new TooManyNodes()
  if (node + 2 > builder.firstChild.length) widenNodes(builder)
  const from = builder.firstChild[node] as number
  const width = builder.widths[position] as number
  if (from + width > builder.children.length) builder.children = grown(builder.children, from + width)
  builder.positionOf[node] = position
  for (let c = 0; c < width; c++) builder.children[from + c] = builder.stack[start + c] as Node
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
    const position = builder.positionOf[node] as number
    const width = builder.widths[position] as number
    let i = hashOf(position, builder.children, builder.firstChild[node] as number, width) & (table.length - 1)
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

/** Decides a pair of nodes as soon as one side settles it; every pair of leaves must be decided. */
export type Operation = (f: Node, g: Node) => Node | undefined

/** The function whose leaf is, at every point, what the operation makes of the leaves of both. */
export function apply(builder: Builder, f: Node, g: Node, operation: Operation): Node {
  clearPairs(builder.computed)
  return applyBelow(builder, f, g, operation)
}

/** The position of leaves, below all others. */
export const LEAF_POSITION = 0x7fff_ffff
export const positionAt = (positionOf: Uint16Array, node: Node): number =>
  node < 0 ? LEAF_POSITION : (positionOf[node] as number)

function applyBelow(builder: Builder, f: Node, g: Node, operation: Operation): Node {
  const settled = operation(f, g)
  if (settled !== undefined) return settled
  const known = getPair(builder.computed, f, g)
  if (known !== ABSENT) return known
  const position = Math.min(positionAt(builder.positionOf, f), positionAt(builder.positionOf, g))
  const start = pushChildren(builder, position)
  applyToChildren(builder, { f, g, position, start }, operation)
  const node = makeFromStack(builder, position, start)
  setPair(builder.computed, f, g, node)
  return node
}

type NodePair = { readonly f: Node; readonly g: Node; readonly position: number; readonly start: number }

/** Puts the children of a node that joins two on the stack; runs of the same pair are joined once. */
function applyToChildren(builder: Builder, { f, g, position, start }: NodePair, operation: Operation): void {
  const fAt = positionAt(builder.positionOf, f) === position ? (builder.firstChild[f] as number) : -1
  const gAt = positionAt(builder.positionOf, g) === position ? (builder.firstChild[g] as number) : -1
  const width = builder.widths[position] as number
  let fLast = ABSENT
  let gLast = ABSENT
  let last = ABSENT
  for (let c = 0; c < width; c++) {
    const fChild = fAt < 0 ? f : (builder.children[fAt + c] as Node)
    const gChild = gAt < 0 ? g : (builder.children[gAt + c] as Node)
    if (fChild !== fLast || gChild !== gLast) last = applyBelow(builder, fChild, gChild, operation)
    builder.stack[start + c] = last
    fLast = fChild
    gLast = gChild
  }
}

/** The same function with other leaves. */
export function mapLeaves(builder: Builder, f: Node, change: (leaf: Node) => Node): Node {
  clearPairs(builder.computed)
  return rebuildBelow(builder, f, (node) => (node < 0 ? change(node) : undefined))
}

/** The function with one position settled. */
export function cofactor(builder: Builder, f: Node, position: number, cls: number): Node {
  clearPairs(builder.computed)
  return rebuildBelow(builder, f, (node) => {
    const own = positionAt(builder.positionOf, node)
    if (own < position) return undefined
    return own > position ? node : (builder.children[(builder.firstChild[node] as number) + cls] as Node)
  })
}

/** Replaces nodes, from the top, by what `replace` gives for them. */
function rebuildBelow(builder: Builder, f: Node, replace: (node: Node) => Node | undefined): Node {
  const replaced = replace(f)
  if (replaced !== undefined) return replaced
  const known = getPair(builder.computed, f, 0)
  if (known !== ABSENT) return known
  const position = builder.positionOf[f] as number
  const start = pushChildren(builder, position)
  const own = builder.firstChild[f] as number
  let lastChild = ABSENT
  let last = ABSENT
  for (let c = 0; c < (builder.widths[position] as number); c++) {
    const child = builder.children[own + c] as Node
    if (child !== lastChild) last = rebuildBelow(builder, child, replace)
    builder.stack[start + c] = last
    lastChild = child
  }
  const node = makeFromStack(builder, position, start)
  setPair(builder.computed, f, 0, node)
  return node
}

/** `f` where the condition does not hold, none (leaf 0) elsewhere. */
export const except: Operation = (condition, f) => {
  if (condition < 0) return condition === FALSE ? f : FALSE
  return f === FALSE ? FALSE : undefined
}
/** The greater leaf. Of functions that are never both more than none it is the union. */
export const maximum: Operation = (f, g) => {
  if (f === g || g === FALSE) return f
  if (f === FALSE) return g
  return f < 0 && g < 0 ? Math.min(f, g) : undefined
}
/** True where both are. */
export const intersection: Operation = (f, g) => {
  if (f === FALSE || g === FALSE) return FALSE
  if (f === TRUE) return g
  return g === TRUE ? f : undefined
}
/** `f` where the other has this leaf, none elsewhere. */
export const whereLeafIs =
  (leaf: Node): Operation =>
  (condition, f) => {
    if (condition < 0) return condition === leaf ? f : FALSE
    return f === FALSE ? FALSE : undefined
  }
