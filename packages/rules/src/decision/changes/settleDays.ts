import { type Builder, makeNode, positionAt } from '../../diagram/builder.ts'
import { type Node, positionsRead } from '../../diagram/diagrams.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import type { AllowedClasses, Days } from '../facts.ts'

/**
 * The positions at which some two points of a facts box that differ in nothing else have different leaves: those that
 * the reduced diagram, projected on the box, reads.
 */
export function settledPositions(builder: Builder, { days, classes }: AllowedClasses, node: Node): readonly number[] {
  if (!days) return positionsRead(builder, [node])
  const settling = { builder, days, classes, differsByAccess: false }
  const positions = positionsRead(builder, [settleDays(settling, node)])
  return positions.filter((position) => position !== days.access || settling.differsByAccess)
}

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
  const own = itemAt(classes, days.access)
  const uses = itemAt(classes, days.use)
  const fromUseOf = (place: number, access: number) =>
    fromFirstUse(builder, days.use, itemAt(children, access), itemAt(uses, itemAt(days.firstUse, place)))
  const settled = children.map((_, cls) => {
    const place = Math.max(0, own.indexOf(cls))
    return fromUseOf(place, itemAt(own, place))
  })
  settling.differsByAccess ||= own.some((cls, i) => i > 0 && fromUseOf(i, itemAt(own, i - 1)) !== settled[cls])
  return settled
}

/** The diagram with the classes of use before `first` replaced by it. */
function fromFirstUse(builder: Builder, use: number, node: Node, first: number): Node {
  if (positionAt(builder.positionOf, node) !== use) return node
  const children = childrenOf(builder, node)
  return makeNode(
    builder,
    use,
    children.map((child, cls) => (cls < first ? itemAt(children, first) : child)),
  )
}

const childrenOf = ({ children, firstChild }: Builder, node: Node): Node[] => [
  ...children.subarray(numberAt(firstChild, node), numberAt(firstChild, node + 1)),
]
