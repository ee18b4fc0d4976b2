import type { Proven } from '../decision/papers.ts'
import type { CompiledMatrix } from '../diagram/compile.ts'
import type { LayerId, MatrixId } from '../law/model.ts'
import { common, disjoint, patternOf, withAxes } from './boxes.ts'
import type { Space, Words } from './space.ts'
import { united } from './united.ts'

/** `within`: of the boxes only what they share with these exists (all of it where nothing is given). */
type Reach = { readonly axes: ReadonlySet<number>; readonly around: Words; readonly within?: Exact | undefined }
type Exact = readonly Words[]

/** Up to here boxes are told exactly; with a use case nearly known there are one or two. */
const MOST_BOXES = 8

/**
 * The boxes as they are told to a layer and to a reader. Where they are many, because little is known, this is what
 * they are on the axes that are read, everywhere `around` on the others: thousands would tell apart what no row does.
 * Each box told holds a use case of the boxes: one that only seems to, because use would come before access, is left out.
 */
export function told(space: Space, boxes: readonly Words[], { axes, around, within }: Reach): readonly Words[] {
  if (boxes.length <= MOST_BOXES) return boxes
  const unread = [...space.axes.keys()].filter((d) => !axes.has(d))
  const seen = new Map(boxes.map((box) => withAxes(space, box, unread, around)).map((box) => [box.join(), box]))
  return united(space, disjoint(space, [...seen.values()])).filter((box) => isShared(space, box, boxes, within))
}

/** Whether some use case lies in the box, in one of `boxes` and, if given, in one of `within`. */
function isShared(space: Space, box: Words, boxes: readonly Words[], within: Exact | undefined): boolean {
  const pattern = patternOf(space, box, space.everything)
  return boxes.some((one) => {
    const both = common(space, one, pattern)
    if (!both || !within) return both !== undefined
    const shared = patternOf(space, both, space.everything)
    return within.some((exact) => common(space, exact, shared) !== undefined)
  })
}

export type ReadCell = Proven & { readonly layer: LayerId; readonly matrix: MatrixId }

/** The cells of one matrix, those of a row with the same obligations met together. */
export function tellCells(
  space: Space,
  matrix: CompiledMatrix,
  cells: readonly Proven[],
  reach: Omit<Reach, 'axes'>,
): ReadCell[] {
  const groups = new Map<string, Proven[]>()
  for (const cell of cells) {
    const key = [cell.row.id, ...cell.met].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), cell])
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const exact = [first, ...others].map(({ box }) => box)
    const boxes = told(space, exact, { ...reach, axes: matrix.axes })
    return boxes.map((box) => ({ ...first, layer: matrix.layer, matrix: matrix.id, box }))
  })
}
