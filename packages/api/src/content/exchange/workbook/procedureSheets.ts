import {
  type CellVocabulary,
  DeclaredField,
  LETTER_FIELDS,
  PROCEDURE_CHANNELS,
  PROCEDURE_RESULTS,
  Procedure,
  type VersionProcedures,
  valueAt,
  withValueAt,
  writeCell,
} from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { groupedBy } from '../../../db/results.ts'
import type { ShippedContent } from '../../bundles.ts'
import { headed, type LawColumn, PROCEDURE_SHEETS } from './lawSheets.ts'
import { cellValue, type LawSheets, type Line, unknownText } from './sheetLines.ts'

/** What a version keeps beside its law: procedures, each with its steps and what its letter has to state. */
export type SheetOfProcedures = {
  readonly name: string
  readonly columns: readonly LawColumn[]
  readonly lines: readonly (readonly string[])[]
}

type Treaty = Pick<ShippedContent['treaty'], 'part'>

/** Procedures may also name the duties and documents of the place of work, of which no row of a country knows. */
export function procedureVocabulary(
  { obligations, documents, ...others }: CellVocabulary,
  { part }: Treaty,
): CellVocabulary {
  const withAll = (names: readonly string[], all: readonly { readonly id: string }[]) => [
    ...new Set([...names, ...all.map(({ id }) => id)]),
  ]
  return {
    ...others,
    obligations: withAll(obligations, part.obligations),
    documents: withAll(documents, part.documents),
  }
}

const text = { kind: 'text' } as const
const required = { kind: 'text', isRequired: true } as const
const lines = { kind: 'lines', isOptional: true } as const
const address = { kind: 'address' } as const
const confidence = { kind: 'choice', values: ['high', 'medium', 'low'], isRequired: true } as const

/** The columns of the sheet of procedures: the path of each field, and what its cells hold. */
const procedureColumns = ({ obligations, documents }: CellVocabulary): LawColumn[] =>
  headed([
    { field: 'id', type: required },
    { field: 'title', type: required },
    { field: 'titleOriginal', type: text },
    { field: 'concerns', type: { kind: 'choice', values: ['access', 'use'], isRequired: true } },
    { field: 'for/obligations', type: { kind: 'ids', values: obligations } },
    { field: 'for/users', type: { kind: 'names', values: ['national', 'foreign'], isOptional: true } },
    { field: 'for/purposes', type: { kind: 'names', values: ['commercial', 'non_commercial'], isOptional: true } },
    { field: 'for/materials', type: lines },
    { field: 'for/traditionalKnowledge', type: { kind: 'yesNo' } },
    { field: 'when', type: required },
    { field: 'authority/name', type: required },
    { field: 'authority/url', type: address },
    { field: 'authority/address', type: text },
    { field: 'authority/email', type: text },
    { field: 'authority/phone', type: text },
    { field: 'how', type: { kind: 'choice', values: PROCEDURE_CHANNELS } },
    { field: 'system/name', type: text },
    { field: 'system/url', type: address },
    { field: 'forms', type: { kind: 'links', isOptional: true } },
    { field: 'documents', type: lines },
    { field: 'fee/amount', type: text },
    { field: 'fee/currency', type: text },
    { field: 'fee/note', type: text },
    { field: 'duration/statutory', type: text },
    { field: 'duration/usual', type: text },
    { field: 'duration/note', type: text },
    { field: 'validity', type: text },
    { field: 'gives', type: { kind: 'names', values: PROCEDURE_RESULTS, isOptional: true } },
    { field: 'benefitSharing', type: text },
    { field: 'afterwards', type: lines },
    { field: 'penalties', type: text },
    { field: 'basis', type: { kind: 'basis', documents, isOptional: true } },
    { field: 'source', type: required },
    { field: 'confidence', type: confidence },
    { field: 'readOn', type: { kind: 'day', isRequired: true } },
  ])

/** The procedure to which a step or a field of its letter belongs, and its place among them. */
const OF = { procedure: 'Procedure', number: 'No.' } as const
const stepColumns = headed([
  { field: 'procedure', type: required },
  { field: 'no.', type: text },
  { field: 'step', type: required },
])
const letterFieldColumns = headed([
  { field: 'field', type: { kind: 'choice', values: LETTER_FIELDS, isRequired: true } },
  { field: 'source', type: required },
  { field: 'confidence', type: confidence },
  { field: 'optional', type: { kind: 'yesNo' } },
  { field: 'unless', type: { kind: 'choice', values: LETTER_FIELDS } },
])
const letterColumns = [...stepColumns.slice(0, 2), ...letterFieldColumns]

