import { leafValue, type Node, type RootedDiagram } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { itemAt, numberAt } from '../../itemAt.ts'

/** The number of facts boxes that are tried in one pass over a diagram, as each has a bit of a 32-bit integer. */
const TRIED_AT_ONCE = 32

/** By position that the diagram reads and by class, the set of facts boxes that allow the class, as bits. */
export type Trials = { readonly diagram: RootedDiagram; readonly allowed: ReadonlyMap<number, Int32Array> }

/** `facts`: at most 32 facts boxes, each as classes by position. */
export function openTrials(diagram: RootedDiagram, facts: readonly (readonly Classes[])[]): Trials {
  const { positionOf, firstChild } = diagram.diagrams
  const allowed = new Map<number, Int32Array>()
  for (let node = 0; node < positionOf.length; node++) {
    const position = numberAt(positionOf, node)
    if (allowed.has(position)) continue
    const bits = new Int32Array(numberAt(firstChild, node + 1) - numberAt(firstChild, node))
    for (const [i, classes] of facts.entries())
      for (const cls of itemAt(classes, position)) bits[cls] = numberAt(bits, cls) | (1 << i)
    allowed.set(position, bits)
  }
  return { diagram, allowed }
}

/**
 * The set of facts boxes that can reach a leaf value greater than `floor`, as bits. Children have smaller numbers than
 * their parents, so one loop over the nodes is enough. Does not enforce that access precedes use.
 */
export function reachAbove({ diagram: { diagrams, root }, allowed }: Trials, floor: number): number {
  const { positionOf, firstChild, children } = diagrams
  if (root < 0) return leafBits(root, floor)
  const reached = new Int32Array(root + 1)
  for (let node = 0; node <= root; node++) {
    const own = allowed.get(numberAt(positionOf, node)) as Int32Array
    const start = numberAt(firstChild, node)
    let bits = 0
    for (let cls = 0; cls < own.length; cls++) {
      const child = numberAt(children, start + cls)
      bits |= (child >= 0 ? numberAt(reached, child) : leafBits(child, floor)) & numberAt(own, cls)
    }
    reached[node] = bits
  }
  return numberAt(reached, root)
}

const leafBits = (leaf: Node, floor: number): number => (leafValue(leaf) > floor ? -1 : 0)

/** Splits a list into groups that can be tried in one pass. */
export const inGroups = <T>(list: readonly T[]): (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / TRIED_AT_ONCE) }, (_, group) =>
    list.slice(group * TRIED_AT_ONCE, (group + 1) * TRIED_AT_ONCE),
  )

/** The set of indexes of the members for which the predicate holds, as bits. */
export const bitsWhere = <T>(list: readonly T[], holds: (member: T) => boolean): number =>
  list.reduce((bits, member, i) => (holds(member) ? bits | (1 << i) : bits), 0)

export const hasBitAt = (bits: number, place: number): boolean => (bits & (1 << place)) !== 0
