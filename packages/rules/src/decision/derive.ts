import { part } from '../boxes/boxes.ts'
import { type Space, setBit, type Words, word } from '../boxes/space.ts'
import type { Compiled, CompiledTable } from '../diagram/compile.ts'

/**
 * Facts that follow from others: each table in turn cuts the boxes and sets its own dimension, whatever was stated there.
 * Where no row of a table fits, the fact stays as it was.
 */
export function derive({ space, tables }: Compiled, boxes: readonly Words[]): readonly Words[] {
  return tables.reduce((cuts, table) => deriveOne(space, table, cuts), boxes)
}

function deriveOne(space: Space, { axis, rows }: CompiledTable, boxes: readonly Words[]): readonly Words[] {
  const derived: Words[] = []
  let left = boxes
  for (const { pattern, bit } of rows) {
    if (left.length === 0) break
    const { inside, outside } = part(space, left, pattern)
    for (const box of inside) derived.push(withValue(space, axis, bit, box))
    left = outside
  }
  return [...derived, ...left]
}

function withValue(space: Space, axis: number, bit: number, box: Words): Words {
  const set = box.slice()
  set.fill(0, word(space.at, axis), word(space.at, axis + 1))
  setBit(set, word(space.at, axis), bit)
  return set
}
