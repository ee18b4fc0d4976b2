import { disjoint, hull } from '../boxes/boxes.ts'
import { decode, type Space } from '../boxes/space.ts'
import { type FactsBox, statedBoxes } from '../decision/facts.ts'
import { reachableLeaves } from '../decision/folds/leaves.ts'
import { pathsTo } from '../decision/folds/paths.ts'
import { writeCut } from '../decision/folds/writeCut.ts'
import { type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import type { Box, MatrixId, RowId } from '../law/model.ts'

/**
 * Partitions the part of the boxes that a matrix covers into disjoint boxes, each with the row that decides it, or null
 * in a gap. Each box has only the dimensions in which it is narrower than the smallest box around the given ones. The
 * result is empty for an unknown matrix.
 */
export function partition(
  law: CompiledLaw,
  matrixId: MatrixId,
  boxes: readonly Box[],
): { row: RowId | null; box: Box }[] {
  const compiled = internalsOf(law)
  const part = compiled.layers.matrices.find(({ matrix }) => matrix.id === matrixId)
  if (!part) return []
  const facts = apart(compiled.space, statedBoxes(compiled, boxes)).flatMap((box) => statedBoxes(compiled, [box]))
  const around = hull(
    compiled.space,
    facts.map(({ words }) => words),
  )
  const { graph, positions } = compiled
  const { rows } = part.matrix
  const cutsOf = (box: FactsBox, leaf: number) =>
    pathsTo({ graph, positions, root: part.uncomposed, allowed: box }, leaf, Number.POSITIVE_INFINITY)
  const leaves = new Uint8Array(rows.length + 2)
  for (const box of facts) reachableLeaves(graph, part.uncomposed, box, leaves)
  return [...leaves.keys()]
    .filter((leaf) => leaf > 0 && leaves[leaf] === 1)
    .flatMap((leaf) =>
      facts.flatMap((box) =>
        cutsOf(box, leaf).map((cut) => ({
          row: rows[leaf - 1]?.id ?? null,
          box: writeCut(compiled, box, cut, around),
        })),
      ),
    )
}

/** Disjoint boxes with the same union. */
const apart = (space: Space, boxes: readonly FactsBox[]): readonly Box[] =>
  disjoint(
    space,
    boxes.map(({ words }) => words),
  ).map((words) => decode(space, words, space.everything))
