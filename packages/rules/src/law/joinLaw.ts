import type { Dimension, LAYERS, Law, LawPart, Matrix, Table } from './model.ts'

/**
 * Joins the treaty level and the countries concerned into one law. Dimensions with the same id, and tables for the same
 * dimension, are merged in the order of the parts. Ids of rows, obligations, locks and documents must be unique across
 * the parts, which is not checked here.
 */
export function joinLaw(parts: readonly LawPart[]): Law {
  const layer = (id: (typeof LAYERS)[number]): Matrix[] => parts.flatMap((part) => part.layers[id] ?? [])
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  return {
    content: parts.map((part) => part.content).sort(byId),
    dimensions: uniteDimensions(parts.flatMap((part) => part.dimensions)),
    tables: uniteTables(parts.flatMap((part) => part.tables)),
    layers: { scope: layer('scope'), provider: layer('provider'), user: layer('user') },
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
