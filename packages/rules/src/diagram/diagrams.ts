/**
 * Multi-valued decision diagrams, reduced and ordered. A node at or above 0 is an inner node: it reads one position and
 * has a kid for each value class there. A node below 0 is a leaf, `-(value + 1)`.
 */
export type Node = number

export const leafOf = (value: number): Node => -1 - value
export const leafValue = (leaf: Node): number => -1 - leaf
export const FALSE: Node = leafOf(0)
export const TRUE: Node = leafOf(1)

/** Kid `c` of node `n` is `kids[at[n] + c]`; a kid's number is smaller than its parent's. */
export type Diagrams = {
  readonly positionOf: Uint16Array
  readonly at: Int32Array
  readonly kids: Int32Array
}

/** Thrown while building: the same law passes the limit on any machine, because nodes are counted and no time. */
export class TooManyNodes extends Error {}

/** The nodes below the roots in arrays of their own, kids before parents; returns the roots' new numbers with them. */
export function copyReachable(from: Diagrams, roots: readonly Node[]): { diagrams: Diagrams; roots: Node[] } {
  const numbers = new Map<Node, Node>()
  const sorted = [...reachable(from, roots)].sort((a, b) => a - b)
  const widthOf = (node: Node) => (from.at[node + 1] as number) - (from.at[node] as number)
  const at = new Int32Array(sorted.length + 1)
  const positionOf = new Uint16Array(sorted.length)
  const kids = new Int32Array(sorted.reduce((sum, node) => sum + widthOf(node), 0))
  const renumbered = (node: Node) => (node < 0 ? node : (numbers.get(node) as Node))
  for (const [i, node] of sorted.entries()) {
    numbers.set(node, i)
    positionOf[i] = from.positionOf[node] as number
    const start = at[i] as number
    at[i + 1] = start + widthOf(node)
    for (let c = 0; c < widthOf(node); c++)
      kids[start + c] = renumbered(from.kids[(from.at[node] as number) + c] as Node)
  }
  return { diagrams: { positionOf, at, kids }, roots: roots.map(renumbered) }
}

/** The positions that some node below the roots reads, in order. */
export const positionsRead = (diagrams: Diagrams, roots: readonly Node[]): number[] =>
  [...new Set([...reachable(diagrams, roots)].map((node) => diagrams.positionOf[node] as number))].sort((a, b) => a - b)

function reachable({ at, kids }: Diagrams, roots: readonly Node[]): Set<Node> {
  const seen = new Set<Node>()
  const visit = (node: Node) => {
    if (node < 0 || seen.has(node)) return
    seen.add(node)
    let last: Node = -1
    for (let i = at[node] as number; i < (at[node + 1] as number); i++) {
      const kid = kids[i] as Node
      if (kid !== last) visit(kid)
      last = kid
    }
  }
  for (const root of roots) visit(root)
  return seen
}
