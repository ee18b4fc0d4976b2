import { type CellVocabulary, type CountryFile, outcomeColumns } from '@portal/contract'
import type { Sheet, SheetColumn, SheetLine } from './sheet.ts'

type Matrix = CountryFile['matrices'][number]

/** The names of columns, in the words of the reader. */
export type ColumnTitles = {
  readonly dimension: (id: string) => string
  readonly field: (field: string) => string
}

const WHEN_WIDTH = 150
const THEN_WIDTHS: Readonly<Record<string, number>> = {
  trigger: 90,
  'then/status': 90,
  'then/reason': 320,
  'then/basis': 220,
  'then/confidence': 100,
  'then/obligations': 200,
  'then/locks': 160,
}

/** A matrix with one line for each alternative of a row. `added`: columns for conditions that no row has yet. */
export function matrixSheet(
  matrix: Matrix,
  vocabulary: CellVocabulary,
  { titles, added }: { titles: ColumnTitles; added: readonly string[] },
): Sheet {
  return {
    id: matrix.id,
    title: matrix.title,
    kind: 'row',
    columns: [...conditionColumns(matrix, vocabulary, { titles, added }), ...consequenceColumns(vocabulary, titles)],
    lines: matrix.rows.flatMap((row, index) => linesOf(matrix, row, index)),
  }
}

function linesOf({ rows }: Matrix, row: Matrix['rows'][number], index: number): SheetLine[] {
  const boxes = Math.max(1, row.when.length)
  return Array.from({ length: boxes }, (_, box) => ({
    key: `${row.id} ${box}`,
    entry: `row ${row.id}`,
    box,
    boxes,
    position: index + 1,
    isLast: index === rows.length - 1,
  }))
}

/** The conditions that rows have, in the order of the vocabulary, so that a column stays where it is. */
function conditionColumns(
  { rows }: Matrix,
  { dimensions }: CellVocabulary,
  { titles, added }: { titles: ColumnTitles; added: readonly string[] },
): SheetColumn[] {
  const used = new Set(rows.flatMap(({ when }) => when.flatMap((box) => Object.keys(box))))
  return dimensions
    .filter(({ id }) => used.has(id) || added.includes(id))
    .map((dimension) => ({
      id: dimension.id,
      title: titles.dimension(dimension.id),
      type: { kind: 'part', dimension },
      side: 'when',
      width: WHEN_WIDTH,
    }))
}

const consequenceColumns = (vocabulary: CellVocabulary, titles: ColumnTitles): SheetColumn[] =>
  outcomeColumns(vocabulary).map(({ field, type }) => ({
    id: field,
    title: titles.field(field.replace('then/', '')),
    type,
    side: 'then',
    width: THEN_WIDTHS[field] ?? WHEN_WIDTH,
  }))
