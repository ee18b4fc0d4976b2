import { apply, type Builder, makeNode, maximum, type Operation, positionAt } from '../../diagram/builder.ts'
import { allLevels, type Compiled } from '../../diagram/compile.ts'
import { FALSE, leafOf, leafValue, type Node, positionsRead } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { AMBER, RED } from '../../diagram/rows.ts'
import type { AllowedClasses, Days } from '../facts.ts'
import { openScratch, project } from '../folds/scratch.ts'

/**
 * The positions by which the colour differs within a facts box: those at which some two points that differ in nothing
 * else have different colours. They are the positions read by the reduced diagram of the colour on the box. Throws
 * `TooManyNodes`.
 */
export function positionsOfColour(law: Compiled, allowed: AllowedClasses): readonly number[] {
  const builder = openScratch(law)
  const colour = colourDiagram(builder, law, allowed)
  const { days } = allowed
  if (!days) return positionsRead(builder, [colour])
  const settling = { builder, days, classes: allowed.classes, differsByAccess: false }
  const positions = positionsRead(builder, [settleDays(settling, colour)])
  return positions.filter((position) => position !== days.access || settling.differsByAccess)
}

/** No colour counts as GREEN here, as both are below AMBER. */
function colourDiagram(builder: Builder, law: Compiled, allowed: AllowedClasses): Node {
  const keep = new Uint8Array(law.positions.all.length).fill(1)
  const leaf = (own: Node) => (leafValue(own) < AMBER ? FALSE : own)
  return allLevels(law.levels)
    .map((root) => project({ builder, graph: law.graph, allowed, keep, leaf }, root))
    .reduce((colour, level) => apply(builder, colour, level, worse), FALSE)
}

const DARKEST = leafOf(RED)

/** The worse of two colours. Nothing is worse than RED, so that most of both diagrams need not be read. */
const worse: Operation = (f, g) => (f === DARKEST || g === DARKEST ? DARKEST : maximum(f, g))

type Settling = {
  readonly builder: Builder
  readonly days: Days
  readonly classes: AllowedClasses['classes']
  /** Whether two days of access have different colours with the same day of use. */
  differsByAccess: boolean
}

/** Gives uses before their access the colour of the first possible use, so that nothing differs by them alone. */
function settleDays(settling: Settling, node: Node): Node {
  const { builder, days } = settling
  const position = positionAt(builder.positionOf, node)
  if (position > days.access) return node
  const children = childrenOf(builder, node)
  const settled =
    position === days.access ? settleAccesses(settling, children) : children.map((child) => settleDays(settling, child))
  return makeNode(builder, position, settled)
}

function settleAccesses(settling: Settling, children: readonly Node[]): Node[] {
  const { builder, days, classes } = settling
  const own = classes[days.access] as Classes
  const uses = classes[days.use] as Classes
  const fromUseOf = (place: number, access: number) =>
    fromFirstUse(builder, days.use, children[access] as Node, uses[days.firstUse[place] as number] as number)
  const settled = children.map((_, cls) => {
    const place = Math.max(0, own.indexOf(cls))
    return fromUseOf(place, own[place] as number)
  })
  settling.differsByAccess ||= own.some((cls, i) => i > 0 && fromUseOf(i, own[i - 1] as number) !== settled[cls])
  return settled
}

/** The diagram with the classes of use before `first` replaced by it. */
function fromFirstUse(builder: Builder, use: number, node: Node, first: number): Node {
  if (positionAt(builder.positionOf, node) !== use) return node
  const children = childrenOf(builder, node)
  return makeNode(
    builder,
    use,
    children.map((child, cls) => (cls < first ? (children[first] as Node) : child)),
  )
}

const childrenOf = ({ children, firstChild }: Builder, node: Node): Node[] => [
  ...children.subarray(firstChild[node] as number, firstChild[node + 1] as number),
]
