import { LEAF_POSITION, positionAt } from '../../diagram/builder.ts'
import { type Graph, MAX_NODES } from '../../diagram/compile.ts'
import { FALSE, leafValue, type Node, TooManyNodes } from '../../diagram/diagrams.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import type { AllowedClasses } from '../facts.ts'
import { type Fold, firstUseOf, openFold } from './fold.ts'

/** A condition: true at the points at which `holds` is 1 for the leaf value of the diagram. It must be 0 for leaf 0. */
export type FoldCondition = { readonly root: Node; readonly holds: Uint8Array }

/**
 * Whether at least one of the conditions holds at each point of a facts box. Throws `TooManyNodes` if the conditions
 * have more combinations of nodes than the limit.
 */
export function isCovered(graph: Graph, allowed: AllowedClasses, conditions: readonly FoldCondition[]): boolean {
  const roots = conditions.map(({ root }) => root)
  const holds = conditions.map((condition) => condition.holds)
  const fold = openFold(graph, allowed)
  return covers({ fold, holds, covered: new Set() }, roots, firstUseOf(fold))
}

type Covering = {
  readonly fold: Fold
  readonly holds: readonly Uint8Array[]
  /** The combinations of nodes, one for each condition, that are already known to be covered. */
  readonly covered: Set<string>
}

function covers(covering: Covering, nodes: readonly Node[], from: number): boolean {
  const { fold, covered } = covering
  if (nodes.some((node, i) => holdsAt(covering, node, i))) return true
  const position = nodes.reduce((first, node) => Math.min(first, positionAt(fold.positionOf, node)), LEAF_POSITION)
  if (position === LEAF_POSITION) return false
  const key = `${nodes.map((node) => (node < 0 ? FALSE : node)).join()} ${position === fold.use ? from : ''}`
  if (covered.has(key)) return true
  if (!coversChildren(covering, { nodes, position, from })) return false
  if (covered.size >= MAX_NODES) throw new TooManyNodes()
  covered.add(key)
  return true
}

const holdsAt = ({ holds }: Covering, node: Node, i: number) => node < 0 && holds[i]?.[leafValue(node)] === 1

type At = { readonly nodes: readonly Node[]; readonly position: number; readonly from: number }

function coversChildren(covering: Covering, { nodes, position, from }: At): boolean {
  const { fold } = covering
  const own = itemAt(fold.classes, position)
  const firstUse = position === fold.access ? fold.firstUse : undefined
  let last: { readonly children: readonly Node[]; readonly from: number } | undefined
  return (position === fold.use ? own.slice(from) : own).every((cls, i) => {
    const next = {
      children: nodes.map((node) => childOf(fold, node, position, cls)),
      from: firstUse ? itemAt(firstUse, i) : from,
    }
    if (last?.from === next.from && last.children.every((child, i) => child === next.children[i])) return true
    last = next
    return covers(covering, next.children, next.from)
  })
}

const childOf = ({ positionOf, firstChild, children }: Fold, node: Node, position: number, cls: number): Node =>
  positionAt(positionOf, node) === position ? numberAt(children, numberAt(firstChild, node) + cls) : node
