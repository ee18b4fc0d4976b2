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
 * Could the answer on this dimension still change the colour? With the dimension freed, and every other fact as it is
 * (open ones stay open): are there two points that differ in it alone and have different colours?
 * A dimension the law does not read cannot; where it takes more nodes than the limit to tell, it may.
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
      () => movesColour(compiled, allowed, position),
      () => true,
    )
  })
}

/** The two colours of a move are on both sides of AMBER or of RED. */
function movesColour(law: Compiled, allowed: AllowedClasses, position: number): boolean {
  const probe = { builder: openScratch(law), law, allowed, position }
  const { matrices, noMainColour, noColour } = law.layers
  const roots = [...new Set([noMainColour, noColour, ...matrices.map(({ level }) => level)])]
  const isRead = roots.map((root) => positionsReadBy(law.graph, root).has(position))
  const read = roots.filter((_, i) => isRead[i]).map((root) => ({ root, node: inFacts(probe, root) }))
  const isMoving = ({ node }: { node: Node }) => positionsRead(probe.builder, [node]).includes(position)
  const moving = read.filter(isMoving).map(({ node }) => node)
  if (moving.length === 0) return false
  const still = [...read.filter((one) => !isMoving(one)).map(({ root }) => root), ...roots.filter((_, i) => !isRead[i])]
  return [RED, AMBER].some((level) => crosses(probe, { moving, still, level }))
}

type Probe = {
  readonly builder: Builder
  readonly law: Compiled
  readonly allowed: AllowedClasses
  readonly position: number
}
type Threshold = { readonly moving: readonly Node[]; readonly still: readonly Node[]; readonly level: Level }

function inFacts({ builder, law, allowed }: Probe, root: Node): Node {
  const keep = new Uint8Array(law.positions.all.length).fill(1)
  return project({ builder, graph: law.graph, allowed, keep, leaf: (leaf) => leaf }, root)
}

/** Somewhere the others are below the level, and along the line the moving ones are not always on one side of it. */
function crosses(line: Probe, { moving, still, level }: Threshold): boolean {
  const { builder, allowed, law } = line
  const dark = (node: Node) => mapLeaves(builder, node, (leaf) => (leafValue(leaf) >= level ? TRUE : FALSE))
  const isDark = moving.reduce<Node>((sum, node) => apply(builder, sum, dark(node), maximum), FALSE)
  let differing = differsAlong(line, isDark)
  for (const root of still) {
    if (differing === FALSE) return false
    if (worstLeaf(law.graph, root, allowed) >= level)
      differing = apply(builder, dark(inFacts(line, root)), differing, except)
  }
  const found = finishDiagram(builder, differing)
  return worstLeaf(found.graph, found.root, allowed) > 0
}

/**
 * Where two classes of the position differ. Of days only pairs that one use case each can have: the later access must
 * still lie before the use, the earlier use after the access.
 */
function differsAlong(line: Probe, f: Node): Node {
  const { builder, allowed, position } = line
  const own = allowed.classes[position] ?? []
  let [some, all, differing]: [Node, Node, Node] = [FALSE, TRUE, FALSE]
  for (const cls of position === allowed.days?.use ? own.toReversed() : own) {
    const here = cofactor(builder, f, position, cls)
    const turnsLight = apply(builder, here, some, except)
    const turnsDark = apply(builder, all, here, except)
    const turns = inTime(line, cls, apply(builder, turnsLight, turnsDark, maximum))
    differing = apply(builder, differing, turns, maximum)
    some = apply(builder, some, here, maximum)
    all = apply(builder, all, here, intersection)
  }
  return differing
}

/** `f` where the class of a day leaves the other day possible. */
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
