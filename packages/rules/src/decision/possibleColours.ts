import { apply, except, mapLeaves } from '../diagram/builder.ts'
import { allLevels, type Compiled, type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import { FALSE, leafValue, type Node, TRUE } from '../diagram/diagrams.ts'
import { AMBER, type Level, RED } from '../diagram/rows.ts'
import { type Facts, STATUSES, type Status } from '../law/model.ts'
import { type AllowedClasses, allowedBoxes } from './facts.ts'
import { worstLeaf } from './folds/leaves.ts'
import { finishDiagram, openScratch, project } from './folds/scratch.ts'
import { statusOf } from './statusOf.ts'
import { orTooLarge } from './tooLarge.ts'

/**
 * All colours from the best to the worst that the open facts leave possible; one colour if it does not depend on them.
 */
export function possibleColours(law: CompiledLaw, facts: Facts): readonly Status[] {
  const compiled = internalsOf(law)
  const last = STATUSES.indexOf(statusOf(law, facts).status)
  const best = orTooLarge(
    compiled,
    () => bestOf(compiled, allowedBoxes(compiled, facts)),
    () => last,
  )
  return STATUSES.slice(best, last + 1)
}

/** The index of the best possible colour in `STATUSES`; AMBER if the facts contain no possible use case. */
function bestOf(law: Compiled, boxes: readonly AllowedClasses[]): number {
  if (boxes.length === 0) return STATUSES.indexOf('AMBER')
  const below = [AMBER, RED].findIndex((level) => boxes.some((allowed) => isSomewhereBelow(law, allowed, level)))
  return below < 0 ? STATUSES.indexOf('RED') : below
}

/** Whether the level of every diagram is below `level` at some point of the facts box. */
function isSomewhereBelow(law: Compiled, allowed: AllowedClasses, level: Level): boolean {
  const { graph, positions, levels } = law
  const builder = openScratch(law)
  const keep = new Uint8Array(positions.all.length).fill(1)
  const isDark = (leaf: Node) => (leafValue(leaf) >= level ? TRUE : FALSE)
  let lighter: Node = TRUE
  for (const root of allLevels(levels)) {
    if (worstLeaf(graph, root, allowed) < level) continue
    const dark = mapLeaves(builder, project({ builder, graph, allowed, keep, leaf: (leaf) => leaf }, root), isDark)
    lighter = apply(builder, dark, lighter, except)
    if (lighter === FALSE) return false
  }
  const found = finishDiagram(builder, lighter)
  return worstLeaf(found.graph, found.root, allowed) > 0
}
