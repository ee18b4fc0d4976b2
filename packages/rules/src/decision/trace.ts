import { type Compiled, greatestLeaf } from '../diagram/compile.ts'
import type { MatrixDiagrams } from '../diagram/layers.ts'
import type { Classes } from '../diagram/positions.ts'
import type { CompiledRow } from '../diagram/rows.ts'
import { itemAt } from '../itemAt.ts'
import type { Box, DimensionId, Step } from '../law/model.ts'
import { type AllowedClasses, narrowed } from './facts.ts'
import { reachableLeaves, worstLeaf } from './folds/leaves.ts'
import { LEAVES_AT_ONCE, type Target } from './folds/leavesBelow.ts'
import { highestBit, type LeavesByClass, leavesAt, leavesByClass } from './folds/leavesByClass.ts'
import { boundsOf } from './folds/paths.ts'
import { type FactsReading, type MatrixReading, once } from './reading.ts'

/**
 * Each row that was read, with the parts of the facts that it decides, or with the dimensions on which it does not fit
 * what the rows before it leave of the facts.
 */
export function traceOf({ law, boxes, matrices }: FactsReading): Step[] {
  const readRows = rowsReader(law, boxes)
  return matrices.flatMap((reading) => {
    const { layer, matrix } = reading.diagrams
    const taken = boxesByRow(reading)
    const { rows, reaching } = readRows(reading)
    return rows.map((row): Step => {
      const took = taken.get(row.number) ?? []
      const failedOn = took.length > 0 ? [] : failedDimensions(law, row, reaching())
      return { failedOn, layer, matrix: matrix.id, row: row.id, took }
    })
  })
}

/** By the number of the row, because one without some of its obligations is another object with the same number. */
function boxesByRow({ cells }: MatrixReading): Map<number, Box[]> {
  const taken = new Map<number, Box[]>()
  for (const { verdict, boxes } of cells) {
    const { number } = verdict.row
    taken.set(number, [...(taken.get(number) ?? []), ...boxes()])
  }
  return taken
}

/**
 * The facts with derived dimensions: for each value that a table gives, the smallest box around the points to which the
 * table gives it.
 */
function derive(law: Compiled, facts: AllowedClasses): AllowedClasses[] {
  return law.tables.reduce<AllowedClasses[]>(
    (boxes, { position }, i) => boxes.flatMap((box) => deriveOne(law, box, position, itemAt(law.layers.tables, i))),
    [facts],
  )
}

function deriveOne(law: Compiled, facts: AllowedClasses, position: number, table: number): AllowedClasses[] {
  const width = itemAt(law.positions.all, position).width
  const leaves = reachableLeaves(law.graph, table, { ...facts, point: undefined }, new Uint8Array(width + 1))
  const values = [...leaves.keys()].filter((leaf) => leaves[leaf] === 1)
  return values.map((leaf) => {
    const cut =
      values.length > 1
        ? boundsOf({ graph: law.graph, positions: law.positions, root: table, allowed: facts }, leaf)
        : undefined
    const classes = [...facts.classes]
    for (const part of cut ?? []) classes[part.position] = part.classes
    if (leaf > 0) classes[position] = law.positions.all[position]?.singleClasses[leaf - 1] as Classes
    return narrowed(facts, classes)
  })
}

/** The rows of a matrix that are read, and the facts that reach each of them, which few rows need. */
type ReadRows = { readonly rows: readonly CompiledRow[]; readonly reaching: () => readonly ReachingFacts[] }

/**
 * A facts box with, for each class that it allows, by position and place, the number of the last row that points with
 * this class reach; 0 if they reach none. Without `lastRow`, all points reach all rows.
 */
type ReachingFacts = {
  readonly classes: readonly Classes[]
  readonly lastRow?: (position: number, place: number) => number
}

/** A single point reaches every row up to the one that fits. */
function rowsReader(law: Compiled, boxes: readonly AllowedClasses[]): (reading: MatrixReading) => ReadRows {
  const { graph, layers, positions } = law
  const [point] = boxes.length === 1 && boxes[0]?.point ? boxes : []
  const derived = point
    ? [point]
    : boxes.flatMap((box) => derive(law, box)).map((box) => ({ ...box, point: undefined }))
  const isUseOnly = derived.every((box) => !reachableLeaves(graph, layers.providerClosed, box, new Uint8Array(3))[0])
  return (reading) => {
    const { diagrams } = reading
    return {
      rows: rowsUpTo(diagrams, lastRowRead(law, reading, derived), isUseOnly),
      reaching: once(() =>
        point ? [point] : derived.map((allowed) => reachingFacts({ graph, positions, allowed }, diagrams)),
      ),
    }
  }
}

/** The number of the last row that some point of the facts reaches. */
function lastRowRead(
  { graph }: Compiled,
  { diagrams: { uncomposedInScope: root, decided, rowNumbers }, leaves }: MatrixReading,
  derived: readonly AllowedClasses[],
): number {
  if (root !== decided) return derived.reduce((most, allowed) => worstLeaf(graph, root, allowed, most), 0)
  let last = 0
  for (let leaf = 1; leaf < leaves.length; leaf++)
    if (leaves[leaf] === 1) last = Math.max(last, itemAt(rowNumbers, leaf))
  return last
}

const rowsUpTo = ({ layer, matrix }: MatrixDiagrams, last: number, isUseOnly: boolean) =>
  matrix.rows.filter(({ number, onUse }) => number <= last && (onUse || !isUseOnly || layer !== 'provider'))

/** Points with a class reach a row exactly if this row or a later one decides some point with this class. */
function reachingFacts(
  { graph, positions, allowed }: Omit<Target, 'root'>,
  { uncomposedInScope: root, rowNumbers }: MatrixDiagrams,
): Required<ReachingFacts> {
  const numbers = rowNumbers.slice(0, greatestLeaf(graph, root) + 1)
  const groups: { readonly first: number; readonly leaves: LeavesByClass }[] = []
  for (let first = 1; first <= Math.max(...numbers); first += LEAVES_AT_ONCE) {
    const bits = numbers.map((number) =>
      number >= first && number < first + LEAVES_AT_ONCE ? 1 << (number - first) : 0,
    )
    groups.unshift({ first, leaves: leavesByClass({ graph, positions, allowed }, [root], bits) })
  }
  return {
    classes: allowed.classes,
    lastRow: (position, place) => {
      for (const { first, leaves } of groups) {
        const bits = leavesAt(leaves, position, place)
        if (bits !== 0) return first + highestBit(bits)
      }
      return 0
    },
  }
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
  for (const { classes, lastRow } of reaching) {
    const own = itemAt(classes, position)
    for (let i = 0; i < own.length; i++) {
      if (lastRow && lastRow(position, i) < number) continue
      all++
      if (allowed[itemAt(own, i)] === 0) missed++
    }
  }
  return [all, missed]
}
