import { intersectBoxes, type Pattern, patternOf } from '../boxes/boxes.ts'
import { pointOf } from '../boxes/pointOf.ts'
import { encode, type Space, type Words } from '../boxes/space.ts'
import { type AllowedClasses, type FactsBox, narrowed, statedBoxes } from '../decision/facts.ts'
import { reachableLeaves } from '../decision/folds/leaves.ts'
import { pathsTo } from '../decision/folds/paths.ts'
import { finishDiagram, openScratch } from '../decision/folds/scratch.ts'
import { writeCut } from '../decision/folds/writeCut.ts'
import { type Compiled, type CompiledLaw, type Graph, internalsOf } from '../diagram/compile.ts'
import type { Node } from '../diagram/diagrams.ts'
import { firstFit } from '../diagram/firstFit.ts'
import type { MatrixDiagrams } from '../diagram/layers.ts'
import { type CompiledMatrix, type CompiledRow, levelOf } from '../diagram/rows.ts'
import { itemAt } from '../itemAt.ts'
import type { Box, Finding, Matrix, MatrixId, Row } from '../law/model.ts'

/**
 * Checks one matrix on the part of the domain that it covers. Finds gaps (points where no row fits, with one example
 * for each box of them), dead rows (which are never the first to fit) and contradictions (overlapping rows of different
 * colours, for information, as the upper one wins). Points with access after use are ignored, and a last row without
 * conditions is never a contradiction. An unknown matrix has no findings.
 */
export function analyseMatrix(law: CompiledLaw, matrixId: MatrixId, domain: readonly Box[]): Finding[] {
  const compiled = internalsOf(law)
  const part = compiled.layers.matrices.find(({ matrix }) => matrix.id === matrixId)
  return part ? provePart(compiled, part, statedBoxes(compiled, domain)).findings : []
}

/**
 * Checks a whole law: each matrix on all points, rows that are unreachable because of scope, and parts of a country
 * that no main matrix covers. Contradictions are for information only.
 */
export function analyseLaw(law: CompiledLaw): Finding[] {
  const compiled = internalsOf(law)
  if (compiled.isTooLarge) return [{ kind: 'tooLarge', matrix: largest(compiled).id }]
  const everything = statedBoxes(compiled, [{}])
  const proofs = compiled.layers.matrices.map((part) => ({ part, ...provePart(compiled, part, everything) }))
  return [
    ...proofs.flatMap(({ findings }) => findings),
    ...proofs.flatMap(({ part, leaves }) => unreachable(compiled, part, { alive: leaves, everything })),
    ...uncovered(compiled),
  ]
}

const largest = ({ matrices }: Compiled): CompiledMatrix =>
  itemAt(
    Object.values(matrices)
      .flat()
      .toSorted((a, b) => b.rows.length - a.rows.length),
    0,
  )

function provePart(law: Compiled, part: MatrixDiagrams, domain: readonly FactsBox[]) {
  const { rows } = part.matrix
  const leaves = new Uint8Array(rows.length + 2)
  for (const box of domain) reachableLeaves(law.graph, part.uncomposed, box, leaves)
  const gaps =
    leaves[rows.length + 1] === 1
      ? gapsOf(law, { graph: law.graph, root: part.uncomposed, matrix: part.matrix.id, leaf: rows.length + 1 }, domain)
      : []
  return { leaves, findings: [...gaps, ...dead(law, part, leaves, domain), ...contradictions(law, part, domain)] }
}

/** The greatest number of examples for the gaps of one matrix. */
const MAX_EXAMPLES = 100

type Gap = { readonly graph: Graph; readonly root: Node; readonly matrix: MatrixId; readonly leaf: number }

function gapsOf(law: Compiled, { matrix, leaf, ...gap }: Gap, domain: readonly FactsBox[]): Finding[] {
  return domain.flatMap((allowed) =>
    pathsTo({ ...gap, positions: law.positions, allowed }, leaf, MAX_EXAMPLES).map((cut): Finding => {
      const words = encode(law.space, { ...allowed.box, ...writeCut(law, allowed, cut, allowed.words) })
      return { kind: 'gap', matrix, example: pointOf(law.space, words) }
    }),
  )
}

/** The rows that decide no point, each with the earlier rows that decide the points which it fits. */
function dead(law: Compiled, part: MatrixDiagrams, leaves: Uint8Array, domain: readonly FactsBox[]): Finding[] {
  const { id, rows } = part.matrix
  return rows.flatMap((row) => {
    if (leaves[row.number] === 1) return []
    const takers = new Uint8Array(leaves.length)
    for (const allowed of domain) markTakers(law, part, { row, allowed }, takers)
    const shadowing = rows.filter(({ number }) => number < row.number && takers[number] === 1)
    return [{ kind: 'dead', matrix: id, row: row.id, shadowedBy: shadowing.map((taker) => taker.id) }]
  })
}

type Fitting = { readonly row: CompiledRow; readonly allowed: AllowedClasses }

/** Sets `takers` to 1 at the number of each row that decides a point which the given row fits. */
function markTakers(
  { graph }: Compiled,
  { uncomposed }: MatrixDiagrams,
  { row, allowed }: Fitting,
  takers: Uint8Array,
): void {
  for (const { tests } of row.boxes) {
    const classes = allowed.classes.map((own, position) => own.filter((cls) => tests.get(position)?.[cls] !== 0))
    if (classes.every((list) => list.length > 0)) reachableLeaves(graph, uncomposed, narrowed(allowed, classes), takers)
  }
}

