import type { LayerId, ObligationId } from '../law/model.ts'
import { apply, type Builder, except, mapLeaves, maximum, type Operation, whereLeafIs } from './builder.ts'
import { type ObligationConditions, openConditions } from './conditionalDuties.ts'
import { FALSE, leafOf, leafValue, type Node, TRUE } from './diagrams.ts'
import { firstFit } from './firstFit.ts'
import { openPapers, type RowWithPapers, withoutPapers } from './papers.ts'
import { AMBER, type CompiledMatrix, type CompiledRow, type CompiledTable, type ObligationBoxes } from './rows.ts'
import { composeTables, type Tables } from './tables.ts'

/**
 * The diagrams of one matrix. "Uncomposed" diagrams read derived dimensions as variables of their own; in the others
 * the tables are composed in, so that they read stated facts. Leaf 0 is none in all of them.
 */
export type MatrixDiagrams = {
  readonly layer: LayerId
  readonly matrix: CompiledMatrix
  /**
   * The number of the row that fits, regardless of scope; one more than the last number in a gap: covered, but no row
   * fits.
   */
  readonly uncomposed: Node
  /**
   * The same, restricted to the points at which scope does not keep the matrix or row from being read. This is `decided`
   * itself if the matrix reads no derived dimension: `rowNumbers` has the number of the row by leaf value.
   */
  readonly uncomposedInScope: Node
  readonly rowNumbers: readonly number[]
  /** The number of the row that fits on stated facts, regardless of scope; none in a gap. */
  readonly composed: Node
  /** The verdict on stated facts, with scope and papers taken into account: its index in `verdicts` plus 1. */
  readonly decided: Node
  readonly verdicts: readonly RowWithPapers[]
  /** By obligation and leaf value of `decided`, 1 if the row of that verdict imposes the obligation there. */
  readonly leavesByObligation: ReadonlyMap<ObligationId, Uint8Array>
  /** The level of the verdict. */
  readonly level: Node
}

/** All diagrams of a law, as roots in one graph. */
export type Layers = {
  readonly matrices: readonly MatrixDiagrams[]
  /** By table, the class that it gives plus 1; 0 where it gives none. */
  readonly tables: readonly Node[]
  /**
   * 1 where scope closes access (provider rows about use are still read), 2 where it closes the whole provider layer.
   */
  readonly providerClosed: Node
  /** 1 where scope closes the user layer. */
  readonly userClosed: Node
  /** AMBER where access is open and no main matrix of the provider gives a colour, else 0. */
  readonly noMainColour: Node
  /** AMBER where no matrix gives a colour, else 0. */
  readonly noColour: Node
}

/** The effects of the scope matrices read so far: truth functions, and in `papers` the given evidence as bits. */
type Scope = { ended: Node; access: Node; provider: Node; user: Node; papers: Node }

export type Matrices = { readonly [layer in LayerId]: readonly CompiledMatrix[] }

type Outline = {
  readonly matrices: Matrices
  readonly tables: readonly CompiledTable[]
  readonly obligationBoxes: ObligationBoxes
}

/** Builds all diagrams of a law. Throws `TooManyNodes`. */
export function buildLayers(builder: Builder, outline: Outline): Layers {
  const { matrices: compiledMatrices, obligationBoxes } = outline
  const tables = outline.tables.map((table) => ({ ...table, node: firstFit(builder, table.boxes) }))
  const scope: Scope = { ended: FALSE, access: FALSE, provider: FALSE, user: FALSE, papers: FALSE }
  const conditions = new Map(
    [...obligationBoxes].map(([id, boxes]) => [id, composeTables(builder, tables, firstFit(builder, boxes))]),
  )
  const reader = { builder, tables, scope, conditions }
  const beforePapers = compiledMatrices.scope.map((matrix) => buildScopeMatrix(reader, matrix))
  const scopeParts = claimsPapers(compiledMatrices)
    ? beforePapers.map((part) => withPapersInScope(reader, part))
    : beforePapers
  const providerClosed = apply(builder, scope.access, mapLeaves(builder, scope.provider, asClosedEntirely), maximum)
  const providerParts = compiledMatrices.provider.map((matrix) => buildProviderMatrix(reader, matrix, providerClosed))
  const userParts = compiledMatrices.user.map((matrix) => buildLaterMatrix(reader, matrix, scope.user))
  // Scope closes no house rules, and what no law colours stays uncoloured by them: they add to the law and replace nothing.
  const houseParts = compiledMatrices.house.map((matrix) => buildLaterMatrix(reader, matrix, FALSE))
  const main = providerParts.filter(({ matrix }) => matrix.isMain)
  const ofLaw = [...scopeParts, ...providerParts, ...userParts]
  return {
    matrices: [...ofLaw, ...houseParts],
    tables: tables.map(({ node }) => node),
    providerClosed,
    userClosed: scope.user,
    noMainColour: main.length > 0 ? whereNoMainColour(builder, main, providerClosed) : FALSE,
    noColour: whereNoColour(builder, ofLaw, main.length > 0 ? providerClosed : TRUE),
  }
}

