import {
  apply,
  type Builder,
  greater,
  makeFromStack,
  openBuilder,
  positionAt,
  pushKids,
} from '../../diagram/builder.ts'
import { type Compiled, type Graph, graphOf, MOST_NODES } from '../../diagram/compile.ts'
import { copyReachable, FALSE, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import type { Allowed } from '../facts.ts'

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
  const { allowed } = projection
  const from = allowed.days ? (allowed.days.firstUse[allowed.classes[allowed.days.access]?.[0] as number] as number) : 0
  return projectBelow({ ...projection, memo: new Map() }, root, from)
}

type Running = Projection & { readonly memo: Map<number, Node> }

function projectBelow(run: Running, node: Node, from: number): Node {
  if (node < 0) return run.leaf(node)
  const { days, classes } = run.allowed
  const position = positionAt(run.graph, node)
  const key = position === days?.use ? node + from * KEYS : node
  const known = run.memo.get(key)
  if (known !== undefined) return known
  const list =
    position === days?.use
      ? usesFrom(classes[position] as Classes, from, run.keep[position] === 1)
      : (classes[position] as Classes)
  const isKept = run.keep[position] === 1 && list.length > 1
  const result = isKept ? keptNode(run, node, list, from) : settled(run, node, list, from)
  run.memo.set(key, result)
  return result
}

const KEYS = 0x100_0000
const usesFrom = (uses: Classes, from: number, isKept: boolean) => (isKept ? uses : uses.filter((cls) => cls >= from))

function kidsOf({ graph, allowed }: Running, node: Node, cls: number, from: number): readonly [Node, number] {
  const kid = graph.kids[(graph.at[node] as number) + cls] as Node
  const isAccess = positionAt(graph, node) === allowed.days?.access
  return [kid, isAccess ? (allowed.days?.firstUse[cls] as number) : from]
}

/** Values that the facts exclude take the first allowed child, so that the node can be reduced. */
function keptNode(run: Running, node: Node, list: Classes, from: number): Node {
  const { builder } = run
  const position = positionAt(run.graph, node)
  const start = pushKids(builder, position)
  const width = builder.widths[position] as number
  builder.stack.fill(NONE, start, start + width)
  for (const cls of list) {
    const [kid, kidFrom] = kidsOf(run, node, cls, from)
    const result = projectBelow(run, kid, kidFrom)
    builder.stack[start + cls] = result
  }
  const first = builder.stack[start + (list[0] as number)] as Node
  for (let c = 0; c < width; c++) if (builder.stack[start + c] === NONE) builder.stack[start + c] = first
  return makeFromStack(builder, position, start)
}

const NONE = 0x7fff_ffff

function settled(run: Running, node: Node, list: Classes, from: number): Node {
  let result: Node = FALSE
  let [last, lastFrom]: [Node, number] = [NONE, -1]
  for (const cls of list) {
    const [kid, kidFrom] = kidsOf(run, node, cls, from)
    if (kid === last && kidFrom === lastFrom) continue
    last = kid
    lastFrom = kidFrom
    result = apply(run.builder, result, projectBelow(run, kid, kidFrom), greater)
  }
  return result
}