/** A box of a row within the domain and the cover of its matrix, also prepared for intersections. */
type RowBox = { readonly words: Words; readonly pattern: Pattern }

/**
 * Overlapping boxes of two rows; diagrams do not show them, as they contain only what the upper row leaves of the
 * lower.
 */
function contradictions({ law, space }: Compiled, part: MatrixDiagrams, domain: readonly FactsBox[]): Finding[] {
  const { id: matrix, rows, covers } = law.layers[part.layer].find(({ id }) => id === part.matrix.id) as Matrix
  const conditional = rows.filter(({ when, then }) => then.status && when.every((box) => Object.keys(box).length > 0))
  // Most matrices have rows of one colour only, whose boxes need not be read.
  if (conditional.every(({ then }) => then.status === conditional[0]?.then.status)) return []
  const cover = boxPattern(space, covers ?? {})
  const within = domain.flatMap(({ box, words }) => {
    const covered = intersectBoxes(space, words, cover)
    return covered ? [{ words: covered, axes: [...axesOf(space, box), ...cover.axes] }] : []
  })
  const boxesOf = ({ when }: Row): RowBox[] =>
    when.flatMap((box) => {
      const own = boxPattern(space, box)
      return within.flatMap(({ words, axes }) => {
        const inside = intersectBoxes(space, words, own)
        return inside ? [{ words: inside, pattern: patternOf(space, inside, new Set([...axes, ...own.axes])) }] : []
      })
    })
  const coloured = conditional.map((row) => ({ row, level: levelOf(row.then.status), boxes: boxesOf(row) }))
  return coloured.flatMap((upper, i) =>
    coloured.slice(i + 1).flatMap((lower): Finding[] => {
      const meeting = upper.level === lower.level ? undefined : firstMeeting(space, upper.boxes, lower.boxes)
      if (!meeting) return []
      const example = pointOf(space, meeting)
      return [{ kind: 'contradiction', matrix, rows: [upper.row.id, lower.row.id], example }]
    }),
  )
}

const boxPattern = (space: Space, box: Box) => patternOf(space, encode(space, box), axesOf(space, box))

/** The axes that a box names: a law of all countries has many more. */
const axesOf = ({ axisOf }: Space, box: Box) => Object.keys(box).flatMap((id) => axisOf.get(id) ?? [])

function firstMeeting(space: Space, upper: readonly RowBox[], lower: readonly RowBox[]): Words | undefined {
  for (const { words } of upper)
    for (const { pattern } of lower) {
      const meeting = intersectBoxes(space, words, pattern)
      if (meeting) return meeting
    }
  return undefined
}

/**
 * Rows that are not dead, but of which scope leaves no point to be read. Derived dimensions are unrestricted here,
 * because the tables of another country may derive any value.
 */
function unreachable(
  { graph }: Compiled,
  { matrix, uncomposed, uncomposedInScope, rowNumbers }: MatrixDiagrams,
  { alive, everything }: { readonly alive: Uint8Array; readonly everything: readonly FactsBox[] },
): Finding[] {
  if (uncomposedInScope === uncomposed) return []
  const leaves = new Uint8Array(rowNumbers.length)
  for (const box of everything) reachableLeaves(graph, uncomposedInScope, box, leaves)
  const reached = new Set(rowNumbers.filter((_, leaf) => leaves[leaf] === 1))
  return matrix.rows
    .filter(({ number }) => alive[number] === 1 && !reached.has(number))
    .map(({ id }) => ({ kind: 'unreachable', matrix: matrix.id, row: id }))
}

/** The facts of each country that none of its main matrices covers; countries without a main matrix are not checked. */
function uncovered(law: Compiled): Finding[] {
  const main = law.layers.matrices.filter(({ matrix, layer }) => layer === 'provider' && matrix.isMain)
  const builder = openScratch(law)
  const covered = firstFit(
    builder,
    main.flatMap(({ matrix }) => matrix.cover.map(({ tests }) => ({ tests, leaf: 1 }))),
  )
  const { graph, root } = finishDiagram(builder, covered)
  return namedCountries(law, main).flatMap(({ matrix, box }) =>
    gapsOf(law, { graph, root, matrix, leaf: 0 }, statedBoxes(law, [box])),
  )
}

/** The box of each country that a main matrix covers, with the first such matrix. */
function namedCountries({ space, law }: Compiled, main: readonly MatrixDiagrams[]): { matrix: MatrixId; box: Box }[] {
  if (!space.axisOf.has('provider')) return main.slice(0, 1).map(({ matrix }) => ({ matrix: matrix.id, box: {} }))
  const all = law.dimensions.find(({ id }) => id === 'provider')?.values as readonly string[]
  const coverOf = new Map(law.layers.provider.map(({ id, covers }) => [id, covers]))
  const seen = new Set<string>()
  return main.flatMap(({ matrix }) => {
    const covers = coverOf.get(matrix.id)
    const provider = ((covers?.provider as readonly string[] | undefined) ?? all).filter((value) => !seen.has(value))
    for (const value of provider) seen.add(value)
    return provider.length > 0 ? [{ matrix: matrix.id, box: { provider } }] : []
  })
}
