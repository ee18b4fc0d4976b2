import { type Diagrams, leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'

/** The leaf of known facts: by position, the one class that each has. */
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
