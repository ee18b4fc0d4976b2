import { coversOn, disjoint, hull, meets, meetsOn, type Pattern, patternOf, withAxes, without } from './boxes.ts'
import { type Compiled, type Level, statusOfLevel } from './compile.ts'
import type { Change, DimensionId } from './model.ts'
import { exactShades, read } from './read.ts'
import type { Shade } from './readScope.ts'
import { decode, type Space, setBit, type Words, word } from './space.ts'

type Present = { readonly boxes: readonly Words[]; readonly open: readonly DimensionId[]; readonly level: Level }

/**
 * The smallest sets of known, changeable facts that lead to a better colour: the facts are freed, every part at least
 * as dark as now is taken away, and of what is left the boxes nearest to the present facts are kept, for each better colour.
 * Open facts are not changed but asked (`questions`); a change holds whatever their answer is.
 */
export function findChanges(law: Compiled, { boxes, open, level }: Present): Change[] {
  const { space } = law
  const axes = space.axes.flatMap(({ id, changeable }, d) => (changeable && !open.includes(id) ? [d] : []))
  if (axes.length === 0 || boxes.length === 0 || level < 2) return []
  const free = boxes.map((box) => withAxes(space, box, axes, space.everything))
  const shades = onAxes(space, axes, exactShades(space, read(law, disjoint(space, free))))
  const search: Search = { space, shades, present: hull(space, boxes), axes }
  const found = new Map<string, Found>()
  for (let target = level - 1; target >= 1; target--)
    for (const change of nearest(search, target as Level)) found.set(change.words.join(), change)
  return smallest([...found.values()]).map((change) => ({
    set: decode(space, change.words, space.everything),
    status: statusOfLevel(change.level),
  }))
}

type Shadow = { readonly pattern: Pattern; readonly level: Level }

/** `shades`: what the freed facts' colours throw on the axes that may change, whatever the other facts are. */
type Search = {
  readonly space: Space
  readonly shades: readonly Shadow[]
  readonly present: Words
  readonly axes: readonly number[]
}

/** `words`: all of everything but on the changed axes. */
type Found = { readonly words: Words; readonly axes: readonly number[]; readonly level: Level }

function onAxes(space: Space, axes: readonly number[], shades: readonly Shade[]): readonly Shadow[] {
  const shadows = new Map<string, Shadow>()
  for (const { box, level } of shades) {
    const words = withAxes(space, space.everything, axes, box)
    const key = `${level} ${words.join()}`
    if (!shadows.has(key)) shadows.set(key, { pattern: patternOf(space, words, space.everything), level })
  }
  return [...shadows.values()]
}

/** The changes to the target or better, from the boxes that exclude the present facts on the fewest axes. */
function nearest(search: Search, target: Level): readonly Found[] {
  const { space, shades, present, axes } = search
  const dark = shades.filter(({ level }) => level > target).map(({ pattern }) => pattern)
  const left = without(space, [space.everything], dark)
  const distances = left.map((box) => axes.filter((d) => !meetsOn(space, d, box, present)).length)
  const least = Math.min(...distances)
  return left.filter((_, i) => distances[i] === least).map((box) => toChange(search, box, dark))
}

/** Only the axes that must be set, each with every value that keeps the promise. */
function toChange({ space, shades, present, axes }: Search, box: Words, dark: readonly Pattern[]): Found {
  const isBetter = (facts: Words) => !dark.some((pattern) => meets(space, facts, pattern))
  const changed = axes.filter((d) => !coversOn(space, d, box, present))
  const needed = changed.reduce((kept, d) => {
    const fewer = kept.filter((other) => other !== d)
    return isBetter(withAxes(space, present, fewer, box)) ? fewer : kept
  }, changed)
  const facts = grown(space, withAxes(space, present, needed, box), needed, isBetter)
  const hit = ({ pattern, level }: Shadow): Level => (meets(space, facts, pattern) ? level : 0)
  const level = shades.reduce<Level>((most, shade) => Math.max(most, hit(shade)) as Level, 0)
  return { words: withAxes(space, space.everything, needed, facts), axes: needed, level }
}

function grown(space: Space, facts: Words, axes: readonly number[], isBetter: (facts: Words) => boolean): Words {
  let best = facts
  for (const d of axes)
    for (const bit of space.axes[d]?.bits.values() ?? []) {
      const wider = best.slice()
      setBit(wider, word(space.at, d), bit)
      if (isBetter(wider)) best = wider
    }
  return best
}

/** For each colour the fewest facts, and none beside a smaller change that does as well; nearest first, then brightest. */
function smallest(found: readonly Found[]): readonly Found[] {
  const keeps = (change: Found, other: Found) =>
    (other.level !== change.level || other.axes.length >= change.axes.length) &&
    (other.level > change.level || !isPartOf(other, change))
  return found
    .filter((change) => found.every((other) => keeps(change, other)))
    .sort((a, b) => a.axes.length - b.axes.length || a.level - b.level)
}

const isPartOf = (other: Found, change: Found) =>
  other.axes.length < change.axes.length && other.axes.every((d) => change.axes.includes(d))
