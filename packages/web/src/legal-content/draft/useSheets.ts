import {
  type CellVocabulary,
  type CountryFile,
  cellVocabulary,
  entryColumns,
  entryOf,
  LISTS,
  SHEET_KINDS,
  type SheetKind,
  type SurveyContent,
} from '@portal/contract'
import type { Wording } from '@portal/texts'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../shared/law/wording.ts'
import { cellWords, namesOf } from '../sheets/cellWords.ts'
import { matrixSheet, type SheetWords } from '../sheets/matrixSheet.ts'
import type { Sheet } from '../sheets/sheet.ts'

export type SheetTab = { readonly id: string; readonly title: string; readonly count: number }

export type Sheets = {
  readonly tabs: readonly SheetTab[]
  readonly wording: Wording
  /** The sheet with this id of a file; the first matrix if it has none. */
  readonly sheetOf: (id: string, file: CountryFile) => Sheet
  /** The conditions that a matrix can have, by their ids. */
  readonly dimensions: readonly { readonly id: string; readonly title: string }[]
}

const isKind = (id: string): id is SheetKind => SHEET_KINDS.some((kind) => kind === id)

/** The sheets of a draft: one for each matrix, and one for each kind of entry. `added`: columns without a value yet. */
export function useSheets(file: CountryFile, content: SurveyContent, added: readonly string[]): Sheets {
  const { t } = useTranslation()
  const wording = useMemo(() => wordingOf(content, file), [content, file])
  const fieldTitle = useCallback(
    (field: string) =>
      field === 'status' || field === 'regions' || field === 'linkKind'
        ? t(`legalContent.columns.${field}`)
        : t(`informationHub.differences.fields.${field as 'reason'}`),
    [t],
  )
  const sheetOf = useCallback(
    (id: string, of: CountryFile) => {
      const vocabulary = cellVocabulary(of, content.law)
      const words = { t, wording, nameOf: namesOf(of, content), field: fieldTitle }
      if (isKind(id)) return entrySheet(id, of, vocabulary, { ...words, title: t(`legalContent.sheets.${id}`) })
      const matrix = of.matrices.find((one) => one.id === id) ?? of.matrices[0]
      if (!matrix) throw new Error('a file has at least one matrix')
      return matrixSheet(matrix, vocabulary, { words, added })
    },
    [content, wording, fieldTitle, added, t],
  )
  const tabs = useMemo(
    () => [
      ...file.matrices.map(({ id, title, rows }) => ({ id, title, count: rows.length })),
      ...SHEET_KINDS.map((kind) => ({
        id: kind,
        title: t(`legalContent.sheets.${kind}`),
        count: file[LISTS[kind]].length,
      })),
    ],
    [file, t],
  )
  const dimensions = useMemo(
    () => cellVocabulary(file, content.law).dimensions.map(({ id }) => ({ id, title: wording.dimension(id) })),
    [file, content, wording],
  )
  return { tabs, wording, sheetOf, dimensions }
}

const WIDTHS: Readonly<Record<string, number>> = { text: 420, boxes: 260, basis: 240, articles: 260 }
const USUAL_WIDTH = 150

type EntryWords = SheetWords & { readonly title: string }

/** A sheet of the entries of one kind: duties, locks, documents … */
function entrySheet(kind: SheetKind, file: CountryFile, vocabulary: CellVocabulary, words: EntryWords): Sheet {
  return {
    id: kind,
    title: words.title,
    kind: 'entry',
    columns: entryColumns(vocabulary)[kind].map(({ field, type }) => ({
      id: field,
      title: words.field(field),
      type,
      words: cellWords(words, { field, type }),
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