/** The three sheets of what a version keeps beside its law. */
export function procedureSheets({ procedures }: VersionProcedures, vocabulary: CellVocabulary): SheetOfProcedures[] {
  const columns = procedureColumns(vocabulary)
  const numbered = (id: string, cells: readonly string[], index: number) => [id, String(index + 1), ...cells]
  return [
    { name: PROCEDURE_SHEETS.procedures, columns, lines: procedures.map((one) => textsOf(columns, one)) },
    {
      name: PROCEDURE_SHEETS.steps,
      columns: stepColumns,
      lines: procedures.flatMap(({ id, steps }) => steps.map((step, index) => numbered(id, [step], index))),
    },
    {
      name: PROCEDURE_SHEETS.letters,
      columns: letterColumns,
      lines: procedures.flatMap(({ id, declares = [] }) =>
        declares.map((field, index) => numbered(id, textsOf(letterFieldColumns, field), index)),
      ),
    },
  ]
}

const textsOf = (columns: readonly LawColumn[], thing: object): string[] =>
  columns.map(({ field, type }) => writeCell(type, valueAt(thing, field.split('/'))))

/** Reads the three sheets; each problem is added to those of the workbook, by its cell. */
export function readProcedures(sheets: LawSheets, vocabulary: CellVocabulary): Procedure[] {
  const columns = procedureColumns(vocabulary)
  const own = sheets.lines(
    PROCEDURE_SHEETS.procedures,
    columns.map(({ header }) => header),
  )
  const ids = own.map((line) => line.text('Id'))
  const steps = readParts(sheets, PROCEDURE_SHEETS.steps, { ids, columns: stepColumns.slice(2) })
  const fields = readParts(sheets, PROCEDURE_SHEETS.letters, { ids, columns: letterFieldColumns })
  return own.flatMap((line, index) => {
    const id = line.text('Id')
    if (id !== '' && ids.indexOf(id) < index) line.refuse('Id', t('lawFile.idTwice', { id }))
    const declares = (fields.get(id) ?? []).flatMap(declaredField)
    const { values, isRead } = readLine(sheets, line, columns)
    if (!isRead) return []
    const parts = {
      steps: (steps.get(id) ?? []).map((step) => step.values.step),
      ...(declares.length > 0 && { declares }),
    }
    return checkedProcedure(line, columns, { ...values, ...parts })
  })
}

type Values = Readonly<Record<string, unknown>>
/** `isRead`: whether all its cells could be read. */
type Part = { readonly line: Line; readonly values: Values; readonly isRead: boolean }
type Parts = { readonly ids: readonly string[]; readonly columns: readonly LawColumn[] }

/** The lines of a sheet by the procedure that they name, in the order of their numbers. */
function readParts(sheets: LawSheets, sheet: string, { ids, columns }: Parts): Map<string, Part[]> {
  const headers = [...Object.values(OF), ...columns.map(({ header }) => header)]
  const found = sheets.lines(sheet, headers).map((line) => ({ line, ...readLine(sheets, line, columns) }))
  for (const { line } of found) {
    const id = line.text(OF.procedure)
    if (!ids.includes(id)) line.refuse(OF.procedure, unknownText(id, ids))
    if (!(Number(line.text(OF.number)) > 0)) line.refuse(OF.number, t('lawFile.notNumber'))
  }
  const sorted = found.toSorted((a, b) => Number(a.line.text(OF.number)) - Number(b.line.text(OF.number)))
  return groupedBy(sorted, ({ line }) => line.text(OF.procedure))
}

function readLine(sheets: LawSheets, line: Line, columns: readonly LawColumn[]): Omit<Part, 'line'> {
  const before = sheets.problems.length
  const values = columns.reduce<Values>((whole, { header, field, type }) => {
    const value = cellValue(line, header, type)
    return value === undefined ? whole : withValueAt(whole, field.split('/'), value)
  }, {})
  return { values, isRead: sheets.problems.length === before }
}

function declaredField({ line, values, isRead }: Part): DeclaredField[] {
  if (!isRead) return []
  const { data, error } = DeclaredField.safeParse(values)
  if (data) return [data]
  for (const { path, message } of error.issues) line.refuse(headerOf(letterFieldColumns, path), message)
  return []
}

/** What the schema refuses is named by its cell. */
function checkedProcedure(line: Line, columns: readonly LawColumn[], value: object): Procedure[] {
  const { data, error } = Procedure.safeParse(value)
  if (data) return [data]
  for (const { path, message } of error.issues) {
    if (path[0] === 'steps') line.refuse('Id', t('lawFile.noSteps', { sheet: PROCEDURE_SHEETS.steps }))
    else line.refuse(headerOf(columns, path), message)
  }
  return []
}

function headerOf(columns: readonly LawColumn[], path: readonly PropertyKey[]): string {
  const steps = path.map(String)
  const within = (field: string) => field.split('/').every((step, index) => step === steps[index])
  const named = columns.find(({ field }) => within(field))
  return named?.header ?? columns.find(({ field }) => field.startsWith(`${steps[0]}/`))?.header ?? ''
}
