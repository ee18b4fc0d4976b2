import {
  type CellVocabulary,
  CountryFile,
  cellVocabulary,
  type FieldError,
  type GoldenCase,
  LISTS,
  SHEET_KINDS,
  type SheetKind,
  type VersionProcedures,
} from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import type { ShippedContent } from '../../bundles.ts'
import type { VersionText } from '../../stored/versionText.ts'
import { type CaseCells, readCase } from './caseCells.ts'
import {
  CASE_HEADS,
  ENTRY_SHEETS,
  FACT_TYPES,
  FORMAT,
  LETTER_LANGUAGES_FACT,
  NAMED_BY,
  NEEDED_SHEETS,
  NOTE,
  REVIEW_FACTS,
  SHEETS,
  sheetColumns,
} from './lawSheets.ts'
import { procedureVocabulary, readProcedures } from './procedureSheets.ts'
import { type ReadRows, readRows } from './readRows.ts'
import { cellValue, type LawSheets, type Line, problemText, short, unknownText } from './sheetLines.ts'

/** What the first sheet says of the text from which the workbook was written. */
export type WorkbookOrigin = {
  readonly format: string
  readonly country: string
  readonly version: number
  readonly sha256: string
  readonly casesSha256: string
}

export type ReadWorkbook = {
  /** Undefined if something cannot be read; `problems` says what. */
  readonly text: VersionText | undefined
  /** The tables whose rows stand in another order than their numbers. */
  readonly unordered: readonly string[]
  readonly problems: readonly FieldError[]
}

/** Reads the first sheet; fields that it lacks are empty, and the version is then 0. */
export function originOf(sheets: LawSheets): WorkbookOrigin {
  const lines = sheets.lines(SHEETS.about, [])
  const says = (about: string) => lines.find((line) => line.text('About') === about)?.text('Text') ?? ''
  return {
    format: says('Format'),
    country: /\(([A-Z]{2})\)$/.exec(says('Country'))?.[1] ?? '',
    version: Number(says('Version')) || 0,
    sha256: says('SHA-256'),
    casesSha256: says('SHA-256 of the cases'),
  }
}

export const isLawWorkbook = ({ format }: WorkbookOrigin): boolean => format === FORMAT

/** Reads a country's law from its workbook. `base`: the version whose names count where a sheet is missing. */
export function readWorkbook(sheets: LawSheets, base: CountryFile, treaty: ShippedContent['treaty']): ReadWorkbook {
  for (const sheet of NEEDED_SHEETS)
    if (!sheets.has(sheet)) sheets.problems.push({ path: sheet, message: t('lawFile.sheetMissing', { sheet }) })
  const vocabulary = cellVocabulary(declaredIn(sheets, base), treaty)
  const entries = Object.fromEntries(
    SHEET_KINDS.map((kind) => [LISTS[kind], readEntries(sheets, kind, vocabulary)]),
  ) as Record<(typeof LISTS)[SheetKind], { id: string }[]>
  const tablesOf = sheets.has(ENTRY_SHEETS.matrix) ? entries.matrices : base.matrices
  const rows = readRows(sheets, vocabulary, { country: base.country, tables: tablesOf.map(({ id }) => id) })
  const { languages, ...facts } = readFacts(sheets, base)
  const cases = readCases(sheets)
  const procedures = {
    ...(languages && { languages }),
    procedures: readProcedures(sheets, procedureVocabulary(vocabulary, treaty)),
  }
  const matrices = entries.matrices.map((matrix) => ({ ...matrix, rows: rows.byTable.get(matrix.id) ?? [] }))
  const text = checked(sheets, { ...facts, ...entries, matrices })
  return {
    text: text && { file: text, cases, procedures },
    unordered: titled(rows, tablesOf),
    problems: sheets.problems,
  }
}

const titled = ({ unordered }: ReadRows, tables: readonly { id: string }[]): string[] =>
  tables.map(({ id }) => id).filter((id) => unordered.includes(id))

/** The names that the file declares: those of the base for a sheet that is missing, so that one problem is not many. */
function declaredIn(sheets: LawSheets, base: CountryFile) {
  const names = <Field extends 'id' | 'code'>(kind: SheetKind, field: Field) => {
    const header = field === 'id' ? 'Id' : 'Code'
    const lines = sheets.lines(ENTRY_SHEETS[kind], [])
    const known = sheets.has(ENTRY_SHEETS[kind]) ? lines.map((line) => line.text(header)) : namesIn(base, kind, field)
    return known.map((name) => ({ [field]: name }) as Record<Field, string>)
  }
  return {
    regions: names('region', 'code'),
    conditions: names('condition', 'id'),
    obligations: names('obligation', 'id'),
    locks: names('lock', 'id'),
    documents: names('document', 'id'),
  }
}

