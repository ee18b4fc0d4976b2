import type { Box, DimensionId, Law, Matrix, Value } from './model.ts'

/**
 * The same law for facts of one value on a dimension: what asks for other values is left out, so that it compiles
 * several times as fast. Rows stay in their places, some of them without boxes.
 */
export function lawWithin(law: Law, dimension: DimensionId, value: Value): Law {
  const meets = ({ [dimension]: part }: Box) => !Array.isArray(part) || part.includes(value)
  const left = <R extends { readonly when: readonly Box[] }>(rows: readonly R[]): readonly R[] =>
    rows.map((row) => ({ ...row, when: row.when.filter(meets) }))
  const within = (matrices: readonly Matrix[]) => matrices.map((matrix) => ({ ...matrix, rows: left(matrix.rows) }))
  const { scope, provider, user } = law.layers
  return {
    ...law,
    tables: law.tables.map(({ gives, rows }) => ({ gives, rows: left(rows).filter(({ when }) => when.length > 0) })),
    layers: { scope: within(scope), provider: within(provider), user: within(user) },
  }
}