const asClosedEntirely = (leaf: Node) => (leaf === FALSE ? FALSE : leafOf(2))

type Reader = {
  readonly builder: Builder
  readonly tables: Tables
  readonly scope: Scope
  readonly conditions: ObligationConditions
}

function buildScopeMatrix({ builder, tables, scope, conditions }: Reader, matrix: CompiledMatrix): MatrixDiagrams {
  const uncomposed = rowDiagram(builder, matrix)
  const composed = composeTables(builder, tables, withoutGaps(builder, matrix, uncomposed))
  const rows = apply(builder, scope.ended, composed, except)
  const { leaveOut, ...applying } = openConditions(builder, matrix, conditions)
  const decided = leaveOut(rows)
  const uncomposedInScope = composed === uncomposed ? decided : apply(builder, scope.ended, uncomposed, except)
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
  if (matrix.rows.some(({ givenEvidence }) => givenEvidence !== 0))
    scope.papers = apply(
      builder,
      scope.papers,
      mapRows(builder, matrix, rows, ({ givenEvidence }) => givenEvidence),
      bitwiseOr,
    )
  const verdicts = applying.rows.map(withoutPapers)
  return finishMatrix(builder, { layer: 'scope', matrix, uncomposed, uncomposedInScope, composed, decided, verdicts })
}

/** Laws without claims were stored when papers met no obligations of scope; they are decided as they were then. */
const claimsPapers = ({ scope }: Matrices) =>
  scope.some(({ rows }) => rows.some(({ outcome }) => outcome.claims !== undefined))

/** Papers meet obligations of scope rows, too; what these rows close, end or prove does not depend on that. */
function withPapersInScope({ builder, scope }: Reader, part: MatrixDiagrams): MatrixDiagrams {
  const rows = part.verdicts.map(({ row }) => row)
  const { verdicts, decide, isUseful } = openPapers(builder, rows, scope.papers)
  if (!isUseful) return part
  const decided = decide(part.decided)
  const { composed, uncomposed } = part
  const uncomposedInScope = composed === uncomposed ? decided : part.uncomposedInScope
  return finishMatrix(builder, { ...part, uncomposedInScope, decided, verdicts })
}

function buildProviderMatrix(
  { builder, tables, scope, conditions }: Reader,
  matrix: CompiledMatrix,
  providerClosed: Node,
): MatrixDiagrams {
  const uncomposed = rowDiagram(builder, matrix)
  const uncomposedOnUse = rowDiagram(builder, { ...matrix, rows: matrix.rows.filter(({ onUse }) => onUse) })
  const composed = composeTables(builder, tables, withoutGaps(builder, matrix, uncomposed))
  const onUse = composeTables(builder, tables, withoutGaps(builder, matrix, uncomposedOnUse))
  const choose = (open: Node, closedAccess: Node) =>
    apply(
      builder,
      apply(builder, providerClosed, open, except),
      apply(builder, providerClosed, closedAccess, whereLeafIs(TRUE)),
      maximum,
    )
  // Conditions and papers come before scope, because what scope closes makes diagrams larger.
  const { rows, leaveOut } = openConditions(builder, matrix, conditions)
  const [applying, applyingOnUse] = [leaveOut(composed), leaveOut(onUse)]
  const { verdicts, decide } = openPapers(builder, rows, scope.papers)
  const decided = choose(decide(applying), decide(applyingOnUse))
  const isStated = composed === uncomposed && onUse === uncomposedOnUse
  return finishMatrix(builder, {
    layer: 'provider',
    matrix,
    uncomposed,
    uncomposedInScope: isStated ? decided : choose(uncomposed, uncomposedOnUse),
    composed,
    decided,
    verdicts,
  })
}

