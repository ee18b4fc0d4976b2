import { disjoint, hull, isPossible, part } from '../boxes/boxes.ts'
import { decode, encode, type Space, type Words } from '../boxes/space.ts'
import { united } from '../boxes/united.ts'
import { type CompiledLaw, type CompiledMatrix, type CompiledRow, inside } from '../diagram/compile.ts'
import type { Box, MatrixId, RowId } from '../law/model.ts'

export type Taken = { readonly row: CompiledRow; readonly box: Words }

/** Told of each row that is read: what was left for it, and what of that it took. */
export type Watch = (row: CompiledRow, left: readonly Words[], took: readonly Words[]) => void

/**
 * The one operation: inside what the matrix covers, the first row that fits takes its part; `left` is what none took,
 * `beyond` what it does not cover.
 */
export function cutIntoCells(space: Space, matrix: CompiledMatrix, boxes: readonly Words[], watch?: Watch) {
  const cells: Taken[] = []
  const { inside: covered, outside: beyond } = part(space, boxes, matrix.covers)
  let left: readonly Words[] = covered
  for (const row of matrix.rows) {
    if (left.length === 0) break
    const { took, rest } = take(space, left, row)
    for (const box of took) cells.push({ row, box })
    watch?.(row, left, took)
    left = rest
  }
  return { cells, left, beyond }
}

/** What the row takes, by any of its boxes, and what it leaves. */
function take(space: Space, left: readonly Words[], { patterns }: CompiledRow) {
  const took: Words[] = []
  let rest = left
  for (const pattern of patterns) {
    const parted = part(space, rest, pattern)
    took.push(...parted.inside)
    rest = parted.outside
  }
  return { took: united(space, took), rest: united(space, rest) }
}

/**
 * Cuts the part of the boxes that the matrix covers into disjoint boxes, each with the row that decides it; null is a gap.
 * A box names only the dimensions in which it is narrower than the smallest box around those given.
 * An unknown matrix covers nothing.
 */
export function partition(
  law: CompiledLaw,
  matrixId: MatrixId,
  boxes: readonly Box[],
): { row: RowId | null; box: Box }[] {
  const { space, layers } = inside(law)
  const matrix = Object.values(layers)
    .flat()
    .find(({ id }) => id === matrixId)
  if (!matrix) return []
  const possible = boxes.map((box) => encode(space, box)).filter((box) => isPossible(space, box))
  const { cells, left } = cutIntoCells(space, matrix, disjoint(space, possible))
  const around = hull(space, possible)
  return [
    ...cells.map(({ row, box }) => ({ row: row.id, box: decode(space, box, around) })),
    ...left.map((box) => ({ row: null, box: decode(space, box, around) })),
  ]
}
