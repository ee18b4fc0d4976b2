import { itemAt, numberAt } from '../itemAt.ts'

/**
 * Reduced, ordered, multi-valued decision diagrams (MDDs): the diagrams of R. E. Bryant, "Graph-Based Algorithms for
 * Boolean Function Manipulation" (1986), for variables of more than two values. Terms, as used throughout the engine:
 *
 * - dimension, axis: one kind of fact, by its id in the law; its index in the law's list of dimensions.
 * - position: a variable of the diagrams, one for each dimension. Its number is its place in the variable order, 0 on
 *   top.
 * - class: one value of a variable: a group of values of the dimension that no rule tells apart, or an interval of days
 *   between two days that the law names. Numbered from 0 at each position.
 * - node: an inner node (0 or above) reads one position and has one child for each class of it; a leaf is below 0.
 * - leaf value: the result of a diagram, an integer from 0 on. 0 is "false" or "none"; the others are a truth value,
 *   the number of a row or verdict, a level or a set of bits, depending on the diagram.
 * - root: the node on top of a diagram. All diagrams of a law share their nodes.
 * - point: one class for each position; all use cases at one point have the same result.
 * - facts box: for each position, the classes that the facts allow (`AllowedClasses`): a product of sets, as every box.
 * - cut: a part of a facts box, written as the positions at which it is narrower (`Cut`).
 * - cell: a part of the facts on which one row decides (`Cell`).
 * - level: a colour as a number, from 0 (none) to 3 (RED).
 * - layer: scope (treaty level), provider (country of the material) or user (place of work).
 * - fold: a traversal of the nodes that a facts box can reach, with one memoised result for each node (`Fold`).
 */
export type Node = number

export const leafOf = (value: number): Node => -1 - value
export const leafValue = (leaf: Node): number => -1 - leaf
export const FALSE: Node = leafOf(0)
export const TRUE: Node = leafOf(1)

/** Child `c` of node `n` is `children[firstChild[n] + c]`; the number of a child is smaller than that of its parent. */
export type Diagrams = {
  readonly positionOf: Uint16Array
  readonly firstChild: Int32Array
  readonly children: Int32Array
}

/**
 * Thrown while building. The limit is a number of nodes, not a time, so that the same law exceeds it on every machine.
 */
export class TooManyNodes extends Error {}

/**
 * Copies the nodes reachable from the roots into new arrays, children before parents; `roots` are their new numbers.
 */
export function copyReachable(from: Diagrams, roots: readonly Node[]): { diagrams: Diagrams; roots: Node[] } {
  const numbers = reachable(from, roots)
  const widthOf = (node: Node) => numberAt(from.firstChild, node + 1) - numberAt(from.firstChild, node)
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
  return { diagrams, roots: roots.map((root) => (root < 0 ? root : numberAt(numbers, root))) }
}

export type RootedDiagram = { readonly diagrams: Diagrams; readonly root: Node }

/** Copies the diagram of one root. */
export function copyDiagram(from: Diagrams, root: Node): RootedDiagram {
  const { diagrams, roots } = copyReachable(from, [root])
  return { diagrams, root: itemAt(roots, 0) }
}

function copyNode(from: Diagrams, to: Diagrams, node: Node, numbers: Int32Array): void {
  const number = numberAt(numbers, node)
  to.positionOf[number] = numberAt(from.positionOf, node)
  const end = numberAt(from.firstChild, node + 1)
  let own = numberAt(to.firstChild, number)
  for (let i = numberAt(from.firstChild, node); i < end; i++) {
    const child = numberAt(from.children, i)
    to.children[own++] = child < 0 ? child : numberAt(numbers, child)
  }
  to.firstChild[number + 1] = own
}

/** The positions read by at least one node reachable from the roots, ascending. */
export function positionsRead(diagrams: Diagrams, roots: readonly Node[]): number[] {
  const isReached = reachable(diagrams, roots)
  return positionsIn({ positionOf: diagrams.positionOf.subarray(0, isReached.length) }, isReached)
}

/** The positions read by at least one node, ascending; only by those that are not `UNREACHED`, if `reached` is given. */
export function positionsIn({ positionOf }: Pick<Diagrams, 'positionOf'>, reached?: Int32Array): number[] {
  const positions = new Set<number>()
  for (let node = 0; node < positionOf.length; node++)
    if (reached?.[node] !== UNREACHED) positions.add(numberAt(positionOf, node))
  return [...positions].sort((a, b) => a - b)
}

const UNREACHED = -1

/** By node number: 0 if it is reachable from one of the roots, else `UNREACHED`. */
function reachable({ firstChild, children }: Diagrams, roots: readonly Node[]): Int32Array {
  const seen = new Int32Array(Math.max(-1, ...roots) + 1).fill(UNREACHED)
  const visit = (node: Node) => {
    if (node < 0 || seen[node] !== UNREACHED) return
    seen[node] = 0
    const end = numberAt(firstChild, node + 1)
    let last: Node = FALSE
    for (let i = numberAt(firstChild, node); i < end; i++) {
      const child = numberAt(children, i)
      if (child !== last) visit(child)
      last = child
    }
  }
  for (const root of roots) visit(root)
  return seen
}
