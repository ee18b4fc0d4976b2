import type { Box, Dimension, LAYERS, Law, LawPart, Matrix, Part, Table } from './model.ts'

/**
 * Joins the treaty level, the countries concerned and house rules into one law. Dimensions with the same id, and tables for the same
 * dimension, are merged in the order of the parts. Ids of rows, obligations, locks and documents must be unique across
 * the parts, which is not checked here. House rules may name countries that are not joined, and what a newer law no longer
 * has: there they apply to nothing.
 */
export function joinLaw(parts: readonly LawPart[]): Law {
  const layer = (id: (typeof LAYERS)[number]): Matrix[] => parts.flatMap((part) => part.layers[id] ?? [])
  const dimensions = uniteDimensions(parts.flatMap((part) => part.dimensions))
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  return {
    content: parts.map((part) => part.content).sort(byId),
    dimensions,
    tables: uniteTables(parts.flatMap((part) => part.tables)),
    layers: {
      scope: layer('scope'),
      provider: layer('provider'),
      user: layer('user'),
      house: layer('house').map((matrix) => known(dimensions, matrix)),
    },
    obligations: parts.flatMap((part) => part.obligations),
    locks: parts.flatMap((part) => part.locks),
    documents: parts.flatMap((part) => part.documents),
  }
}

function uniteDimensions(dimensions: readonly Dimension[]): Dimension[] {
  const united = new Map<string, Dimension>()
  for (const dimension of dimensions) {
    const earlier = united.get(dimension.id)
    united.set(dimension.id, earlier ? { ...earlier, values: uniteValues(earlier, dimension) } : dimension)
  }
  return [...united.values()]
}

function uniteValues(one: Dimension, other: Dimension): Dimension['values'] {
  if (one.values === 'days' || other.values === 'days') return one.values
  return [...new Set([...one.values, ...other.values])]
}

function uniteTables(tables: readonly Table[]): Table[] {
  const united = new Map<string, Table>()
  for (const { gives, rows } of tables)
    united.set(gives, { gives, rows: [...(united.get(gives)?.rows ?? []), ...rows] })
  return [...united.values()]
}

/** A matrix with only the values that the law has; a row whose boxes need others has none, and keeps its place. */
function known(dimensions: readonly Dimension[], matrix: Matrix): Matrix {
  const valuesOf = new Map(dimensions.map(({ id, values }) => [id, values]))
  const part = (id: string, own: Part): Part | undefined => {
    const values = valuesOf.get(id)
    if (values === undefined || values === 'days') return values && own
    const left = isList(own) ? own.filter((value) => values.includes(value)) : []
    return left.length > 0 ? left : undefined
  }
  const boxes = (box: Box): Box[] => {
    const parts = Object.entries(box).map(([id, own]) => [id, part(id, own)] as const)
    const left = parts.flatMap(([id, own]) => (own ? [[id, own] as const] : []))
    return left.length === parts.length ? [Object.fromEntries(left)] : []
  }
  return { ...matrix, rows: matrix.rows.map((row) => ({ ...row, when: row.when.flatMap(boxes) })) }
}

const isList = (part: Part): part is readonly string[] => Array.isArray(part)
