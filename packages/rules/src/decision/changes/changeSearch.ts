import { positionAt } from '../../diagram/builder.ts'
import type { Graph } from '../../diagram/compile.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import type { Level } from '../../diagram/rows.ts'
import { worst } from '../folds/folds.ts'

type Diagram = { readonly graph: Graph; readonly root: Node }

/** The worst colour by what the facts can become: a diagram over the positions that may change and the conditions. */
export type ChangeSearch = Diagram & {
  /** By level: true where the colour is worse. Much smaller, and left at the first true leaf. */
  readonly worseThan: ReadonlyMap<Level, Diagram>
  /** By position: what the facts are, and what they can become. */
  readonly present: readonly Classes[]
  readonly reach: readonly Classes[]
  readonly axes: readonly number[]
  /** Open facts that nobody asks. */
  readonly conditions: readonly number[]
}

/** Facts by position, the positions of them that are changed or must turn out so, and the colour. */
export type FoundChange = {
  readonly facts: readonly Classes[]
  readonly axes: readonly number[]
  readonly conditions: readonly number[]
  readonly level: Level
}

/** Cheapest paths looked at for one colour; fewer in a diagram as large as no law has, as each path is tried on all of it. */
const MOST_PATHS = 400
const MOST_NODES_TRIED = 1_000_000
const mostPaths = ({ graph }: ChangeSearch) =>
  Math.max(1, Math.min(MOST_PATHS, Math.floor(MOST_NODES_TRIED / (graph.positionOf.length + 1))))

/** The better colours, the nearest first. */
const betterThan = (level: Level): readonly Level[] => ([2, 1] as const).filter((target) => target < level)

/** For each colour the fewest facts, and none beside a smaller change that does as well; nearest first, then brightest. */
export function firmChanges(search: ChangeSearch, level: Level): readonly FoundChange[] {
  const found = distinct(
    betterThan(level).flatMap((target) => toChanges(search, cheapestPaths(search, target), search.axes, target)),
  )
  const keeps = (change: FoundChange, other: FoundChange) =>
    (other.level !== change.level || other.axes.length >= change.axes.length) &&
    (other.level > change.level || !isPartOf(other.axes, change.axes))
  return found
    .filter((change) => found.every((other) => keeps(change, other)))
    .sort((a, b) => a.axes.length - b.axes.length || a.level - b.level)
}

const isPartOf = (other: readonly number[], own: readonly number[]) =>
  other.length < own.length && other.every((axis) => own.includes(axis))

const distinct = (changes: readonly FoundChange[]): FoundChange[] => [
  ...new Map(changes.map((change) => [keyOf(change), change])).values(),
]
const keyOf = ({ facts, axes, conditions }: FoundChange) =>
  [...axes, ...conditions].map((position) => `${position}:${facts[position]}`).join(' ')

/**
 * The changes that lead to a better colour only when open facts that nobody asks turn out in one way: the fewest facts
 * to change, then the fewest conditions. None where the conditions alone do it, or where a firm change does as well.
 */
export function conditionalChanges(
  search: ChangeSearch,
  level: Level,
  firm: readonly FoundChange[],
): readonly FoundChange[] {
  const candidates = [...search.conditions, ...search.axes]
  const all = distinct(
    betterThan(level).flatMap((target) => {
      const boxes = cheapestPaths(search, target).flatMap((box) => seeds(search, box))
      return toChanges(search, boxes, candidates, target).filter((change) => isConditional(search, change, target))
    }),
  ).filter((change) => firm.every((other) => adds(change, other)))
  return all
    .filter((change) => all.every((other) => !isLessThan(other, change)))
    .sort((a, b) => a.axes.length - b.axes.length || a.conditions.length - b.conditions.length || a.level - b.level)
}

/** Hangs on some condition, and the conditions alone do not lead there. */
const isConditional = (search: ChangeSearch, { facts, conditions, axes }: FoundChange, target: Level) =>
  axes.length > 0 && conditions.length > 0 && !isWithin(search, withFacts(search.present, conditions, facts), target)

/** Better than the firm change, or by other facts that are no more. */
const adds = (change: FoundChange, firm: FoundChange) =>
  firm.level > change.level ||
  (firm.axes.length >= change.axes.length && !firm.axes.every((axis) => change.axes.includes(axis)))

/** Does as well with fewer facts, or with the same under fewer conditions. */
function isLessThan(other: FoundChange, change: FoundChange): boolean {
  if (other.level > change.level || other.axes.length > change.axes.length) return false
  if (other.axes.length < change.axes.length) return true
  return other.conditions.length < change.conditions.length && other.axes.every((axis) => change.axes.includes(axis))
}

const worstOf = ({ graph, root }: ChangeSearch, classes: readonly Classes[]): Level =>
  worst(graph, root, { classes, isPoint: false, days: undefined }) as Level

/** No point of the facts is worse than the target. */
function isWithin({ worseThan }: ChangeSearch, classes: readonly Classes[], target: Level): boolean {
  const { graph, root } = worseThan.get(target) as Diagram
  return worst(graph, root, { classes, isPoint: false, days: undefined }) === 0
}

