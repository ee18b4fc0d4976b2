import type { Compiled } from '../diagram/compile.ts'
import type { MatrixDiagrams } from '../diagram/layers.ts'
import type { DimensionId, DueObligation, ObligationId } from '../law/model.ts'
import { type AllowedClasses, allowedClasses } from './facts.ts'
import { isCovered } from './folds/isCovered.ts'
import type { FactsReading, MatrixReading } from './reading.ts'

/** The facts as they are in the ordinary case, and the open facts that nobody asks. */
export type Ordinary = { readonly boxes: readonly AllowedClasses[]; readonly unasked: readonly DimensionId[] }

/** Open facts that nobody asks are as usual, where the law says what that is. */
export function ordinaryFacts({ law, boxes, facts }: FactsReading, asked: ReadonlySet<DimensionId>): Ordinary {
  const unasked = [...new Set(facts.open)].filter((id) => !asked.has(id) && law.space.axisOf.has(id))
  const usual = unasked.flatMap((id) => {
    const value = law.law.dimensions.find((dimension) => dimension.id === id)?.usual
    return value === undefined ? [] : [[id, value] as const]
  })
  if (usual.length === 0) return { boxes, unasked }
  return {
    boxes: boxes.flatMap(({ box }) => {
      const possible = usual.filter(([id, value]) => {
        const part = box[id]
        return part === undefined || (Array.isArray(part) && part.includes(value))
      })
      return allowedClasses(law, { ...box, ...Object.fromEntries(possible.map(([id, value]) => [id, [value]])) }) ?? []
    }),
    unasked,
  }
}

/** The obligations of all cells: those that always apply first, those that depend on facts that nobody asks last. */
export function obligationsOf(reading: FactsReading, ordinary: Ordinary): DueObligation[] {
  const due = sourcesOfObligations(reading).map((one) => obligationOf(reading, ordinary, one))
  const rank = ({ only, usual, dependsOn }: DueObligation) => (!only || usual ? 0 : dependsOn ? 2 : 1)
  return due.sort((a, b) => rank(a) - rank(b))
}

/** An obligation with the matrices that bring it. */
type ObligationSources = { readonly id: ObligationId; readonly matrices: readonly MatrixReading[] }

function sourcesOfObligations({ matrices }: FactsReading): ObligationSources[] {
  const bringers = new Map<ObligationId, Set<MatrixReading>>()
  for (const part of matrices)
    for (const { id } of part.cells.flatMap(({ verdict }) => verdict.row.duties))
      bringers.set(id, (bringers.get(id) ?? new Set()).add(part))
  return [...bringers].map(([id, own]) => ({ id, matrices: [...own] }))
}

function obligationOf(reading: FactsReading, ordinary: Ordinary, one: ObligationSources): DueObligation {
  const { id } = one
  const cells = one.matrices.flatMap(({ diagrams, cells: own }) =>
    own.filter(({ leaf }) => diagrams.leavesByObligation.get(id)?.[leaf] === 1),
  )
  const met = cells.every(({ verdict }) => verdict.met.includes(id))
  if (one.matrices.some(({ diagrams, leaves }) => arisesOnLeaves(diagrams, leaves, id))) return { id, met }
  if (arisesOnAll(reading, reading.boxes, one)) return { id, met }
  const only = cells.flatMap(({ boxes }) => boxes())
  if (ordinary.unasked.length === 0) return { id, met, only }
  if (arisesOnAll(reading, ordinary.boxes, one)) return { id, met, only, usual: true }
  const named = new Set<string>()
  for (const box of only) for (const dimension in box) named.add(dimension)
  const dependsOn = ordinary.unasked.filter((dimension) => named.has(dimension))
  return { id, met, only, ...(dependsOn.length > 0 && { dependsOn }) }
}

function arisesOnLeaves({ leavesByObligation }: MatrixDiagrams, leaves: Uint8Array, id: ObligationId): boolean {
  const own = leavesByObligation.get(id) as Uint8Array
  for (let leaf = 0; leaf < leaves.length; leaf++) if (leaves[leaf] === 1 && own[leaf] === 0) return false
  return true
}

/** Does each point of the boxes have the obligation by one of the matrices? */
function arisesOnAll(
  { law, leavesIn }: FactsReading,
  boxes: readonly AllowedClasses[],
  one: ObligationSources,
): boolean {
  return boxes.every((allowed) => {
    const isBrought = ({ diagrams }: MatrixReading) => arisesOnLeaves(diagrams, leavesIn(diagrams, allowed), one.id)
    if (one.matrices.some(isBrought)) return true
    return one.matrices.length > 1 && !allowed.isPoint && arisesFromSomeMatrix(law, allowed, one)
  })
}

/** Do the matrices together bring it to each point? */
const arisesFromSomeMatrix = (law: Compiled, allowed: AllowedClasses, { id, matrices }: ObligationSources): boolean =>
  isCovered(
    law.graph,
    allowed,
    matrices.map(({ diagrams: { decided, leavesByObligation } }) => ({
      root: decided,
      holds: leavesByObligation.get(id) as Uint8Array,
    })),
  )
