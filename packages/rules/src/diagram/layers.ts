import type { LayerId, ObligationId } from '../law/model.ts'
import { apply, type Builder, except, greater, mapLeaves, type Operation, whereLeaf } from './builder.ts'
import { FALSE, leafOf, leafValue, type Node, TRUE } from './diagrams.ts'
import { firstFit } from './firstFit.ts'
import { type RowWithPapers, withPapers } from './papers.ts'
import { AMBER, type CompiledMatrix, type CompiledRow, type CompiledTable } from './rows.ts'
import { composed, type Tables } from './tables.ts'

/** One matrix in all the forms in which it is read. Leaf 0 is none. */
export type LayerPart = {
  readonly layer: LayerId
  readonly matrix: CompiledMatrix
  /** By row number, on derived facts; one more than the last: covered, but no row takes it. */
  readonly stated: Node
  /** The same where scope lets it be read. */
  readonly traced: Node
  /** By row number, on the facts as told, without scope. */
  readonly alone: Node
  /** By place in `verdicts`, from 1. */
  readonly decided: Node
  readonly verdicts: readonly RowWithPapers[]
  /** By obligation, 1 for each leaf of `decided` whose row brings it. */
  readonly bringing: ReadonlyMap<ObligationId, Uint8Array>
  readonly level: Node
}

export type Layers = {
  readonly parts: readonly LayerPart[]
  readonly tables: readonly Node[]
  /** 1 where access is closed, 2 where the provider is closed altogether. */
  readonly closed: Node
  readonly closedUser: Node
  /** AMBER where access is open and no main matrix gives a colour. */
  readonly left: Node
  /** AMBER where nothing gives a colour. */
  readonly uncoloured: Node
}

/** State handed from one scope test to the next. */
type Scope = { ended: Node; access: Node; provider: Node; user: Node; proofs: Node }

export type Matrices = { readonly [layer in LayerId]: readonly CompiledMatrix[] }

export function buildLayers(builder: Builder, matrices: Matrices, compiled: readonly CompiledTable[]): Layers {
  const tables = compiled.map((table) => ({ ...table, node: firstFit(builder, table.boxes) }))
  const scope: Scope = { ended: FALSE, access: FALSE, provider: FALSE, user: FALSE, proofs: FALSE }
  const reader = { builder, tables, scope }
  const scopeParts = matrices.scope.map((matrix) => scopePart(reader, matrix))
  const closed = apply(builder, scope.access, mapLeaves(builder, scope.provider, twice), greater)
  const providerParts = matrices.provider.map((matrix) => providerPart(reader, matrix, closed))
  const userParts = matrices.user.map((matrix) => userPart(reader, matrix))
  const main = providerParts.filter(({ matrix }) => matrix.isMain)
  const parts = [...scopeParts, ...providerParts, ...userParts]
  return {
    parts,
    tables: tables.map(({ node }) => node),
    closed,
    closedUser: scope.user,
    left: main.length > 0 ? leftOut(builder, main, closed) : FALSE,
    uncoloured: uncoloured(builder, parts, main.length > 0 ? closed : TRUE),
  }
}

const twice = (leaf: Node) => (leaf === FALSE ? FALSE : leafOf(2))

type Reader = { readonly builder: Builder; readonly tables: Tables; readonly scope: Scope }

function scopePart({ builder, tables, scope }: Reader, matrix: CompiledMatrix): LayerPart {
  const stated = statedOf(builder, matrix)
  const alone = composed(builder, tables, rowsOf(builder, matrix, stated))
  const rows = apply(builder, scope.ended, alone, except)
  const traced = alone === stated ? rows : apply(builder, scope.ended, stated, except)
  const isClosing = (target: string) => (row: CompiledRow) => row.closes.has(target)
  const marked = (holds: (row: CompiledRow) => boolean) =>
    matrix.rows.some(holds) ? mapRows(builder, matrix, rows, (row) => (holds(row) ? 1 : 0)) : FALSE
  scope.provider = apply(builder, scope.provider, marked(isClosing('provider')), greater)
  scope.access = apply(
    builder,
    scope.access,
    marked((row) => row.closes.has('access') || row.closes.has('provider')),
    greater,
  )
  scope.user = apply(builder, scope.user, marked(isClosing('user')), greater)
  scope.ended = apply(
    builder,
    scope.ended,
    marked(({ outcome }) => outcome.ends === true),
    greater,
  )
  if (matrix.rows.some(({ proves }) => proves !== 0))
    scope.proofs = apply(
      builder,
      scope.proofs,
      mapRows(builder, matrix, rows, ({ proves }) => proves),
      bitsOr,
    )
  const verdicts = matrix.rows.map((row) => ({ row, level: row.level, met: [] }))
  return finished(builder, { layer: 'scope', matrix, stated, traced, alone, decided: rows, verdicts })
}

