import type { RootedDiagram } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import type { Level } from '../../diagram/rows.ts'
import { itemAt, numberAt } from '../../itemAt.ts'
import { bitsWhere, hasBitAt, inGroups, openTrials, reachAbove, type Trials } from './trials.ts'

/** A search for changes in the diagram of the worst level, which reads only changeable facts and conditions. */
export type ChangeSearch = RootedDiagram & {
  /** By target level, the truth function of the points with a worse level: much smaller diagrams. */
  readonly worseThan: (target: Level) => RootedDiagram
  /** By position, the classes of the present facts, and all classes that the facts can become. */
  readonly present: readonly Classes[]
  readonly possible: readonly Classes[]
  readonly changeable: readonly number[]
  /** The positions of open facts without a question. */
  readonly conditions: readonly number[]
}

/**
 * A change: the facts after it by position, the positions that are changed or are conditions, and the level it leads
 * to.
 */
export type FoundChange = {
  readonly facts: readonly Classes[]
  readonly changed: readonly number[]
  readonly conditions: readonly number[]
  readonly level: Level
}

type Facts = readonly Classes[]

/** The level to reach, and the positions that a change may set, in the order in which they are dropped and widened. */
type Aim = { readonly target: Level; readonly candidates: readonly number[] }

/**
 * A change before it is widened: the positions that must be set to stay within the target level, and the resulting
 * facts.
 */
type Start = { readonly needed: readonly number[]; readonly facts: Facts }

/**
 * The changes found from boxes that reach the target. Many boxes lead to the same start, which is widened only once.
 */
export function toChanges(search: ChangeSearch, boxes: readonly Facts[], aim: Aim): FoundChange[] {
  const starts = new Map<string, Start>()
  for (const group of inGroups(boxes))
    for (const start of startsOf(search, group, aim))
      starts.set(start.needed.map((position) => `${position}:${start.facts[position]}`).join(' '), start)
  return inGroups([...starts.values()]).flatMap((group) => changesFrom(search, group, aim))
}

/** For each facts box, whether no point of it has a level worse than the target. */
export const areWithin = (search: ChangeSearch, facts: readonly Facts[], target: Level): boolean[] =>
  inGroups(facts).flatMap((group) => {
    const worse = reachAbove(openTrials(search.worseThan(target), group), 0)
    return group.map((_, i) => !hasBitAt(worse, i))
  })

/** Whether a box contains the facts at one position; undefined facts have nothing to contain. */
export const covers = (box: Classes | undefined, facts: Classes | undefined) =>
  facts?.every((cls) => box?.includes(cls)) ?? true

/** A copy of `facts` with the classes of `from` at the given positions. */
export function withFacts(facts: Facts, positions: readonly number[], from: Facts): Facts {
  const set = [...facts]
  for (const position of positions) set[position] = itemAt(from, position)
  return set
}

/** For each box, the positions that it sets, reduced greedily to those that are needed to stay within the target. */
function startsOf(search: ChangeSearch, boxes: readonly Facts[], { target, candidates }: Aim): Start[] {
  const { present } = search
  const setBy = (box: Facts) => candidates.filter((position) => !covers(box[position], present[position]))
  const set = boxes.map(setBy)
  const trials = openTrials(
    search.worseThan(target),
    boxes.map((box, i) => withFacts(present, itemAt(set, i), box)),
  )
  const needed = new Map(
    candidates.map((position) => {
      const own = bitsWhere(set, (positions) => positions.includes(position))
      return [position, own === 0 ? 0 : drop(trials, position, own, itemAt(present, position))] as const
    }),
  )
  return boxes.map((box, i) => {
    const positions = candidates.filter((position) => hasBitAt(needed.get(position) as number, i))
    return { needed: positions, facts: withFacts(present, positions, box) }
  })
}

/**
 * Restores the present classes at one position in all facts boxes of the set `own` that stay within the target with
 * them; returns the set of those that do not.
 */
function drop({ diagram, allowed }: Trials, position: number, own: number, present: Classes): number {
  const bits = allowed.get(position)
  if (!bits) return 0
  const set = bits.slice()
  for (let cls = 0; cls < bits.length; cls++) bits[cls] = numberAt(bits, cls) & ~own
  for (const cls of present) bits[cls] = numberAt(bits, cls) | own
  const needed = reachAbove({ diagram, allowed }, 0) & own
  for (let cls = 0; cls < bits.length; cls++)
    bits[cls] = (numberAt(bits, cls) & ~needed) | (numberAt(set, cls) & needed)
  return needed
}

/** Adds to each position that is set every class with which the facts stay within the target. */
function changesFrom(search: ChangeSearch, starts: readonly Start[], { target, candidates }: Aim): FoundChange[] {
  const trials = openTrials(
    search.worseThan(target),
    starts.map(({ facts }) => facts),
  )
  for (const position of candidates) {
    const own = bitsWhere(starts, ({ needed }) => needed.includes(position))
    if (own !== 0) widen(trials, position, own, itemAt(search.possible, position))
  }
  const wide = starts.map(({ needed, facts }, i) => widenedFacts(trials, i, needed, facts))
  const all = openTrials(search, wide)
  const coloured = reachAbove(all, 0)
  const amber = reachAbove(all, 1)
  return starts.flatMap(({ needed }, i): FoundChange[] => {
    const among = (positions: readonly number[]) => needed.filter((position) => positions.includes(position))
    const changed = among(search.changeable)
    const conditions = among(search.conditions)
    return hasBitAt(coloured, i)
      ? [{ facts: itemAt(wide, i), changed, conditions, level: hasBitAt(amber, i) ? 2 : 1 }]
      : []
  })
}

/** Tries class by class: classes of one position stay within the target together if each of them does. */
function widen({ diagram, allowed }: Trials, position: number, own: number, reach: Classes): void {
  const bits = allowed.get(position) as Int32Array
  for (const cls of reach) {
    const tried = own & ~numberAt(bits, cls)
    if (tried === 0) continue
    bits[cls] = numberAt(bits, cls) | tried
    bits[cls] = numberAt(bits, cls) & ~(reachAbove({ diagram, allowed }, 0) & tried)
  }
}

function widenedFacts({ allowed }: Trials, place: number, needed: readonly number[], facts: Facts): Facts {
  const wide = [...facts]
  for (const position of needed)
    wide[position] = [...(allowed.get(position) as Int32Array).keys()].filter((cls) =>
      hasBitAt(allowed.get(position)?.[cls] as number, place),
    )
  return wide
}
