import { type CellVocabulary, type CountryFile, outcomeColumns } from '@portal/contract'
import { STATUSES } from '@portal/rules'
import { cellWords, type WordSources } from './cellWords.ts'
import type { Sheet, SheetColumn, SheetLine } from './sheet.ts'

type Matrix = CountryFile['matrices'][number]

/** The words of values, and the names of the columns of what follows from a row. */
export type SheetWords = WordSources & { readonly field: (field: string) => string }

const WHEN_WIDTH = 190
const THEN_WIDTHS: Readonly<Record<string, number>> = {
  trigger: 130,
  'then/status': 90,
  'then/reason': 320,
  'then/basis': 260,
  'then/confidence': 110,
  'then/obligations': 260,
  'then/locks': 200,
}

/** What follows from a house rule: it stands on no article, and its colour is never green. */
const HOUSE_COLUMNS: readonly string[] = ['then/status', 'then/reason', 'then/obligations', 'then/locks']

/** A matrix with one line for each alternative of a row. `added`: columns for conditions that no row has yet. */
export function matrixSheet(
  matrix: Matrix,
  vocabulary: CellVocabulary,
  { words, added, isHouse }: { words: SheetWords; added: readonly string[]; isHouse: boolean },
): Sheet {
  return {
    id: matrix.id,
    title: matrix.title,
    kind: 'row',
    columns: [
      ...conditionColumns(matrix, vocabulary, { words, added }),
      ...(isHouse ? houseColumns(vocabulary, words) : consequenceColumns(vocabulary, words)),
    ],
    lines: matrix.rows.flatMap((row, index) => linesOf(matrix, row, index)),
  }
}

function linesOf({ rows }: Matrix, row: Matrix['rows'][number], index: number): SheetLine[] {
  const boxes = Math.max(1, row.when.length)
  return Array.from({ length: boxes }, (_, box) => ({
    key: `${row.id} ${box}`,
    entry: `row ${row.id}`,
    box,
    isOr: box > 0,
    boxes,
    position: index + 1,
    isLast: index === rows.length - 1,
  }))
}

/** The conditions that rows have, in the order of the vocabulary, so that a column stays where it is. */
function conditionColumns(
  { rows }: Matrix,
  { dimensions }: CellVocabulary,
  { words, added }: { words: SheetWords; added: readonly string[] },
): SheetColumn[] {
  const used = new Set(rows.flatMap(({ when }) => when.flatMap((box) => Object.keys(box))))
  return dimensions
    .filter(({ id }) => used.has(id) || added.includes(id))
    .map((dimension) => {
      const type = { kind: 'part', dimension } as const
      const { id } = dimension
      const title = words.wording.dimension(id)
      return { id, title, type, words: cellWords(words, { field: id, type }), side: 'when', width: WHEN_WIDTH }
    })
}

const houseColumns = (vocabulary: CellVocabulary, words: SheetWords): SheetColumn[] =>
  consequenceColumns(vocabulary, words)
    .filter(({ id }) => HOUSE_COLUMNS.includes(id))
    .map((column) => (column.id === 'then/status' ? { ...column, type: DARK } : column))

const DARK = { kind: 'choice', values: STATUSES.filter((status) => status !== 'GREEN') } as const

const consequenceColumns = (vocabulary: CellVocabulary, words: SheetWords): SheetColumn[] =>
  outcomeColumns(vocabulary).map(({ field, type }) => ({
    id: field,
    title: words.field(field.replace('then/', '')),
    type,
    words: cellWords(words, { field, type }),
    side: 'then',
    width: THEN_WIDTHS[field] ?? WHEN_WIDTH,
  }))
