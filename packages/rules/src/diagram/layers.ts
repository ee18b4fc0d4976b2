import type { LayerId, ObligationId } from '../law/model.ts'
import { apply, type Builder, except, mapLeaves, maximum, type Operation, whereLeafIs } from './builder.ts'
import { FALSE, leafOf, leafValue, type Node, TRUE } from './diagrams.ts'
import { firstFit } from './firstFit.ts'
import { type RowWithPapers, withPapers } from './papers.ts'
import { AMBER, type CompiledMatrix, type CompiledRow, type CompiledTable } from './rows.ts'
import { composeTables, type Tables } from './tables.ts'

/** One matrix in all the forms in which it is read. Leaf 0 is none. */
export type MatrixDiagrams = {
  readonly layer: LayerId
  readonly matrix: CompiledMatrix
  /** By row number, on derived facts; one more than the last: covered, but no row takes it. */
  readonly uncomposed: Node
  /** The same where scope lets it be read. */
  readonly uncomposedInScope: Node
  /** By row number, on the facts as told, without scope. */
  readonly composed: Node
  /** By place in `verdicts`, from 1. */
  readonly decided: Node
  readonly verdicts: readonly RowWithPapers[]
  /** By obligation, 1 for each leaf of `decided` whose row brings it. */
  readonly leavesByObligation: ReadonlyMap<ObligationId, Uint8Array>
  readonly level: Node
}

export type Layers = {
  readonly matrices: readonly MatrixDiagrams[]
  readonly tables: readonly Node[]
  /** 1 where access is closed, 2 where the provider is closed altogether. */
  readonly providerClosed: Node
  readonly userClosed: Node
  /** AMBER where access is open and no main matrix gives a colour. */
  readonly noMainColour: Node
  /** AMBER where nothing gives a colour. */
  readonly noColour: Node
}

/** State handed from one scope test to the next. */
type Scope = { ended: Node; access: Node; provider: Node; user: Node; proofs: Node }

export type Matrices = { readonly [layer in LayerId]: readonly CompiledMatrix[] }

export function buildLayers(
  builder: Builder,
  compiledMatrices: Matrices,
  compiledTables: readonly CompiledTable[],
): Layers {
  const tables = compiledTables.map((table) => ({ ...table, node: firstFit(builder, table.boxes) }))
  const scope: Scope = { ended: FALSE, access: FALSE, provider: FALSE, user: FALSE, proofs: FALSE }
  const reader = { builder, tables, scope }
  const scopeParts = compiledMatrices.scope.map((matrix) => scopePart(reader, matrix))
  const providerClosed = apply(builder, scope.access, mapLeaves(builder, scope.provider, twice), maximum)
  const providerParts = compiledMatrices.provider.map((matrix) => providerPart(reader, matrix, providerClosed))
  const userParts = compiledMatrices.user.map((matrix) => userPart(reader, matrix))
  const main = providerParts.filter(({ matrix }) => matrix.isMain)
  const matrices = [...scopeParts, ...providerParts, ...userParts]
  return {
    matrices,
    tables: tables.map(({ node }) => node),
    providerClosed,
    userClosed: scope.user,
    noMainColour: main.length > 0 ? whereNoMainColour(builder, main, providerClosed) : FALSE,
    noColour: whereNoColour(builder, matrices, main.length > 0 ? providerClosed : TRUE),
  }
}

const twice = (leaf: Node) => (leaf === FALSE ? FALSE : leafOf(2))

type Reader = { readonly builder: Builder; readonly tables: Tables; readonly scope: Scope }

function scopePart({ builder, tables, scope }: Reader, matrix: CompiledMatrix): MatrixDiagrams {
  const uncomposed = rowDiagram(builder, matrix)
  const composed = composeTables(builder, tables, withoutGaps(builder, matrix, uncomposed))
  const rows = apply(builder, scope.ended, composed, except)
  const uncomposedInScope = composed === uncomposed ? rows : apply(builder, scope.ended, uncomposed, except)
  const isClosing = (target: string) => (row: CompiledRow) => row.closes.has(target)
  const marked = (holds: (row: CompiledRow) => boolean) =>
    matrix.rows.some(holds) ? mapRows(builder, matrix, rows, (row) => (holds(row) ? 1 : 0)) : FALSE
  scope.provider = apply(builder, scope.provider, marked(isClosing('provider')), maximum)
  scope.access = apply(
    builder,
    scope.access,
    marked((row) => row.closes.has('access') || row.closes.has('provider')),
    maximum,
  )
  scope.user = apply(builder, scope.user, marked(isClosing('user')), maximum)
  scope.ended = apply(
    builder,
    scope.ended,
    marked(({ outcome }) => outcome.ends === true),
    maximum,
  )
  if (matrix.rows.some(({ provenEvidence }) => provenEvidence !== 0))
    scope.proofs = apply(
      builder,
      scope.proofs,
      mapRows(builder, matrix, rows, ({ provenEvidence }) => provenEvidence),
      bitsOr,
    )
  const verdicts = matrix.rows.map((row) => ({ row, level: row.level, met: [] }))
  return finishMatrix(builder, {
    layer: 'scope',
    matrix,
    uncomposed,
    uncomposedInScope,
    composed,
    decided: rows,
    verdicts,
  })
}

