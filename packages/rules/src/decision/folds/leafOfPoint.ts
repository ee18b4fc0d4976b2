import { type Diagrams, leafValue, type Node } from '../../diagram/diagrams.ts'
import { itemAt, numberAt } from '../../itemAt.ts'

/** The leaf value of a diagram at a point, given as the class at each position. */
export function leafOfPoint(
  { positionOf, firstChild, children }: Diagrams,
  root: Node,
  point: readonly number[],
): number {
  let node = root
  while (node >= 0) node = numberAt(children, numberAt(firstChild, node) + itemAt(point, numberAt(positionOf, node)))
  return leafValue(node)
}
