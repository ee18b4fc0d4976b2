import { type CellVocabulary, type CountryFile, entryColumns, entryOf, LISTS, type SheetKind } from '@portal/contract'
import type { Sheet } from './sheet.ts'

const WIDTHS: Readonly<Record<string, number>> = { text: 420, boxes: 260, basis: 240, articles: 260 }
const USUAL_WIDTH = 150

type Titles = { readonly sheet: string; readonly field: (field: string) => string }

/** A sheet of the entries of one kind: duties, locks, documents … */
export function entrySheet(kind: SheetKind, file: CountryFile, vocabulary: CellVocabulary, titles: Titles): Sheet {
  return {
    id: kind,
    title: titles.sheet,
    kind: 'entry',
    columns: entryColumns(vocabulary)[kind].map(({ field, type }) => ({
      id: field,
      title: titles.field(field),
      type,
      side: 'then',
      width: WIDTHS[type.isRequired || type.kind !== 'text' ? type.kind : ''] ?? USUAL_WIDTH,
    })),
    lines: file[LISTS[kind]].map((thing, index) => ({
      key: entryOf(kind, thing),
      entry: entryOf(kind, thing),
      box: 0,
      boxes: 1,
      position: index + 1,
      isLast: false,
    })),
  }
}