/** A matrix of the place of use or of the account. `closed`: 1 where it is not read. */
function buildLaterMatrix(
  { builder, tables, scope, conditions }: Reader,
  matrix: CompiledMatrix,
  closed: Node,
): MatrixDiagrams {
  const uncomposed = rowDiagram(builder, matrix)
  const composed = composeTables(builder, tables, withoutGaps(builder, matrix, uncomposed))
  const { rows, leaveOut } = openConditions(builder, matrix, conditions)
  const applying = leaveOut(composed)
  const { verdicts, decide } = openPapers(builder, rows, scope.papers)
  const decided = apply(builder, closed, decide(applying), except)
  const uncomposedInScope = composed === uncomposed ? decided : apply(builder, closed, uncomposed, except)
  const { layer } = matrix
  return finishMatrix(builder, { layer, matrix, uncomposed, uncomposedInScope, composed, decided, verdicts })
}

const finishMatrix = (
  builder: Builder,
  part: Omit<MatrixDiagrams, 'level' | 'leavesByObligation' | 'rowNumbers'>,
): MatrixDiagrams => ({
  ...part,
  rowNumbers: rowNumbersOf(part),
  leavesByObligation: leavesByObligationOf(part.verdicts),
  level: mapLeaves(builder, part.decided, (leaf) => leafOf(part.verdicts[leafValue(leaf) - 1]?.level ?? 0)),
})

/** In the uncomposed diagrams, the number after that of the last row stands for a gap. */
function rowNumbersOf({
  matrix,
  uncomposedInScope,
  decided,
  verdicts,
}: Pick<MatrixDiagrams, 'matrix' | 'uncomposedInScope' | 'decided' | 'verdicts'>): number[] {
  if (uncomposedInScope === decided) return [0, ...verdicts.map(({ row }) => row.number)]
  return Array.from({ length: matrix.rows.length + 2 }, (_, number) => number)
}

function leavesByObligationOf(verdicts: readonly RowWithPapers[]): Map<ObligationId, Uint8Array> {
  const leavesByObligation = new Map<ObligationId, Uint8Array>()
  for (const [i, { row }] of verdicts.entries())
    for (const { id } of row.duties) {
      const leaves = leavesByObligation.get(id) ?? new Uint8Array(verdicts.length + 1)
      leaves[i + 1] = 1
      leavesByObligation.set(id, leaves)
    }
  return leavesByObligation
}

const rowDiagram = (builder: Builder, { rows, cover }: CompiledMatrix): Node =>
  firstFit(builder, [...rows.flatMap(({ boxes }) => boxes), ...cover])

const withoutGaps = (builder: Builder, { rows }: CompiledMatrix, uncomposed: Node): Node =>
  mapLeaves(builder, uncomposed, (leaf) => (leafValue(leaf) > rows.length ? FALSE : leaf))

const mapRows = (builder: Builder, { rows }: CompiledMatrix, node: Node, value: (row: CompiledRow) => number): Node =>
  mapLeaves(builder, node, (leaf) => {
    const row = rows[leafValue(leaf) - 1]
    return leafOf(row ? value(row) : 0)
  })

const bitwiseOr: Operation = (f, g) => {
  if (f === g || g === FALSE) return f
  if (f === FALSE) return g
  return f < 0 && g < 0 ? leafOf(leafValue(f) | leafValue(g)) : undefined
}

const not = (leaf: Node) => (leaf === FALSE ? TRUE : FALSE)
const amber = (leaf: Node) => (leaf === FALSE ? FALSE : leafOf(AMBER))

function whereNoMainColour(builder: Builder, main: readonly MatrixDiagrams[], closed: Node): Node {
  let left = mapLeaves(builder, closed, not)
  for (const { matrix, composed } of main)
    left = apply(
      builder,
      mapRows(builder, matrix, composed, ({ level }) => Math.min(level, 1)),
      left,
      except,
    )
  return mapLeaves(builder, left, amber)
}

/**
 * AMBER where no matrix gives a colour. `within`: above 0 wherever that is possible. Matrices that close access give
 * most of it a colour, so they are subtracted first to keep the intermediate diagrams small.
 */
function whereNoColour(builder: Builder, parts: readonly MatrixDiagrams[], within: Node): Node {
  const closes = ({ matrix }: MatrixDiagrams) =>
    matrix.rows.some((row) => row.closes.has('access') || row.closes.has('provider'))
  const inOrder = [...parts.filter(closes), ...parts.filter((part) => !closes(part))]
  let uncoloured = mapLeaves(builder, within, (leaf) => (leaf === FALSE ? FALSE : TRUE))
  for (const { level } of inOrder) {
    if (uncoloured === FALSE) break
    uncoloured = apply(builder, level, uncoloured, except)
  }
  return mapLeaves(builder, uncoloured, amber)
}

/** All roots, in the order in which `withRoots` reads them. */
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

/** The layers with new roots, given in the order of `rootsOf`. */
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
