import {
  type CellVocabulary,
  type CountryFile,
  cellVocabulary,
  entryColumns,
  entryOf,
  findEntry,
  HOUSE,
  LISTS,
  SHEET_KINDS,
  type SheetKind,
  type SurveyContent,
} from '@portal/contract'
import type { Wording } from '@portal/texts'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../shared/law/wording.ts'
import { cellWords, namesOf } from './cellWords.ts'
import { matrixSheet, type SheetWords } from './matrixSheet.ts'
import type { Sheet } from './sheet.ts'

export type SheetTab = { readonly id: string; readonly title: string; readonly count: number }

export type Sheets = {
  readonly tabs: readonly SheetTab[]
  readonly wording: Wording
  /** Duties, locks, documents, regions and rows of the treaty level by their words. */
  readonly nameOf: (id: string) => string
  /** The sheet with this id of a file; the first matrix if it has none. */
  readonly sheetOf: (id: string, file: CountryFile) => Sheet
  /** The name of a field or fact. */
  readonly fieldTitle: (field: string) => string
  /** The sheet on which an entry stands. */
  readonly sheetIdOf: (entry: string, file: CountryFile) => string | null
  /** The conditions that a matrix can have, by their ids. */
  readonly dimensions: readonly { readonly id: string; readonly title: string }[]
}

function sheetIdOf(entry: string, file: CountryFile): string | null {
  const found = findEntry(file, entry)
  return (found?.kind === 'row' ? file.matrices[Number(found.list[1])]?.id : found?.kind) ?? null
}

const isKind = (id: string): id is SheetKind => SHEET_KINDS.some((kind) => kind === id)

/** The sheets of a draft: one for each matrix, and one for each kind of entry. `added`: columns without a value yet. */
export function useSheets(file: CountryFile, content: SurveyContent, added: readonly string[]): Sheets {
  const { t } = useTranslation()
  const wording = useMemo(() => wordingOf(content, file), [content, file])
  const fieldTitle = useCallback(
    (field: string): string => {
      const titles: Readonly<Record<string, string>> = {
        ...t('informationHub.differences.fields', { returnObjects: true }),
        ...t('legalContent.columns', { returnObjects: true }),
      }
      return titles[field] ?? wording.dimension(field)
    },
    [t, wording],
  )
  const sheetOf = useCallback(
    (id: string, of: CountryFile) => {
      const vocabulary = vocabularyOf(of, content)
      const words = { t, wording, nameOf: namesOf(of, content), field: fieldTitle }
      if (isKind(id)) return entrySheet(id, of, vocabulary, { ...words, title: t(`legalContent.sheets.${id}`) })
      const matrix = of.matrices.find((one) => one.id === id) ?? of.matrices[0]
      if (!matrix) throw new Error('a file has at least one matrix')
      return matrixSheet(matrix, vocabulary, { words, added, isHouse: of.country === HOUSE })
    },
    [content, wording, fieldTitle, added, t],
  )
  const tabs = useMemo(
    () => [
      ...file.matrices.map(({ id, title, rows }) => ({ id, title, count: rows.length })),
      ...(file.country === HOUSE ? HOUSE_KINDS : SHEET_KINDS).map((kind) => ({
        id: kind,
        title: t(`legalContent.sheets.${kind}`),
        count: file[LISTS[kind]].length,
      })),
    ],
    [file, t],
  )
  const dimensions = useMemo(
    () => vocabularyOf(file, content).dimensions.map(({ id }) => ({ id, title: wording.dimension(id) })),
    [file, content, wording],
  )
  const nameOf = useMemo(() => namesOf(file, content), [file, content])
  return { tabs, wording, nameOf, fieldTitle, sheetOf, sheetIdOf, dimensions }
}

/** What house rules have besides their rows. */
const HOUSE_KINDS: readonly SheetKind[] = ['obligation', 'lock']

/** The names that cells may use. House rules apply to all countries, and read no region of one. */
function vocabularyOf(file: CountryFile, { law, countries }: SurveyContent): CellVocabulary {
  const vocabulary = cellVocabulary(file, law)
  if (file.country !== HOUSE) return vocabulary
  const provider = { id: 'provider', values: countries.map(({ iso2 }) => iso2) }
  return { ...vocabulary, dimensions: [provider, ...vocabulary.dimensions.filter(({ id }) => id !== 'region')] }
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