function providerPart({ builder, tables, scope }: Reader, matrix: CompiledMatrix, closed: Node): LayerPart {
  const stated = statedOf(builder, matrix)
  const statedOnUse = statedOf(builder, { ...matrix, rows: matrix.rows.filter(({ onUse }) => onUse) })
  const alone = composed(builder, tables, rowsOf(builder, matrix, stated))
  const onUse = composed(builder, tables, rowsOf(builder, matrix, statedOnUse))
  const choose = (open: Node, closedAccess: Node) =>
    apply(builder, apply(builder, closed, open, except), apply(builder, closed, closedAccess, whereLeaf(TRUE)), greater)
  const rows = choose(alone, onUse)
  const decided = withPapers(builder, matrix, rows, scope.proofs)
  return finished(builder, {
    layer: 'provider',
    matrix,
    stated,
    traced: alone === stated && onUse === statedOnUse ? rows : choose(stated, statedOnUse),
    alone,
    ...decided,
  })
}

function userPart({ builder, tables, scope }: Reader, matrix: CompiledMatrix): LayerPart {
  const stated = statedOf(builder, matrix)
  const alone = composed(builder, tables, rowsOf(builder, matrix, stated))
  const rows = apply(builder, scope.user, alone, except)
  const decided = withPapers(builder, matrix, rows, scope.proofs)
  const traced = alone === stated ? rows : apply(builder, scope.user, stated, except)
  return finished(builder, { layer: 'user', matrix, stated, traced, alone, ...decided })
}

const finished = (builder: Builder, part: Omit<LayerPart, 'level' | 'bringing'>): LayerPart => ({
  ...part,
  bringing: bringingOf(part.verdicts),
  level: mapLeaves(builder, part.decided, (leaf) => leafOf(part.verdicts[leafValue(leaf) - 1]?.level ?? 0)),
})

function bringingOf(verdicts: readonly RowWithPapers[]): Map<ObligationId, Uint8Array> {
  const bringing = new Map<ObligationId, Uint8Array>()
  for (const [i, { row }] of verdicts.entries())
    for (const { id } of row.duties) {
      const leaves = bringing.get(id) ?? new Uint8Array(verdicts.length + 1)
      leaves[i + 1] = 1
      bringing.set(id, leaves)
    }
  return bringing
}

const statedOf = (builder: Builder, { rows, cover }: CompiledMatrix): Node =>
  firstFit(builder, [...rows.flatMap(({ boxes }) => boxes), ...cover])

const rowsOf = (builder: Builder, { rows }: CompiledMatrix, stated: Node): Node =>
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

function leftOut(builder: Builder, main: readonly LayerPart[], closed: Node): Node {
  let left = mapLeaves(builder, closed, opposite)
  for (const { matrix, alone } of main)
    left = apply(
      builder,
      mapRows(builder, matrix, alone, ({ level }) => Math.min(level, 1)),
      left,
      except,
    )
  return mapLeaves(builder, left, amber)
}

/** `within`: outside of it something always gives a colour. Matrices that close access colour most of it, so they go first. */
function uncoloured(builder: Builder, parts: readonly LayerPart[], within: Node): Node {
  const closes = ({ matrix }: LayerPart) =>
    matrix.rows.some((row) => row.closes.has('access') || row.closes.has('provider'))
  const inOrder = [...parts.filter(closes), ...parts.filter((part) => !closes(part))]
  let blank = mapLeaves(builder, within, (leaf) => (leaf === FALSE ? FALSE : TRUE))
  for (const { level } of inOrder) {
    if (blank === FALSE) break
    blank = apply(builder, level, blank, except)
  }
  return mapLeaves(builder, blank, amber)
}

export const rootsOf = ({ parts, tables, closed, closedUser, left, uncoloured: blank }: Layers): Node[] => [
  ...parts.flatMap(({ stated, traced, alone, decided, level }) => [stated, traced, alone, decided, level]),
  ...tables,
  closed,
  closedUser,
  left,
  blank,
]

/** The same layers with the roots renumbered, in the order of `rootsOf`. */
export function withRoots(layers: Pick<Layers, 'parts' | 'tables'>, roots: readonly Node[]): Layers {
  const next = roots[Symbol.iterator]()
  const take = () => next.next().value as Node
  return {
    parts: layers.parts.map((part) => ({
      ...part,
      stated: take(),
      traced: take(),
      alone: take(),
      decided: take(),
      level: take(),
    })),
    tables: layers.tables.map(take),
    closed: take(),
    closedUser: take(),
    left: take(),
    uncoloured: take(),
  }
}
