import { itemAt } from '../itemAt.ts'
import { dayNumber, isoDay } from '../law/day.ts'
import type { Box, Dimension, DimensionId, Part, Span, Value } from '../law/model.ts'

/**
 * A box encoded as 32-bit integers ("words"): for a dimension of days two words, the first and last day number, both
 * included; for a set of values as many words as it needs, with one bit for each value. Immutable once returned.
 */
export type Words = number[]

export const START_OF_TIME = -0x8000_0000
export const END_OF_TIME = 0x7fff_ffff

export type Axis = {
  readonly id: DimensionId
  /** Undefined for a dimension of days. */
  readonly values?: readonly Value[]
  readonly bits: ReadonlyMap<Value, number>
  readonly changeable: Dimension['changeable']
  readonly changeableIn?: Dimension['changeableIn']
  readonly changesAlone?: Dimension['changesAlone']
}

export type Space = {
  readonly axes: readonly Axis[]
  readonly axisOf: ReadonlyMap<DimensionId, number>
  /** By axis, the index of its first word; the entry after the last axis is the number of words of a box. */
  readonly firstWord: readonly number[]
  readonly isDays: Uint8Array
  /** The box without any restriction. */
  readonly everything: Words
  /**
   * The indexes of the words for the first day of access and the last day of use; `accessFrom` is -1 if one is missing.
   */
  readonly accessFrom: number
  readonly useTo: number
}

/** The encoding of boxes for the given dimensions. */
export function buildSpace(dimensions: readonly Dimension[]): Space {
  const axes = dimensions.map(axis)
  const firstWord = zeros(axes.length + 1)
  for (const [d, { values }] of axes.entries())
    firstWord[d + 1] = itemAt(firstWord, d) + (values ? Math.ceil(values.length / 32) : 2)
  const axisOf = new Map(axes.map(({ id }, d) => [id, d]))
  const shape = { axes, axisOf, firstWord, isDays: Uint8Array.from(axes, ({ values }) => (values ? 0 : 1)) }
  const start = (id: DimensionId) => {
    const d = axisOf.get(id)
    return d === undefined || shape.isDays[d] !== 1 ? -1 : itemAt(firstWord, d)
  }
  const useDate = start('useDate')
  const accessFrom = useDate < 0 ? -1 : start('accessDate')
  return { ...shape, everything: everything(axes, firstWord), accessFrom, useTo: useDate + 1 }
}

/**
 * A plain array of zeros: for small arrays, making and copying it was measured to be twice as fast as for a typed
 * array, whose memory is off the heap.
 */
export const zeros = (length: number): Words => new Array<number>(length).fill(0)

function axis({ id, values, changeable, changeableIn, changesAlone }: Dimension): Axis {
  const changes = { changeable, ...(changeableIn && { changeableIn }), ...(changesAlone && { changesAlone }) }
  if (values === 'days') return { id, ...changes, bits: new Map() }
  return { id, ...changes, values, bits: new Map(values.map((value, bit) => [value, bit])) }
}

function everything(axes: readonly Axis[], at: readonly number[]): Words {
  const box = zeros(itemAt(at, axes.length))
  for (const [d, { values }] of axes.entries()) {
    if (values) for (let bit = 0; bit < values.length; bit++) setBit(box, itemAt(at, d), bit)
    else box.splice(itemAt(at, d), 2, START_OF_TIME, END_OF_TIME)
  }
  return box
}

/** Adds a bit to a set of bits that begins at the index `at` of an array of 32-bit integers. */
export function setBit(words: Words | Int32Array, at: number, bit: number): void {
  const index = at + (bit >>> 5)
  words[index] = itemAt(words, index) | (1 << (bit & 31))
}

export const hasBit = (box: Words, at: number, bit: number): boolean =>
  (itemAt(box, at + (bit >>> 5)) & (1 << (bit & 31))) !== 0

/** Encodes a box; dimensions and values that the space does not declare are ignored. */
export function encode(space: Space, box: Box): Words {
  const words = space.everything.slice()
  for (const [id, part] of Object.entries(box)) {
    const d = space.axisOf.get(id)
    if (d !== undefined) encodePart(space, words, d, part)
  }
  return words
}

function encodePart(space: Space, words: Words, d: number, part: Part): void {
  const at = itemAt(space.firstWord, d)
  if (isSpan(part)) {
    if (part.from !== undefined) words[at] = dayNumber(part.from)
    if (part.before !== undefined) words[at + 1] = dayNumber(part.before) - 1
    return
  }
  words.fill(0, at, itemAt(space.firstWord, d + 1))
  for (const value of part) {
    const bit = space.axes[d]?.bits.get(value)
    if (bit !== undefined) setBit(words, at, bit)
  }
}

export const isSpan = (part: Part): part is Span => !Array.isArray(part)

/** Decodes a box, with only those dimensions in which it differs from `within`, a box that contains it. */
export function decode(space: Space, box: Words, within: Words): Box {
  const written: Record<DimensionId, Part> = {}
  for (let d = 0; d < space.axes.length; d++)
    if (!sameOn(space, d, box, within)) written[space.axes[d]?.id as string] = partOf(space, d, box)
  return written
}

/** Whether two boxes are equal on one axis. */
export function sameOn(space: Space, d: number, a: Words, b: Words): boolean {
  for (let i = itemAt(space.firstWord, d); i < itemAt(space.firstWord, d + 1); i++) if (a[i] !== b[i]) return false
  return true
}

/** Decodes one axis of a box. */
export function partOf(space: Space, d: number, box: Words): Part {
  const values = space.axes[d]?.values
  const at = itemAt(space.firstWord, d)
  if (!values) return spanOf(itemAt(box, at), itemAt(box, at + 1))
  return values.filter((_, bit) => hasBit(box, at, bit))
}

/** The span from one day number to another, both included. */
export function spanOf(first: number, last: number): Span {
  return {
    ...(first > START_OF_TIME && { from: isoDay(first) }),
    ...(last < END_OF_TIME && { before: isoDay(last + 1) }),
  }
}
