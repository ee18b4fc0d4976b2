/**
 * Multi-valued decision diagrams, reduced and ordered. A node at or above 0 is an inner node: it reads one position and
 * has a child for each value class there. A node below 0 is a leaf, `-(value + 1)`.
 */
export type Node = number

export const leafOf = (value: number): Node => -1 - value
export const leafValue = (leaf: Node): number => -1 - leaf
export const FALSE: Node = leafOf(0)
export const TRUE: Node = leafOf(1)

/** Child `c` of node `n` is `children[at[n] + c]`; a child's number is smaller than its parent's. */
export type Diagrams = {
  readonly positionOf: Uint16Array
  readonly firstChild: Int32Array
  readonly children: Int32Array
}

/** Thrown while building: the same law passes the limit on any machine, because nodes are counted and no time. */
export class TooManyNodes extends Error {}

/** The nodes below the roots in arrays of their own, children before parents; returns the roots' new numbers with them. */
export function copyReachable(from: Diagrams, roots: readonly Node[]): { diagrams: Diagrams; roots: Node[] } {
  const numbers = reachable(from, roots)
  const widthOf = (node: Node) => (from.firstChild[node + 1] as number) - (from.firstChild[node] as number)
  let count = 0
  let edges = 0
  for (let node = 0; node < numbers.length; node++) {
    if (numbers[node] === UNREACHED) continue
    numbers[node] = count++
    edges += widthOf(node)
  }
  const diagrams = {
    positionOf: new Uint16Array(count),
    firstChild: new Int32Array(count + 1),
    children: new Int32Array(edges),
  }
  for (let node = 0; node < numbers.length; node++)
    if (numbers[node] !== UNREACHED) copyNode(from, diagrams, node, numbers)
  return { diagrams, roots: roots.map((root) => (root < 0 ? root : (numbers[root] as Node))) }
}

function copyNode(from: Diagrams, to: Diagrams, node: Node, numbers: Int32Array): void {
  const number = numbers[node] as Node
  to.positionOf[number] = from.positionOf[node] as number
  const end = from.firstChild[node + 1] as number
  let own = to.firstChild[number] as number
  for (let i = from.firstChild[node] as number; i < end; i++) {
    const child = from.children[i] as Node
    to.children[own++] = child < 0 ? child : (numbers[child] as Node)
  }
  to.firstChild[number + 1] = own
}

/** The positions that some node below the roots reads, in order. */
export function positionsRead(diagrams: Diagrams, roots: readonly Node[]): number[] {
  const positions = new Set<number>()
  for (const [node, reached] of reachable(diagrams, roots).entries())
    if (reached !== UNREACHED) positions.add(diagrams.positionOf[node] as number)
  return [...positions].sort((a, b) => a - b)
}

const UNREACHED = -1

/** By node, whether one of the roots leads to it. */
function reachable({ firstChild, children }: Diagrams, roots: readonly Node[]): Int32Array {
  const seen = new Int32Array(Math.max(-1, ...roots) + 1).fill(UNREACHED)
  const visit = (node: Node) => {
    if (node < 0 || seen[node] !== UNREACHED) return
    seen[node] = 0
    const end = firstChild[node + 1] as number
    let last: Node = FALSE
    for (let i = firstChild[node] as number; i < end; i++) {
      const child = children[i] as Node
      if (child !== last) visit(child)
      last = child
    }
  }
  for (const root of roots) visit(root)
  return seen
}
