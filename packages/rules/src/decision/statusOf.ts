import { type Compiled, type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import type { Node } from '../diagram/diagrams.ts'
import { type Level, statusOfLevel } from '../diagram/rows.ts'
import type { Decision, Facts, LayerId, Light } from '../law/model.ts'
import { type AllowedClasses, allowedBoxes } from './facts.ts'
import { leafOfPoint } from './folds/leafOfPoint.ts'
import { reachableLeaves, worstLeaf } from './folds/leaves.ts'
import { decideTooLarge } from './tooLarge.ts'

/**
 * The colour and the light of each layer, without reasons: for lists, comparisons and checks of many cases. Does not
 * throw.
 */
export function statusOf(law: CompiledLaw, facts: Facts): Pick<Decision, 'status' | 'lights'> {
  const compiled = internalsOf(law)
  if (compiled.isTooLarge) {
    const { status, lights } = decideTooLarge(compiled, facts)
    return { status, lights }
  }
  return coloursOf(compiled, allowedBoxes(compiled, facts))
}

/** The same for facts boxes; AMBER and all layers closed if there are none. */
export function coloursOf(law: Compiled, boxes: readonly AllowedClasses[]): Pick<Decision, 'status' | 'lights'> {
  const levels = { scope: 0, provider: 0, user: 0 }
  for (const allowed of boxes)
    for (const { layer, level } of law.layers.matrices)
      levels[layer] = worstLeaf(law.graph, level, allowed, levels[layer])
  const shown = Math.max(levels.scope, levels.provider, levels.user)
  const { noMainColour, noColour } = law.layers
  const status = boxes.reduce(
    (most, allowed) => worstLeaf(law.graph, noColour, allowed, worstLeaf(law.graph, noMainColour, allowed, most)),
    shown,
  )
  const light = (layer: LayerId): Light => {
    if (isClosed(law, boxes, layer)) return 'closed'
    return levels[layer] === 0 ? 'silent' : statusOfLevel(levels[layer])
  }
  return {
    status: statusOfLevel(status as Level),
    lights: { scope: light('scope'), provider: light('provider'), user: light('user') },
  }
}

/** Whether scope closes the layer at each point of the facts. */
function isClosed({ graph, layers }: Compiled, boxes: readonly AllowedClasses[], layer: LayerId): boolean {
  if (layer === 'scope') return boxes.length === 0
  const [closed, leaf] = layer === 'provider' ? [layers.providerClosed, 2] : [layers.userClosed, 1]
  return boxes.every((allowed) => isAlways(graph, closed, leaf, allowed))
}

function isAlways(graph: Compiled['graph'], condition: Node, leaf: number, allowed: AllowedClasses): boolean {
  if (allowed.isPoint) return leafOfPoint(graph, condition, allowed.classes) === leaf
  const leaves = reachableLeaves(graph, condition, allowed, new Uint8Array(3))
  return leaves.every((isReached, value) => isReached === 0 || value === leaf)
}
