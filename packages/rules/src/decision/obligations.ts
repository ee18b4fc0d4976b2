import { apply, type Builder, except } from '../diagram/builder.ts'
import type { Compiled } from '../diagram/compile.ts'
import { FALSE, leafValue, type Node, TRUE } from '../diagram/diagrams.ts'
import type { LayerPart } from '../diagram/layers.ts'
import type { Verdict } from '../diagram/papers.ts'
import type { DimensionId, DueObligation, ObligationId } from '../law/model.ts'
import { type Allowed, allowedIn } from './facts.ts'
import { leavesOf, worst } from './folds/folds.ts'
import { finish, openScratch, project } from './folds/scratch.ts'
import type { FactsReading, PartReading } from './reading.ts'

/** The facts as they are in the ordinary case, and the open facts that nobody asks. */
export type Ordinary = { readonly boxes: readonly Allowed[]; readonly unasked: readonly DimensionId[] }

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
      return allowedIn(law, { ...box, ...Object.fromEntries(possible.map(([id, value]) => [id, [value]])) }) ?? []
    }),
    unasked,
  }
}

/** The obligations of all cells: those that always apply first, those that depend on facts that nobody asks last. */
export function obligationsOf(reading: FactsReading, ordinary: Ordinary): DueObligation[] {
  const finder = { ...reading, leavesIn: memoizedLeaves(reading.law) }
  const due = brought(reading).map((one) => obligationOf(finder, ordinary, one))
  const rank = ({ only, usual, dependsOn }: DueObligation) => (!only || usual ? 0 : dependsOn ? 2 : 1)
  return due.sort((a, b) => rank(a) - rank(b))
}

/** The leaves of a matrix over one box of facts, found once for all obligations. */
type LeavesOf = (part: LayerPart, allowed: Allowed) => Uint8Array
type Finder = FactsReading & { readonly leavesIn: LeavesOf }

function memoizedLeaves({ graph }: Compiled): LeavesOf {
  const known = new Map<LayerPart, Map<Allowed, Uint8Array>>()
  return (part, allowed) => {
    const own = known.get(part) ?? new Map<Allowed, Uint8Array>()
    known.set(part, own)
    const leaves = own.get(allowed) ?? leavesOf(graph, part.decided, allowed, new Uint8Array(part.verdicts.length + 1))
    own.set(allowed, leaves)
    return leaves
  }
}

/** An obligation with the matrices that bring it. */
type Brought = { readonly id: ObligationId; readonly parts: readonly PartReading[] }

function brought({ parts }: FactsReading): Brought[] {
  const bringers = new Map<ObligationId, Set<PartReading>>()
  for (const part of parts)
    for (const { id } of part.cells.flatMap(({ verdict }) => verdict.row.duties))
      bringers.set(id, (bringers.get(id) ?? new Set()).add(part))
  return [...bringers].map(([id, own]) => ({ id, parts: [...own] }))
}

function obligationOf(finder: Finder, ordinary: Ordinary, one: Brought): DueObligation {
  const { id } = one
  const cells = one.parts.flatMap((part) => part.cells.filter(({ verdict }) => brings(verdict, id)))
  const met = cells.every(({ verdict }) => verdict.met.includes(id))
  if (one.parts.some(({ part, leaves }) => isBroughtAt(part, leaves, id))) return { id, met }
  if (isBroughtOn(finder, finder.boxes, one)) return { id, met }
  const only = cells.flatMap(({ boxes }) => boxes)
  if (ordinary.unasked.length === 0) return { id, met, only }
  if (isBroughtOn(finder, ordinary.boxes, one)) return { id, met, only, usual: true }
  const named = new Set(only.flatMap((box) => Object.keys(box)))
  const dependsOn = ordinary.unasked.filter((dimension) => named.has(dimension))
  return { id, met, only, ...(dependsOn.length > 0 && { dependsOn }) }
}

const brings = ({ row }: Verdict, id: ObligationId) => row.duties.some((duty) => duty.id === id)

function isBroughtAt({ verdicts }: LayerPart, leaves: Uint8Array, id: ObligationId): boolean {
  for (let leaf = 0; leaf < leaves.length; leaf++)
    if (leaves[leaf] === 1 && (leaf === 0 || !brings(verdicts[leaf - 1] as Verdict, id))) return false
  return true
}

/** Does each point of the boxes have the obligation by one of the matrices? */
function isBroughtOn({ law, leavesIn }: Finder, boxes: readonly Allowed[], one: Brought): boolean {
  return boxes.every((allowed) => {
    const isBrought = ({ part }: PartReading) => isBroughtAt(part, leavesIn(part, allowed), one.id)
    if (one.parts.some(isBrought)) return true
    return one.parts.length > 1 && !allowed.isPoint && isBroughtTogether(law, allowed, one)
  })
}

/** The points that none of the matrices brings it to are none. */
function isBroughtTogether(law: Compiled, allowed: Allowed, one: Brought): boolean {
  const builder = openScratch(law)
  let without: Node = TRUE
  for (const node of broughtWhere({ law, builder, allowed }, one)) without = apply(builder, node, without, except)
  const missing = finish(builder, without)
  return worst(missing.graph, missing.root, allowed) === 0
}

type Within = { readonly law: Compiled; readonly builder: Builder; readonly allowed: Allowed }

/** For each matrix, where within the facts it brings the obligation. */
function broughtWhere({ law, builder, allowed }: Within, { id, parts }: Brought): Node[] {
  const keep = new Uint8Array(law.positions.all.length).fill(1)
  return parts.map(({ part }) => {
    const leaf = (node: Node) => {
      const verdict = part.verdicts[leafValue(node) - 1]
      return verdict && brings(verdict, id) ? TRUE : FALSE
    }
    return project({ builder, graph: law.graph, allowed, keep, leaf }, part.decided)
  })
}
