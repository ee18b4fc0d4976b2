import type { Box, LawPart, Matrix, Part, Table } from './model.ts'

/** What the law of a country itself says of the country. */
const OWN_FACTS = ['providerMeasures', 'factsConfidence']

/**
 * The treaty level without what it says of these places as places without a law of their own: they have got one since. Its
 * matrices and the facts that such a law gives leave them out.
 */
export function withoutPlaces(part: LawPart, codes: readonly string[]): LawPart {
  const { provider = [] } = part.layers
  return {
    ...part,
    layers: { ...part.layers, provider: provider.flatMap((matrix) => matrixWithout(matrix, codes)) },
    tables: part.tables.map((table) => (OWN_FACTS.includes(table.gives) ? tableWithout(table, codes) : table)),
  }
}

function matrixWithout(matrix: Matrix, codes: readonly string[]): Matrix[] {
  if (!matrix.covers) return [matrix]
  const covers = boxWithout(matrix.covers, codes)
  return covers ? [{ ...matrix, covers }] : []
}

const tableWithout = ({ gives, rows }: Table, codes: readonly string[]): Table => ({
  gives,
  rows: rows.flatMap(({ when, value }) => {
    const boxes = when.map((box) => boxWithout(box, codes)).filter((box) => box !== undefined)
    return boxes.length > 0 ? [{ when: boxes, value }] : []
  }),
})

/** Undefined if the box names no other providers. */
function boxWithout(box: Box, codes: readonly string[]): Box | undefined {
  const { provider } = box
  if (!isList(provider)) return box
  const left = provider.filter((code) => !codes.includes(code))
  return left.length > 0 ? { ...box, provider: left } : undefined
}

const isList = (part: Part | undefined): part is readonly string[] => Array.isArray(part)
