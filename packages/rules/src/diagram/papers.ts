import type { ObligationId } from '../law/model.ts'
import { apply, type Builder, type Operation } from './builder.ts'
import { FALSE, leafOf, leafValue, type Node } from './diagrams.ts'
import { AMBER, type CompiledRow, type Duty, type Level, provenBits } from './rows.ts'

/**
 * A row with the obligations that the papers on file meet, and the level that remains after them. `toCheck`: those that
 * only unchecked papers meet. `isCovered`: the papers meet every obligation that papers can meet.
 */
export type RowWithPapers = {
  readonly row: CompiledRow
  readonly level: Level
  readonly met: readonly ObligationId[]
  readonly toCheck: readonly ObligationId[]
  readonly isCovered: boolean
}

/** A row as it is without papers. */
export const withoutPapers = (row: CompiledRow): RowWithPapers => ({
  row,
  level: row.level,
  met: [],
  toCheck: [],
  isCovered: false,
})

/**
 * Combines rows with the evidence that scope accepts. `given`: evidence as bits. `decide` turns a diagram of indexes in
 * `rows`, from 1, into one of indexes in `verdicts`.
 */
export function openPapers(builder: Builder, rows: readonly CompiledRow[], given: Node) {
  const verdicts: RowWithPapers[] = rows.map(withoutPapers)
  const leaves = new Map<string, Node>()
  const leafAfterPapers = (leaf: Node, bits: number): Node => {
    const row = rows[leafValue(leaf) - 1]
    const verdict = row && withPapers(row, bits)
    if (!verdict || verdict.met.length === 0) return leaf
    const key = [leaf, ...verdict.met, '', ...verdict.toCheck].join(' ')
    const known = leaves.get(key) ?? leafOf(verdicts.push(verdict))
    leaves.set(key, known)
    return known
  }
  const useful = Uint32Array.from([0, ...rows.map(({ usefulEvidence }) => usefulEvidence)])
  const afterPapers: Operation = (row, papers) => {
    if (papers === FALSE) return row
    if (row >= 0) return undefined
    if (useful[leafValue(row)] === 0) return row
    return papers < 0 ? leafAfterPapers(row, leafValue(papers)) : undefined
  }
  const isUseful = useful.some((bits) => bits !== 0)
  const decide = (f: Node): Node => (isUseful ? apply(builder, f, given, afterPapers) : f)
  return { verdicts, decide, isUseful }
}

function withPapers(row: CompiledRow, given: number): RowWithPapers {
  const meetable = row.duties.filter(({ metBy }) => metBy !== 0)
  const met = meetable.filter(isMetBy(given))
  const isProven = isMetBy(provenBits(given))
  const toCheck = met.filter((duty) => !isProven(duty))
  const isCovered = met.length === meetable.length
  const best = toCheck.length > 0 || row.duties.length > met.length ? AMBER : 1
  // A row of no colour stays without one, and papers never make a colour worse.
  const level = isCovered ? (Math.min(row.level, best) as Level) : row.level
  return { row, level, met: met.map(idOf), toCheck: toCheck.map(idOf), isCovered }
}

const isMetBy =
  (bits: number) =>
  ({ metBy }: Duty): boolean =>
    (metBy & ~bits) === 0
const idOf = ({ id }: Duty): ObligationId => id
