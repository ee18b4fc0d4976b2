import type { Compiled } from '../diagram/compile.ts'
import type { LayerPart } from '../diagram/layers.ts'
import type { Classes, Position } from '../diagram/positions.ts'
import type { CompiledRow } from '../diagram/rows.ts'
import type { Box, DimensionId, Step } from '../law/model.ts'
import type { Allowed } from './facts.ts'
import { leavesOf } from './folds/folds.ts'
import { mark, marksAt, openMarks } from './folds/marks.ts'
import { boundsOf } from './folds/paths.ts'
import { walk } from './folds/walk.ts'
import type { FactsReading, PartReading } from './reading.ts'

/** Every row that was read, with the parts of the facts it took, or the dimensions in which it and what was left do not meet. */
export function traceOf({ law, boxes, parts }: FactsReading): Step[] {
  const [point] = boxes.length === 1 && boxes[0]?.isPoint ? boxes : []
  const derived = point ? [point] : boxes.flatMap((box) => derive(law, box))
  return parts.flatMap((reading) => {
    const taken = tookBy(reading)
    const left = point ? leftAtPoint(law, reading.part, point) : leftOver(law, reading.part, derived)
    return left.rows.map((row): Step => {
      const took = taken.get(row) ?? []
      const failedOn = took.length > 0 ? [] : failedDimensions(law, row, left.valuesFor(row))
      return { layer: reading.part.layer, matrix: reading.part.matrix.id, row: row.id, took, failedOn }
    })
  })
}

function tookBy({ cells }: PartReading): Map<CompiledRow, Box[]> {
  const taken = new Map<CompiledRow, Box[]>()
  for (const { verdict, boxes } of cells) taken.set(verdict.row, [...(taken.get(verdict.row) ?? []), ...boxes()])
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
    const cut =
      values.length > 1
        ? boundsOf({ graph: law.graph, positions: law.positions, root: table, allowed: facts }, leaf)
        : undefined
    const classes = facts.classes.map((own, p) => cut?.get(p) ?? own)
    if (leaf > 0) classes[position] = law.positions.all[position]?.singles[leaf - 1] as Classes
    return { ...facts, classes }
  })
}

/** The rows of a matrix that are read, and the classes at each position that are left for one of them. */
type Left = { readonly rows: readonly CompiledRow[]; readonly valuesFor: (row: CompiledRow) => LeftAt }
type LeftAt = (position: number) => Classes

/** Of known facts everything is left until a row fits. */
function leftAtPoint(law: Compiled, { traced, matrix, layer }: LayerPart, facts: Allowed): Left {
  const taker = walk(law.graph, traced, facts.classes)
  const isUseOnly = layer === 'provider' && walk(law.graph, law.layers.closed, facts.classes) > 0
  const rows = matrix.rows.filter(({ number, onUse }) => number <= taker && (onUse || !isUseOnly))
  return { rows, valuesFor: () => (position) => facts.classes[position] as Classes }
}

/** A class was still open for a row exactly if some point with it is taken by this row, a lower one or none. */
function leftOver(law: Compiled, { traced, matrix, layer }: LayerPart, facts: readonly Allowed[]): Left {
  const rowNumbers = Array.from({ length: matrix.rows.length + 2 }, (_, number) => number)
  const marked = facts.map((box) => {
    const marks = openMarks(law.positions, box)
    mark(law.graph, traced, marks, rowNumbers)
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
  const never = new Set<number>()
  const partly = new Set<number>()
  for (const { tests } of boxes)
    for (const [position, allowed] of tests) missing(left(position), allowed, { never, partly })?.add(position)
  const failed = never.size > 0 ? never : partly
  if (failed.size === 0) return []
  const axes = [...failed].map((position) => positions.all[position]?.axis as number).sort((a, b) => a - b)
  return axes.map((axis) => space.axes[axis]?.id as DimensionId)
}

/** The first where all classes are missing, the second where some are. */
function missing<T>(classes: Classes, allowed: Uint8Array, { never, partly }: { never: T; partly: T }): T | undefined {
  let count = 0
  for (const cls of classes) if (allowed[cls] === 0) count++
  if (count === 0) return undefined
  return count === classes.length ? never : partly
}
