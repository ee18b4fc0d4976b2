import { widen } from './boxes.ts'
import { type Space, sameOn, type Words, word } from './space.ts'

/**
 * The same points in fewer boxes: disjoint boxes that differ on one axis only are joined, axis by axis.
 * Cutting leaves many such pieces; joined, later layers read hundreds of boxes where they would read ten thousand.
 */
export function united(space: Space, boxes: readonly Words[]): readonly Words[] {
  const [first, ...others] = boxes
  if (!first || others.length === 0) return boxes
  const axes = space.axes.flatMap((_, d) => (others.some((box) => !sameOn(space, d, first, box)) ? [d] : []))
  let joined = boxes.map((box) => ({ box, hash: axes.reduce((hash, d) => (hash + axisHash(space, d, box)) | 0, 0) }))
  for (let before = 0; before !== joined.length; ) {
    before = joined.length
    for (const d of axes) joined = joinAlong({ space, axes, d }, joined)
  }
  return joined.map(({ box }) => box)
}

/** The hash of a box is the sum of its axes' hashes, so that one axis is left out by a subtraction. */
type Hashed = { readonly box: Words; readonly hash: number }
/** `axes`: those on which the boxes differ at all; `d`: the one to join on. */
type Line = { readonly space: Space; readonly axes: readonly number[]; readonly d: number }

function axisHash(space: Space, d: number, box: Words): number {
  let hash = d + 1
  for (let i = word(space.at, d); i < word(space.at, d + 1); i++)
    hash = Math.imul(hash ^ word(box, i), 0x9e3779b1) + (hash >>> 15)
  return hash | 0
}

function joinAlong(line: Line, boxes: readonly Hashed[]): Hashed[] {
  const groups = new Map<number, Hashed[]>()
  for (const hashed of boxes) {
    const key = (hashed.hash - axisHash(line.space, line.d, hashed.box)) | 0
    const group = groups.get(key)
    if (group) joinInto(line, group, hashed)
    else groups.set(key, [hashed])
  }
  return [...groups.values()].flat()
}

function joinInto(line: Line, group: Hashed[], next: Hashed): void {
  const at = group.findIndex(({ box }) => canJoin(line, box, next.box))
  const partner = group[at]
  if (partner === undefined) group.push(next)
  else group[at] = join(line, partner, next.box)
}

function canJoin({ space, axes, d }: Line, a: Words, b: Words): boolean {
  if (axes.some((other) => other !== d && !sameOn(space, other, a, b))) return false
  return space.isDays[d] !== 1 || touches(space, d, a, b)
}

const touches = ({ at }: Space, d: number, a: Words, b: Words): boolean =>
  word(a, word(at, d)) - 1 <= word(b, word(at, d) + 1) && word(b, word(at, d)) - 1 <= word(a, word(at, d) + 1)

function join({ space, d }: Line, { box, hash }: Hashed, other: Words): Hashed {
  const sum = box.slice()
  widen(space, d, sum, other)
  return { box: sum, hash: (hash - axisHash(space, d, box) + axisHash(space, d, sum)) | 0 }
}
