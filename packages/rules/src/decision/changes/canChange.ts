import {
  apply,
  type Builder,
  cofactor,
  except,
  intersection,
  makeNode,
  mapLeaves,
  maximum,
} from '../../diagram/builder.ts'
import { type Compiled, type CompiledLaw, internalsOf, positionsReadBy } from '../../diagram/compile.ts'
import { FALSE, leafValue, type Node, positionsRead, TRUE } from '../../diagram/diagrams.ts'
import { AMBER, type Level, RED } from '../../diagram/rows.ts'
import type { DimensionId, Facts } from '../../law/model.ts'
import { type AllowedClasses, allowedClasses } from '../facts.ts'
import { worstLeaf } from '../folds/leaves.ts'
import { finishDiagram, openScratch, project } from '../folds/scratch.ts'
import { orTooLarge } from '../tooLarge.ts'

/**
 * Whether the answer on a dimension can still change the colour: whether two points of the facts, with this dimension
 * unrestricted, differ in nothing else and have different colours. False if no diagram reads the dimension; true if it
 * would take more nodes than the limit to find out.
 */
export function canChange(law: CompiledLaw, facts: Facts, dimension: DimensionId): boolean {
  const compiled = internalsOf(law)
  const axis = compiled.space.axisOf.get(dimension)
  const position = axis === undefined ? -1 : (compiled.positions.ofAxis[axis] as number)
  if (!compiled.readPositions.includes(position)) return false
  return facts.boxes.some(({ [dimension]: _, ...box }) => {
    const allowed = allowedClasses(compiled, box)
    if (!allowed) return false
    return orTooLarge(
      compiled,
      () => changesColour(compiled, allowed, position),
      () => true,
    )
  })
}

/**
 * Two colours differ if one is below AMBER or RED and the other is not, so it is enough to compare at these two levels.
 */
function changesColour(law: Compiled, allowed: AllowedClasses, position: number): boolean {
  const probe = { builder: openScratch(law), law, allowed, position }
  const { matrices, noMainColour, noColour } = law.layers
  const roots = [...new Set([noMainColour, noColour, ...matrices.map(({ level }) => level)])]
  const isRead = roots.map((root) => positionsReadBy(law.graph, root).has(position))
  const read = roots.filter((_, i) => isRead[i]).map((root) => ({ root, node: inFacts(probe, root) }))
  const isDependent = ({ node }: { node: Node }) => positionsRead(probe.builder, [node]).includes(position)
  const dependent = read.filter(isDependent).map(({ node }) => node)
  if (dependent.length === 0) return false
  const independent = [
    ...read.filter((one) => !isDependent(one)).map(({ root }) => root),
    ...roots.filter((_, i) => !isRead[i]),
  ]
  return [RED, AMBER].some((level) => crossesLevel(probe, { dependent, independent, level }))
}

type Probe = {
  readonly builder: Builder
  readonly law: Compiled
  readonly allowed: AllowedClasses
  readonly position: number
}
type Threshold = { readonly dependent: readonly Node[]; readonly independent: readonly Node[]; readonly level: Level }

function inFacts({ builder, law, allowed }: Probe, root: Node): Node {
  const keep = new Uint8Array(law.positions.all.length).fill(1)
  return project({ builder, graph: law.graph, allowed, keep, leaf: (leaf) => leaf }, root)
}

/**
 * Whether at some point the diagrams that do not read the position are below the level and the maximum of those that do
 * is below it for one class of the position and not for another.
 */
function crossesLevel(probe: Probe, { dependent, independent, level }: Threshold): boolean {
  const { builder, allowed, law } = probe
  const dark = (node: Node) => mapLeaves(builder, node, (leaf) => (leafValue(leaf) >= level ? TRUE : FALSE))
  const isDark = dependent.reduce<Node>((sum, node) => apply(builder, sum, dark(node), maximum), FALSE)
  let differing = differsAlong(probe, isDark)
  for (const root of independent) {
    if (differing === FALSE) return false
    if (worstLeaf(law.graph, root, allowed) >= level)
      differing = apply(builder, dark(inFacts(probe, root)), differing, except)
  }
  const found = finishDiagram(builder, differing)
  return worstLeaf(found.graph, found.root, allowed) > 0
}

/**
 * The points at which two classes of the position have different values. A class of days counts only where the other
 * day leaves it possible; the loop order makes the later access, or the earlier use, the class for which this is
 * checked.
 */
function differsAlong(probe: Probe, f: Node): Node {
  const { builder, allowed, position } = probe
  const own = allowed.classes[position] ?? []
  let [some, all, differing]: [Node, Node, Node] = [FALSE, TRUE, FALSE]
  for (const cls of position === allowed.days?.use ? own.toReversed() : own) {
    const here = cofactor(builder, f, position, cls)
    const turnsLight = apply(builder, here, some, except)
    const turnsDark = apply(builder, all, here, except)
    const turns = inTime(probe, cls, apply(builder, turnsLight, turnsDark, maximum))
    differing = apply(builder, differing, turns, maximum)
    some = apply(builder, some, here, maximum)
    all = apply(builder, all, here, intersection)
  }
  return differing
}

/** Restricts `f` to the points at which the given class of a day does not contradict the other day. */
function inTime({ builder, allowed: { days, classes }, position }: Probe, cls: number, f: Node): Node {
  if (!days || (position !== days.access && position !== days.use)) return f
  const other = position === days.access ? days.use : days.access
  const isPossible = (own: number) =>
    position === days.access ? own >= (days.firstUse[cls] as number) : (days.firstUse[own] as number) <= cls
  const impossible = (classes[other] ?? []).filter((own) => !isPossible(own))
  return impossible.reduce<Node>((left, own) => apply(builder, classNode(builder, other, own), left, except), f)
}

function classNode(builder: Builder, position: number, cls: number): Node {
  const children = new Int32Array(builder.widths[position] as number).fill(FALSE)
  children[cls] = TRUE
  return makeNode(builder, position, children)
}
