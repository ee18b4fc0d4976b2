import type { ObligationId } from '../law/model.ts'
import { apply, type Builder, type Operation } from './builder.ts'
import { FALSE, leafOf, leafValue, type Node } from './diagrams.ts'
import { AMBER, type CompiledMatrix, type CompiledRow, type Duty, type Level } from './rows.ts'

/** A row with the obligations that the papers on file meet, and the level that remains after them. */
export type RowWithPapers = { readonly row: CompiledRow; readonly level: Level; readonly met: readonly ObligationId[] }

/**
 * Combines the rows of a matrix with the evidence that scope accepts as proven. `proofs`: evidence as bits. `decide`
 * turns a diagram of row numbers into one of indexes in `verdicts`, from 1.
 */
export function openPapers(builder: Builder, { rows }: CompiledMatrix, proofs: Node) {
  const verdicts: RowWithPapers[] = rows.map((row) => ({ row, level: row.level, met: [] }))
  const leaves = new Map<string, Node>()
  const leafAfterPapers = (leaf: Node, bits: number): Node => {
    const row = rows[leafValue(leaf) - 1]
    const met = row?.duties.filter(({ metBy }) => metBy !== 0 && (metBy & ~bits) === 0) ?? []
    if (!row || met.length === 0) return leaf
    const ids = met.map(({ id }) => id)
    const key = [row.id, ...ids].join(' ')
    const known = leaves.get(key) ?? leafOf(verdicts.push({ row, level: levelWith(row, met), met: ids }))
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
  const decide = (f: Node): Node => (isUseful ? apply(builder, f, proofs, afterPapers) : f)
  return { verdicts, decide }
}

/** The level stays as long as an obligation that papers could meet is unmet; papers never make it worse. */
function levelWith({ level, duties }: CompiledRow, met: readonly Duty[]): Level {
  const open = duties.filter(({ metBy }) => metBy !== 0).length
  if (level === 0 || met.length < open) return level
  return Math.min(level, duties.length > met.length ? AMBER : 1) as Level
}
