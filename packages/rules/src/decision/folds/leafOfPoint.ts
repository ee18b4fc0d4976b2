import { type Diagrams, leafValue, type Node } from '../../diagram/diagrams.ts'

/** The leaf value of a diagram at a point, given as the class at each position. */
export function leafOfPoint(
  { positionOf, firstChild, children }: Diagrams,
  root: Node,
  point: readonly number[],
): number {
  let node = root
  while (node >= 0)
    node = children[(firstChild[node] as number) + (point[positionOf[node] as number] as number)] as Node
  return leafValue(node)
}
