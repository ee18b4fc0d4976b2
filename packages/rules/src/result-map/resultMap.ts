import { END_OF_TIME, type Space, START_OF_TIME, word } from '../boxes/space.ts'
import { boxesOf } from '../decision/decide.ts'
import { exactShades, type LawRead, read } from '../decision/read.ts'
import type { Shade } from '../decision/readScope.ts'
import { type CompiledLaw, inside } from '../diagram/compile.ts'
import { dayNumber } from '../law/day.ts'
import type { Box, IsoDay, Light, Value } from '../law/model.ts'

/**
 * The provider layer over all dates and uses, one line per reference point: the cells as six integers each
 * (access from, to, use from, to, a word of uses, level), the darkest first.
 */
export type CompiledMap = {
  readonly uses: readonly Value[]
  readonly lines: number
  /** Where the cells of each line and word of uses begin. */
  readonly starts: readonly number[]
  readonly cells: readonly number[]
}

/** `lights`: all uses of the first reference point, then of the next. */
export type ResultMap = { readonly uses: readonly Value[]; readonly lights: readonly Light[] }

/**
 * Cuts each reference point (a country with its material, user, conditions; what is left out is open, the worst counts)
 * for all uses and all time, so that a pair of dates is a few comparisons. Provider layer only, no papers.
 */
export function compileMap(law: CompiledLaw, references: readonly Box[]): CompiledMap {
  const compiled = inside(law)
  const provider = { ...compiled, layers: { ...compiled.layers, scope: [], user: [] } }
  const { space } = compiled
  const axis = space.axisOf.get('use') ?? -1
  const uses = space.axes[axis]?.values ?? []
  const starts: number[] = [0]
  const cells: number[] = []
  for (const { accessDate: _, useDate: __, use: ___, ...reference } of references) {
    const reading = read(provider, boxesOf(space, { boxes: [reference], open: [] }))
    for (let i = 0; i < Math.ceil(uses.length / 32); i++) {
      cells.push(...cellsOf(space, reading, word(space.at, axis) + i))
      starts.push(cells.length)
    }
  }
  return { uses, lines: references.length, starts, cells }
}

/** Without what repeats: many cells differ only in facts that the map does not ask. */
function cellsOf(space: Space, { around, cells }: LawRead, uses: number): number[] {
  const shades = exactShades(space, { around, shades: cells.filter(({ level }) => level > 0) })
  const coloured = shades.toSorted((a, b) => b.level - a.level)
  const written = coloured.map(({ box, level }) => [...daysOf(space, box), word(box, uses), level])
  return [...new Map(written.map((cell) => [cell.join(), cell])).values()].flat()
}

function daysOf({ axisOf, at }: Space, box: Shade['box']): number[] {
  return ['accessDate', 'useDate'].flatMap((id) => {
    const d = axisOf.get(id)
    return d === undefined ? [START_OF_TIME, END_OF_TIME] : [word(box, word(at, d)), word(box, word(at, d) + 1)]
  })
}

const LIGHTS: readonly Light[] = ['silent', 'GREEN', 'AMBER', 'RED']

/** The provider's light of every reference point for every use, on one pair of dates; closed where use comes before access. */
export function resultMap(map: CompiledMap, accessDate: IsoDay, useDate: IsoDay): ResultMap {
  const { uses, lines, starts } = map
  const [access, use] = [dayNumber(accessDate), dayNumber(useDate)]
  const lights = new Array<Light>(lines * uses.length).fill(access > use ? 'closed' : 'silent')
  if (access > use) return { uses, lights }
  const words = Math.ceil(uses.length / 32)
  for (let k = 0; k + 1 < starts.length; k++) {
    const first = Math.floor(k / words) * uses.length + (k % words) * 32
    peel(map, { from: word(starts, k), to: word(starts, k + 1), access, use }, (bit, light) => {
      lights[first + bit] = light
    })
  }
  return { uses, lights }
}

type Peeling = { readonly from: number; readonly to: number; readonly access: number; readonly use: number }

/** All uses of a word at once: each cell, from the darkest, colours those that are still left. */
function peel({ cells }: CompiledMap, { from, to, access, use }: Peeling, colour: (bit: number, light: Light) => void) {
  let left = -1
  for (let i = from; i < to && left !== 0; i += 6) {
    if (!isOn(cells, i, access, use)) continue
    let hit = left & word(cells, i + 4)
    left &= ~hit
    const light = LIGHTS[word(cells, i + 5)] ?? 'silent'
    for (; hit !== 0; hit &= hit - 1) colour(31 - Math.clz32(hit & -hit), light)
  }
}

const isOn = (cells: readonly number[], i: number, access: number, use: number): boolean =>
  word(cells, i) <= access && access <= word(cells, i + 1) && word(cells, i + 2) <= use && use <= word(cells, i + 3)
