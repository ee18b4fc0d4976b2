import { decode, END_OF_TIME, partOf, type Space, sameOn, spanOf, type Words } from '../../boxes/space.ts'
import type { Compiled } from '../../diagram/compile.ts'
import type { Classes, Position } from '../../diagram/positions.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import type { Box, Part } from '../../law/model.ts'
import type { DaySpan, FactsBox } from '../facts.ts'
import { type Cut, classesAt } from './paths.ts'

type Writer = Pick<Compiled, 'space' | 'positions'>

/** Converts a cut of a facts box into a `Box`, with only those dimensions in which it is narrower than `within`. */
export function writeCut(writer: Writer, facts: FactsBox, cut: Cut, within: Words): Box {
  const { space, positions } = writer
  const { words } = facts
  if (words === within) return writeNarrower(writer, facts, cut)
  if (cut.length === 0) return decode(space, words, within)
  const written: Record<string, Part> = {}
  for (const [axis, { id }] of space.axes.entries()) {
    const position = itemAt(positions.ofAxis, axis)
    const classes = classesAt(cut, position)
    if (classes) written[id] = partIn(writer, facts, position, classes)
    else if (!sameOn(space, axis, words, within)) written[id] = partOf(space, axis, words)
  }
  return written
}

function writeNarrower(writer: Writer, facts: FactsBox, cut: Cut): Box {
  const { space, positions } = writer
  const written: Record<string, Part> = {}
  for (const { position, classes } of cut) {
    const id = space.axes[positions.all[position]?.axis as number]?.id as string
    written[id] = partIn(writer, facts, position, classes)
  }
  return written
}

/** A cache, so that all boxes of a decision share their parts. */
function partIn({ space, positions }: Writer, { words, parts }: FactsBox, at: number, classes: Classes): Part {
  const position = itemAt(positions.all, at)
  const own = parts[at] ?? new Map<string | number, Part>()
  parts[at] = own
  const key = keyOf(position, classes)
  const part = own.get(key) ?? makePart(space, position, words, classes)
  own.set(key, part)
  return part
}

/** The cache key of a set of classes: a bit set if 31 bits are enough, as for most dimensions, else a string. */
function keyOf({ classOf, width }: Position, classes: Classes): string | number {
  if (!classOf) return `${classes[0]}-${classes.at(-1)}`
  return width <= 31 ? classes.reduce((bits, cls) => bits | (1 << cls), 0) : classes.join()
}

function makePart(space: Space, { axis, classOf, firstDays }: Position, words: Words, classes: Classes): Part {
  if (!classOf) {
    const at = itemAt(space.firstWord, axis)
    const [first, last] = clip(daysIn({ firstDays }, classes), [itemAt(words, at), itemAt(words, at + 1)])
    return spanOf(first, last)
  }
  const { bits } = itemAt(space.axes, axis)
  return (partOf(space, axis, words) as readonly string[]).filter((value) =>
    classes.includes(numberAt(classOf, bits.get(value) as number)),
  )
}

/** The first and last day of a run of neighbouring classes. */
export const daysIn = ({ firstDays }: Pick<Position, 'firstDays'>, classes: Classes): DaySpan => [
  itemAt(firstDays, itemAt(classes, 0)),
  ((firstDays[(classes.at(-1) as number) + 1] ?? END_OF_TIME + 1) as number) - 1,
]

/** The intersection of two spans, which must overlap. */
export const clip = ([first, last]: DaySpan, [from, to]: DaySpan): DaySpan => [
  Math.max(first, from),
  Math.min(last, to),
]
