import { type Diagrams, FALSE, type Node, TooManyNodes, TRUE } from './diagrams.ts'
import { ABSENT, clearPairs, getPair, hash, openPairMap, type PairMap, setPair } from './pairMap.ts'

/** Nodes under construction: equal ones are made once (unique table), so that equal functions are equal nodes. */
export type Builder = Diagrams & {
  positionOf: Uint16Array<ArrayBuffer>
  at: Int32Array<ArrayBuffer>
  kids: Int32Array<ArrayBuffer>
  count: number
  /** The nodes by the hash of their position and kids. */
  table: Int32Array
  /** Kids of the nodes that a recursion is about to make. */
  stack: Int32Array<ArrayBuffer>
  top: number
  readonly pairs: PairMap
  /** The number of classes of each position. */
  readonly widths: ArrayLike<number>
  readonly limit: number
}

/** Making more than `limit` nodes throws TooManyNodes. */
export const openBuilder = (widths: ArrayLike<number>, limit: number): Builder => ({
  positionOf: new Uint16Array(256),
  at: new Int32Array(257),
  kids: new Int32Array(2048),
  count: 0,
  table: new Int32Array(512).fill(-1),
  stack: new Int32Array(2048),
  top: 0,
  pairs: openPairMap(),
  widths,
  limit,
})

/** Takes room for the kids of a node on the stack; `makeFromStack` gives it back. */
export function pushKids(builder: Builder, position: number): number {
  const start = builder.top
  builder.top += builder.widths[position] as number
  if (builder.top > builder.stack.length) builder.stack = grown(builder.stack, builder.top)
  return start
}

/** The node whose kids are on top of the stack: an equal one if there is one, its kid if all are the same. */
export function makeFromStack(builder: Builder, position: number, start: number): Node {
  const { stack, table } = builder
  const width = builder.widths[position] as number
  builder.top = start
  const first = stack[start] as Node
  let c = 1
  while (c < width && stack[start + c] === first) c++
  if (c === width) return first
  let i = hashOf(position, stack, start, width) & (table.length - 1)
  while (table[i] !== -1) {
    if (isSame(builder, table[i] as Node, position, start)) return table[i] as Node
    i = (i + 1) & (table.length - 1)
  }
  const node = append(builder, position, start)
  table[i] = node
  if (builder.count * 2 > table.length) rehash(builder)
  return node
}

/** The node with these kids, one for each class of the position. */
export function makeNode(builder: Builder, position: number, kids: ArrayLike<Node>): Node {
  const start = pushKids(builder, position)
  for (let c = 0; c < kids.length; c++) builder.stack[start + c] = kids[c] as Node
  return makeFromStack(builder, position, start)
}

function hashOf(position: number, kids: Int32Array, start: number, width: number): number {
  let h = position + 1
  for (let c = 0; c < width; c++) h = hash(h, kids[start + c] as number)
  return h
}

function isSame({ positionOf, at, kids, stack }: Builder, node: Node, position: number, start: number): boolean {
  if (positionOf[node] !== position) return false
  const own = at[node] as number
  const width = (at[node + 1] as number) - own
  for (let c = 0; c < width; c++) if (kids[own + c] !== stack[start + c]) return false
  return true
}

function append(builder: Builder, position: number, start: number): Node {
  const node = builder.count
  if (node >= builder.limit) throw new TooManyNodes()
  if (node + 2 > builder.at.length) widenNodes(builder)
  const from = builder.at[node] as number
  const width = builder.widths[position] as number
  if (from + width > builder.kids.length) builder.kids = grown(builder.kids, from + width)
  builder.positionOf[node] = position
  for (let c = 0; c < width; c++) builder.kids[from + c] = builder.stack[start + c] as Node
  builder.at[node + 1] = from + width
  builder.count++
  return node
}

function widenNodes(builder: Builder): void {
  builder.at = grown(builder.at, 0)
  const wider = new Uint16Array(builder.at.length)
  wider.set(builder.positionOf)
  builder.positionOf = wider
}

