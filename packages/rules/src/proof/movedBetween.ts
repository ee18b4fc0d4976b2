import { pointOf } from '../boxes/pointOf.ts'
import { encode } from '../boxes/space.ts'
import { statedBoxes } from '../decision/facts.ts'
import { boundsOf, pathsTo } from '../decision/folds/paths.ts'
import { finishDiagram, openScratch } from '../decision/folds/scratch.ts'
import { writeCut } from '../decision/folds/writeCut.ts'
import { apply, type Operation } from '../diagram/builder.ts'
import { type Compiled, type CompiledLaw, compile, type Graph, internalsOf } from '../diagram/compile.ts'
import { FALSE, leafOf, leafValue, type Node } from '../diagram/diagrams.ts'
import { firstFit, type ListedBox } from '../diagram/firstFit.ts'
import type { CompiledMatrix } from '../diagram/rows.ts'
import { itemAt } from '../itemAt.ts'
import { joinLaw } from '../law/joinLaw.ts'
import type { Box, DimensionId, Law, Matrix, MatrixId, RowId, Status, Value } from '../law/model.ts'

/** The row that decides a part of the facts, with its colour; null where no row of the matrix decides. */
export type Deciding = { readonly row: RowId; readonly status?: Status } | null

/**
 * Facts that another row, or the same row in another colour, decides after a change. `box`: the smallest box around
 * them. `example`: one use case of them, with a value for each dimension that matters.
 */
export type Move = {
  readonly before: Deciding
  readonly after: Deciding
  readonly box: Box
  readonly example: { readonly [dimension: DimensionId]: Value }
}

/**
 * The facts whose row or colour in one matrix differs between two laws, by pair of rows: first those whose colour
 * differs, then in the order of the rows. The example of a pair is taken from the first box of `preferred` in which
 * there is one. A matrix that one of the laws lacks decides nothing there.
 */
export function movedBetween(
  before: CompiledLaw,
  after: CompiledLaw,
  matrix: MatrixId,
  preferred: readonly Box[] = [],
): Move[] {
  const [was, is] = [before, after].map((law) => matrixOf(internalsOf(law).law, matrix))
  const law = internalsOf(compile(lawOfBoth([internalsOf(before).law, internalsOf(after).law], [was, is])))
  const names = new Map<string, number>()
  const builder = openScratch(law)
  const rootOf = (own: Matrix | undefined, index: number) =>
    own ? firstFit(builder, boxesOf(itemAt(law.matrices.provider, index), own, names)) : FALSE
  const roots = [rootOf(was, 0), rootOf(is, was ? 1 : 0)] as const
  const pairs = openPairs()
  const { graph, root } = finishDiagram(builder, apply(builder, ...roots, pairs.operation))
  const rows = [...names.keys()].map((name) => JSON.parse(name) as Deciding)
  const deciding = (number: number): Deciding => rows[number - 1] ?? null
  return pairs.found
    .map(([from, to], index) => ({
      ...placeOf({ law, graph, root }, index + 1, preferred),
      before: deciding(from),
      after: deciding(to),
    }))
    .filter((move): move is Move => move.example !== undefined)
    .sort((a, b) => rankOf(a, rows) - rankOf(b, rows))
}

const matrixOf = ({ layers }: Law, id: MatrixId): Matrix | undefined =>
  Object.values(layers)
    .flat()
    .find((matrix) => matrix.id === id)

/** One law with both matrices, so that they share their variables. Outcomes other than colours do not matter. */
function lawOfBoth(laws: readonly Law[], matrices: readonly (Matrix | undefined)[]): Law {
  const provider = matrices.flatMap((matrix) => (matrix ? [{ ...matrix, rows: matrix.rows.map(coloured) }] : []))
  const parts = laws.map(({ dimensions }) => ({
    content: NO_CONTENT,
    dimensions,
    tables: [],
    layers: {},
    obligations: [],
    locks: [],
    documents: [],
  }))
  return { ...joinLaw(parts), layers: { scope: [], provider, user: [], house: [] } }
}

const NO_CONTENT = { id: '', version: 0, sha256: '' }

const coloured = (row: Matrix['rows'][number]): Matrix['rows'][number] => ({
  ...row,
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: { ...row.then, obligations: [], locks: [] },
})

/**
 * The boxes of a matrix; their leaf is the number of the row and colour, the same in both matrices. Where no row fits,
 * the leaf is 0, whether the matrix covers the facts or not.
 */
function boxesOf({ rows }: CompiledMatrix, matrix: Matrix, names: Map<string, number>): ListedBox[] {
  return rows.flatMap(({ boxes }, index) => {
    const { id, then } = itemAt(matrix.rows, index)
    const name = JSON.stringify({ row: id, ...(then.status && { status: then.status }) })
    const leaf = names.get(name) ?? names.size + 1
    names.set(name, leaf)
    return boxes.map((box) => ({ ...box, leaf }))
  })
}

/** Numbers the pairs of different leaves that the product of two diagrams has, from 1. */
function openPairs() {
  const numbers = new Map<string, number>()
  const found: (readonly [number, number])[] = []
  const operation: Operation = (f, g) => {
    if (f === g) return FALSE
    if (f >= 0 || g >= 0) return undefined
    const key = `${f} ${g}`
    const number = numbers.get(key) ?? found.push([leafValue(f), leafValue(g)])
    numbers.set(key, number)
    return leafOf(number)
  }
  return { operation, found }
}

type Product = { readonly law: Compiled; readonly graph: Graph; readonly root: Node }

/** Where the product has a leaf; without an example if only impossible use cases have it. */
function placeOf(
  { law, graph, root }: Product,
  leaf: number,
  preferred: readonly Box[],
): Pick<Move, 'box'> & { example: Move['example'] | undefined } {
  const { space, positions } = law
  const target = (allowed: ReturnType<typeof statedBoxes>[number]) => ({ graph, root, allowed, positions })
  const [everything] = statedBoxes(law, [{}])
  const bounds = everything && boundsOf(target(everything), leaf)
  for (const allowed of statedBoxes(law, [...preferred, {}])) {
    const [path] = pathsTo(target(allowed), leaf, 1)
    if (!path || !everything || !bounds) continue
    const words = encode(space, { ...allowed.box, ...writeCut(law, allowed, path, allowed.words) })
    return { box: writeCut(law, everything, bounds, everything.words), example: pointOf(space, words) }
  }
  return { box: {}, example: undefined }
}

/** A sort key: another colour before the same one, then the order of the rows. */
function rankOf({ before, after }: Move, rows: readonly Deciding[]): number {
  const place = (row: Deciding) => rows.findIndex((one) => one?.row === row?.row && one?.status === row?.status) + 1
  const count = rows.length + 1
  const inOrder = place(before) * count + place(after)
  return before?.status === after?.status ? inOrder + count ** 2 : inOrder
}
