import { type Pattern, patternOf } from '../boxes/boxes.ts'
import { buildSpace, encode, type Space } from '../boxes/space.ts'
import {
  type Box,
  type DimensionId,
  EVIDENCE,
  type Evidence,
  type Law,
  type LayerId,
  type Matrix,
  type Obligation,
  type ObligationId,
  type Outcome,
  type Row,
  STATUSES,
  type Status,
} from '../law/model.ts'

/** No colour is 0, GREEN 1, AMBER 2, RED 3: the worst of two is the greater. */
export type Level = 0 | 1 | 2 | 3
export const AMBER: Level = 2
export const RED: Level = 3

export const levelOf = (status: Status | undefined): Level =>
  status === undefined ? 0 : ((STATUSES.indexOf(status) + 1) as Level)
/** The colour of a level above 0; "no colour" is AMBER: not enough information is never GREEN. */
export const statusOfLevel = (level: Level): Status => STATUSES[level - 1] ?? 'AMBER'

export type Duty = { readonly id: ObligationId; readonly metBy: number }

export type CompiledRow = {
  readonly id: Row['id']
  readonly patterns: readonly Pattern[]
  readonly level: Level
  readonly onUse: boolean
  readonly duties: readonly Duty[]
  /** All evidence that could meet one of the duties, as bits. */
  readonly wants: number
  readonly proves: number
  readonly closes: ReadonlySet<string>
  readonly outcome: Outcome
}

export type CompiledMatrix = {
  readonly id: Matrix['id']
  readonly layer: LayerId
  readonly covers: Pattern
  /** The axes that its rows and cover read. */
  readonly axes: ReadonlySet<number>
  readonly rows: readonly CompiledRow[]
  /** Main matrices colour all they cover; the others only add. */
  readonly isMain: boolean
}

export type CompiledTable = { readonly axis: number; readonly rows: readonly { pattern: Pattern; bit: number }[] }

declare const compiled: unique symbol
/** A law made ready for deciding. Opaque: what it holds is the engine's own business. */
export type CompiledLaw = { readonly [compiled]: true }

export type Compiled = CompiledLaw & {
  readonly law: Law
  readonly space: Space
  readonly tables: readonly CompiledTable[]
  readonly layers: { readonly [layer in LayerId]: readonly CompiledMatrix[] }
  /** The provider's matrices with only the rows that bite on use. */
  readonly onUse: readonly CompiledMatrix[]
  /** The axes that rows and covers of each layer read. */
  readonly readBy: { readonly [layer in LayerId]: ReadonlySet<number> }
  /** The axes that tables read. */
  readonly readByTables: ReadonlySet<number>
}

/**
 * Turns dates into day numbers and sets into bit masks, once for many decisions.
 * Throws where content names a dimension, value or obligation that the law does not declare: the loader checks before.
 */
export function compile(law: Law): CompiledLaw {
  const space = buildSpace(law.dimensions)
  const obligations = new Map(law.obligations.map((obligation) => [obligation.id, obligation]))
  const matrices = (layer: LayerId) =>
    law.layers[layer].map((matrix) => compileMatrix(matrix, layer, { space, obligations }))
  const tables = law.tables.map((table) => compileTable(table, space))
  const layers = { scope: matrices('scope'), provider: matrices('provider'), user: matrices('user') }
  const onUse = layers.provider.map((matrix) => ({ ...matrix, rows: matrix.rows.filter((row) => row.onUse) }))
  const readBy = { scope: axesOf(layers.scope), provider: axesOf(layers.provider), user: axesOf(layers.user) }
  const readByTables = new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => [...row.pattern.axes])))
  const compiledLaw: Omit<Compiled, typeof compiled> = { law, space, tables, layers, onUse, readBy, readByTables }
  return compiledLaw as Compiled
}

const axesOf = (matrices: readonly CompiledMatrix[]): ReadonlySet<number> =>
  new Set(matrices.flatMap(({ axes }) => [...axes]))

/** The engine's own view of what `compile` gave out. */
export const inside = (law: CompiledLaw): Compiled => law as Compiled

type Context = { readonly space: Space; readonly obligations: ReadonlyMap<ObligationId, Obligation> }

function compileMatrix(matrix: Matrix, layer: LayerId, context: Context): CompiledMatrix {
  const covers = pattern(matrix.covers ?? {}, context.space, `Matrix ${matrix.id}`)
  const rows = matrix.rows.map((row) => compileRow(row, context))
  return {
    id: matrix.id,
    layer,
    covers,
    axes: new Set([covers, ...rows.flatMap(({ patterns }) => patterns)].flatMap(({ axes }) => [...axes])),
    rows,
    isMain: matrix.rows.at(-1)?.then.status !== undefined,
  }
}

function compileRow({ id, when, trigger, then: outcome }: Row, { space, obligations }: Context): CompiledRow {
  const duties = outcome.obligations.map((ref) => duty(obligations.get(ref), `Row ${id} names the obligation ${ref}`))
  return {
    id,
    patterns: when.map((box) => pattern(box, space, `Row ${id}`)),
    level: levelOf(outcome.status),
    onUse: trigger === 'use',
    duties,
    wants: duties.reduce((bits, { metBy }) => bits | metBy, 0),
    proves: evidenceBits(outcome.proves ?? []),
    closes: new Set(outcome.closes),
    outcome,
  }
}

function duty(obligation: Obligation | undefined, where: string): Duty {
  if (!obligation) throw new Error(`${where}, which the law does not declare`)
  return { id: obligation.id, metBy: evidenceBits(obligation.metBy) }
}

const evidenceBits = (evidence: readonly Evidence[]) =>
  evidence.reduce((bits, kind) => bits | (1 << EVIDENCE.indexOf(kind)), 0)

function compileTable({ gives, rows }: Law['tables'][number], space: Space): CompiledTable {
  const axis = axisOf(space, gives, 'A table')
  const bit = (value: string) => bitOf(space, axis, value, `The table of ${gives}`)
  return {
    axis,
    rows: rows.flatMap(({ when, value }) =>
      when.map((box) => ({ pattern: pattern(box, space, `The table of ${gives}`), bit: bit(value) })),
    ),
  }
}

function pattern(box: Box, space: Space, where: string): Pattern {
  for (const [id, part] of Object.entries(box)) {
    const axis = axisOf(space, id, where)
    if (Array.isArray(part)) for (const value of part) bitOf(space, axis, value, where)
  }
  return patternOf(space, encode(space, box), space.everything)
}

function axisOf(space: Space, id: DimensionId, where: string): number {
  const axis = space.axisOf.get(id)
  if (axis === undefined) throw new Error(`${where} names the dimension ${id}, which the law does not declare`)
  return axis
}

function bitOf(space: Space, axis: number, value: string, where: string): number {
  const bit = space.axes[axis]?.bits.get(value)
  if (bit === undefined)
    throw new Error(`${where} names ${space.axes[axis]?.id} "${value}", which the law does not declare`)
  return bit
}
