import { positionAt } from '../../diagram/builder.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import type { Level } from '../../diagram/rows.ts'
import { areWithin, type ChangeSearch, covers, type FoundChange, toChanges, withFacts } from './widening.ts'

/**
 * Cheapest paths looked at for one colour; fewer in a diagram as large as no law has, as each path is tried on all of
 * it.
 */
const MOST_PATHS = 400
const MOST_NODES_TRIED = 1_000_000
const mostPaths = ({ graph }: ChangeSearch) =>
  Math.max(1, Math.min(MOST_PATHS, Math.floor(MOST_NODES_TRIED / (graph.positionOf.length + 1))))

/** The better colours, the nearest first. */
export const betterThan = (level: Level): readonly Level[] => ([2, 1] as const).filter((target) => target < level)

/**
 * For each colour the fewest facts, and none beside a smaller change that does as well; nearest first, then brightest.
 */
export function firmChanges(search: ChangeSearch, level: Level): readonly FoundChange[] {
  const found = distinct(
    betterThan(level).flatMap((target) =>
      toChanges(search, cheapestPaths(search, target), { target, candidates: search.axes }),
    ),
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
      return onlyConditional(search, toChanges(search, boxes, { target, candidates }), target)
    }),
  ).filter((change) => firm.every((other) => adds(change, other)))
  return all
    .filter((change) => all.every((other) => !isLessThan(other, change)))
    .sort((a, b) => a.axes.length - b.axes.length || a.conditions.length - b.conditions.length || a.level - b.level)
}

/** Those that hang on some condition, where the conditions alone do not lead there. */
function onlyConditional(search: ChangeSearch, changes: readonly FoundChange[], target: Level): FoundChange[] {
  const hanging = changes.filter(({ axes, conditions }) => axes.length > 0 && conditions.length > 0)
  const alone = hanging.map(({ facts, conditions }) => withFacts(search.present, conditions, facts))
  const isWithin = areWithin(search, alone, target)
  return hanging.filter((_, i) => !isWithin[i])
}

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

const meets = (box: Classes, facts: Classes | undefined) => facts?.some((cls) => box.includes(cls)) ?? true

/** Each class apart where one position is to change: classes of one box may hang on different conditions. */
function seeds({ present, axes }: ChangeSearch, box: readonly Classes[]): (readonly Classes[])[] {
  const [only, another] = axes.filter((position) => !meets(box[position] as Classes, present[position]))
  if (only === undefined || another !== undefined) return [box]
  return (box[only] as Classes).map((cls) => withFacts(box, [only], box.with(only, [cls])))
}

type Edge = { readonly child: Node; readonly classes: number[]; readonly changes: number; readonly asks: boolean }

/** Cheapest: the fewest positions at which none of the present classes is left, one at the least. */
function cheapestPaths(search: ChangeSearch, target: Level): (readonly Classes[])[] {
  const { graph, reach, present } = search
  const axes = new Set(search.axes)
  const edgesOf = memoize((node: Node): readonly Edge[] => {
    const position = positionAt(graph.positionOf, node)
    const byChild = new Map<Node, number[]>()
    for (const cls of reach[position] as Classes) {
      const child = graph.children[(graph.firstChild[node] as number) + cls] as Node
      byChild.set(child, [...(byChild.get(child) ?? []), cls])
    }
    return [...byChild].map(([child, classes]) => ({
      child,
      classes,
      changes: axes.has(position) && !meets(classes, present[position]) ? 1 : 0,
      asks: axes.has(position) && !covers(classes, present[position]),
    }))
  })
  const costOf = memoize((key: number): number => {
    const node = key >> 1
    const asks = (key & 1) === 1
    if (node < 0) return asks && leafValue(node) <= target && leafValue(node) > 0 ? 0 : Number.POSITIVE_INFINITY
    return Math.min(...edgesOf(node).map((edge) => edge.changes + costOf(edge.child * 2 + Number(asks || edge.asks))))
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
      follow(
        edge.child,
        asks || edge.asks,
        left - edge.changes,
        box.with(positionAt(graph.positionOf, node), edge.classes),
      )
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
