import type { Graph } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import type { Allowed, Days } from '../facts.ts'
import { walk } from './walk.ts'

/**
 * One pass over the nodes that a box of facts can reach. Each node is visited once; a node that reads the day of use once
 * for each first class of use, which the day of access sets.
 */
type Fold = { readonly graph: Graph; readonly allowed: Allowed; readonly epoch: number }

function openFold(graph: Graph, allowed: Allowed): Fold {
  graph.epoch++
  return { graph, allowed, epoch: graph.epoch }
}

/** The greatest leaf that the facts can reach; looks for none that is no greater than `floor`. */
export function worst(graph: Graph, root: Node, allowed: Allowed, floor = 0): number {
  if (root < 0 || (graph.most[root] as number) <= floor) return Math.max(floor, root < 0 ? leafValue(root) : 0)
  if (allowed.isPoint) return Math.max(floor, walk(graph, root, allowed.classes))
  const fold: Running = { ...openFold(graph, allowed), worst: floor, into: undefined }
  visit(fold, root, firstUseOf(allowed))
  return fold.worst
}

/** The first class of use where nothing is read of the day of access. */
export const firstUseOf = ({ days, classes }: Allowed): number =>
  days ? (days.firstUse[classes[days.access]?.[0] as number] as number) : 0

/** A fold notes each greater leaf that it finds, and marks the leaves in `into` if that is given. */
type Running = Fold & { worst: number; readonly into: Uint8Array | undefined }

function visit(fold: Running, node: Node, from: number): void {
  const { graph, into } = fold
  if (node < 0) {
    if (into) into[leafValue(node)] = 1
    else if (leafValue(node) > fold.worst) fold.worst = leafValue(node)
    return
  }
  if (!into && (graph.most[node] as number) <= fold.worst) return
  const position = graph.positionOf[node] as number
  if (position === fold.allowed.days?.use) visitUses(fold, node, from)
  else if (graph.stamps[node] !== fold.epoch) visitKids(fold, node, position, from)
}

function visitKids(fold: Running, node: Node, position: number, from: number): void {
  const { graph, allowed, epoch } = fold
  graph.stamps[node] = epoch
  const classes = allowed.classes[position] as Classes
  const firstUse = position === allowed.days?.access ? allowed.days.firstUse : undefined
  const at = graph.at[node] as number
  let last: Node = NONE
  for (let i = 0; i < classes.length; i++) {
    const cls = classes[i] as number
    const kid = graph.kids[at + cls] as Node
    if (kid === last && !firstUse) continue
    last = kid
    visit(fold, kid, firstUse ? (firstUse[cls] as number) : from)
  }
}

/** A node that reads the day of use is visited again from an earlier class of use, up to where it was visited before. */
function visitUses(fold: Running, node: Node, from: number): void {
  const { graph, allowed, epoch } = fold
  const end = graph.stamps[node] === epoch ? (graph.notes[node] as number) : END
  if (end <= from) return
  graph.stamps[node] = epoch
  graph.notes[node] = from
  const { use } = allowed.days as Days
  const at = graph.at[node] as number
  let last: Node = NONE
  for (const cls of allowed.classes[use] as Classes) {
    const kid = graph.kids[at + cls] as Node
    if (cls < from || cls >= end || kid === last) continue
    last = kid
    visit(fold, kid, from)
  }
}

/** All leaves that the facts can reach, as ones. */
export function leavesOf(graph: Graph, root: Node, allowed: Allowed, into: Uint8Array): Uint8Array {
  if (allowed.isPoint) into[walk(graph, root, allowed.classes)] = 1
  else visit({ ...openFold(graph, allowed), worst: 0, into }, root, firstUseOf(allowed))
  return into
}

const NONE: Node = 0x7fff_ffff
const END = 0x7fff_ffff
