import { coversOn, meetsOn, withAxes, without } from '../boxes/boxes.ts'
import { hasBit, type Space, setBit, type Words, word } from '../boxes/space.ts'
import type { Level } from '../diagram/compile.ts'
import { darkerThan, grown, type IsBetter, meetsNone, type Search, worstOn } from './changeSearch.ts'

type Known = { readonly axes: readonly number[]; readonly level: Level }

/** `words`, `when`: all of everything but on the changed axes, and on the conditions. */
export type Conditional = Known & {
  readonly words: Words
  readonly when: Words
  readonly conditions: readonly number[]
}

type ConditionalSearch = Search & {
  /** The axes of open facts that nobody asks. */
  readonly conditions: readonly number[]
  /** The changes that hold without any condition. */
  readonly firm: readonly Known[]
}

/**
 * The changes that lead to a better colour only when open facts that nobody asks turn out in one way: the fewest facts
 * to change, then the fewest conditions. None where the conditions alone do it, or where a firm change does as well.
 */
export function conditionalChanges(search: ConditionalSearch, targets: readonly Level[]): readonly Conditional[] {
  if (search.conditions.length === 0) return []
  const found = new Map<string, Conditional>()
  for (const target of targets)
    for (const change of nearest(search, target)) found.set([...change.words, ...change.when].join(), change)
  const all = [...found.values()].filter((change) => search.firm.every((firm) => adds(change, firm)))
  return all
    .filter((change) => all.every((other) => !isLessThan(other, change)))
    .sort((a, b) => a.axes.length - b.axes.length || a.conditions.length - b.conditions.length || a.level - b.level)
}

/** Better than the firm change, or by other facts that are no more. */
const adds = (change: Conditional, firm: Known) =>
  firm.level > change.level ||
  (firm.axes.length >= change.axes.length && !firm.axes.every((d) => change.axes.includes(d)))

/** Does as well with fewer facts, or with the same under fewer conditions. */
function isLessThan(other: Conditional, change: Conditional): boolean {
  if (other.level > change.level || other.axes.length > change.axes.length) return false
  if (other.axes.length < change.axes.length) return true
  return other.conditions.length < change.conditions.length && other.axes.every((d) => change.axes.includes(d))
}

function nearest(search: ConditionalSearch, target: Level): readonly Conditional[] {
  const { space, shades, present, reach, axes, conditions } = search
  const dark = darkerThan(shades, target)
  const isBetter = meetsNone(space, dark)
  const left = without(space, [withAxes(space, reach, conditions, present)], dark)
  const distances = left.map((box) => distance(search, box))
  const least = Math.min(...distances)
  return left
    .filter((_, i) => distances[i] === least && least <= axes.length)
    .flatMap((box) => seeds(search, box))
    .flatMap((box) => toChange(search, box, isBetter))
}

/** On how many axes the box excludes the present facts; infinite, where it asks for no change at all. */
function distance({ space, present, axes }: Search, box: Words): number {
  const excluding = axes.filter((d) => !meetsOn(space, d, box, present)).length
  const asks = excluding > 0 || axes.some((d) => !coversOn(space, d, box, present))
  return asks ? Math.max(1, excluding) : Number.POSITIVE_INFINITY
}

/** Each value apart where one axis is to change: values of one box may hang on different conditions. */
function seeds({ space, present, axes }: Search, box: Words): readonly Words[] {
  const [only, another] = axes.filter((d) => !meetsOn(space, d, box, present))
  if (only === undefined || another !== undefined) return [box]
  const at = word(space.at, only)
  const values = [...(space.axes[only]?.bits.values() ?? [])].filter((bit) => hasBit(box, at, bit))
  return values.map((bit) => withValue(space, box, only, bit))
}

function withValue(space: Space, box: Words, d: number, bit: number): Words {
  const one = box.slice().fill(0, word(space.at, d), word(space.at, d + 1))
  setBit(one, word(space.at, d), bit)
  return one
}

/** The conditions and then the changes that are needed, each with every value that keeps the promise. */
function toChange(search: ConditionalSearch, box: Words, isBetter: IsBetter): readonly Conditional[] {
  const { space, present } = search
  const factsWith = (axes: readonly number[]) => withAxes(space, present, axes, box)
  const narrower = [...search.conditions, ...search.axes].filter((d) => !coversOn(space, d, box, present))
  const needed = narrower.reduce((kept, d) => {
    const fewer = kept.filter((other) => other !== d)
    return isBetter(factsWith(fewer)) ? fewer : kept
  }, narrower)
  const axes = needed.filter((d) => search.axes.includes(d))
  const conditions = needed.filter((d) => search.conditions.includes(d))
  if (conditions.length === 0 || isBetter(factsWith(conditions))) return []
  const isPossible = (facts: Words) => conditions.every((d) => coversOn(space, d, present, facts)) && isBetter(facts)
  const facts = grown(search, factsWith(needed), [...conditions, ...axes], isPossible)
  const level = worstOn(search, facts)
  const only = (kept: readonly number[]) => withAxes(space, space.everything, kept, facts)
  return level === 0 ? [] : [{ words: only(axes), when: only(conditions), axes, conditions, level }]
}
