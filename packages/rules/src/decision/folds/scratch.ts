import { apply, type Builder, makeFromStack, maximum, openBuilder, pushChildren } from '../../diagram/builder.ts'
import { type Compiled, type Graph, graphOf, MAX_NODES } from '../../diagram/compile.ts'
import { copyDiagram, FALSE, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import type { AllowedClasses } from '../facts.ts'
import { type Fold, firstUseOf, NO_CHILD, openFold } from './fold.ts'

/** An empty builder for temporary diagrams, with the same variable order and limit as those of the law. */
export const openScratch = ({ positions }: Compiled): Builder => openBuilder(positions.widths, MAX_NODES)

/** Copies the diagram of a root out of a builder into a graph that can be folded. */
export function finishDiagram(builder: Builder, root: Node): { graph: Graph; root: Node } {
  const copy = copyDiagram(builder, root)
  return { graph: graphOf(copy.diagrams), root: copy.root }
}

/**
 * `keep`: by position, 1 if it stays a variable of the result. `leaf`: applied to each leaf before the maximum is
 * taken.
 */
type Projection = {
  readonly builder: Builder
  readonly graph: Graph
  readonly allowed: AllowedClasses
  readonly keep: Uint8Array
  readonly leaf: (leaf: Node) => Node
}

/**
 * Restricts a diagram to a facts box and quantifies the positions that are not kept, by the maximum (the worst case)
 * over the classes that the facts allow: for truth values this is existential quantification. Use never comes before
 * access in what is quantified; if both days are kept, the result is also defined at impossible pairs of them. Throws
 * `TooManyNodes`.
 */
export function project({ builder, graph, allowed, keep, leaf }: Projection, root: Node): Node {
  const fold = openFold(graph, allowed)
  return projectBelow({ builder, keep, leaf, fold, memoByFirstUse: new Map() }, root, firstUseOf(fold))
}

/** Results are memoised in the graph, but those of a quantified day of use, which depend on the first use, in a map. */
type Running = Pick<Projection, 'builder' | 'keep' | 'leaf'> & {
  readonly fold: Fold
  readonly memoByFirstUse: Map<number, Node>
}

function projectBelow(run: Running, node: Node, from: number): Node {
  if (node < 0) return run.leaf(node)
  const { fold } = run
  const position = numberAt(fold.positionOf, node)
  const isKept = run.keep[position] === 1
  if (!isKept && position === fold.use) return quantifiedUse(run, node, from)
  if (fold.visitEpoch[node] === fold.epoch) return numberAt(fold.memo, node)
  const list = itemAt(fold.classes, position)
  const result = isKept && list.length > 1 ? keptNode(run, node, list, from) : quantified(run, node, list, from)
  fold.visitEpoch[node] = fold.epoch
  fold.memo[node] = result
  return result
}

const KEYS = 0x100_0000

function quantifiedUse(run: Running, node: Node, from: number): Node {
  const key = node + from * KEYS
  const known = run.memoByFirstUse.get(key)
  if (known !== undefined) return known
  const uses = itemAt(run.fold.classes, run.fold.use)
  const result = quantified(run, node, uses.slice(from), from)
  run.memoByFirstUse.set(key, result)
  return result
}

/** At a node that reads the day of access, the first use by place of the class; undefined at other nodes. */
const firstUseAt = ({ fold: { positionOf, access, firstUse } }: Running, node: Node): readonly number[] | undefined =>
  positionOf[node] === access ? firstUse : undefined

/** Classes that the facts exclude are "don't cares": they get the first allowed child, which helps reduction. */
function keptNode(run: Running, node: Node, list: Classes, from: number): Node {
  const { builder, fold } = run
  const position = numberAt(fold.positionOf, node)
  const firstUse = firstUseAt(run, node)
  const at = numberAt(fold.firstChild, node)
  const start = pushChildren(builder, position)
  const width = itemAt(builder.widths, position)
  if (list.length < width) builder.stack.fill(NO_CHILD, start, start + width)
  for (let i = 0; i < list.length; i++) {
    const cls = itemAt(list, i)
    const result = projectBelow(run, numberAt(fold.children, at + cls), firstUse ? itemAt(firstUse, i) : from)
    builder.stack[start + cls] = result
  }
  const first = numberAt(builder.stack, start + itemAt(list, 0))
  if (list.length < width)
    for (let c = start; c < start + width; c++) if (builder.stack[c] === NO_CHILD) builder.stack[c] = first
  return makeFromStack(builder, position, start)
}

function quantified(run: Running, node: Node, list: Classes, from: number): Node {
  const { fold, builder } = run
  const firstUse = firstUseAt(run, node)
  const at = numberAt(fold.firstChild, node)
  let result: Node = FALSE
  let [last, lastFrom]: [Node, number] = [NO_CHILD, -1]
  for (let i = 0; i < list.length; i++) {
    const cls = itemAt(list, i)
    const child = numberAt(fold.children, at + cls)
    const childFrom = firstUse ? itemAt(firstUse, i) : from
    if (child === last && childFrom === lastFrom) continue
    last = child
    lastFrom = childFrom
    const below = projectBelow(run, child, childFrom)
    result = result === FALSE ? below : apply(builder, result, below, maximum)
  }
  return result
}
