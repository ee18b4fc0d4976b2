import { positionAt } from '../diagram/builder.ts'
import type { Graph } from '../diagram/compile.ts'
import { leafValue, type Node } from '../diagram/diagrams.ts'
import type { Classes } from '../diagram/positions.ts'
import type { Allowed, Days } from './facts.ts'

/**
 * One pass over the nodes that a box of facts can reach. Each node is visited once; a node that reads the day of use once
 * for each first class of use, which the day of access sets.
 */
export type Fold = { readonly graph: Graph; readonly allowed: Allowed; readonly epoch: number }

export function openFold(graph: Graph, allowed: Allowed): Fold {
  graph.epoch++
  return { graph, allowed, epoch: graph.epoch }
}

/** The leaf of known facts. */
export function walk({ positionOf, at, kids }: Graph, root: Node, { classes }: Allowed): number {
  let node = root
  while (node >= 0)
    node = kids[(at[node] as number) + ((classes[positionOf[node] as number] as Classes)[0] as number)] as Node
  return leafValue(node)
}

/** The greatest leaf that the facts can reach; looks for none that is no greater than `floor`. */
export function worst(graph: Graph, root: Node, allowed: Allowed, floor = 0): number {
  if (root < 0 || (graph.most[root] as number) <= floor) return Math.max(floor, root < 0 ? leafValue(root) : 0)
  if (allowed.isPoint) return Math.max(floor, walk(graph, root, allowed))
  return worstBelow({ ...openFold(graph, allowed), worst: floor }, root, firstUseOf(allowed))
}

/** The first class of use where nothing is read of the day of access. */
export const firstUseOf = ({ days, classes }: Allowed): number =>
  days ? (days.firstUse[classes[days.access]?.[0] as number] as number) : 0

function worstBelow(fold: Fold & { worst: number }, node: Node, from: number): number {
  const { graph } = fold
  if (node < 0) {
    fold.worst = Math.max(fold.worst, leafValue(node))
    return fold.worst
  }
  if ((graph.most[node] as number) <= fold.worst) return fold.worst
  eachNewEdge(fold, node, from, (kid, kidFrom) => worstBelow(fold, kid, kidFrom))
  return fold.worst
}

/** All leaves that the facts can reach, as ones. */
export function leavesOf(graph: Graph, root: Node, allowed: Allowed, into: Uint8Array): Uint8Array {
  if (allowed.isPoint) into[walk(graph, root, allowed)] = 1
  else leavesBelow(openFold(graph, allowed), root, firstUseOf(allowed), into)
  return into
}

function leavesBelow(fold: Fold, node: Node, from: number, into: Uint8Array): void {
  if (node < 0) into[leafValue(node)] = 1
  else eachNewEdge(fold, node, from, (kid, kidFrom) => leavesBelow(fold, kid, kidFrom, into))
}

type Follow = (kid: Node, from: number) => void

/** The edges of a node that the facts allow and that this fold has not followed yet. */
function eachNewEdge(fold: Fold, node: Node, from: number, follow: Follow): void {
  const { graph, allowed, epoch } = fold
  const position = positionAt(graph, node)
  if (position === allowed.days?.use) {
    eachNewUse(fold, node, from, follow)
    return
  }
  if (graph.stamps[node] === epoch) return
  graph.stamps[node] = epoch
  const classes = allowed.classes[position] as Classes
  const firstUse = position === allowed.days?.access ? allowed.days.firstUse : undefined
  const at = graph.at[node] as number
  let last: Node = NONE
  for (const cls of classes) {
    const kid = graph.kids[at + cls] as Node
    if (kid === last && !firstUse) continue
    last = kid
    follow(kid, firstUse ? (firstUse[cls] as number) : from)
  }
}

/** A node that reads the day of use is followed again from an earlier class of use, up to where it was followed before. */
function eachNewUse({ graph, allowed, epoch }: Fold, node: Node, from: number, follow: Follow): void {
  const end = graph.stamps[node] === epoch ? (graph.notes[node] as number) : END
  if (end <= from) return
  graph.stamps[node] = epoch
  graph.notes[node] = from
  const at = graph.at[node] as number
  let last: Node = NONE
  const { use } = allowed.days as Days
  for (const cls of allowed.classes[use] as Classes) {
    const kid = graph.kids[at + cls] as Node
    if (cls < from || cls >= end || kid === last) continue
    last = kid
    follow(kid, from)
  }
}

const NONE: Node = 0x7fff_ffff
const END = 0x7fff_ffff
