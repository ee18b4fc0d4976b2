import type { Box, Dimension, LAYERS, Law, LawPart, Matrix, Part, Table } from './model.ts'

/**
 * Joins the treaty level and the countries concerned into one law. Dimensions with the same id, and tables for the same
 * dimension, are merged in the order of the parts. Ids of rows, obligations, locks and documents must be unique across
 * the parts, which is not checked here.
 */
export function joinLaw(all: readonly LawPart[]): Law {
  const parts = all.map((part) => withoutOwners(part, all))
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

/**
 * What the treaty level says of places without a law of their own is not read for one that has got one: its matrices and the
 * facts that its own tables give.
 */
function withoutOwners(part: LawPart, all: readonly LawPart[]): LawPart {
  const others = all.filter(({ content, layers }) => content.id !== part.content.id && layers.provider)
  const codes = others.map(({ content }) => content.id)
  if (codes.length === 0 || !part.layers.provider) return part
  const given = new Set(others.flatMap(({ tables }) => tables.map(({ gives }) => gives)))
  return {
    ...part,
    layers: { ...part.layers, provider: part.layers.provider.flatMap((matrix) => matrixWithout(matrix, codes)) },
    tables: part.tables.map((table) => (given.has(table.gives) ? tableWithout(table, codes) : table)),
  }
}

function matrixWithout(matrix: Matrix, codes: readonly string[]): Matrix[] {
  const covers = matrix.covers && boxWithout(matrix.covers, codes)
  if (covers === matrix.covers) return [matrix]
  return covers ? [{ ...matrix, covers }] : []
}

const tableWithout = ({ gives, rows }: Table, codes: readonly string[]): Table => ({
  gives,
  rows: rows.flatMap(({ when, value }) => {
    const boxes = when.map((box) => boxWithout(box, codes)).filter((box) => box !== undefined)
    return boxes.length > 0 ? [{ when: boxes, value }] : []
  }),
})

/** The box without these providers; the same if it names none of them, undefined if it names no others. */
function boxWithout(box: Box, codes: readonly string[]): Box | undefined {
  const { provider } = box
  if (!isList(provider) || !provider.some((code) => codes.includes(code))) return box
  const left = provider.filter((code) => !codes.includes(code))
  return left.length > 0 ? { ...box, provider: left } : undefined
}

const isList = (part: Part | undefined): part is readonly string[] => Array.isArray(part)
