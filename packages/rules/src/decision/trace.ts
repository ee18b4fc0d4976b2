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
 * Each row that was read, with the parts of the facts that it decides, or with the dimensions on which it does not fit
 * what the rows before it leave of the facts.
 */
export function traceOf({ law, boxes, matrices }: FactsReading): Step[] {
  const readRows = rowsReader(law, boxes)
  return matrices.flatMap((reading) => {
    const { layer, matrix } = reading.diagrams
    const taken = boxesByRow(reading)
    const { rows, reaching } = readRows(reading.diagrams)
    return rows.map((row): Step => {
      const took = taken.get(row) ?? []
      const failedOn = took.length > 0 ? [] : failedDimensions(law, row, reaching)
      return { failedOn, layer, matrix: matrix.id, row: row.id, took }
    })
  })
}

function boxesByRow({ cells }: MatrixReading): Map<CompiledRow, Box[]> {
  const taken = new Map<CompiledRow, Box[]>()
  for (const { verdict, boxes } of cells) taken.set(verdict.row, [...(taken.get(verdict.row) ?? []), ...boxes()])
  return taken
}

/**
 * The facts with derived dimensions: for each value that a table gives, the smallest box around the points to which the
 * table gives it.
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

/** The rows of a matrix that are read, and the facts that reach them. */
type ReadRows = { readonly rows: readonly CompiledRow[]; readonly reaching: readonly ReachingFacts[] }

/**
 * A facts box with, for each class that it allows at a position, the number of the last row that points with this class
 * reach. Without `lastRows`, all points reach all rows.
 */
type ReachingFacts = {
  readonly classes: readonly Classes[]
  readonly lastRows?: (position: number) => readonly number[]
}

/** A single point reaches every row up to the one that fits. */
function rowsReader(law: Compiled, boxes: readonly AllowedClasses[]): (part: MatrixDiagrams) => ReadRows {
  const { graph, layers, positions } = law
  const [point] = boxes.length === 1 && boxes[0]?.isPoint ? boxes : []
  if (point) {
    const isUseOnly = leafOfPoint(graph, layers.providerClosed, point.classes) > 0
    return (part) => ({
      rows: rowsUpTo(part, leafOfPoint(graph, part.uncomposedInScope, point.classes), isUseOnly),
      reaching: [point],
    })
  }
  const derived = boxes.flatMap((box) => derive(law, box)).map((box) => ({ ...box, isPoint: false }))
  const worst = derived.map((box) => openWorstByClass(positions, box))
  const isUseOnly = derived.every((box) => !reachableLeaves(graph, layers.providerClosed, box, new Uint8Array(3))[0])
  const numbers = Array.from(rowNumbers(layers.matrices))
  return (part) => {
    const reaching = worst.map((own) => reachingFacts(graph, part.uncomposedInScope, own, numbers))
    const last = reaching.reduce((most, { lastRows }) => Math.max(most, ...lastRows(0)), 0)
    return { rows: rowsUpTo(part, last, isUseOnly), reaching }
  }
}

const rowsUpTo = ({ layer, matrix }: MatrixDiagrams, last: number, isUseOnly: boolean) =>
  matrix.rows.filter(({ number, onUse }) => number <= last && (onUse || !isUseOnly || layer !== 'provider'))

/** The leaf values of uncomposed diagrams: 0 for none, the numbers of rows, and one more for a gap. */
const rowNumbers = (parts: readonly MatrixDiagrams[]) =>
  Array(Math.max(0, ...parts.map(({ matrix }) => matrix.rows.length)) + 2).keys()

/**
 * Points with a class reach a row exactly if this row or a later one decides some point with this class, or none does.
 */
function reachingFacts(
  graph: Compiled['graph'],
  root: Node,
  worst: WorstByClass,
  numbers: readonly number[],
): Required<ReachingFacts> {
  clearWorstByClass(worst)
  addWorst(graph, [root], worst, numbers)
  const known: (readonly number[] | undefined)[] = []
  const lastRows = (position: number) => {
    const last = known[position] ?? worstAt(worst, position)
    known[position] = last
    return last
  }
  return { classes: worst.allowed.classes, lastRows }
}

/**
 * The dimensions on which nothing that reaches the row satisfies one of its boxes; if there are none, those on which
 * only a part of it does.
 */
function failedDimensions(
  law: Compiled,
  { number, boxes }: CompiledRow,
  reaching: readonly ReachingFacts[],
): DimensionId[] {
  const never = new Set<number>()
  const partly = new Set<number>()
  for (const { tests } of boxes)
    for (const [position, allowed] of tests) {
      const [all, missed] = countClasses(reaching, { number, position, allowed })
      const failed = missed === all ? never : partly
      if (missed > 0) failed.add(position)
    }
  return dimensionsAt(law, never.size > 0 ? never : partly)
}

function dimensionsAt({ space, positions }: Compiled, found: ReadonlySet<number>): DimensionId[] {
  const axes = [...found].map((position) => positions.all[position]?.axis as number).sort((a, b) => a - b)
  return axes.map((axis) => space.axes[axis]?.id as DimensionId)
}

type RowTest = { readonly number: number; readonly position: number; readonly allowed: Uint8Array }

/** The number of classes at a position that reach a row, and how many of them its test excludes. */
function countClasses(
  reaching: readonly ReachingFacts[],
  { number, position, allowed }: RowTest,
): readonly [number, number] {
  let all = 0
  let missed = 0
  for (const { classes, lastRows } of reaching) {
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
