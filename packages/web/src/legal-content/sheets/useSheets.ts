import {
  type CellVocabulary,
  cellVocabulary,
  type EditedFile,
  type EntryColumn,
  type EntryKind,
  entriesIn,
  entryColumns,
  entryOf,
  FACT_COLUMNS,
  factOf,
  findEntry,
  HOUSE,
  PROCEDURE_PARTS,
  type ProcedurePart,
  procedureColumns,
  SHEET_KINDS,
  type SurveyContent,
} from '@portal/contract'
import type { Wording } from '@portal/texts'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../shared/law/wording.ts'
import { cellWords, namesOf, shortWording } from './cellWords.ts'
import { matrixSheet, type SheetWords } from './matrixSheet.ts'
import { FACT_SHEET, placeInList, type Sheet, type SheetColumn } from './sheet.ts'

export type SheetTab = { readonly id: string; readonly title: string; readonly count: number }

export type Sheets = {
  readonly tabs: readonly SheetTab[]
  readonly wording: Wording
  /** Duties, locks, documents, regions and rows of the treaty level by their words. */
  readonly nameOf: (id: string) => string
  /** The sheet with this id of a file; the first matrix if it has none. */
  readonly sheetOf: (id: string, file: EditedFile) => Sheet
  /** The name of a field or fact. */
  readonly fieldTitle: (field: string) => string
  /** The sheet on which an entry stands, or a field of it. */
  readonly sheetIdOf: (entry: string, file: EditedFile, field?: string | null) => string | null
  /** The conditions that a matrix can have, by their ids. */
  readonly dimensions: readonly { readonly id: string; readonly title: string }[]
}

function sheetIdOf(entry: string, file: EditedFile, field?: string | null): string | null {
  if (factOf(entry)) return FACT_SHEET
  const found = findEntry(file, entry)
  const list = placeInList(field ?? '')?.list
  if (found && isPart(list)) return list
  return (found?.kind === 'row' ? file.matrices[Number(found.list[1])]?.id : found?.kind) ?? null
}

/** The kinds of entries that have a sheet: those of the law, and the procedures beside it. */
export const ENTRY_KINDS: readonly EntryKind[] = [...SHEET_KINDS, 'procedure']
const PARTS = ['steps', 'declares'] as const
const isKind = (id: string): id is EntryKind => ENTRY_KINDS.some((kind) => kind === id)
const isPart = (id: string | undefined): id is ProcedurePart => PARTS.some((part) => part === id)

