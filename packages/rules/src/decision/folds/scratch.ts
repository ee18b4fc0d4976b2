import { apply, type Builder, greater, makeFromStack, openBuilder, pushKids } from '../../diagram/builder.ts'
import { type Compiled, type Graph, graphOf, MOST_NODES } from '../../diagram/compile.ts'
import { copyReachable, FALSE, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import type { Allowed } from '../facts.ts'
import { firstUseOf } from './folds.ts'

/** Diagrams made for one question about one set of facts. */
export const openScratch = ({ positions }: Compiled): Builder => openBuilder(positions.widths, MOST_NODES)

/** The finished diagram of one root, to fold over. */
export function finish(builder: Builder, root: Node): { graph: Graph; root: Node } {
  const { diagrams, roots } = copyReachable(builder, [root])
  return { graph: graphOf(diagrams), root: roots[0] as Node }
}

/** `keep`: by position, 1 where the result may still read it; over the others the greatest leaf is taken. */
type Projection = {
  readonly builder: Builder
  readonly graph: Graph
  readonly allowed: Allowed
  readonly keep: Uint8Array
  readonly leaf: (leaf: Node) => Node
}

/**
 * The diagram within the facts. Positions that are not kept are settled by the greatest leaf over what the facts allow,
 * use never before its access; where both days are kept, pairs that no use case has stay in.
 */
export function project(projection: Projection, root: Node): Node {
  const { allowed, graph } = projection
  graph.epoch++
  return projectBelow({ ...projection, epoch: graph.epoch, bySettledUse: new Map() }, root, firstUseOf(allowed))
}

/** Results are noted in the graph; of a day of use that is settled by the node and its first use. */
type Running = Projection & { readonly epoch: number; readonly bySettledUse: Map<number, Node> }

function projectBelow(run: Running, node: Node, from: number): Node {
  if (node < 0) return run.leaf(node)
  const { graph, allowed, epoch } = run
  const position = graph.positionOf[node] as number
  const isKept = run.keep[position] === 1
  if (!isKept && position === allowed.days?.use) return settledUse(run, node, from)
  if (graph.stamps[node] === epoch) return graph.notes[node] as Node
  const list = allowed.classes[position] as Classes
  const result = isKept && list.length > 1 ? keptNode(run, node, list, from) : settled(run, node, list, from)
  graph.stamps[node] = epoch
  graph.notes[node] = result
  return result
}

const KEYS = 0x100_0000

function settledUse(run: Running, node: Node, from: number): Node {
  const key = node + from * KEYS
  const known = run.bySettledUse.get(key)
  if (known !== undefined) return known
  const uses = run.allowed.classes[run.graph.positionOf[node] as number] as Classes
  const result = settled(
    run,
    node,
    uses.filter((cls) => cls >= from),
    from,
  )
  run.bySettledUse.set(key, result)
  return result
}

/** The first uses by class of access, at a node that reads it. */
const firstUseAt = ({ graph, allowed: { days } }: Running, node: Node): Int32Array | undefined =>
  graph.positionOf[node] === days?.access ? days?.firstUse : undefined

/** Values that the facts exclude take the first allowed child, so that the node can be reduced. */
function keptNode(run: Running, node: Node, list: Classes, from: number): Node {
  const { builder, graph } = run
  const position = graph.positionOf[node] as number
  const firstUse = firstUseAt(run, node)
  const at = graph.at[node] as number
  const start = pushKids(builder, position)
  const width = builder.widths[position] as number
  if (list.length < width) builder.stack.fill(NONE, start, start + width)
  for (let i = 0; i < list.length; i++) {
    const cls = list[i] as number
    const result = projectBelow(run, graph.kids[at + cls] as Node, firstUse ? (firstUse[cls] as number) : from)
    builder.stack[start + cls] = result
  }
  const first = builder.stack[start + (list[0] as number)] as Node
  if (list.length < width)
    for (let c = start; c < start + width; c++) if (builder.stack[c] === NONE) builder.stack[c] = first
  return makeFromStack(builder, position, start)
}

const NONE = 0x7fff_ffff

function settled(run: Running, node: Node, list: Classes, from: number): Node {
  const { graph, builder } = run
  const firstUse = firstUseAt(run, node)
  const at = graph.at[node] as number
  let result: Node = FALSE
  let [last, lastFrom]: [Node, number] = [NONE, -1]
  for (let i = 0; i < list.length; i++) {
    const cls = list[i] as number
    const kid = graph.kids[at + cls] as Node
    const kidFrom = firstUse ? (firstUse[cls] as number) : from
    if (kid === last && kidFrom === lastFrom) continue
    last = kid
    lastFrom = kidFrom
    const below = projectBelow(run, kid, kidFrom)
    result = result === FALSE ? below : apply(builder, result, below, greater)
  }
  return result
}
