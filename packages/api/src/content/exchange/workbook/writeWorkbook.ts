import {
  type CellVocabulary,
  type CountryFile,
  cellVocabulary,
  LISTS,
  SHEET_KINDS,
  type SheetKind,
  valueAt,
  writeCell,
} from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import type { XlsxColumn, XlsxSheet } from '../../../http/spreadsheet/xlsxSheet.ts'
import type { ShippedContent } from '../../bundles.ts'
import type { VersionText } from '../../stored/versionText.ts'
import { writeCase } from './caseCells.ts'
import {
  CASE_HEADS,
  consequenceColumns,
  ENTRY_SHEETS,
  FACT_TYPES,
  FORMAT,
  type LawColumn,
  LETTER_LANGUAGES_FACT,
  NOTE,
  OR,
  REVIEW_FACTS,
  ROW_HEADS,
  SHEETS,
  sheetColumns,
  usedDimensions,
} from './lawSheets.ts'
import { procedureSheets, procedureVocabulary } from './procedureSheets.ts'

/** A version as a workbook is written from it. */
export type WorkbookText = VersionText & { readonly sha256: string; readonly casesSha256: string }

type List = { readonly name: string; readonly values: readonly string[] }

/** The sheets of a country's law. The drop-down lists of the last one are offered in the others, never enforced on lists. */
export function sheetsOf(text: WorkbookText, treaty: ShippedContent['treaty']): XlsxSheet[] {
  const { file, cases, procedures } = text
  const vocabulary = cellVocabulary(file, treaty)
  const boxes = file.matrices.flatMap(({ rows }) => rows.flatMap(({ when }) => when))
  const used = usedDimensions(boxes, vocabulary)
  const lists = listsOf(vocabulary, used)
  return [
    aboutSheet(text),
    { name: SHEETS.facts, columns: [column('Fact', 18), wide('Value')], rows: factRows(text) },
    ...SHEET_KINDS.map((kind) => entrySheet(kind, file, vocabulary, lists)),
    rowsSheet(file, vocabulary, { used, lists }),
    {
      name: SHEETS.cases,
      columns: Object.values(CASE_HEADS).map(wide),
      rows: cases.map((golden) => {
        const { facts, open, answers, expect } = writeCase(golden)
        return [golden.name, facts, open, answers, expect]
      }),
    },
    ...procedureSheets(procedures, procedureVocabulary(vocabulary, treaty)).map(({ name, columns, lines }) => ({
      name,
      columns: columns.map((one) => columnOf(one, lists)),
      rows: lines,
    })),
    {
      name: SHEETS.lists,
      columns: lists.map(({ name }) => column(name, 24)),
      rows: Array.from({ length: Math.max(...lists.map(({ values }) => values.length)) }, (_, row) =>
        lists.map(({ values }) => values[row] ?? ''),
      ),
    },
  ]
}

const column = (header: string, width: number): XlsxColumn => ({ header, width })
const wide = (header: string): XlsxColumn => ({ header, width: 50, shows: 'lines' })

function aboutSheet({ file, sha256, casesSha256 }: WorkbookText): XlsxSheet {
  return {
    name: SHEETS.about,
    columns: [column('About', 26), { header: 'Text', width: 100, shows: 'lines' }],
    rows: [
      ['Format', FORMAT],
      ['Country', `${file.name} (${file.country})`],
      ['Version', String(file.version)],
      ['SHA-256', sha256],
      ['SHA-256 of the cases', casesSha256],
      ...(['rows', 'conditions', 'basis', 'ids', 'lists', 'procedures', 'back'] as const).map((part) => [
        t(`lawFile.about.${part}.title`),
        t(`lawFile.about.${part}.text`),
      ]),
    ],
  }
}

function factRows({ file, procedures: { languages } }: WorkbookText): string[][] {
  const values = new Map<string, unknown>([...Object.entries(file), [LETTER_LANGUAGES_FACT, languages]])
  const facts = [...FACT_TYPES].flatMap(([fact, type]) => {
    const value = values.get(fact)
    return value === undefined ? [] : [[fact, writeCell(type, value)]]
  })
  const { reviewed } = file
  const review = reviewed
    ? Object.entries(REVIEW_FACTS).map(([field, words]) => [words, reviewed[field as keyof typeof reviewed]])
    : []
  return [...facts, ...review, ...file.notes.map((note) => [NOTE, note])]
}

function entrySheet(kind: SheetKind, file: CountryFile, vocabulary: CellVocabulary, lists: readonly List[]): XlsxSheet {
  const columns = sheetColumns(kind, vocabulary)
  return {
    name: ENTRY_SHEETS[kind],
    columns: columns.map((one) => columnOf(one, lists)),
    rows: file[LISTS[kind]].map((entry) => textsOf(columns, entry)),
  }
}

const textsOf = (columns: readonly LawColumn[], entry: object): string[] =>
  columns.map(({ field, type }) => writeCell(type, valueAt(entry, field.split('/'))))

/** A long text wraps; what can be chosen is offered. */
function columnOf({ header, type }: LawColumn, lists: readonly List[]): XlsxColumn {
  const place = isOffered(type) ? lists.findIndex(({ name }) => name === header) : -1
  const count = lists[place]?.values.length ?? 0
  const pick = count > 0 && { pick: { sheet: SHEETS.lists, column: place, count, strict: false } }
  return { header, width: type.kind === 'choice' ? 14 : 40, shows: 'lines', ...pick }
}

const isOffered = ({ kind }: LawColumn['type']): boolean => ['choice', 'ids', 'names', 'part'].includes(kind)

type RowParts = { readonly used: CellVocabulary['dimensions']; readonly lists: readonly List[] }

/** One line for each alternative of a row, numbered, so that a sheet that was sorted is noticed. */
function rowsSheet(file: CountryFile, vocabulary: CellVocabulary, { used, lists }: RowParts): XlsxSheet {
  const consequences = consequenceColumns(vocabulary)
  const conditions = used.map((dimension): LawColumn => {
    return { header: dimension.id, field: dimension.id, type: { kind: 'part', dimension } }
  })
  const rows = file.matrices.flatMap(({ id: table, rows }) =>
    rows.flatMap((row) =>
      row.when.map((box, index) => [
        table,
        row.id,
        index === 0 ? '' : OR,
        ...conditions.map(({ field, type }) => writeCell(type, box[field])),
        ...(index === 0 ? textsOf(consequences, row) : []),
      ]),
    ),
  )
  return {
    name: SHEETS.rows,
    columns: [
      column(ROW_HEADS.number, 6),
      column(ROW_HEADS.table, 26),
      column(ROW_HEADS.row, 30),
      column(ROW_HEADS.or, 5),
      ...[...conditions, ...consequences].map((one) => columnOf(one, lists)),
    ],
    rows: rows.map((row, index) => [String(index + 1), ...row]),
  }
}

/** What cells may name, by the headings of their columns. */
function listsOf(vocabulary: CellVocabulary, used: CellVocabulary['dimensions']): List[] {
  const choices = [...consequenceColumns(vocabulary), ...SHEET_KINDS.flatMap((kind) => sheetColumns(kind, vocabulary))]
  const lists = choices.flatMap(({ header, type }): List[] =>
    type.kind === 'choice' || type.kind === 'ids' || type.kind === 'names'
      ? [{ name: header, values: type.values }]
      : [],
  )
  const conditions = used.flatMap(({ id, values }): List[] => (values === 'days' ? [] : [{ name: id, values }]))
  const all = [...lists, ...conditions].filter(({ values }) => values.length > 0)
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
}
