import { coversOn, disjoint, hull, meetsOn, type Pattern, withAxes, without } from '../boxes/boxes.ts'
import { decode, type Space, type Words } from '../boxes/space.ts'
import { type Compiled, type Level, statusOfLevel } from '../diagram/compile.ts'
import type { Change, DimensionId, OpenQuestion } from '../law/model.ts'
import { darkerThan, grown, meetsNone, onAxes, reachOf, type Search, worstOn } from './changeSearch.ts'
import { type Conditional, conditionalChanges } from './conditionalChanges.ts'
import { exactShades, read } from './read.ts'
import type { Shade } from './readScope.ts'

type Present = {
  readonly boxes: readonly Words[]
  readonly open: readonly DimensionId[]
  /** The open facts that are asked. */
  readonly questions: readonly OpenQuestion[]
  readonly level: Level
}

/**
 * The smallest sets of known, changeable facts that lead to a better colour: the facts are freed, every part at least
 * as dark as now is taken away, and of what is left the boxes nearest to the present facts are kept, for each better
 * colour. An open fact is not changed but asked (`questions`), and a change holds whatever its answer is. An open fact
 * that nobody asks, because it moves nothing as things are, may begin to matter with the change: then the change holds
 * `when` it turns out as told.
 */
export function findChanges(law: Compiled, { boxes, open, questions, level }: Present): Change[] {
  const { space } = law
  const axes = space.axes.flatMap(({ id, changeable }, d) => (changeable && !open.includes(id) ? [d] : []))
  if (axes.length === 0 || boxes.length === 0 || level < 2) return []
  const present = hull(space, boxes)
  const reach = reachOf(space, present, axes)
  const free = boxes.map((box) => withAxes(space, box, axes, reach))
  const shades = exactShades(space, read(law, disjoint(space, free)))
  const search: Search = { space, shades: onAxes(space, axes, shades), present, reach, axes }
  const firm = smallest(betterThan(level).flatMap((target) => nearest(search, target)))
  const unasked = open.filter((id) => !questions.some(({ dimension }) => dimension === id))
  const conditions = cutAxes(space, shades, present).filter((d) => unasked.includes(space.axes[d]?.id ?? ''))
  if (conditions.length > MOST_CONDITIONS) return firm.map((change) => told(space, change))
  const wider = { ...search, shades: onAxes(space, [...axes, ...conditions], shades), conditions, firm }
  return [...firm, ...conditionalChanges(wider, betterThan(level))].map((change) => told(space, change))
}

/** Where more than this is open, that is asked first: what hangs on so much is no advice, and costs time to find. */
const MOST_CONDITIONS = 6

/** The axes on which a colour ends inside the present facts. Days are left out: those of access hang on those of use. */
const cutAxes = (space: Space, shades: readonly Shade[], present: Words): readonly number[] =>
  space.axes.flatMap(({ values }, d) =>
    values && shades.some(({ box }) => !coversOn(space, d, box, present)) ? [d] : [],
  )

/** The better colours, the nearest first. */
const betterThan = (level: Level): readonly Level[] => ([2, 1] as const).filter((target) => target < level)

/** `words`: all of everything but on the changed axes. */
type Found = { readonly words: Words; readonly axes: readonly number[]; readonly level: Level }

function told(space: Space, { words, level, ...rest }: Found | Conditional): Change {
  const set = decode(space, words, space.everything)
  const when = 'when' in rest && { when: decode(space, rest.when, space.everything) }
  return { set, ...when, status: statusOfLevel(level) }
}

/** The changes to the target or better, from the boxes that exclude the present facts on the fewest axes. */
function nearest(search: Search, target: Level): readonly Found[] {
  const { space, shades, present, reach, axes } = search
  const dark = darkerThan(shades, target)
  const left = without(space, [reach], dark)
  const distances = left.map((box) => axes.filter((d) => !meetsOn(space, d, box, present)).length)
  const least = Math.min(...distances)
  return left.filter((_, i) => distances[i] === least).map((box) => toChange(search, box, dark))
}

/** Only the axes that must be set, each with every value that keeps the promise. */
function toChange(search: Search, box: Words, dark: readonly Pattern[]): Found {
  const { space, present, axes } = search
  const isBetter = meetsNone(space, dark)
  const changed = axes.filter((d) => !coversOn(space, d, box, present))
  const needed = changed.reduce((kept, d) => {
    const fewer = kept.filter((other) => other !== d)
    return isBetter(withAxes(space, present, fewer, box)) ? fewer : kept
  }, changed)
  const facts = grown(search, withAxes(space, present, needed, box), needed, isBetter)
  return { words: withAxes(space, space.everything, needed, facts), axes: needed, level: worstOn(search, facts) }
}

/** For each colour the fewest facts, and none beside a smaller change that does as well; nearest first, then brightest. */
function smallest(all: readonly Found[]): readonly Found[] {
  const found = [...new Map(all.map((change) => [change.words.join(), change])).values()]
  const keeps = (change: Found, other: Found) =>
    (other.level !== change.level || other.axes.length >= change.axes.length) &&
    (other.level > change.level || !isPartOf(other, change))
  return found
    .filter((change) => found.every((other) => keeps(change, other)))
    .sort((a, b) => a.axes.length - b.axes.length || a.level - b.level)
}

const isPartOf = (other: Found, change: Found) =>
  other.axes.length < change.axes.length && other.axes.every((d) => change.axes.includes(d))
