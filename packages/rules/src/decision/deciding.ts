import type { RowWithPapers } from '../diagram/papers.ts'
import { type Level, levelOf } from '../diagram/rows.ts'
import {
  type Confidence,
  DECIDING_ORDER,
  type DecidingRow,
  type Decision,
  type DimensionId,
  type RowId,
} from '../law/model.ts'
import { dimensionsRead } from './folds/dimensionsRead.ts'
import type { FoldCondition } from './folds/isCovered.ts'
import { openScratch } from './folds/scratch.ts'
import type { Ordinary } from './obligations.ts'
import type { FactsReading, MatrixReading } from './reading.ts'

/** The greatest number of deciding rows; more would explain nothing. */
const MAX_ROWS = 6

type Colours = Pick<Decision, 'status' | 'lights'>
type Candidate = { readonly reading: MatrixReading; readonly row: RowId; readonly isUsual: boolean }

/**
 * The rows that give the colour: a row that heads, if it decides all of the facts; else those in the first layer of
 * `DECIDING_ORDER` that has the colour. One row if it decides all of the facts, else all rows that decide a part of
 * them, each with the dimensions on which that depends, those that decide the ordinary case first. Of several, the rows
 * of a matrix for a region come before those for the whole country, and sure ones before unsure ones.
 */
export function decidingRows(reading: FactsReading, ordinary: Ordinary, { status, lights }: Colours): DecidingRow[] {
  const layer = DECIDING_ORDER.find((id) => lights[id] === status)
  const level = levelOf(status)
  const all = reading.matrices.flatMap((part) => candidatesIn(part, level))
  const candidates = all
    .filter((one) => one.reading.diagrams.layer === layer)
    .sort((a, b) => precedence(reading, a) - precedence(reading, b))
  const whole =
    all.find((one) => one.verdict.row.outcome.heads === true && holdsOnAll(one)) ??
    candidates.find((one) => holdsOnAll(one))
  if (whole) return [written(reading, whole, [])]
  const sorted = candidates
    .map((candidate) => ({ ...candidate, isUsual: isUsual(reading, ordinary, candidate) }))
    .sort((a, b) => Number(b.isUsual) - Number(a.isUsual))
  const builder = openScratch(reading.law)
  return sorted
    .slice(0, MAX_ROWS)
    .map((candidate) => written(reading, candidate, dimensionsRead(reading, builder, [decides(candidate)])))
}

/** The rows of a matrix that give the colour to some of the facts, each with one of its verdicts. */
function candidatesIn(part: MatrixReading, level: Level) {
  const verdicts = part.cells.map(({ verdict }) => verdict).filter((verdict) => verdict.level === level)
  const byRow = new Map(verdicts.map((verdict) => [verdict.row.id, verdict]))
  return [...byRow].map(([row, verdict]) => ({ reading: part, row, verdict }))
}

const CONFIDENCES: readonly Confidence[] = ['high', 'medium', 'low']

/** A sort key: regions first, then the surest. Equal ones stay in the order of the law. */
function precedence({ law }: FactsReading, { reading, verdict }: Place & { readonly verdict: RowWithPapers }): number {
  const covers = law.law.layers[reading.diagrams.layer].find(({ id }) => id === reading.diagrams.matrix.id)?.covers
  const general = covers?.region === undefined ? CONFIDENCES.length : 0
  return general + CONFIDENCES.indexOf(verdict.row.outcome.confidence)
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

const decides = ({ reading: { diagrams }, row }: Place): FoldCondition => ({
  root: diagrams.decided,
  holds: Uint8Array.of(0, ...diagrams.verdicts.map((verdict) => (verdict.row.id === row ? 1 : 0))),
})