const namesIn = (base: CountryFile, kind: SheetKind, field: 'id' | 'code'): string[] =>
  base[LISTS[kind]].map((entry) => String((entry as Readonly<Record<string, unknown>>)[field]))

function readEntries(sheets: LawSheets, kind: SheetKind, vocabulary: CellVocabulary): object[] {
  const columns = sheetColumns(kind, vocabulary)
  const named = NAMED_BY[kind]
  const [naming] = columns
  const names = new Set<string>()
  const lines = sheets.lines(
    ENTRY_SHEETS[kind],
    columns.map(({ header }) => header),
  )
  return lines.map((line) => {
    const values = columns.map(({ header, field, type }) => [field, cellValue(line, header, type)] as const)
    const name = named && naming ? line.text(naming.header) : ''
    if (name !== '' && names.has(name)) line.refuse(naming?.header ?? '', t('lawFile.idTwice', { id: name }))
    names.add(name)
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  })
}

type Facts = { readonly languages?: VersionProcedures['languages'] } & Readonly<Record<string, unknown>>

/** The facts of the country as a whole, its review and its notes. */
function readFacts(sheets: LawSheets, base: CountryFile): Facts {
  const facts: Record<string, unknown> = {}
  const notes: unknown[] = []
  for (const line of sheets.lines(SHEETS.facts, ['Fact', 'Value'])) {
    const fact = line.text('Fact')
    const type = FACT_TYPES.get(fact)
    if (!type) line.refuse('Fact', unknownText(fact, [...FACT_TYPES.keys()]))
    else if (fact === NOTE) notes.push(cellValue(line, 'Value', type))
    else facts[fact] = cellValue(line, 'Value', type)
  }
  const { reviewed, [LETTER_LANGUAGES_FACT]: languages, ...others } = withReview(facts)
  if (sheets.has(SHEETS.facts)) refuseMissing(sheets, others)
  return {
    ...others,
    ...(reviewed !== undefined && { reviewed }),
    ...(languages !== undefined && { languages: languages as Facts['languages'] }),
    notes,
    country: base.country,
    version: base.version,
  }
}

function withReview(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const words: readonly string[] = Object.values(REVIEW_FACTS)
  const others = Object.fromEntries(Object.entries(facts).filter(([fact]) => !words.includes(fact)))
  const review = Object.entries(REVIEW_FACTS).map(([field, fact]) => [field, facts[fact]] as const)
  return review.some(([, value]) => value !== undefined) ? { ...others, reviewed: Object.fromEntries(review) } : others
}

function refuseMissing({ problems }: LawSheets, facts: Readonly<Record<string, unknown>>): void {
  const optional: readonly string[] = [...Object.values(REVIEW_FACTS), NOTE, LETTER_LANGUAGES_FACT, 'country']
  for (const fact of FACT_TYPES.keys())
    if (!optional.includes(fact) && !(fact in facts))
      problems.push({ path: SHEETS.facts, message: t('lawFile.factMissing', { fact }) })
}

function readCases(sheets: LawSheets): GoldenCase[] {
  const names = new Set<string>()
  return sheets.lines(SHEETS.cases, Object.values(CASE_HEADS)).flatMap((line) => {
    const name = line.text(CASE_HEADS.name)
    if (names.has(name)) line.refuse(CASE_HEADS.name, t('refusals.caseNamedTwice', { name: short(name) }))
    names.add(name)
    return readCaseLine(line, name)
  })
}

function readCaseLine(line: Line, name: string): GoldenCase[] {
  if (name === '') {
    line.refuse(CASE_HEADS.name, problemText({ code: 'required', text: '' }))
    return []
  }
  const { name: _name, ...heads } = CASE_HEADS
  const cells = Object.fromEntries(Object.entries(heads).map(([cell, header]) => [cell, line.text(header)]))
  const read = readCase(name, cells as CaseCells)
  if ('value' in read) return [read.value]
  line.refuse(CASE_HEADS[read.cell], problemText(read.problem))
  return []
}

/** The file, if it has the form of one; what its form refuses is named by its sheet and line. */
function checked(sheets: LawSheets, file: object): CountryFile | undefined {
  if (sheets.problems.length > 0) return undefined
  const { data, error } = CountryFile.safeParse(file)
  if (data) return data
  for (const { path, message } of error.issues) sheets.problems.push({ path: sheetOf(path), message })
  return undefined
}

function sheetOf([list, index, ...field]: readonly PropertyKey[]): string {
  const kind = SHEET_KINDS.find((one) => LISTS[one] === list)
  if (!kind || typeof index !== 'number') return `${SHEETS.facts} ${String(list)}`
  return `${ENTRY_SHEETS[kind]} ${index + 2} ${field.map(String).join('/')}`.trim()
}
