import type { Compiled } from '../diagram/compile.ts'
import type { Node } from '../diagram/diagrams.ts'
import type { MatrixDiagrams } from '../diagram/layers.ts'
import type { Classes, Position } from '../diagram/positions.ts'
import type { CompiledRow } from '../diagram/rows.ts'
import type { Box, DimensionId, Step } from '../law/model.ts'
import type { AllowedClasses } from './facts.ts'
import { leafOfPoint } from './folds/leafOfPoint.ts'
import { reachableLeaves } from './folds/leaves.ts'
import { boundsOf } from './folds/paths.ts'
import { addWorst, clearWorstByClass, openWorstByClass, type WorstByClass, worstAt } from './folds/worstByClass.ts'
import type { FactsReading, MatrixReading } from './reading.ts'

/**
 * Every row that was read, with the parts of the facts it took, or the dimensions in which it and what was left do not
 * meet.
 */
export function traceOf({ law, boxes, matrices }: FactsReading): Step[] {
  const readRows = rowsReader(law, boxes)
  return matrices.flatMap((reading) => {
    const { layer, matrix } = reading.diagrams
    const taken = tookBy(reading)
    const { rows, left } = readRows(reading.diagrams)
    return rows.map((row): Step => {
      const took = taken.get(row) ?? []
      const failedOn = took.length > 0 ? [] : failedDimensions(law, row, left)
      return { failedOn, layer, matrix: matrix.id, row: row.id, took }
    })
  })
}

function tookBy({ cells }: MatrixReading): Map<CompiledRow, Box[]> {
  const taken = new Map<CompiledRow, Box[]>()
  for (const { verdict, boxes } of cells) taken.set(verdict.row, [...(taken.get(verdict.row) ?? []), ...boxes()])
  return taken
}

/**
 * The facts after the tables: for each value that a table gives, the smallest box around the facts to which it gives
 * it.
 */
function derive(law: Compiled, facts: AllowedClasses): AllowedClasses[] {
  return law.tables.reduce<AllowedClasses[]>(
    (boxes, { position }, i) => boxes.flatMap((box) => deriveOne(law, box, position, law.layers.tables[i] as number)),
    [facts],
  )
}

function deriveOne(law: Compiled, facts: AllowedClasses, position: number, table: number): AllowedClasses[] {
  const width = (law.positions.all[position] as Position).width
  const leaves = reachableLeaves(law.graph, table, { ...facts, isPoint: false }, new Uint8Array(width + 1))
  const values = [...leaves.keys()].filter((leaf) => leaves[leaf] === 1)
  return values.map((leaf) => {
    const cut =
      values.length > 1
        ? boundsOf({ graph: law.graph, positions: law.positions, root: table, allowed: facts }, leaf)
        : undefined
    const classes = [...facts.classes]
    for (const part of cut ?? []) classes[part.position] = part.classes
    if (leaf > 0) classes[position] = law.positions.all[position]?.singleClasses[leaf - 1] as Classes
    return { ...facts, classes }
  })
}

/** The rows of a matrix that are read, and what of the facts is left for them. */
type Read = { readonly rows: readonly CompiledRow[]; readonly left: readonly LeftOver[] }

/**
 * `lastRows`: by class that the facts allow at a position, the number of the last row reached with it. Without, all is
 * left.
 */
type LeftOver = {
  readonly classes: readonly Classes[]
  readonly lastRows?: (position: number) => readonly number[]
}

/** Of known facts everything is left until a row fits. */
function rowsReader(law: Compiled, boxes: readonly AllowedClasses[]): (part: MatrixDiagrams) => Read {
  const { graph, layers, positions } = law
  const [point] = boxes.length === 1 && boxes[0]?.isPoint ? boxes : []
  if (point) {
    const isUseOnly = leafOfPoint(graph, layers.providerClosed, point.classes) > 0
    return (part) => ({
      rows: rowsUpTo(part, leafOfPoint(graph, part.uncomposedInScope, point.classes), isUseOnly),
      left: [point],
    })
  }
  const derived = boxes.flatMap((box) => derive(law, box)).map((box) => ({ ...box, isPoint: false }))
  const marks = derived.map((box) => openWorstByClass(positions, box))
  const isUseOnly = derived.every((box) => !reachableLeaves(graph, layers.providerClosed, box, new Uint8Array(3))[0])
  const numbers = Array.from(rowNumbers(layers.matrices))
  return (part) => {
    const left = marks.map((own) => leftOver(graph, part.uncomposedInScope, own, numbers))
    const last = left.reduce((most, { lastRows }) => Math.max(most, ...lastRows(0)), 0)
    return { rows: rowsUpTo(part, last, isUseOnly), left }
  }
}

const rowsUpTo = ({ layer, matrix }: MatrixDiagrams, last: number, isUseOnly: boolean) =>
  matrix.rows.filter(({ number, onUse }) => number <= last && (onUse || !isUseOnly || layer !== 'provider'))

/** All that a leaf of a matrix can be: none, a row, or one more for what no row takes. */
const rowNumbers = (parts: readonly MatrixDiagrams[]) =>
  Array(Math.max(0, ...parts.map(({ matrix }) => matrix.rows.length)) + 2).keys()

/** A class was still open for a row exactly if some point with it is taken by this row, a lower one or none. */
function leftOver(
  graph: Compiled['graph'],
  root: Node,
  marks: WorstByClass,
  numbers: readonly number[],
): Required<LeftOver> {
  clearWorstByClass(marks)
  addWorst(graph, [root], marks, numbers)
  const known: (readonly number[] | undefined)[] = []
  const lastRows = (position: number) => {
    const last = known[position] ?? worstAt(marks, position)
    known[position] = last
    return last
  }
  return { classes: marks.allowed.classes, lastRows }
}

/** Where nothing left meets one of the row's boxes; if there is no such dimension, where something left misses one. */
function failedDimensions(law: Compiled, { number, boxes }: CompiledRow, left: readonly LeftOver[]): DimensionId[] {
  const never = new Set<number>()
  const partly = new Set<number>()
  for (const { tests } of boxes)
    for (const [position, allowed] of tests) {
      const [all, missed] = countLeft(left, { number, position, allowed })
      const failed = missed === all ? never : partly
      if (missed > 0) failed.add(position)
    }
  return dimensionsAt(law, never.size > 0 ? never : partly)
}

function dimensionsAt({ space, positions }: Compiled, found: ReadonlySet<number>): DimensionId[] {
  const axes = [...found].map((position) => positions.all[position]?.axis as number).sort((a, b) => a - b)
  return axes.map((axis) => space.axes[axis]?.id as DimensionId)
}

type Tested = { readonly number: number; readonly position: number; readonly allowed: Uint8Array }

/** The classes at a position that are left for a row, and how many of them its test misses. */
function countLeft(left: readonly LeftOver[], { number, position, allowed }: Tested): readonly [number, number] {
  let all = 0
  let missed = 0
  for (const { classes, lastRows } of left) {
    const last = lastRows?.(position)
    const own = classes[position] as Classes
    for (let i = 0; i < own.length; i++) {
      if (last && (last[i] as number) < number) continue
      all++
      if (allowed[own[i] as number] === 0) missed++
    }
  }
  return [all, missed]
}
