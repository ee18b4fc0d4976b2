import { type Diagrams, leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'

/** The leaf value of a diagram at a point; of each position only the first class is read. */
export function leafOfPoint(
  { positionOf, firstChild, children }: Diagrams,
  root: Node,
  classes: readonly Classes[],
): number {
  let node = root
  while (node >= 0)
    node = children[
      (firstChild[node] as number) + ((classes[positionOf[node] as number] as Classes)[0] as number)
    ] as Node
  return leafValue(node)
}
