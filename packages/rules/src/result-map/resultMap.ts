import { END_OF_TIME, START_OF_TIME } from '../boxes/space.ts'
import { type FactsBox, factsBoxes } from '../decision/facts.ts'
import { type Cut, classesAt, pathsTo } from '../decision/folds/paths.ts'
import { finishDiagram, openScratch, project } from '../decision/folds/scratch.ts'
import { clip, daysIn } from '../decision/folds/writeCut.ts'
import { apply, maximum } from '../diagram/builder.ts'
import { type Compiled, type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import { FALSE, leafOf, leafValue, type Node } from '../diagram/diagrams.ts'
import { itemAt } from '../itemAt.ts'
import { dayNumber } from '../law/day.ts'
import type { Box, IsoDay, Light, Value } from '../law/model.ts'

/**
 * The provider layer for all dates and uses, one line for each reference point. Each cell is six integers: first and
 * last day of access, first and last day of use, a 32-bit set of uses, and the level. The worst level comes first.
 */
export type CompiledMap = {
  readonly uses: readonly Value[]
  readonly lines: number
  /** By line and 32-bit set of uses, the index at which its cells begin; the last entry is the end. */
  readonly starts: readonly number[]
  readonly cells: readonly number[]
}

/** `lights`: those of the first reference point, one for each use, then those of the next. */
export type ResultMap = { readonly uses: readonly Value[]; readonly lights: readonly Light[] }

/**
 * Precomputes the provider's light of each reference point for all uses and all dates, so that `resultMap` only
 * compares days. A reference point is a box of facts (country, material, user, conditions); the worst case counts for
 * dimensions that it leaves out. Papers and the other layers are ignored.
 */
export function compileMap(law: CompiledLaw, references: readonly Box[]): CompiledMap {
  const compiled = internalsOf(law)
  const { space } = compiled
  const axis = space.axisOf.get('use') ?? -1
  const uses = space.axes[axis]?.values ?? []
  const words = Math.ceil(uses.length / 32)
  const lines = references.map(({ accessDate: _, useDate: __, use: ___, ...reference }) => cellsOf(compiled, reference))
  const starts: number[] = [0]
  const cells: number[] = []
  for (const coloured of lines)
    for (let i = 0; i < words; i++) {
      for (const cell of coloured.filter(({ usesIn }) => usesIn[i] !== 0))
        cells.push(...cell.days, itemAt(cell.usesIn, i), cell.level)
      starts.push(cells.length)
    }
  return { uses, lines: references.length, starts, cells }
}

type MapCell = { readonly days: readonly number[]; readonly usesIn: readonly number[]; readonly level: number }

/** The cells of a reference point, the worst level first. */
function cellsOf(law: Compiled, reference: Box): MapCell[] {
  const { positions, space, layers, graph } = law
  const keep = new Uint8Array(positions.all.length)
  for (const id of ['accessDate', 'useDate', 'use']) {
    const axis = space.axisOf.get(id)
    if (axis !== undefined) keep[itemAt(positions.ofAxis, axis)] = 1
  }
  const provider = layers.matrices.filter(({ layer }) => layer === 'provider')
  return factsBoxes(law, { boxes: [reference], open: [] }).flatMap((allowed) => {
    const builder = openScratch(law)
    let root: Node = FALSE
    for (const { matrix, composed } of provider) {
      const leaf = (node: Node) => leafOf(matrix.rows[leafValue(node) - 1]?.level ?? 0)
      root = apply(builder, root, project({ builder, graph, allowed, keep, leaf }, composed), maximum)
    }
    const coloured = finishDiagram(builder, root)
    return [3, 2, 1].flatMap((level) =>
      pathsTo({ ...coloured, positions, allowed }, level, Number.POSITIVE_INFINITY).map((cut) => ({
        days: ['accessDate', 'useDate'].flatMap((id) => daysOf(law, allowed, cut, id)),
        usesIn: wordsOf(law, allowed, cut),
        level,
      })),
    )
  })
}

function daysOf({ positions, space }: Compiled, { words }: FactsBox, cut: Cut, id: string): readonly number[] {
  const axis = space.axisOf.get(id)
  if (axis === undefined) return [START_OF_TIME, END_OF_TIME]
  const at = itemAt(space.firstWord, axis)
  const position = itemAt(positions.ofAxis, axis)
  const classes = classesAt(cut, position)
  const span = [itemAt(words, at), itemAt(words, at + 1)] as const
  return classes ? clip(daysIn(itemAt(positions.all, position), classes), span) : span
}

function wordsOf({ positions, space }: Compiled, { words }: FactsBox, cut: Cut): number[] {
  const axis = space.axisOf.get('use') as number
  const position = itemAt(positions.ofAxis, axis)
  const classes = classesAt(cut, position)
  const at = itemAt(space.firstWord, axis)
  const own = words.slice(at, itemAt(space.firstWord, axis + 1))
  if (!classes) return own
  const { classOf } = itemAt(positions.all, position)
  return own.map((bits, i) => {
    let kept = 0
    for (let bit = 0; bit < 32; bit++)
      if ((bits & (1 << bit)) !== 0 && classes.includes(classOf?.[i * 32 + bit] as number)) kept |= 1 << bit
    return kept
  })
}

const LIGHTS: readonly Light[] = ['silent', 'GREEN', 'AMBER', 'RED']

/**
 * The provider's light of each reference point for each use on one pair of dates; all are closed if use comes before
 * access.
 */
export function resultMap(map: CompiledMap, accessDate: IsoDay, useDate: IsoDay): ResultMap {
  const { uses, lines, starts } = map
  const access = dayNumber(accessDate)
  const use = dayNumber(useDate)
  const lights = new Array<Light>(lines * uses.length).fill(access > use ? 'closed' : 'silent')
  if (access > use) return { uses, lights }
  const words = Math.ceil(uses.length / 32)
  for (let k = 0; k + 1 < starts.length; k++) {
    const first = Math.floor(k / words) * uses.length + (k % words) * 32
    peel(map, { from: itemAt(starts, k), to: itemAt(starts, k + 1), access, use }, (bit, light) => {
      lights[first + bit] = light
    })
  }
  return { uses, lights }
}

type Peeling = { readonly from: number; readonly to: number; readonly access: number; readonly use: number }

/**
 * Reports the light of 32 uses: each cell, from the worst level on, gives its light to those uses that have none yet.
 */
function peel({ cells }: CompiledMap, { from, to, access, use }: Peeling, colour: (bit: number, light: Light) => void) {
  let left = -1
  for (let i = from; i < to && left !== 0; i += 6) {
    if (!isOn(cells, i, access, use)) continue
    let hit = left & itemAt(cells, i + 4)
    left &= ~hit
    const light = LIGHTS[itemAt(cells, i + 5)] ?? 'silent'
    for (; hit !== 0; hit &= hit - 1) colour(31 - Math.clz32(hit & -hit), light)
  }
}

const isOn = (cells: readonly number[], i: number, access: number, use: number): boolean =>
  itemAt(cells, i) <= access &&
  access <= itemAt(cells, i + 1) &&
  itemAt(cells, i + 2) <= use &&
  use <= itemAt(cells, i + 3)
