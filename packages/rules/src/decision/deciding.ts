import { sameOn } from '../boxes/space.ts'
import type { Builder } from '../diagram/builder.ts'
import { FALSE, leafValue, type Node, positionsRead, TRUE } from '../diagram/diagrams.ts'
import { levelOf } from '../diagram/rows.ts'
import { DECIDING_ORDER, type DecidingRow, type Decision, type DimensionId, type RowId } from '../law/model.ts'
import { openScratch, project } from './folds/scratch.ts'
import type { Ordinary } from './obligations.ts'
import type { FactsReading, MatrixReading } from './reading.ts'

/** The greatest number of deciding rows; more would explain nothing. */
const MAX_ROWS = 6

type Colours = Pick<Decision, 'status' | 'lights'>
type Candidate = { readonly reading: MatrixReading; readonly row: RowId; readonly isUsual: boolean }

/**
 * The rows that give the colour, in the first layer of `DECIDING_ORDER` that has it: one row if it decides all of the
 * facts, else all rows that decide a part of them, each with the dimensions on which that depends, those that decide
 * the ordinary case first.
 */
export function decidingRows(reading: FactsReading, ordinary: Ordinary, { status, lights }: Colours): DecidingRow[] {
  const layer = DECIDING_ORDER.find((id) => lights[id] === status)
  const level = levelOf(status)
  const candidates = reading.matrices
    .filter(({ diagrams }) => diagrams.layer === layer)
    .flatMap((part) => {
      const rows = part.cells.filter(({ verdict }) => verdict.level === level).map(({ verdict }) => verdict.row.id)
      return [...new Set(rows)].map((row) => ({ reading: part, row }))
    })
  const whole = candidates.find((candidate) => holdsOnAll(candidate))
  if (whole) return [written(reading, whole, [])]
  const sorted = candidates
    .map((candidate) => ({ ...candidate, isUsual: isUsual(reading, ordinary, candidate) }))
    .sort((a, b) => Number(b.isUsual) - Number(a.isUsual))
  const builder = openScratch(reading.law)
  return sorted
    .slice(0, MAX_ROWS)
    .map((candidate) => written(reading, candidate, dependsOn(reading, candidate, builder)))
}

type Place = Pick<Candidate, 'reading' | 'row'>

function written(facts: FactsReading, place: Place, on: readonly DimensionId[]): DecidingRow {
  const { layer, matrix } = place.reading.diagrams
  const coveredBy = coveringRow(facts, place)
  return { layer, matrix: matrix.id, row: place.row, dependsOn: on, ...(coveredBy !== undefined && { coveredBy }) }
}

/** The scope row whose papers cover the row wherever it decides. */
function coveringRow({ matrices }: FactsReading, { reading, row }: Place): RowId | undefined {
  const own = reading.cells.filter(({ verdict }) => verdict.row.id === row)
  if (!own.every(({ verdict }) => verdict.isCovered)) return undefined
  const useful = own[0]?.verdict.row.usefulEvidence ?? 0
  return matrices
    .flatMap(({ cells }) => cells.map(({ verdict }) => verdict.row))
    .find(({ outcome, givenEvidence }) => outcome.covers !== undefined && (givenEvidence & useful) !== 0)?.id
}

const holdsOnAll = ({ reading: { diagrams, leaves }, row }: Place) =>
  leaves.every((isReached, leaf) => isReached === 0 || diagrams.verdicts[leaf - 1]?.row.id === row)

function isUsual({ leavesIn }: FactsReading, { boxes }: Ordinary, { reading: { diagrams }, row }: Place) {
  return boxes.every((allowed) =>
    holdsOnAll({ reading: { diagrams, leaves: leavesIn(diagrams, allowed), cells: [] }, row }),
  )
}

/** The dimensions on which it depends, within the facts, whether the row decides. */
function dependsOn(
  { law, boxes }: FactsReading,
  { reading: { diagrams }, row }: Candidate,
  builder: Builder,
): DimensionId[] {
  const { positions, space } = law
  const keep = new Uint8Array(positions.all.length).fill(1)
  const leaf = (node: Node) => (diagrams.verdicts[leafValue(node) - 1]?.row.id === row ? TRUE : FALSE)
  const read = new Set<number>()
  const roots = new Set<Node>()
  for (const allowed of boxes) {
    const node = project({ builder, graph: law.graph, allowed, keep, leaf }, diagrams.decided)
    roots.add(node)
    for (const position of positionsRead(builder, [node])) read.add(position)
  }
  const [first, ...others] = boxes
  const differs = (axis: number) =>
    roots.size > 1 && first !== undefined && others.some(({ words }) => !sameOn(space, axis, first.words, words))
  return space.axes.flatMap(({ id }, axis) => (read.has(positions.ofAxis[axis] as number) || differs(axis) ? [id] : []))
}
