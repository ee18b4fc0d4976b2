import { type Pattern, part, patternOf, withAxes, without } from '../boxes/boxes.ts'
import { type Space, sameOn, type Words, word } from '../boxes/space.ts'
import { type Compiled, type CompiledLaw, inside, type Level } from '../diagram/compile.ts'
import type { DimensionId, Facts } from '../law/model.ts'
import { boxesOf } from './decide.ts'
import { exactShades, type LawRead, read } from './read.ts'
import type { Shade } from './readScope.ts'

/**
 * Could the answer on this dimension still change the colour? With the dimension freed, and every other fact as it is
 * (open ones stay open): are there two points that differ in it alone and have different colours?
 * A dimension the law does not read cannot.
 */
export function canChange(law: CompiledLaw, facts: Facts, dimension: DimensionId): boolean {
  const compiled = inside(law)
  const d = compiled.space.axisOf.get(dimension)
  if (d === undefined || !isRead(compiled, d)) return false
  const free = facts.boxes.map(({ [dimension]: _, ...box }) => box)
  const reading = read(compiled, boxesOf(compiled.space, { ...facts, boxes: free }))
  const line = [d, ...derivedFrom(compiled, d)]
  return ([3, 2] as const).some((level) => crosses(compiled.space, reading, line, level))
}

const isRead = ({ readBy, readByTables }: Compiled, d: number) =>
  readByTables.has(d) || Object.values(readBy).some((axes) => axes.has(d))

/** The dimensions that tables set from this one: along its line they move with it. */
function derivedFrom({ tables }: Compiled, d: number): readonly number[] {
  const moved = [d]
  for (const { axis, rows } of tables)
    if (rows.some(({ pattern }) => moved.some((m) => pattern.axes.includes(m)))) moved.push(axis)
  return moved.slice(1)
}

/** Does a line of points enter or leave the part that is at least this dark? */
function crosses(space: Space, reading: LawRead, line: readonly number[], level: Level): boolean {
  const { facts, around, shades } = reading
  const dark = exactShades(space, { around, shades: shades.filter((shade) => shade.level >= level) })
  const ends = dark.filter(({ box }) => line.some((d) => !sameOn(space, d, box, around)))
  if (ends.length === 0) return false
  const patterns = dark.map(({ box }) => patternOf(space, box, around))
  return ends.some((shade) => leaves(space, { facts, around, shade, patterns, line }))
}

type Leaving = {
  readonly facts: readonly Words[]
  readonly around: Words
  readonly shade: Shade
  readonly patterns: readonly Pattern[]
  readonly line: readonly number[]
}

function leaves(space: Space, { facts, around, shade, patterns, line }: Leaving): boolean {
  const stretched = withAxes(space, shade.box, line, around)
  const reach = part(space, facts, patternOf(space, stretched, around)).inside
  return without(space, reach, patterns).some((box) => shareALine(space, box, shade.box))
}

/** Both points of the line must exist: no use before its access on either. */
const shareALine = ({ accessFrom, useTo }: Space, a: Words, b: Words) =>
  accessFrom < 0 || Math.max(word(a, accessFrom), word(b, accessFrom)) <= Math.min(word(a, useTo), word(b, useTo))