const withFacts = (facts: readonly Classes[], positions: readonly number[], from: readonly Classes[]) => {
  const set = [...facts]
  for (const position of positions) set[position] = from[position] as Classes
  return set
}

const covers = (box: Classes | undefined, facts: Classes | undefined) =>
  facts?.every((cls) => box?.includes(cls)) ?? true
const meets = (box: Classes, facts: Classes | undefined) => facts?.some((cls) => box.includes(cls)) ?? true

/** A box from which a change starts: of its positions only those that must be set. */
type Start = { readonly needed: readonly number[]; readonly facts: readonly Classes[] }

/** The changes that boxes lead to. Many boxes come down to the same start, which is widened once. */
function toChanges(
  search: ChangeSearch,
  boxes: readonly (readonly Classes[])[],
  candidates: readonly number[],
  target: Level,
): FoundChange[] {
  const starts = new Map<string, Start>()
  for (const box of boxes) {
    const start = startOf(search, box, candidates, target)
    starts.set(start.needed.map((position) => `${position}:${start.facts[position]}`).join(' '), start)
  }
  return [...starts.values()].flatMap((start) => widened(search, start, target))
}

function startOf(search: ChangeSearch, box: readonly Classes[], candidates: readonly number[], target: Level): Start {
  const { present } = search
  const needed = new Set(candidates.filter((position) => !covers(box[position], present[position])))
  const facts = withFacts(present, [...needed], box)
  for (const position of needed) {
    const own = facts[position] as Classes
    facts[position] = present[position] as Classes
    if (isWithin(search, facts, target)) needed.delete(position)
    else facts[position] = own
  }
  return { needed: [...needed], facts }
}

/** Each position that is set, with every class that keeps the promise. */
function widened(search: ChangeSearch, { needed, facts: start }: Start, target: Level): FoundChange[] {
  const { reach } = search
  const facts = [...start]
  for (const position of needed)
    for (const cls of reach[position] as Classes) {
      const own = facts[position] as Classes
      if (own.includes(cls)) continue
      facts[position] = [...own, cls].sort((a, b) => a - b)
      if (!isWithin(search, facts, target)) facts[position] = own
    }
  const level = worstOf(search, facts)
  const axes = needed.filter((position) => search.axes.includes(position))
  const conditions = needed.filter((position) => search.conditions.includes(position))
  return level === 0 ? [] : [{ facts, axes, conditions, level }]
}

/** Each class apart where one position is to change: classes of one box may hang on different conditions. */
function seeds({ present, axes }: ChangeSearch, box: readonly Classes[]): (readonly Classes[])[] {
  const [only, another] = axes.filter((position) => !meets(box[position] as Classes, present[position]))
  if (only === undefined || another !== undefined) return [box]
  return (box[only] as Classes).map((cls) => withFacts(box, [only], box.with(only, [cls])))
}

type Edge = { readonly kid: Node; readonly classes: number[]; readonly changes: number; readonly asks: boolean }

/** Cheapest: the fewest positions at which none of the present classes is left, one at the least. */
function cheapestPaths(search: ChangeSearch, target: Level): (readonly Classes[])[] {
  const { graph, reach, present } = search
  const axes = new Set(search.axes)
  const edgesOf = memoize((node: Node): readonly Edge[] => {
    const position = positionAt(graph, node)
    const byKid = new Map<Node, number[]>()
    for (const cls of reach[position] as Classes) {
      const kid = graph.kids[(graph.at[node] as number) + cls] as Node
      byKid.set(kid, [...(byKid.get(kid) ?? []), cls])
    }
    return [...byKid].map(([kid, classes]) => ({
      kid,
      classes,
      changes: axes.has(position) && !meets(classes, present[position]) ? 1 : 0,
      asks: axes.has(position) && !covers(classes, present[position]),
    }))
  })
  const costOf = memoize((key: number): number => {
    const [node, asks] = [key >> 1, (key & 1) === 1]
    if (node < 0) return asks && leafValue(node) <= target && leafValue(node) > 0 ? 0 : Number.POSITIVE_INFINITY
    return Math.min(...edgesOf(node).map((edge) => edge.changes + costOf(edge.kid * 2 + Number(asks || edge.asks))))
  })
  const most = mostPaths(search)
  const paths: (readonly Classes[])[] = []
  const follow = (node: Node, asks: boolean, left: number, box: readonly Classes[]): void => {
    if (paths.length >= most || costOf(node * 2 + Number(asks)) > left) return
    if (node < 0) {
      paths.push(box)
      return
    }
    for (const edge of edgesOf(node))
      follow(edge.kid, asks || edge.asks, left - edge.changes, box.with(positionAt(graph, node), edge.classes))
  }
  const least = Math.max(1, costOf(search.root * 2))
  if (least < Number.POSITIVE_INFINITY) follow(search.root, false, least, reach)
  return paths
}

function memoize<T>(compute: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = compute(key)
    known.set(key, made)
    return made
  }
}
