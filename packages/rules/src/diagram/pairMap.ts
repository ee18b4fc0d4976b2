import { numberAt } from '../itemAt.ts'

/**
 * A hash map from pairs of integers to integers, with open addressing in one typed array. It is cleared in constant
 * time by incrementing the epoch: slots of earlier epochs count as free.
 */
export type PairMap = {
  /** Four integers for each slot: epoch, both keys and the value. */
  slots: Int32Array
  size: number
  epoch: number
  used: number
}

export const ABSENT = -0x8000_0000

const SLOT = 4

export const openPairMap = (size = 1 << 8): PairMap => ({ slots: new Int32Array(size * SLOT), size, epoch: 1, used: 0 })

/** Removes all entries, in constant time. */
export function clearPairs(pairs: PairMap): void {
  pairs.epoch++
  pairs.used = 0
}

/** The value of a pair, or `ABSENT`. */
export function getPair(pairs: PairMap, a: number, b: number): number {
  const s = slotOf(pairs, a, b)
  return pairs.slots[s] === pairs.epoch ? numberAt(pairs.slots, s + 3) : ABSENT
}

export function setPair(pairs: PairMap, a: number, b: number, value: number): void {
  put(pairs, a, b, value)
  if (pairs.used * 2 > pairs.size) grow(pairs)
}

function slotOf({ slots, size, epoch }: PairMap, a: number, b: number): number {
  let s = (hash(a, b) & (size - 1)) * SLOT
  while (slots[s] === epoch && (slots[s + 1] !== a || slots[s + 2] !== b)) s = (s + SLOT) & (size * SLOT - 1)
  return s
}

function put(pairs: PairMap, a: number, b: number, value: number): void {
  const s = slotOf(pairs, a, b)
  const { slots, epoch } = pairs
  if (slots[s] !== epoch) pairs.used++
  slots[s] = epoch
  slots[s + 1] = a
  slots[s + 2] = b
  slots[s + 3] = value
}

function grow(pairs: PairMap): void {
  const { slots, epoch } = pairs
  pairs.size *= 2
  pairs.slots = new Int32Array(pairs.size * SLOT)
  pairs.used = 0
  for (let s = 0; s < slots.length; s += SLOT)
    if (slots[s] === epoch) put(pairs, numberAt(slots, s + 1), numberAt(slots, s + 2), numberAt(slots, s + 3))
}

export function hash(a: number, b: number): number {
  const mixed = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}
