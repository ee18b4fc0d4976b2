import { itemAt } from '../itemAt.ts'
import { type Space, type Words, zeros } from './space.ts'

/**
 * A box prepared for being intersected with many others: `axes` are those on which it can be narrower than one of them.
 */
export type Pattern = { readonly words: Words; readonly axes: readonly number[] }

/**
 * The pattern of a box. `restricted`: at least those axes on which it is narrower than everything; all by default.
 */
export function patternOf(space: Space, words: Words, restricted: Iterable<number> = space.axes.keys()): Pattern {
  const axes: number[] = []
  for (const d of restricted) if (!coversOn(space, d, words, space.everything)) axes.push(d)
  return { words, axes }
}

/** Whether `box` contains `other` on one axis. */
function coversOn(space: Space, d: number, box: Words, other: Words): boolean {
  const at = itemAt(space.firstWord, d)
  if (space.isDays[d] === 1) return itemAt(box, at) <= itemAt(other, at) && itemAt(box, at + 1) >= itemAt(other, at + 1)
  for (let i = at; i < itemAt(space.firstWord, d + 1); i++) if ((itemAt(other, i) & ~itemAt(box, i)) !== 0) return false
  return true
}

function meetsOn(space: Space, d: number, a: Words, b: Words): boolean {
  const at = itemAt(space.firstWord, d)
  if (space.isDays[d] === 1) return itemAt(a, at) <= itemAt(b, at + 1) && itemAt(b, at) <= itemAt(a, at + 1)
  for (let i = at; i < itemAt(space.firstWord, d + 1); i++) if ((itemAt(a, i) & itemAt(b, i)) !== 0) return true
  return false
}

function meets(space: Space, box: Words, { words, axes }: Pattern): boolean {
  for (let k = 0; k < axes.length; k++) if (!meetsOn(space, itemAt(axes, k), box, words)) return false
  return true
}

/** False for a box in which every access is after every use: it contains no possible use case. */
const isInTime = ({ accessFrom, useTo }: Space, box: Words) =>
  accessFrom < 0 || itemAt(box, accessFrom) <= itemAt(box, useTo)

/**
 * Splits a box that intersects the pattern. Returns the part inside, or undefined if it contains no possible use case,
 * and appends the part outside to `outside` as disjoint boxes, at most two for each axis.
 */
function cut(space: Space, box: Words, { words, axes }: Pattern, outside: Words[]): Words | undefined {
  let inside = box
  for (let k = 0; k < axes.length; k++) {
    const d = itemAt(axes, k)
    if (coversOn(space, d, words, inside)) continue
    if (inside === box) inside = box.slice()
    if (space.isDays[d] === 1) cutDays(space, itemAt(space.firstWord, d), { inside, words }, outside)
    else cutSet(space, d, { inside, words }, outside)
  }
  return isInTime(space, inside) ? inside : undefined
}

type Cutting = { readonly inside: Words; readonly words: Words }

function cutDays(space: Space, at: number, { inside, words }: Cutting, outside: Words[]): void {
  if (itemAt(inside, at) < itemAt(words, at)) {
    const before = inside.slice()
    before[at + 1] = itemAt(words, at) - 1
    if (isInTime(space, before)) outside.push(before)
    inside[at] = itemAt(words, at)
  }
  if (itemAt(inside, at + 1) > itemAt(words, at + 1)) {
    const after = inside.slice()
    after[at] = itemAt(words, at + 1) + 1
    if (isInTime(space, after)) outside.push(after)
    inside[at + 1] = itemAt(words, at + 1)
  }
}

function cutSet(space: Space, d: number, { inside, words }: Cutting, outside: Words[]): void {
  const others = inside.slice()
  for (let i = itemAt(space.firstWord, d); i < itemAt(space.firstWord, d + 1); i++) {
    others[i] = itemAt(inside, i) & ~itemAt(words, i)
    inside[i] = itemAt(inside, i) & itemAt(words, i)
  }
  if (isInTime(space, others)) outside.push(others)
}

/** The intersection of a box and a pattern; undefined if it contains no possible use case. */
export function intersectBoxes(space: Space, box: Words, pattern: Pattern): Words | undefined {
  if (!meets(space, box, pattern)) return undefined
  const both = box.slice()
  for (const d of pattern.axes) narrow(space, d, both, pattern.words)
  return isInTime(space, both) ? both : undefined
}

/** Intersects `box` with `other` on one axis, in place. */
function narrow(space: Space, d: number, box: Words, other: Words): void {
  const at = itemAt(space.firstWord, d)
  if (space.isDays[d] === 1) {
    box[at] = Math.max(itemAt(box, at), itemAt(other, at))
    box[at + 1] = Math.min(itemAt(box, at + 1), itemAt(other, at + 1))
    return
  }
  for (let i = at; i < itemAt(space.firstWord, d + 1); i++) box[i] = itemAt(box, i) & itemAt(other, i)
}

/** The set difference of the boxes and the patterns. */
function subtract(space: Space, boxes: readonly Words[], patterns: readonly Pattern[]): readonly Words[] {
  return patterns.reduce<readonly Words[]>((left, pattern) => {
    return left.flatMap((box) => {
      const outside: Words[] = []
      if (!meets(space, box, pattern)) return [box]
      cut(space, box, pattern, outside)
      return outside
    })
  }, boxes)
}

/** Disjoint boxes with the same union. */
export function disjoint(space: Space, boxes: readonly Words[]): readonly Words[] {
  if (boxes.length < 2) return boxes
  const patterns = boxes.map((box) => patternOf(space, box))
  return boxes.flatMap((box, i) => [...subtract(space, [box], patterns.slice(0, i))])
}

/** The smallest box that contains all boxes; for an empty list, a box of zeros. */
export function hull(space: Space, boxes: readonly Words[]): Words {
  const [first, ...others] = boxes
  const around = first?.slice() ?? zeros(space.everything.length)
  for (const box of others) for (let d = 0; d < space.axes.length; d++) widen(space, d, around, box)
  return around
}

/** Widens `box` on one axis, in place, until it contains `other`. */
function widen(space: Space, d: number, box: Words, other: Words): void {
  const at = itemAt(space.firstWord, d)
  if (space.isDays[d] === 1) {
    box[at] = Math.min(itemAt(box, at), itemAt(other, at))
    box[at + 1] = Math.max(itemAt(box, at + 1), itemAt(other, at + 1))
    return
  }
  for (let i = at; i < itemAt(space.firstWord, d + 1); i++) box[i] = itemAt(box, i) | itemAt(other, i)
}
