import { setBit } from '../boxes/space.ts'
import { itemAt, numberAt } from '../itemAt.ts'
import { type Builder, makeFromStack, pushChildren } from './builder.ts'
import { leafOf, type Node } from './diagrams.ts'
import { ABSENT, hash } from './pairMap.ts'

/**
 * One box of an ordered list: by position that it tests, 1 for each class it allows; and its leaf value as the first
 * hit.
 */
export type ListedBox = { readonly tests: ReadonlyMap<number, Uint8Array>; readonly leaf: number }

/**
 * Compiles a decision table with the first-hit policy: the leaf at a point is that of the first box that contains it, 0
 * if none does. Built from the root down by recursion over sets of candidates, the boxes that no test on the path has
 * ruled out. A candidate without further tests is certain to fit, so the boxes after it are dropped.
 */
export function firstFit(builder: Builder, boxes: readonly ListedBox[]): Node {
  const state = openState(builder, boxes)
  for (let i = 0; i < boxes.length; i++) setBit(state.stack, 0, i)
  return build(state, 0, 0)
}

type State = {
  readonly builder: Builder
  readonly boxes: readonly ListedBox[]
  /** The length of a set of boxes in 32-bit words, one bit for each box. */
  readonly words: number
  /** By position and class, the set of boxes that allow the class; undefined at positions that no box tests. */
  readonly masks: readonly (Int32Array | undefined)[]
  /** By position, the set of boxes that test it, and the set of boxes that test neither it nor any later position. */
  readonly readers: Int32Array
  readonly certain: Int32Array
  /** The sets of candidates, one for each recursive call. */
  stack: Int32Array
  readonly memo: Memo
}

function openState(builder: Builder, boxes: readonly ListedBox[]): State {
  const words = Math.max(1, Math.ceil(boxes.length / 32))
  const depth = builder.widths.length
  const readers = new Int32Array((depth + 1) * words)
  const certain = new Int32Array((depth + 1) * words)
  const masks: (Int32Array | undefined)[] = Array.from({ length: depth }, () => undefined)
  const state = {
    builder,
    boxes,
    words,
    masks,
    readers,
    certain,
    stack: new Int32Array(words * 64),
    memo: openMemo(words),
  }
  for (let i = 0; i < boxes.length; i++) addBox(state, i, itemAt(boxes, i).tests)
  for (let w = words; w < certain.length; w++) certain[w] = numberAt(certain, w) | numberAt(certain, w - words)
  return state
}

type Masks = Pick<State, 'builder' | 'words' | 'readers' | 'certain'> & { readonly masks: (Int32Array | undefined)[] }

/**
 * Records the tests of one box; in `certain` only at the position after its last test, from where `openState` copies it
 * on.
 */
function addBox({ builder, words, masks, readers, certain }: Masks, i: number, tests: ListedBox['tests']): void {
  let last = -1
  for (const [position, allowed] of tests) {
    if (position > last) last = position
    setBit(readers, position * words, i)
    const own = masks[position] ?? new Int32Array(itemAt(builder.widths, position) * words).fill(-1)
    masks[position] = own
    for (let c = 0; c < allowed.length; c++) if (allowed[c] === 0) clearBit(own, c * words, i)
  }
  setBit(certain, (last + 1) * words, i)
}

const clearBit = (set: Int32Array, at: number, i: number) => {
  const word = at + (i >>> 5)
  set[word] = numberAt(set, word) & ~(1 << (i & 31))
}

/**
 * The node for the set of candidates at `from` on the stack, whose tests before the position `above` have succeeded.
 */
function build(state: State, from: number, depth: number): Node {
  const decided = pruneBelowFirstCertain(state, from, depth)
  if (decided >= 0) return leafOf(decided)
  const position = nextTested(state, from, depth)
  const known = lookUp(state.memo, state.stack, from, position)
  if (known !== ABSENT) return known
  const { builder, words } = state
  const masks = state.masks[position] as Int32Array
  const width = itemAt(builder.widths, position)
  const start = pushChildren(builder, position)
  const next = from + words
  if (next + words > state.stack.length) state.stack = widened(state.stack)
  for (let c = 0; c < width; c++) {
    if (c > 0 && isSameSet(state, masks, from, c)) {
      builder.stack[start + c] = numberAt(builder.stack, start + c - 1)
      continue
    }
    for (let w = 0; w < words; w++)
      state.stack[next + w] = numberAt(state.stack, from + w) & numberAt(masks, c * words + w)
    builder.stack[start + c] = build(state, next, position + 1)
  }
  const node = makeFromStack(builder, position, start)
  remember(state.memo, { stack: state.stack, from, position }, node)
  return node
}

