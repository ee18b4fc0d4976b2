import type { Compiled } from '../diagram/compile.ts'
import type { MatrixDiagrams } from '../diagram/layers.ts'
import type { Box, DimensionId, DueObligation, ObligationId } from '../law/model.ts'
import { type AllowedClasses, allowedClasses } from './facts.ts'
import { dimensionsRead } from './folds/dimensionsRead.ts'
import { type FoldCondition, isCovered } from './folds/isCovered.ts'
import { openScratch } from './folds/scratch.ts'
import type { FactsReading, MatrixReading } from './reading.ts'

/** The facts in the ordinary case, and the open facts without a question (`unasked`). */
export type Ordinary = { readonly boxes: readonly AllowedClasses[]; readonly unasked: readonly DimensionId[] }

/**
 * Sets each open fact without a question to the usual value that the law declares for its dimension, if it declares one
 * and the facts allow it. `asked`: the dimensions with a question.
 */
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

/** The obligations of all cells: first those that always apply, last those that depend on facts without a question. */
export function obligationsOf(reading: FactsReading, ordinary: Ordinary): DueObligation[] {
  const due = sourcesOfObligations(reading).map((sources) => obligationOf(reading, ordinary, sources))
  const rank = ({ only, usual, dependsOn }: DueObligation) => (!only || usual ? 0 : dependsOn ? 2 : 1)
  return due.sort((a, b) => rank(a) - rank(b))
}

/** An obligation with the matrices that have a row which imposes it. */
type ObligationSources = { readonly id: ObligationId; readonly matrices: readonly MatrixReading[] }

function sourcesOfObligations({ matrices }: FactsReading): ObligationSources[] {
  const matricesById = new Map<ObligationId, Set<MatrixReading>>()
  for (const part of matrices)
    for (const { verdict } of part.cells)
      for (const { id } of verdict.row.duties) matricesById.set(id, (matricesById.get(id) ?? new Set()).add(part))
  return [...matricesById].map(([id, own]) => ({ id, matrices: [...own] }))
}

function obligationOf(reading: FactsReading, ordinary: Ordinary, sources: ObligationSources): DueObligation {
  const { id } = sources
  const cells = sources.matrices.flatMap(({ diagrams, cells: own }) => {
    const leaves = diagrams.leavesByObligation.get(id)
    return own.filter(({ leaf }) => leaves?.[leaf] === 1)
  })
  const met = metness(cells, id)
  if (sources.matrices.some(({ diagrams, leaves }) => arisesOnLeaves(diagrams, leaves, id))) return { id, ...met }
  if (arisesOnAll(reading, reading.boxes, sources)) return { id, ...met }
  const only = cells.flatMap(({ boxes }) => boxes())
  if (ordinary.unasked.length === 0) return { id, ...met, only }
  if (arisesOnAll(reading, ordinary.boxes, sources)) return { id, ...met, only, usual: true }
  const dependsOn = dependsOnUnasked(reading, ordinary, { ...sources, only })
  return { id, ...met, only, ...(dependsOn.length > 0 && { dependsOn }) }
}

/** The facts without a question on which it depends whether the obligation arises; its boxes can name others, too. */
function dependsOnUnasked(
  reading: FactsReading,
  { unasked }: Ordinary,
  sources: ObligationSources & { readonly only: readonly Box[] },
): DimensionId[] {
  const named = new Set(sources.only.flatMap((box) => Object.keys(box)))
  const possible = unasked.filter((dimension) => named.has(dimension))
  if (possible.length === 0) return []
  const read = dimensionsRead(reading, openScratch(reading.law), conditionsOf(sources))
  return possible.filter((dimension) => read.includes(dimension))
}

/** Whether papers meet the obligation everywhere, and whether they were checked everywhere. */
function metness(cells: MatrixReading['cells'], id: ObligationId): Pick<DueObligation, 'met' | 'toCheck'> {
  if (!cells.every(({ verdict }) => verdict.met.includes(id))) return { met: false }
  return { met: true, ...(cells.some(({ verdict }) => verdict.toCheck.includes(id)) && { toCheck: true }) }
}

function arisesOnLeaves({ leavesByObligation }: MatrixDiagrams, leaves: Uint8Array, id: ObligationId): boolean {
  const own = leavesByObligation.get(id) as Uint8Array
  for (let leaf = 0; leaf < leaves.length; leaf++) if (leaves[leaf] === 1 && own[leaf] === 0) return false
  return true
}

/** Whether at least one of the matrices imposes the obligation at each point of the boxes. */
function arisesOnAll(
  { law, leavesIn }: FactsReading,
  boxes: readonly AllowedClasses[],
  sources: ObligationSources,
): boolean {
  return boxes.every((allowed) => {
    const isImposed = ({ diagrams }: MatrixReading) => arisesOnLeaves(diagrams, leavesIn(diagrams, allowed), sources.id)
    if (sources.matrices.some(isImposed)) return true
    return sources.matrices.length > 1 && !allowed.point && arisesFromSomeMatrix(law, allowed, sources)
  })
}

/** The same for one facts box, where different matrices may impose it at different points. */
const arisesFromSomeMatrix = (law: Compiled, allowed: AllowedClasses, sources: ObligationSources): boolean =>
  isCovered(law.graph, allowed, conditionsOf(sources))

/** For each matrix, where it imposes the obligation. */
const conditionsOf = ({ id, matrices }: ObligationSources): FoldCondition[] =>
  matrices.map(({ diagrams: { decided, leavesByObligation } }) => ({
    root: decided,
    holds: leavesByObligation.get(id) as Uint8Array,
  }))
