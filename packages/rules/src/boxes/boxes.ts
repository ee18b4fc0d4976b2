import { type Space, type Words, word, zeros } from './space.ts'

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
  const at = word(space.firstWord, d)
  if (space.isDays[d] === 1) return word(box, at) <= word(other, at) && word(box, at + 1) >= word(other, at + 1)
  for (let i = at; i < word(space.firstWord, d + 1); i++) if ((word(other, i) & ~word(box, i)) !== 0) return false
  return true
}

function meetsOn(space: Space, d: number, a: Words, b: Words): boolean {
  const at = word(space.firstWord, d)
  if (space.isDays[d] === 1) return word(a, at) <= word(b, at + 1) && word(b, at) <= word(a, at + 1)
  for (let i = at; i < word(space.firstWord, d + 1); i++) if ((word(a, i) & word(b, i)) !== 0) return true
  return false
}

function meets(space: Space, box: Words, { words, axes }: Pattern): boolean {
  for (let k = 0; k < axes.length; k++) if (!meetsOn(space, word(axes, k), box, words)) return false
  return true
}

/** False for a box in which every access is after every use: it contains no possible use case. */
const isInTime = ({ accessFrom, useTo }: Space, box: Words) =>
  accessFrom < 0 || word(box, accessFrom) <= word(box, useTo)

/**
 * Splits a box that intersects the pattern. Returns the part inside, or undefined if it contains no possible use case,
 * and appends the part outside to `outside` as disjoint boxes, at most two for each axis.
 */
function cut(space: Space, box: Words, { words, axes }: Pattern, outside: Words[]): Words | undefined {
  let inside = box
  for (let k = 0; k < axes.length; k++) {
    const d = word(axes, k)
    if (coversOn(space, d, words, inside)) continue
    if (inside === box) inside = box.slice()
    if (space.isDays[d] === 1) cutDays(space, word(space.firstWord, d), { inside, words }, outside)
    else cutSet(space, d, { inside, words }, outside)
  }
  return isInTime(space, inside) ? inside : undefined
}

type Cutting = { readonly inside: Words; readonly words: Words }

function cutDays(space: Space, at: number, { inside, words }: Cutting, outside: Words[]): void {
  if (word(inside, at) < word(words, at)) {
    const before = inside.slice()
    before[at + 1] = word(words, at) - 1
    if (isInTime(space, before)) outside.push(before)
    inside[at] = word(words, at)
  }
  if (word(inside, at + 1) > word(words, at + 1)) {
    const after = inside.slice()
    after[at] = word(words, at + 1) + 1
    if (isInTime(space, after)) outside.push(after)
    inside[at + 1] = word(words, at + 1)
  }
}

function cutSet(space: Space, d: number, { inside, words }: Cutting, outside: Words[]): void {
  const others = inside.slice()
  for (let i = word(space.firstWord, d); i < word(space.firstWord, d + 1); i++) {
    others[i] = word(inside, i) & ~word(words, i)
    inside[i] = word(inside, i) & word(words, i)
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
  const at = word(space.firstWord, d)
  if (space.isDays[d] === 1) {
    box[at] = Math.max(word(box, at), word(other, at))
    box[at + 1] = Math.min(word(box, at + 1), word(other, at + 1))
    return
  }
  for (let i = at; i < word(space.firstWord, d + 1); i++) box[i] = word(box, i) & word(other, i)
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
  const at = word(space.firstWord, d)
  if (space.isDays[d] === 1) {
    box[at] = Math.min(word(box, at), word(other, at))
    box[at + 1] = Math.max(word(box, at + 1), word(other, at + 1))
    return
  }
  for (let i = at; i < word(space.firstWord, d + 1); i++) box[i] = word(box, i) | word(other, i)
}
