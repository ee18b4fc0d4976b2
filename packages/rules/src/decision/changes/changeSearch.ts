import { positionAt } from '../../diagram/builder.ts'
import { leafValue, type Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import type { Level } from '../../diagram/rows.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import { areWithin, type ChangeSearch, covers, type FoundChange, toChanges, withFacts } from './widening.ts'

/**
 * The greatest number of cheapest paths tried for one target level. Each trial reads the whole diagram, so diagrams
 * larger than those of any actual law get fewer.
 */
const MAX_PATHS = 400
const MAX_NODES_TRIED = 1_000_000
const mostPaths = ({ diagrams }: ChangeSearch) =>
  Math.max(1, Math.min(MAX_PATHS, Math.floor(MAX_NODES_TRIED / (diagrams.positionOf.length + 1))))

/** The coloured levels below a level, the nearest first. */
export const betterThan = (level: Level): readonly Level[] => ([2, 1] as const).filter((target) => target < level)

/**
 * The unconditional changes: for each better level those with the fewest changed facts, except where a part of these
 * facts leads to the same or a better level. Sorted by the number of changed facts, then by level.
 */
export function unconditionalChanges(search: ChangeSearch, level: Level): readonly FoundChange[] {
  const found = distinct(
    betterThan(level).flatMap((target) =>
      toChanges(search, cheapestPaths(search, target), { target, candidates: search.changeable }),
    ),
  )
  const keeps = (change: FoundChange, other: FoundChange) =>
    (other.level !== change.level || other.changed.length >= change.changed.length) &&
    (other.level > change.level || !isPartOf(other.changed, change.changed))
  return found
    .filter((change) => found.every((other) => keeps(change, other)))
    .sort((a, b) => a.changed.length - b.changed.length || a.level - b.level)
}

const isPartOf = (other: readonly number[], own: readonly number[]) =>
  other.length < own.length && other.every((position) => own.includes(position))

const distinct = (changes: readonly FoundChange[]): FoundChange[] => [
  ...new Map(changes.map((change) => [keyOf(change), change])).values(),
]
const keyOf = ({ facts, changed, conditions }: FoundChange) =>
  [...changed, ...conditions].map((position) => `${position}:${facts[position]}`).join(' ')

/**
 * The conditional changes: those that lead to a better level only if open facts without a question have certain values.
 * For each level those with the fewest changed facts, then the fewest conditions. Left out if the conditions alone lead
 * there, or if an unconditional change is as good.
 */
export function conditionalChanges(
  search: ChangeSearch,
  level: Level,
  unconditional: readonly FoundChange[],
): readonly FoundChange[] {
  const candidates = [...search.conditions, ...search.changeable]
  const all = distinct(
    betterThan(level).flatMap((target) => {
      const boxes = cheapestPaths(search, target).flatMap((box) => splitByClass(search, box))
      return onlyConditional(search, toChanges(search, boxes, { target, candidates }), target)
    }),
  ).filter((change) => unconditional.every((other) => adds(change, other)))
  return all
    .filter((change) => all.every((other) => !isLessThan(other, change)))
    .sort(
      (a, b) => a.changed.length - b.changed.length || a.conditions.length - b.conditions.length || a.level - b.level,
    )
}

/** The changes that need at least one condition and do not reach the target by their conditions alone. */
function onlyConditional(search: ChangeSearch, changes: readonly FoundChange[], target: Level): FoundChange[] {
  const conditional = changes.filter(({ changed, conditions }) => changed.length > 0 && conditions.length > 0)
  const alone = conditional.map(({ facts, conditions }) => withFacts(search.present, conditions, facts))
  const isWithin = areWithin(search, alone, target)
  return conditional.filter((_, i) => !isWithin[i])
}

/**
 * Whether a conditional change leads to a better level than an unconditional one, or takes no more, and other, facts.
 */
const adds = (change: FoundChange, unconditional: FoundChange) =>
  unconditional.level > change.level ||
  (unconditional.changed.length >= change.changed.length &&
    !unconditional.changed.every((position) => change.changed.includes(position)))

/** Whether `other` is as good with fewer changed facts, or with the same ones under fewer conditions. */
function isLessThan(other: FoundChange, change: FoundChange): boolean {
  if (other.level > change.level || other.changed.length > change.changed.length) return false
  if (other.changed.length < change.changed.length) return true
  return (
    other.conditions.length < change.conditions.length &&
    other.changed.every((position) => change.changed.includes(position))
  )
}

const meets = (box: Classes, facts: Classes | undefined) => facts?.some((cls) => box.includes(cls)) ?? true

/** If exactly one position must change, splits the box by its classes, as these may need different conditions. */
function splitByClass({ present, changeable }: ChangeSearch, box: readonly Classes[]): (readonly Classes[])[] {
  const [only, another] = changeable.filter((position) => !meets(itemAt(box, position), present[position]))
  if (only === undefined || another !== undefined) return [box]
  return itemAt(box, only).map((cls) => withFacts(box, [only], box.with(only, [cls])))
}

/**
 * An edge of the search: `cost` counts positions without a present class; `isChange` if it excludes a present class.
 */
type Edge = { readonly child: Node; readonly classes: number[]; readonly cost: number; readonly isChange: boolean }

/**
 * The paths to the target level on which the fewest changeable positions (at least one) lose all of their present
 * classes.
 */
function cheapestPaths(search: ChangeSearch, target: Level): (readonly Classes[])[] {
  const { diagrams, possible, present } = search
  const { positionOf, firstChild, children } = diagrams
  const changeable = new Set(search.changeable)
  const edgesOf = memoize((node: Node): readonly Edge[] => {
    const position = positionAt(positionOf, node)
    const byChild = new Map<Node, number[]>()
    for (const cls of itemAt(possible, position)) {
      const child = numberAt(children, numberAt(firstChild, node) + cls)
      byChild.set(child, [...(byChild.get(child) ?? []), cls])
    }
    return [...byChild].map(([child, classes]) => ({
      child,
      classes,
      cost: changeable.has(position) && !meets(classes, present[position]) ? 1 : 0,
      isChange: changeable.has(position) && !covers(classes, present[position]),
    }))
  })
  const costOf = memoize((key: number): number => {
    const node = key >> 1
    const isChange = (key & 1) === 1
    if (node < 0) return isChange && leafValue(node) <= target && leafValue(node) > 0 ? 0 : Number.POSITIVE_INFINITY
    return Math.min(
      ...edgesOf(node).map((edge) => edge.cost + costOf(edge.child * 2 + Number(isChange || edge.isChange))),
    )
  })
  const most = mostPaths(search)
  const paths: (readonly Classes[])[] = []
  const box = [...possible]
  const follow = (node: Node, isChange: boolean, left: number): void => {
    if (paths.length >= most || costOf(node * 2 + Number(isChange)) > left) return
    if (node < 0) {
      paths.push([...box])
      return
    }
    const position = positionAt(positionOf, node)
    for (const edge of edgesOf(node)) {
      box[position] = edge.classes
      follow(edge.child, isChange || edge.isChange, left - edge.cost)
    }
    box[position] = itemAt(possible, position)
  }
  const least = Math.max(1, costOf(search.root * 2))
  if (least < Number.POSITIVE_INFINITY) follow(search.root, false, least)
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
