import type { Compiled } from '../diagram/compile.ts'
import type { Part } from '../diagram/layers.ts'
import type { Classes, Position } from '../diagram/positions.ts'
import type { CompiledRow } from '../diagram/rows.ts'
import type { Box, DimensionId, Step } from '../law/model.ts'
import type { Allowed } from './facts.ts'
import { leavesOf, walk } from './folds.ts'
import { mark, marksAt, openMarks } from './marks.ts'
import { boundsOf } from './paths.ts'
import type { PartReading, Reading } from './reading.ts'

/** Every row that was read, with the parts of the facts it took, or the dimensions in which it and what was left do not meet. */
export function traceOf({ law, boxes, parts }: Reading): Step[] {
  const derived = boxes.flatMap((box) => derive(law, box))
  const isPoint = boxes.length === 1 && boxes[0]?.isPoint === true
  return parts.flatMap((reading) => {
    const taken = tookBy(reading)
    const left = isPoint ? leftAtPoint(law, reading.part, derived[0] as Allowed) : leftOver(law, reading.part, derived)
    return left.rows.map((row): Step => {
      const took = taken.get(row) ?? []
      const failedOn = took.length > 0 ? [] : failedDimensions(law, row, left.valuesFor(row))
      return { layer: reading.part.layer, matrix: reading.part.matrix.id, row: row.id, took, failedOn }
    })
  })
}

function tookBy({ cells }: PartReading): Map<CompiledRow, Box[]> {
  const taken = new Map<CompiledRow, Box[]>()
  for (const { verdict, boxes } of cells) taken.set(verdict.row, [...(taken.get(verdict.row) ?? []), ...boxes])
  return taken
}

/** The facts after the tables: for each value that a table gives, the smallest box around the facts to which it gives it. */
function derive(law: Compiled, facts: Allowed): Allowed[] {
  return law.tables.reduce<Allowed[]>(
    (boxes, { position }, i) => boxes.flatMap((box) => deriveOne(law, box, position, law.layers.tables[i] as number)),
    [facts],
  )
}

function deriveOne(law: Compiled, facts: Allowed, position: number, table: number): Allowed[] {
  const width = (law.positions.all[position] as Position).width
  const leaves = leavesOf(law.graph, table, { ...facts, isPoint: false }, new Uint8Array(width + 1))
  const values = [...leaves.keys()].filter((leaf) => leaves[leaf] === 1)
  return values.map((leaf) => {
    const cut = values.length > 1 ? boundsOf(law, table, facts, (other) => other === leaf) : undefined
    const classes = facts.classes.map((own, p) => cut?.get(p) ?? own)
    if (leaf > 0) classes[position] = law.positions.all[position]?.singles[leaf - 1] as Classes
    return { ...facts, classes }
  })
}

/** The rows of a matrix that are read, and the classes at each position that are left for one of them. */
type Left = { readonly rows: readonly CompiledRow[]; readonly valuesFor: (row: CompiledRow) => LeftAt }
type LeftAt = (position: number) => Classes

/** Of known facts everything is left until a row fits. */
function leftAtPoint(law: Compiled, { traced, matrix, layer }: Part, facts: Allowed): Left {
  const taker = walk(law.graph, traced, facts)
  const isUseOnly = layer === 'provider' && walk(law.graph, law.layers.closed, facts) > 0
  const rows = matrix.rows.filter(({ number, onUse }) => number <= taker && (onUse || !isUseOnly))
  return { rows, valuesFor: () => (position) => facts.classes[position] as Classes }
}

/** What was left for a row has a class exactly if some point with it is taken by this row, a lower one or none. */
function leftOver(law: Compiled, { traced, matrix, layer }: Part, facts: readonly Allowed[]): Left {
  const marked = facts.map((box) => {
    const marks = openMarks(law.positions, box)
    mark(law.graph, traced, marks, (leaf) => leaf)
    return { box, marks }
  })
  const read = new Map<number, readonly { readonly cls: number; readonly mark: number }[]>()
  const at = (position: number) => {
    const known =
      read.get(position) ??
      marked.flatMap(({ box, marks }) => {
        const own = marksAt(marks, position)
        return (box.classes[position] as Classes).map((cls, i) => ({ cls, mark: own[i] as number }))
      })
    read.set(position, known)
    return known
  }
  const lowest = at(0).reduce((most, { mark: own }) => Math.max(most, own), 0)
  const isUseOnly =
    layer === 'provider' &&
    facts.every((box) => !leavesOf(law.graph, law.layers.closed, { ...box, isPoint: false }, new Uint8Array(3))[0])
  return {
    rows: matrix.rows.filter(({ number, onUse }) => number <= lowest && (onUse || !isUseOnly)),
    valuesFor:
      ({ number }) =>
      (position) =>
        at(position).flatMap(({ cls, mark: own }) => (own >= number ? [cls] : [])),
  }
}

/** Where nothing left meets one of the row's boxes; if there is no such dimension, where something left misses one. */
function failedDimensions({ space, positions }: Compiled, { boxes }: CompiledRow, left: LeftAt): DimensionId[] {
  const tests = boxes.flatMap((box) => [...box.tests])
  const failing = (misses: (classes: Classes, allowed: Uint8Array) => boolean) =>
    new Set(tests.flatMap(([position, allowed]) => (misses(left(position), allowed) ? [position] : [])))
  const never = failing((classes, allowed) => classes.every((cls) => allowed[cls] === 0))
  const failed = never.size > 0 ? never : failing((classes, allowed) => classes.some((cls) => allowed[cls] === 0))
  return space.axes.flatMap(({ id }, axis) => (failed.has(positions.at[axis] as number) ? [id] : []))
}