function rehash(builder: Builder): void {
  const table = new Int32Array(builder.table.length * 2).fill(-1)
  for (let node = 0; node < builder.count; node++) {
    const position = builder.positionOf[node] as number
    const width = builder.widths[position] as number
    let i = hashOf(position, builder.kids, builder.at[node] as number, width) & (table.length - 1)
    while (table[i] !== -1) i = (i + 1) & (table.length - 1)
    table[i] = node
  }
  builder.table = table
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
  clearPairs(builder.pairs)
  return join(builder, f, g, operation)
}

/** The position of leaves, below all others. */
export const END = 0x7fff_ffff
export const positionAt = (positionOf: Uint16Array, node: Node): number =>
  node < 0 ? END : (positionOf[node] as number)

function join(builder: Builder, f: Node, g: Node, operation: Operation): Node {
  const settled = operation(f, g)
  if (settled !== undefined) return settled
  const known = getPair(builder.pairs, f, g)
  if (known !== ABSENT) return known
  const position = Math.min(positionAt(builder.positionOf, f), positionAt(builder.positionOf, g))
  const start = pushKids(builder, position)
  joinKids(builder, { f, g, position, start }, operation)
  const node = makeFromStack(builder, position, start)
  setPair(builder.pairs, f, g, node)
  return node
}

type Joining = { readonly f: Node; readonly g: Node; readonly position: number; readonly start: number }

/** Puts the kids of a node that joins two on the stack; runs of the same pair are joined once. */
function joinKids(builder: Builder, { f, g, position, start }: Joining, operation: Operation): void {
  const fAt = positionAt(builder.positionOf, f) === position ? (builder.at[f] as number) : -1
  const gAt = positionAt(builder.positionOf, g) === position ? (builder.at[g] as number) : -1
  const width = builder.widths[position] as number
  let fLast = ABSENT
  let gLast = ABSENT
  let last = ABSENT
  for (let c = 0; c < width; c++) {
    const fKid = fAt < 0 ? f : (builder.kids[fAt + c] as Node)
    const gKid = gAt < 0 ? g : (builder.kids[gAt + c] as Node)
    if (fKid !== fLast || gKid !== gLast) last = join(builder, fKid, gKid, operation)
    builder.stack[start + c] = last
    fLast = fKid
    gLast = gKid
  }
}

/** The same function with other leaves. */
export function mapLeaves(builder: Builder, f: Node, change: (leaf: Node) => Node): Node {
  clearPairs(builder.pairs)
  return mapBelow(builder, f, (node) => (node < 0 ? change(node) : undefined))
}

/** The function with one position settled. */
export function cofactor(builder: Builder, f: Node, position: number, cls: number): Node {
  clearPairs(builder.pairs)
  return mapBelow(builder, f, (node) => {
    const own = positionAt(builder.positionOf, node)
    if (own < position) return undefined
    return own > position ? node : (builder.kids[(builder.at[node] as number) + cls] as Node)
  })
}

/** Replaces nodes, from the top, by what `replace` gives for them. */
function mapBelow(builder: Builder, f: Node, replace: (node: Node) => Node | undefined): Node {
  const replaced = replace(f)
  if (replaced !== undefined) return replaced
  const known = getPair(builder.pairs, f, 0)
  if (known !== ABSENT) return known
  const position = builder.positionOf[f] as number
  const start = pushKids(builder, position)
  const own = builder.at[f] as number
  let lastKid = ABSENT
  let last = ABSENT
  for (let c = 0; c < (builder.widths[position] as number); c++) {
    const kid = builder.kids[own + c] as Node
    if (kid !== lastKid) last = mapBelow(builder, kid, replace)
    builder.stack[start + c] = last
    lastKid = kid
  }
  const node = makeFromStack(builder, position, start)
  setPair(builder.pairs, f, 0, node)
  return node
}

/** `f` where the condition does not hold, none (leaf 0) elsewhere. */
export const except: Operation = (condition, f) => {
  if (condition < 0) return condition === FALSE ? f : FALSE
  return f === FALSE ? FALSE : undefined
}
/** The greater leaf. Of functions that are never both more than none it is the union. */
export const greater: Operation = (f, g) => {
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
export const whereLeaf =
  (wanted: Node): Operation =>
  (condition, f) => {
    if (condition < 0) return condition === wanted ? f : FALSE
    return f === FALSE ? FALSE : undefined
  }
