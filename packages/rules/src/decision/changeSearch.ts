import { meets, type Pattern, patternOf, withAxes } from '../boxes/boxes.ts'
import { hasBit, type Space, setBit, type Words, word } from '../boxes/space.ts'
import type { Level } from '../diagram/compile.ts'
import type { Dimension, Value } from '../law/model.ts'
import type { Shade } from './readScope.ts'

/** A colour on some axes, whatever the other facts are. */
export type Shadow = { readonly pattern: Pattern; readonly level: Level }

/** `shades`: what the freed facts' colours throw on the axes that are searched. */
export type Search = {
  readonly space: Space
  readonly shades: readonly Shadow[]
  readonly present: Words
  /** All that the present facts can become; anything on the axes that do not change. */
  readonly reach: Words
  /** The axes that may change. */
  readonly axes: readonly number[]
}

export type IsBetter = (facts: Words) => boolean

export function onAxes(space: Space, axes: readonly number[], shades: readonly Shade[]): readonly Shadow[] {
  const shadows = new Map<string, Shadow>()
  for (const { box, level } of shades) {
    const words = withAxes(space, space.everything, axes, box)
    const key = `${level} ${words.join()}`
    if (!shadows.has(key)) shadows.set(key, { pattern: patternOf(space, words, space.everything), level })
  }
  return [...shadows.values()]
}

/** What is too dark for a colour. */
export const darkerThan = (shades: readonly Shadow[], target: Level): readonly Pattern[] =>
  shades.filter(({ level }) => level > target).map(({ pattern }) => pattern)

export const meetsNone =
  (space: Space, dark: readonly Pattern[]): IsBetter =>
  (facts) =>
    !dark.some((pattern) => meets(space, facts, pattern))

/** The worst colour that the facts can have; 0, if no use case can have them. */
export function worstOn({ space, shades }: Search, facts: Words): Level {
  const hit = ({ pattern, level }: Shadow): Level => (meets(space, facts, pattern) ? level : 0)
  return shades.reduce<Level>((most, shade) => Math.max(most, hit(shade)) as Level, 0)
}

/** Everything, but on axes that change towards some values only these and the present ones. */
export function reachOf(space: Space, present: Words, axes: readonly number[]): Words {
  const oneWay = axes.filter((d) => Array.isArray(space.axes[d]?.changeable))
  const reach = withAxes(space, space.everything, oneWay, present)
  for (const d of oneWay)
    for (const [value, bit] of space.axes[d]?.bits ?? [])
      if (isAmong(value, space.axes[d]?.changeable)) setBit(reach, word(space.at, d), bit)
  return reach
}

const isAmong = (value: Value, changeable: Dimension['changeable'] = false) =>
  typeof changeable === 'object' && changeable.includes(value)

/** Widened on these axes by every value that keeps the promise and can be reached. */
export function grown({ space, reach }: Search, facts: Words, axes: readonly number[], isBetter: IsBetter): Words {
  let best = facts
  for (const d of axes)
    for (const bit of space.axes[d]?.bits.values() ?? []) {
      if (!hasBit(reach, word(space.at, d), bit)) continue
      const wider = best.slice()
      setBit(wider, word(space.at, d), bit)
      if (isBetter(wider)) best = wider
    }
  return best
}
