import { itemAt } from '../itemAt.ts'
import type { ObligationId } from '../law/model.ts'
import { apply, type Builder, type Operation } from './builder.ts'
import { FALSE, leafOf, leafValue, type Node, TRUE } from './diagrams.ts'
import { type CompiledMatrix, type CompiledRow, usefulEvidenceOf } from './rows.ts'

/** Truth functions of stated facts: where obligations with conditions of their own apply. */
export type ObligationConditions = ReadonlyMap<ObligationId, Node>

/**
 * Leaves out of each row the obligations that do not apply. `rows`: the rows of the matrix, and behind them those with
 * fewer obligations, which are added as `apply` meets them. `leaveOut` turns a diagram of row numbers into one of
 * indexes in `rows`, from 1.
 */
export function openConditions(builder: Builder, matrix: CompiledMatrix, conditions: ObligationConditions) {
  const rows: CompiledRow[] = [...matrix.rows]
  const leaves = new Map<string, Node>()
  const leafWithout = (leaf: Node, id: ObligationId): Node => {
    const row = itemAt(rows, leafValue(leaf) - 1)
    if (!row.duties.some((duty) => duty.id === id)) return leaf
    const excluded = [...row.excluded, id]
    const key = [row.id, ...excluded].join(' ')
    const known = leaves.get(key) ?? leafOf(rows.push(withoutDuty(row, excluded)))
    leaves.set(key, known)
    return known
  }
  const leaveOutDuty =
    (id: ObligationId): Operation =>
    (row, applies) => {
      if (row === FALSE || applies === TRUE) return row
      return row < 0 && applies === FALSE ? leafWithout(row, id) : undefined
    }
  const imposed = new Set(matrix.rows.flatMap(({ duties }) => duties.map(({ id }) => id)))
  const own = [...conditions].filter(([id]) => imposed.has(id))
  const leaveOut = (f: Node): Node =>
    own.reduce((node, [id, condition]) => apply(builder, node, condition, leaveOutDuty(id)), f)
  return { rows, leaveOut }
}

function withoutDuty(row: CompiledRow, excluded: readonly ObligationId[]): CompiledRow {
  const duties = row.duties.filter(({ id }) => !excluded.includes(id))
  return { ...row, excluded, duties, usefulEvidence: usefulEvidenceOf(duties) }
}