/** The sheets of a draft: one for each matrix, and one for each kind of entry. `added`: columns without a value yet. */
export function useSheets(file: EditedFile, content: SurveyContent, added: readonly string[]): Sheets {
  const { t } = useTranslation()
  const wording = useMemo(
    () => shortWording(t, wordingOf(content, file), vocabularyOf(file, content).dimensions),
    [t, content, file],
  )
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
    (id: string, of: EditedFile) => {
      const vocabulary = vocabularyOf(of, content)
      const words = { t, wording, nameOf: namesOf(of, content), field: fieldTitle }
      if (id === FACT_SHEET) return factSheet({ ...words, title: t('legalContent.sheets.fact') })
      if (isKind(id)) return entrySheet(id, of, vocabulary, { ...words, title: t(`legalContent.sheets.${id}`) })
      if (isPart(id)) return partSheet(id, of, { ...words, title: t(`legalContent.sheets.${id}`) })
      const matrix = of.matrices.find((one) => one.id === id) ?? of.matrices[0]
      if (!matrix) throw new Error('a file has at least one matrix')
      return matrixSheet(matrix, vocabulary, { words, added, isHouse: of.country === HOUSE })
    },
    [content, wording, fieldTitle, added, t],
  )
  const tabs = useMemo(
    () => [
      ...file.matrices.map(({ id, title, rows }) => ({ id, title, count: rows.length })),
      ...(file.country === HOUSE ? [] : [{ id: FACT_SHEET, title: t('legalContent.sheets.fact'), count: 1 }]),
      ...kindsOf(file).map((id) => ({ id, title: t(`legalContent.sheets.${id}`), count: entriesIn(file, id).length })),
      ...partKindsOf(file).map((id) => ({
        id,
        title: t(`legalContent.sheets.${id}`),
        count: partsOf(file, id).length,
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

/** What house rules have besides their rows: duties and locks alone. */
const HOUSE_KINDS: readonly EntryKind[] = ['obligation', 'lock']
const kindsOf = ({ country }: EditedFile) => (country === HOUSE ? HOUSE_KINDS : ENTRY_KINDS)
const partKindsOf = ({ country }: EditedFile) => (country === HOUSE ? [] : PARTS)

/** The names that cells may use. House rules apply to all countries, and read no region of one. */
function vocabularyOf(file: EditedFile, { law, countries }: SurveyContent): CellVocabulary {
  const vocabulary = cellVocabulary(file, law)
  if (file.country !== HOUSE) return vocabulary
  const provider = { id: 'provider', values: countries.map(({ iso2 }) => iso2) }
  return { ...vocabulary, dimensions: [provider, ...vocabulary.dimensions.filter(({ id }) => id !== 'region')] }
}

const WIDTHS: Readonly<Record<string, number>> = { text: 420, boxes: 260, basis: 240, articles: 260 }
const USUAL_WIDTH = 150

const sheetColumn = ({ field, type }: EntryColumn, words: SheetWords): SheetColumn => ({
  id: field,
  title: words.field(field),
  type,
  words: cellWords(words, { field, type }),
  side: 'then',
  width: WIDTHS[type.isRequired || type.kind !== 'text' ? type.kind : ''] ?? USUAL_WIDTH,
})

type EntryWords = SheetWords & { readonly title: string }

/** A sheet of the entries of one kind: duties, locks, documents … */
function entrySheet(kind: EntryKind, file: EditedFile, vocabulary: CellVocabulary, words: EntryWords): Sheet {
  const columns = kind === 'procedure' ? procedureColumns(vocabulary) : entryColumns(vocabulary)[kind]
  return {
    id: kind,
    title: words.title,
    kind: 'entry',
    columns: columns.map((column) => sheetColumn(column, words)),
    lines: entriesIn(file, kind).map((thing, index) => ({
      key: entryOf(kind, thing),
      entry: entryOf(kind, thing),
      box: 0,
      isOr: false,
      boxes: 1,
      position: index + 1,
      isLast: false,
    })),
  }
}

/** Not the names of the place, which no law changes. */
const EDITED_FACTS: readonly EntryColumn[] = [
  ...Object.entries(FACT_COLUMNS)
    .filter(([field]) => field !== 'name' && field !== 'continent')
    .map(([field, type]) => ({ field, type })),
  { field: 'notes', type: { kind: 'lines' } },
]

/** The facts of the country as a whole, in one line. */
const factSheet = (words: EntryWords): Sheet => ({
  id: FACT_SHEET,
  title: words.title,
  kind: 'entry',
  isFacts: true,
  columns: EDITED_FACTS.map((column) => sheetColumn(column, words)),
  lines: [{ key: FACT_SHEET, entry: FACT_SHEET, box: 0, isOr: false, boxes: 1, position: 1, isLast: false }],
})

/** The steps of all procedures, or what their letters state, each with the procedure to which it belongs. */
const partsOf = ({ procedures = [] }: EditedFile, part: ProcedurePart) =>
  procedures.flatMap(({ id, title, [part]: parts = [] }) =>
    parts.map((_, box) => ({ entry: `procedure ${id}`, name: title, box, boxes: parts.length })),
  )

const NAME_WIDTH = 240

function partSheet(part: ProcedurePart, file: EditedFile, words: EntryWords): Sheet {
  const of: EntryColumn = { field: 'procedure', type: { kind: 'text' } }
  return {
    id: part,
    title: words.title,
    kind: 'entry',
    part,
    columns: [
      { ...sheetColumn(of, words), isName: true, width: NAME_WIDTH },
      ...PROCEDURE_PARTS[part].map((column) => sheetColumn(column, words)),
    ],
    lines: partsOf(file, part).map((line, index) => ({
      ...line,
      key: `${line.entry} ${line.box}`,
      isOr: false,
      position: index + 1,
      isLast: false,
    })),
  }
}