/** Whether a class and the one before it leave the same candidates. */
function isSameSet({ stack, words }: State, masks: Int32Array, from: number, c: number): boolean {
  for (let w = 0; w < words; w++) {
    const changed = numberAt(masks, c * words + w) ^ numberAt(masks, (c - 1) * words + w)
    if ((changed & numberAt(stack, from + w)) !== 0) return false
  }
  return true
}

/**
 * Removes the candidates after the first one that is certain to fit. Returns the leaf value if no earlier candidate is
 * left or there is no candidate at all, else -1.
 */
function pruneBelowFirstCertain({ boxes, words, certain, stack }: State, from: number, depth: number): number {
  let isFirst = true
  for (let w = 0; w < words; w++) {
    const set = numberAt(stack, from + w)
    if (set === 0) continue
    const fitting = set & numberAt(certain, depth * words + w)
    if (fitting !== 0) {
      const bit = fitting & -fitting
      if (isFirst && (set & (bit - 1)) === 0) return boxes[w * 32 + 31 - Math.clz32(bit)]?.leaf as number
      stack[from + w] = set & (bit | (bit - 1))
      stack.fill(0, from + w + 1, from + words)
      return -1
    }
    isFirst = false
  }
  return isFirst ? 0 : -1
}

function nextTested({ words, readers, stack }: State, from: number, depth: number): number {
  for (let position = depth; ; position++)
    for (let w = 0; w < words; w++)
      if ((numberAt(stack, from + w) & numberAt(readers, position * words + w)) !== 0) return position
}

const widened = (array: Int32Array) => {
  const wider = new Int32Array(array.length * 2)
  wider.set(array)
  return wider
}

/** Memoises nodes by position and set of candidates: a hash table with open addressing whose keys are in one array. */
type Memo = {
  readonly words: number
  slots: Int32Array
  keys: Int32Array
  nodes: Node[]
}

const openMemo = (words: number): Memo => ({
  words,
  slots: new Int32Array(256).fill(-1),
  keys: new Int32Array((words + 1) * 128),
  nodes: [],
})

function slotOf(memo: Memo, stack: Int32Array, from: number, position: number): number {
  const { words, slots } = memo
  let h = position
  for (let w = 0; w < words; w++) h = hash(h, numberAt(stack, from + w))
  let slot = h & (slots.length - 1)
  while (slots[slot] !== -1 && !hasKey(memo, numberAt(slots, slot), { stack, from, position }))
    slot = (slot + 1) & (slots.length - 1)
  return slot
}

function hasKey({ words, keys }: Memo, key: number, { stack, from, position }: Key): boolean {
  const at = key * (words + 1)
  if (keys[at] !== position) return false
  for (let w = 0; w < words; w++) if (keys[at + 1 + w] !== stack[from + w]) return false
  return true
}

function lookUp(memo: Memo, stack: Int32Array, from: number, position: number): Node {
  const key = numberAt(memo.slots, slotOf(memo, stack, from, position))
  return key === -1 ? ABSENT : itemAt(memo.nodes, key)
}

type Key = { readonly stack: Int32Array; readonly from: number; readonly position: number }

function remember(memo: Memo, { stack, from, position }: Key, node: Node): void {
  const { words } = memo
  const at = memo.nodes.length * (words + 1)
  memo.slots[slotOf(memo, stack, from, position)] = memo.nodes.length
  if (at + words + 1 > memo.keys.length) memo.keys = widened(memo.keys)
  memo.keys[at] = position
  for (let w = 0; w < words; w++) memo.keys[at + 1 + w] = numberAt(stack, from + w)
  memo.nodes.push(node)
  if (memo.nodes.length * 2 > memo.slots.length) widenSlots(memo)
}

function widenSlots(memo: Memo): void {
  const { words, keys, nodes } = memo
  memo.slots = new Int32Array(memo.slots.length * 2).fill(-1)
  for (let key = 0; key < nodes.length; key++) {
    const at = key * (words + 1)
    memo.slots[slotOf(memo, keys, at + 1, numberAt(keys, at))] = key
  }
}
