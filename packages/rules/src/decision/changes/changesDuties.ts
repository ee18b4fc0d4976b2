import { apply, maximum } from '../../diagram/builder.ts'
import { type Compiled, positionsReadBy } from '../../diagram/compile.ts'
import { FALSE, leafValue, type Node, TRUE } from '../../diagram/diagrams.ts'
import type { MatrixDiagrams } from '../../diagram/layers.ts'
import type { AllowedClasses } from '../facts.ts'
import type { FoldCondition } from '../folds/isCovered.ts'
import { openScratch, project } from '../folds/scratch.ts'
import { settledPositions } from './settleDays.ts'

/**
 * Whether some two points of a facts box that differ only at the position have different obligations or locks. Throws
 * `TooManyNodes`.
 */
export function changesDuties(law: Compiled, allowed: AllowedClasses, position: number): boolean {
  const builder = openScratch(law)
  const keep = new Uint8Array(law.positions.all.length).fill(1)
  const within = ({ root, holds }: FoldCondition): Node => {
    const leaf = (own: Node) => (holds[leafValue(own)] === 1 ? TRUE : FALSE)
    return project({ builder, graph: law.graph, allowed, keep, leaf }, root)
  }
  const readsPosition = ({ root }: FoldCondition) => positionsReadBy(law.graph, root).has(position)
  return consequencesOf(law)
    .filter((conditions) => conditions.some(readsPosition))
    .some((conditions) => {
      const arises = conditions.map(within).reduce((any, one) => apply(builder, any, one, maximum), FALSE)
      return settledPositions(builder, allowed, arises).includes(position)
    })
}

const known = new WeakMap<Compiled, readonly (readonly FoldCondition[])[]>()

/** For each obligation and lock, where the matrices impose it; a cache by law. */
function consequencesOf(law: Compiled): readonly (readonly FoldCondition[])[] {
  const found = known.get(law) ?? findConsequences(law.layers.matrices)
  known.set(law, found)
  return found
}

function findConsequences(matrices: readonly MatrixDiagrams[]): (readonly FoldCondition[])[] {
  const byId = new Map<string, FoldCondition[]>()
  const add = (id: string, condition: FoldCondition) => byId.set(id, [...(byId.get(id) ?? []), condition])
  for (const { decided, verdicts, leavesByObligation } of matrices) {
    for (const [id, holds] of leavesByObligation) add(`obligation ${id}`, { root: decided, holds })
    const locks = new Set(verdicts.flatMap(({ row }) => row.outcome.locks))
    for (const id of locks) {
      const holds = Uint8Array.of(0, ...verdicts.map(({ row }) => (row.outcome.locks.includes(id) ? 1 : 0)))
      add(`lock ${id}`, { root: decided, holds })
    }
  }
  return [...byId.values()]
}