function providerPart({ builder, tables, scope }: Reader, matrix: CompiledMatrix, closed: Node): MatrixDiagrams {
  const uncomposed = rowDiagram(builder, matrix)
  const statedOnUse = rowDiagram(builder, { ...matrix, rows: matrix.rows.filter(({ onUse }) => onUse) })
  const composed = composeTables(builder, tables, withoutGaps(builder, matrix, uncomposed))
  const onUse = composeTables(builder, tables, withoutGaps(builder, matrix, statedOnUse))
  const choose = (open: Node, closedAccess: Node) =>
    apply(
      builder,
      apply(builder, closed, open, except),
      apply(builder, closed, closedAccess, whereLeafIs(TRUE)),
      maximum,
    )
  const rows = choose(composed, onUse)
  const decided = withPapers(builder, matrix, rows, scope.proofs)
  return finishMatrix(builder, {
    layer: 'provider',
    matrix,
    uncomposed,
    uncomposedInScope: composed === uncomposed && onUse === statedOnUse ? rows : choose(uncomposed, statedOnUse),
    composed,
    ...decided,
  })
}

function userPart({ builder, tables, scope }: Reader, matrix: CompiledMatrix): MatrixDiagrams {
  const uncomposed = rowDiagram(builder, matrix)
  const composed = composeTables(builder, tables, withoutGaps(builder, matrix, uncomposed))
  const rows = apply(builder, scope.user, composed, except)
  const decided = withPapers(builder, matrix, rows, scope.proofs)
  const uncomposedInScope = composed === uncomposed ? rows : apply(builder, scope.user, uncomposed, except)
  return finishMatrix(builder, { layer: 'user', matrix, uncomposed, uncomposedInScope, composed, ...decided })
}

const finishMatrix = (
  builder: Builder,
  part: Omit<MatrixDiagrams, 'level' | 'leavesByObligation'>,
): MatrixDiagrams => ({
  ...part,
  leavesByObligation: leavesByObligationOf(part.verdicts),
  level: mapLeaves(builder, part.decided, (leaf) => leafOf(part.verdicts[leafValue(leaf) - 1]?.level ?? 0)),
})

function leavesByObligationOf(verdicts: readonly RowWithPapers[]): Map<ObligationId, Uint8Array> {
  const bringing = new Map<ObligationId, Uint8Array>()
  for (const [i, { row }] of verdicts.entries())
    for (const { id } of row.duties) {
      const leaves = bringing.get(id) ?? new Uint8Array(verdicts.length + 1)
      leaves[i + 1] = 1
      bringing.set(id, leaves)
    }
  return bringing
}

const rowDiagram = (builder: Builder, { rows, cover }: CompiledMatrix): Node =>
  firstFit(builder, [...rows.flatMap(({ boxes }) => boxes), ...cover])

const withoutGaps = (builder: Builder, { rows }: CompiledMatrix, stated: Node): Node =>
  mapLeaves(builder, stated, (leaf) => (leafValue(leaf) > rows.length ? FALSE : leaf))

const mapRows = (builder: Builder, { rows }: CompiledMatrix, node: Node, value: (row: CompiledRow) => number): Node =>
  mapLeaves(builder, node, (leaf) => {
    const row = rows[leafValue(leaf) - 1]
    return leafOf(row ? value(row) : 0)
  })

const bitsOr: Operation = (f, g) => {
  if (f === g || g === FALSE) return f
  if (f === FALSE) return g
  return f < 0 && g < 0 ? leafOf(leafValue(f) | leafValue(g)) : undefined
}

const opposite = (leaf: Node) => (leaf === FALSE ? TRUE : FALSE)
const amber = (leaf: Node) => (leaf === FALSE ? FALSE : leafOf(AMBER))

function whereNoMainColour(builder: Builder, main: readonly MatrixDiagrams[], closed: Node): Node {
  let left = mapLeaves(builder, closed, opposite)
  for (const { matrix, composed } of main)
    left = apply(
      builder,
      mapRows(builder, matrix, composed, ({ level }) => Math.min(level, 1)),
      left,
      except,
    )
  return mapLeaves(builder, left, amber)
}

/** `within`: outside of it something always gives a colour. Matrices that close access colour most of it, so they go first. */
function whereNoColour(builder: Builder, parts: readonly MatrixDiagrams[], within: Node): Node {
  const closes = ({ matrix }: MatrixDiagrams) =>
    matrix.rows.some((row) => row.closes.has('access') || row.closes.has('provider'))
  const inOrder = [...parts.filter(closes), ...parts.filter((part) => !closes(part))]
  let blank = mapLeaves(builder, within, (leaf) => (leaf === FALSE ? FALSE : TRUE))
  for (const { level } of inOrder) {
    if (blank === FALSE) break
    blank = apply(builder, level, blank, except)
  }
  return mapLeaves(builder, blank, amber)
}

export const rootsOf = ({
  matrices,
  tables,
  providerClosed,
  userClosed,
  noMainColour,
  noColour: blank,
}: Layers): Node[] => [
  ...matrices.flatMap(({ uncomposed, uncomposedInScope, composed, decided, level }) => [
    uncomposed,
    uncomposedInScope,
    composed,
    decided,
    level,
  ]),
  ...tables,
  providerClosed,
  userClosed,
  noMainColour,
  blank,
]

/** The same layers with the roots renumbered, in the order of `rootsOf`. */
export function withRoots(layers: Pick<Layers, 'matrices' | 'tables'>, roots: readonly Node[]): Layers {
  const next = roots[Symbol.iterator]()
  const take = () => next.next().value as Node
  return {
    matrices: layers.matrices.map((part) => ({
      ...part,
      uncomposed: take(),
      uncomposedInScope: take(),
      composed: take(),
      decided: take(),
      level: take(),
    })),
    tables: layers.tables.map(take),
    providerClosed: take(),
    userClosed: take(),
    noMainColour: take(),
    noColour: take(),
  }
}
