import { positionAt } from '../../diagram/builder.ts'
import type { Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { firstUseOf } from './folds.ts'
import { LEAVES_AT_ONCE, leavesFrom, openReach, type Reach } from './reach.ts'

/** Some classes of some positions, all that the facts allow elsewhere. */
export type Cut = ReadonlyMap<number, Classes>

/** Up to here the boxes of a row are told exactly; with a use case nearly known there are one or two. */
const MOST_BOXES = 8

type Target = Parameters<typeof openReach>[0]

/** The first paths to a leaf, as disjoint cuts of the facts in the order of positions and classes. */
export const pathsTo = (target: Target, leaf: number, most: number): Cut[] =>
  follow(openSearch(openReach(target, [leaf])), 1, most).map(cutOf)

/** For each of the leaves, the paths to it, or if these are too many the smallest cut around them. */
export function cutsOf(target: Target, leaves: readonly number[]): Map<number, readonly Cut[]> {
  const cuts = new Map<number, readonly Cut[]>()
  for (let first = 0; first < leaves.length; first += LEAVES_AT_ONCE) {
    const own = leaves.slice(first, first + LEAVES_AT_ONCE)
    const search = openSearch(openReach(target, own))
    for (const [i, leaf] of own.entries()) cuts.set(leaf, fewCuts(search, 1 << i))
  }
  return cuts
}

function fewCuts(search: Search, bit: number): readonly Cut[] {
  const paths = follow(search, bit, MOST_BOXES + 1)
  if (paths.length <= MOST_BOXES) return paths.map(cutOf)
  const bounds = boundsIn(search.reach, bit)
  return bounds ? [bounds] : []
}

/** The edges of each node are made once for all leaves; those of a node that reads the day of use hang on the first use. */
type Search = { readonly reach: Reach; readonly edges: Map<number, readonly Edge[]> }

const openSearch = (reach: Reach): Search => ({ reach, edges: new Map() })

/** `leaves`: those that the edge leads to. */
type Edge = Run & { readonly isAll: boolean; readonly leaves: number }
type Run = { readonly kid: Node; readonly classes: number[]; readonly from: number }
/** From the last edge up. */
type Path = { readonly position: number; readonly classes: Classes; readonly above: Path } | undefined

function cutOf(path: Path): Cut {
  const entries: [number, Classes][] = []
  for (let edge = path; edge; edge = edge.above) entries.push([edge.position, edge.classes])
  return new Map(entries.reverse())
}

function follow(search: Search, bit: number, most: number): Path[] {
  const found: Path[] = []
  const { root, allowed } = search.reach
  const from = firstUseOf(allowed)
  if ((leavesFrom(search.reach, root, from) & bit) !== 0) followFrom({ ...search, bit, most, found }, root, from)
  return found
}

type Following = Search & { readonly bit: number; readonly most: number; readonly found: Path[] }

/** Follows a node that leads to the leaf; stops once there are enough. */
function followFrom(following: Following, node: Node, from: number, path?: Path): void {
  const { reach, bit, found, most } = following
  if (node < 0) {
    found.push(path)
    return
  }
  const position = positionAt(reach.graph, node)
  for (const edge of edgesOf(following, node, from)) {
    if ((edge.leaves & bit) === 0) continue
    followFrom(following, edge.kid, edge.from, edge.isAll ? path : { position, classes: edge.classes, above: path })
    if (found.length >= most) return
  }
}

function edgesOf({ reach, edges }: Search, node: Node, from: number): readonly Edge[] {
  const { days } = reach.allowed
  const key = positionAt(reach.graph, node) === days?.use ? node + from * KEYS : node
  const made = edges.get(key) ?? makeEdges(reach, node, from)
  edges.set(key, made)
  return made
}

const KEYS = 0x100_0000

/** The allowed classes of a node by their kids; of days only neighbours together, so that they are spans. */
function makeEdges(reach: Reach, node: Node, from: number): readonly Edge[] {
  const { graph, allowed } = reach
  const { days, classes } = allowed
  const position = positionAt(graph, node)
  const own = classes[position] as Classes
  const kids = graph.kids.subarray(graph.at[node], graph.at[node + 1])
  const edgesTo = () => {
    if (position === days?.access) return runs(own, kids, (cls) => days.firstUse[cls] as number)
    const uses = position === days?.use ? own.filter((cls) => cls >= from) : undefined
    return uses ? runs(uses, kids, () => from) : kidEdges(own, kids, from)
  }
  return edgesTo().map(({ kid, classes: list, from: first }) => ({
    ...{ kid, classes: list, from: first },
    isAll: list.length === own.length,
    leaves: leavesFrom(reach, kid, first),
  }))
}

function runs(own: Classes, kids: Int32Array, fromOf: (cls: number) => number): Run[] {
  const edges: Run[] = []
  for (const cls of own) {
    const kid = kids[cls] as Node
    const last = edges.at(-1)
    if (last?.kid === kid && last.classes.at(-1) === cls - 1) last.classes.push(cls)
    else edges.push({ kid, classes: [cls], from: fromOf(cls) })
  }
  return edges
}

function kidEdges(own: Classes, kids: Int32Array, from: number): Run[] {
  const edges = new Map<Node, Run>()
  for (const cls of own) {
    const kid = kids[cls] as Node
    const edge = edges.get(kid)
    if (edge) edge.classes.push(cls)
    else edges.set(kid, { kid, classes: [cls], from })
  }
  return [...edges.values()]
}

/** The smallest cut around all points of a leaf; undefined where there are none. */
export const boundsOf = (target: Target, leaf: number): Cut | undefined => boundsIn(openReach(target, [leaf]), 1)

function boundsIn(reach: Reach, bit: number): Cut | undefined {
  const { classes } = reach.allowed
  const cut = new Map<number, Classes>()
  for (let position = 0; position < classes.length; position++) {
    const own = classes[position] as Classes
    if (own.length === 1) continue
    const hit = classesWith(reach, position, bit)
    if (hit.length === 0) return undefined
    if (hit.length < own.length) cut.set(position, hit)
  }
  return cut
}

function classesWith({ allowed, byAccess, byUse, byClass, offsets }: Reach, position: number, bit: number): number[] {
  const { days, classes } = allowed
  const own = classes[position] as Classes
  const byPlace = position === days?.access ? byAccess : position === days?.use ? byUse : undefined
  const offset = offsets[position] as number
  const hit: number[] = []
  for (let i = 0; i < own.length; i++) {
    const cls = own[i] as number
    if (((byPlace ? byPlace[i] : byClass[offset + cls]) as number) & bit) hit.push(cls)
  }
  return hit
}
