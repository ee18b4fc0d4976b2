import type { Classes } from '../../diagram/positions.ts'
import type { Level } from '../../diagram/rows.ts'
import { bitsWhere, type Diagram, hasBitAt, inGroups, openTrials, reachAbove, type Trials } from './trials.ts'

/** The worst colour by what the facts can become: a diagram over the positions that may change and the conditions. */
export type ChangeSearch = Diagram & {
  /** By level: true where the colour is worse. Much smaller. */
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

type Facts = readonly Classes[]

/** Where a change leads, and the positions that it may set, in the order in which they are dropped and widened. */
type Aim = { readonly target: Level; readonly candidates: readonly number[] }

/** A box from which a change starts: of its positions only those that must be set. */
type Start = { readonly needed: readonly number[]; readonly facts: Facts }

/** The changes that boxes lead to. Many boxes come down to the same start, which is widened once. */
export function toChanges(search: ChangeSearch, boxes: readonly Facts[], aim: Aim): FoundChange[] {
  const starts = new Map<string, Start>()
  for (const group of inGroups(boxes))
    for (const start of startsOf(search, group, aim))
      starts.set(start.needed.map((position) => `${position}:${start.facts[position]}`).join(' '), start)
  return inGroups([...starts.values()]).flatMap((group) => changesFrom(search, group, aim))
}

/** For each of the facts: is none of their points worse than the target? */
export const areWithin = (search: ChangeSearch, facts: readonly Facts[], target: Level): boolean[] =>
  inGroups(facts).flatMap((group) => {
    const worse = reachAbove(openTrials(search.worseThan.get(target) as Diagram, group), 0)
    return group.map((_, i) => !hasBitAt(worse, i))
  })

export const covers = (box: Classes | undefined, facts: Classes | undefined) =>
  facts?.every((cls) => box?.includes(cls)) ?? true

export function withFacts(facts: Facts, positions: readonly number[], from: Facts): Facts {
  const set = [...facts]
  for (const position of positions) set[position] = from[position] as Classes
  return set
}

/** What each box sets beyond the present facts, without what need not be set to stay within the target. */
function startsOf(search: ChangeSearch, boxes: readonly Facts[], { target, candidates }: Aim): Start[] {
  const { present } = search
  const setBy = (box: Facts) => candidates.filter((position) => !covers(box[position], present[position]))
  const set = boxes.map(setBy)
  const trials = openTrials(
    search.worseThan.get(target) as Diagram,
    boxes.map((box, i) => withFacts(present, set[i] as number[], box)),
  )
  const needed = new Map(
    candidates.map((position) => {
      const own = bitsWhere(set, (positions) => positions.includes(position))
      return [position, own === 0 ? 0 : drop(trials, position, own, present[position] as Classes)] as const
    }),
  )
  return boxes.map((box, i) => {
    const positions = candidates.filter((position) => hasBitAt(needed.get(position) as number, i))
    return { needed: positions, facts: withFacts(present, positions, box) }
  })
}

/**
 * Puts the present classes back where that leads to nothing worse; returns those of the facts that need what they set.
 */
function drop({ diagram, allowed }: Trials, position: number, own: number, present: Classes): number {
  const bits = allowed.get(position)
  if (!bits) return 0
  const set = bits.slice()
  for (let cls = 0; cls < bits.length; cls++) bits[cls] = (bits[cls] as number) & ~own
  for (const cls of present) bits[cls] = (bits[cls] as number) | own
  const needed = reachAbove({ diagram, allowed }, 0) & own
  for (let cls = 0; cls < bits.length; cls++)
    bits[cls] = ((bits[cls] as number) & ~needed) | ((set[cls] as number) & needed)
  return needed
}

/** Widens each position that is set by every class that leads to nothing worse. */
function changesFrom(search: ChangeSearch, starts: readonly Start[], { target, candidates }: Aim): FoundChange[] {
  const trials = openTrials(
    search.worseThan.get(target) as Diagram,
    starts.map(({ facts }) => facts),
  )
  for (const position of candidates) {
    const own = bitsWhere(starts, ({ needed }) => needed.includes(position))
    if (own !== 0) widen(trials, position, own, search.reach[position] as Classes)
  }
  const wide = starts.map(({ needed, facts }, i) => widenedFacts(trials, i, needed, facts))
  const all = openTrials(search, wide)
  const coloured = reachAbove(all, 0)
  const amber = reachAbove(all, 1)
  return starts.flatMap(({ needed }, i): FoundChange[] => {
    const among = (positions: readonly number[]) => needed.filter((position) => positions.includes(position))
    const axes = among(search.axes)
    const conditions = among(search.conditions)
    return hasBitAt(coloured, i)
      ? [{ facts: wide[i] as Facts, axes, conditions, level: hasBitAt(amber, i) ? 2 : 1 }]
      : []
  })
}

/** Classes of one position keep the promise together if each does. */
function widen({ diagram, allowed }: Trials, position: number, own: number, reach: Classes): void {
  const bits = allowed.get(position) as Int32Array
  for (const cls of reach) {
    const tried = own & ~(bits[cls] as number)
    if (tried === 0) continue
    bits[cls] = (bits[cls] as number) | tried
    bits[cls] = (bits[cls] as number) & ~(reachAbove({ diagram, allowed }, 0) & tried)
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
