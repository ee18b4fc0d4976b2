import { decode, END_OF_TIME, partOf, type Space, sameOn, spanOf, type Words, word } from '../../boxes/space.ts'
import { positionAt } from '../../diagram/builder.ts'
import type { Compiled, Graph } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes, Position } from '../../diagram/positions.ts'
import type { Box, Part } from '../../law/model.ts'
import type { Allowed, DaySpan, FactsBox } from '../facts.ts'
import { firstUseOf } from './folds.ts'
import { mark, marksAt, openMarks } from './marks.ts'

/** Some classes of some positions, all that the facts allow elsewhere. */
export type Cut = ReadonlyMap<number, Classes>

/** Up to here the boxes of a row are told exactly; with a use case nearly known there are one or two. */
export const MOST_BOXES = 8

type Search = {
  readonly graph: Graph
  readonly allowed: Allowed
  readonly wanted: number
  readonly epoch: number
  readonly found: Cut[]
  readonly most: number
}

type Target = Pick<Search, 'graph' | 'allowed' | 'wanted'> & { readonly root: Node }

/** The first paths to wanted leaves, as disjoint cuts of the facts in the order of positions and classes. */
export function pathsTo(target: Target, most: number): Cut[] {
  const { search, root } = openSearch(target, most)
  follow(search, root, firstUseOf(target.allowed), new Map())
  return search.found
}

/** All paths, if they are no more than `most`. */
export function fewPathsTo(target: Target, most: number): Cut[] | undefined {
  const { search, root } = openSearch(target, most)
  if (countPaths(search, root, firstUseOf(target.allowed)) > most) return undefined
  follow(search, root, firstUseOf(target.allowed), new Map())
  return search.found
}

function openSearch({ root, ...target }: Target, most: number): { search: Search; root: Node } {
  target.graph.epoch++
  return { search: { ...target, epoch: target.graph.epoch, found: [], most }, root }
}

/** Returns false once there are enough. */
function follow(search: Search, node: Node, from: number, cut: ReadonlyMap<number, Classes>): boolean {
  if (!leads(search, node, from)) return true
  if (node < 0) return search.found.push(cut) < search.most
  const position = positionAt(search.graph, node)
  const all = (search.allowed.classes[position] as Classes).length
  return edgesOf(search, node, from).every(({ kid, classes, from: kidFrom }) =>
    follow(search, kid, kidFrom, classes.length === all ? cut : new Map([...cut, [position, classes]])),
  )
}

/** Does some path lead to the wanted leaf? */
const leads = (search: Search, node: Node, from: number): boolean => countPaths(search, node, from) > 0

/**
 * How many paths lead to the wanted leaf; a few more than `most` is enough. Of a node that reads the day of use it hangs
 * on where its uses begin, so it is not noted.
 */
function countPaths(search: Search, node: Node, from: number): number {
  const { graph, allowed, epoch } = search
  if (node < 0) return leafValue(node) === search.wanted ? 1 : 0
  const position = positionAt(graph, node)
  const isUse = position === allowed.days?.use
  if (!isUse && graph.stamps[node] === epoch) return graph.notes[node] as number
  const count = countBelow(search, node, position, isUse ? from : 0)
  graph.stamps[node] = epoch
  graph.notes[node] = count
  return count
}

function countBelow(search: Search, node: Node, position: number, from: number): number {
  const { allowed, most } = search
  const firstUse = position === allowed.days?.access ? allowed.days.firstUse : undefined
  const above = firstUseOf(allowed)
  let count = 0
  for (const { kid, cls } of kidsOnce(search, node, position, from)) {
    count += countPaths(search, kid, firstUse ? (firstUse[cls] as number) : above)
    if (count > most) break
  }
  return count
}

/** The kids of a node as paths part at it: of days each run of classes with one kid, else each kid once. */
function kidsOnce(
  { graph, allowed }: Search,
  node: Node,
  position: number,
  from: number,
): { kid: Node; cls: number }[] {
  const isDay = position === allowed.days?.access || position === allowed.days?.use
  const at = graph.at[node] as number
  const once: { kid: Node; cls: number }[] = []
  for (const cls of allowed.classes[position] as Classes) {
    const kid = graph.kids[at + cls] as Node
    if (cls < from) continue
    if (!(isDay ? once.at(-1)?.kid === kid : once.some((other) => other.kid === kid))) once.push({ kid, cls })
  }
  return once
}

