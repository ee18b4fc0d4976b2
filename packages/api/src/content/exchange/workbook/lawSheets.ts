import {
  type CellType,
  type CellVocabulary,
  type EntryColumn,
  entryColumns,
  FACT_COLUMNS,
  LETTER_LANGUAGES,
  outcomeColumns,
  SHEET_KINDS,
  type SheetKind,
} from '@portal/contract'

/** The format of the workbook, on its first sheet. Names of sheets and columns are part of it, in every language. */
export const FORMAT = 'ABS Portal law 1'

/** A column: its heading, the field whose values it holds, and how a cell is read. */
export type LawColumn = EntryColumn & { readonly header: string }

export const ENTRY_SHEETS: { readonly [kind in SheetKind]: string } = {
  matrix: 'Tables',
  obligation: 'Obligations',
  lock: 'Locks',
  condition: 'Conditions',
  document: 'Documents',
  authority: 'Authorities',
  measure: 'Measures',
  region: 'Regions',
}

/** What a version keeps beside its law. */
export const PROCEDURE_SHEETS = { procedures: 'Procedures', steps: 'Steps', letters: 'Letters' } as const

export const SHEETS = { about: 'Read me', facts: 'Facts', rows: 'Rows', cases: 'Cases', lists: 'Lists' } as const

/** The columns of the sheet of rows before its conditions. */
export const ROW_HEADS = { number: 'No.', table: 'Table', row: 'Row', or: 'Or' } as const
export const OR = 'or'

export const CASE_HEADS = {
  name: 'Name',
  facts: 'Facts',
  open: 'Open',
  answers: 'Answers',
  expect: 'Expect',
} as const

/** The fields that name an entry of a kind; an authority and a measure are named by what they say. */
export const NAMED_BY: { readonly [kind in SheetKind]?: 'id' | 'code' } = {
  matrix: 'id',
  obligation: 'id',
  lock: 'id',
  condition: 'id',
  document: 'id',
  region: 'code',
}

const name: CellType = { kind: 'text', isRequired: true }

/** The columns of the sheet of a kind, that of the name first. */
export function sheetColumns(kind: SheetKind, vocabulary: CellVocabulary): LawColumn[] {
  const named = NAMED_BY[kind]
  return headed([...(named ? [{ field: named, type: name }] : []), ...entryColumns(vocabulary)[kind]])
}

export const headed = (columns: readonly EntryColumn[]): LawColumn[] =>
  columns.map((column) => ({ ...column, header: headerOf(column.field) }))

/** What follows from a row. */
export const consequenceColumns = (vocabulary: CellVocabulary): LawColumn[] => headed(outcomeColumns(vocabulary))

/** The conditions that boxes have, in the order of the vocabulary. */
export function usedDimensions(boxes: readonly object[], { dimensions }: CellVocabulary): CellVocabulary['dimensions'] {
  const used = new Set(boxes.flatMap((box) => Object.keys(box)))
  return dimensions.filter(({ id }) => used.has(id))
}

/** A field as a heading: `then/basis` is Basis, `titleEnglish` Title English. */
function headerOf(field: string): string {
  const words = field
    .replace('then/', '')
    .replace('/', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const REVIEW_FACTS = { by: 'reviewed by', on: 'reviewed on', source: 'reviewed source' } as const
export const NOTE = 'note'
/** The languages in which letters can be drafted; no fact of the law. */
export const LETTER_LANGUAGES_FACT = 'letter languages'

const text: CellType = { kind: 'text', isRequired: true }
/** The facts of a country by the words in the first column of their sheet. */
export const FACT_TYPES: ReadonlyMap<string, CellType> = new Map([
  ['country', text],
  ['iso3', text],
  ...Object.entries(FACT_COLUMNS),
  [REVIEW_FACTS.by, text],
  [REVIEW_FACTS.on, { kind: 'day', isRequired: true }],
  [REVIEW_FACTS.source, text],
  [NOTE, text],
  [LETTER_LANGUAGES_FACT, { kind: 'names', values: LETTER_LANGUAGES, isOptional: true }],
])

/** The sheets that a workbook must have. */
export const NEEDED_SHEETS: readonly string[] = [
  SHEETS.facts,
  ...SHEET_KINDS.map((kind) => ENTRY_SHEETS[kind]),
  SHEETS.rows,
  SHEETS.cases,
  ...Object.values(PROCEDURE_SHEETS),
]
