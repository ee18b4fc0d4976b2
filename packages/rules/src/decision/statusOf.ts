import { type Compiled, type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import type { Node } from '../diagram/diagrams.ts'
import { statusOfLevel } from '../diagram/rows.ts'
import type { Decision, Facts, Light } from '../law/model.ts'
import { type AllowedClasses, allowedBoxes } from './facts.ts'
import { leafOfPoint } from './folds/leafOfPoint.ts'
import { reachableLeaves, worstOfAll } from './folds/leaves.ts'
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
  const { levels } = law
  const scope = worstLevel(law, levels.scope, boxes)
  const provider = worstLevel(law, levels.provider, boxes)
  const user = worstLevel(law, levels.user, boxes)
  const house = worstLevel(law, levels.house, boxes)
  const uncoloured = worstLevel(law, levels.uncoloured, boxes)
  return {
    status: statusOfLevel(Math.max(scope, provider, user, house, uncoloured)),
    lights: {
      scope: lightOf(scope, boxes.length === 0),
      provider: lightOf(provider, isClosed(law, boxes, 'provider')),
      user: lightOf(user, isClosed(law, boxes, 'user')),
      ...(law.matrices.house.length > 0 && { house: lightOf(house, boxes.length === 0) }),
    },
  }
}

function worstLevel({ graph }: Compiled, roots: readonly Node[], boxes: readonly AllowedClasses[]): number {
  let worst = 0
  for (const allowed of boxes) worst = worstOfAll(graph, roots, allowed, worst)
  return worst
}

function lightOf(level: number, closed: boolean): Light {
  if (closed) return 'closed'
  return level === 0 ? 'silent' : statusOfLevel(level)
}

/** Whether scope closes the layer at each point of the facts. */
function isClosed({ graph, layers }: Compiled, boxes: readonly AllowedClasses[], layer: 'provider' | 'user'): boolean {
  const [closed, leaf] = layer === 'provider' ? [layers.providerClosed, 2] : [layers.userClosed, 1]
  for (const allowed of boxes) if (!isAlways(graph, closed, leaf, allowed)) return false
  return true
}

function isAlways(graph: Compiled['graph'], condition: Node, leaf: number, allowed: AllowedClasses): boolean {
  if (allowed.point) return leafOfPoint(graph, condition, allowed.point) === leaf
  const leaves = reachableLeaves(graph, condition, allowed, new Uint8Array(3))
  return leaves.every((isReached, value) => isReached === 0 || value === leaf)
}