type Edge = { readonly kid: Node; readonly classes: number[]; readonly from: number }

/** The allowed classes of a node by their kids; of days only neighbours together, so that they are spans. */
function edgesOf({ graph, allowed }: Pick<Search, 'graph' | 'allowed'>, node: Node, from: number): readonly Edge[] {
  const { days, classes } = allowed
  const position = positionAt(graph, node)
  const own = classes[position] as Classes
  const kidOf = (cls: number) => graph.kids[(graph.at[node] as number) + cls] as Node
  if (position === days?.use)
    return runs(
      own.filter((cls) => cls >= from),
      kidOf,
      () => from,
    )
  if (position === days?.access) return runs(own, kidOf, (cls) => days?.firstUse[cls] as number)
  const byKid = new Map<Node, Edge>()
  for (const cls of own) {
    const kid = kidOf(cls)
    const edge = byKid.get(kid)
    if (edge) edge.classes.push(cls)
    else byKid.set(kid, { kid, classes: [cls], from })
  }
  return [...byKid.values()]
}

function runs(classes: Classes, kidOf: (cls: number) => Node, fromOf: (cls: number) => number): Edge[] {
  const edges: Edge[] = []
  for (const cls of classes) {
    const last = edges.at(-1)
    if (last?.kid === kidOf(cls) && last.classes.at(-1) === cls - 1) last.classes.push(cls)
    else edges.push({ kid: kidOf(cls), classes: [cls], from: fromOf(cls) })
  }
  return edges
}

/** The smallest cut around all points of a leaf, of which diagrams have `leaves`; undefined where there are none. */
export function boundsOf(
  law: Pick<Compiled, 'graph' | 'positions'>,
  root: Node,
  allowed: Allowed,
  { wanted, leaves }: { wanted: number; leaves: number },
): Cut | undefined {
  const marks = openMarks(law.positions, allowed)
  const values = new Uint8Array(leaves)
  values[wanted] = 1
  mark(law.graph, root, marks, values)
  const cut = new Map<number, Classes>()
  for (const [position, classes] of allowed.classes.entries()) {
    if (classes.length === 1) continue
    const own = marksAt(marks, position)
    const hit = classes.filter((_, i) => (own[i] as number) > 0)
    if (hit.length === 0) return undefined
    if (hit.length < classes.length) cut.set(position, hit)
  }
  return cut
}

/** The written form of a cut of the facts; names only the dimensions in which it is narrower than `within`. */
export function writeCut(
  { space, positions }: Pick<Compiled, 'space' | 'positions'>,
  { words }: FactsBox,
  cut: Cut,
  within: Words,
): Box {
  if (words === within) return writeNarrower({ space, positions }, words, cut)
  if (cut.size === 0) return decode(space, words, within)
  const written: Record<string, Part> = {}
  for (const [axis, { id }] of space.axes.entries()) {
    const position = positions.at[axis] as number
    const classes = cut.get(position)
    if (classes) written[id] = partIn(space, positions.all[position] as Position, words, classes)
    else if (!sameOn(space, axis, words, within)) written[id] = partOf(space, axis, words)
  }
  return written
}

function writeNarrower({ space, positions }: Pick<Compiled, 'space' | 'positions'>, words: Words, cut: Cut): Box {
  const written: Record<string, Part> = {}
  for (const [at, classes] of cut) {
    const position = positions.all[at] as Position
    written[space.axes[position.axis]?.id as string] = partIn(space, position, words, classes)
  }
  return written
}

function partIn(space: Space, position: Position, words: Words, classes: Classes): Part {
  const { axis, classOf } = position
  const at = word(space.at, axis)
  if (!classOf) {
    const [first, last] = clip(daysIn(position, classes), [word(words, at), word(words, at + 1)])
    return spanOf(first, last)
  }
  return (partOf(space, axis, words) as readonly string[]).filter((value) =>
    classes.includes(classOf[space.axes[axis]?.bits.get(value) as number] as number),
  )
}

/** The first and last day of neighbouring classes. */
export const daysIn = ({ edges }: Pick<Position, 'edges'>, classes: Classes): DaySpan => [
  edges[classes[0] as number] as number,
  ((edges[(classes.at(-1) as number) + 1] ?? END_OF_TIME + 1) as number) - 1,
]

export const clip = ([first, last]: DaySpan, [from, to]: DaySpan): DaySpan => [
  Math.max(first, from),
  Math.min(last, to),
]
