import {
  type CellVocabulary,
  DeclaredField,
  type EditedProcedure,
  KeptProcedure,
  PROCEDURE_PARTS,
  procedureColumns,
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

/** In a workbook a step may say nothing of its confidence. */
function stepColumn({ type: { isRequired: _isRequired, ...type }, ...column }: LawColumn): LawColumn {
  return column.field === 'text' ? { field: 'text', type: required, header: 'Step' } : { ...column, type }
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

const required = { kind: 'text', isRequired: true } as const

const columnsOf = (vocabulary: CellVocabulary): LawColumn[] =>
  headed([{ field: 'id', type: required }, ...procedureColumns(vocabulary)])

/** The procedure to which a step or a field of its letter belongs, and its place among them. */
const OF = { procedure: 'Procedure', number: 'No.' } as const
const ofColumns = headed([
  { field: 'procedure', type: required },
  { field: 'no.', type: { kind: 'text' } },
])
const [stepText, ...stepSource] = headed(PROCEDURE_PARTS.steps).map((column) => stepColumn(column)) as [
  LawColumn,
  ...LawColumn[],
]
const stepColumns = [stepText, ...stepSource]
const letterFieldColumns = headed(PROCEDURE_PARTS.declares)

/** The three sheets of what a version keeps beside its law. */
export function procedureSheets({ procedures }: VersionProcedures, vocabulary: CellVocabulary): SheetOfProcedures[] {
  const columns = columnsOf(vocabulary)
  const numbered = (id: string, cells: readonly string[], index: number) => [id, String(index + 1), ...cells]
  return [
    { name: PROCEDURE_SHEETS.procedures, columns, lines: procedures.map((one) => textsOf(columns, one)) },
    {
      name: PROCEDURE_SHEETS.steps,
      columns: [...ofColumns, ...stepColumns],
      lines: procedures.flatMap(({ id, steps }) =>
        steps.map((step, index) => numbered(id, textsOf(stepColumns, step), index)),
      ),
    },
    {
      name: PROCEDURE_SHEETS.letters,
      columns: [...ofColumns, ...letterFieldColumns],
      lines: procedures.flatMap(({ id, declares = [] }) =>
        declares.map((field, index) => numbered(id, textsOf(letterFieldColumns, field), index)),
      ),
    },
  ]
}

const textsOf = (columns: readonly LawColumn[], thing: object): string[] =>
  columns.map(({ field, type }) => writeCell(type, valueAt(thing, field.split('/'))))

/** Reads the three sheets; each problem is added to those of the workbook, by its cell. */
export function readProcedures(sheets: LawSheets, vocabulary: CellVocabulary): EditedProcedure[] {
  const columns = columnsOf(vocabulary)
  const own = sheets.lines(
    PROCEDURE_SHEETS.procedures,
    columns.map(({ header }) => header),
  )
  const ids = own.map((line) => line.text('Id'))
  const steps = readParts(sheets, PROCEDURE_SHEETS.steps, { ids, columns: stepColumns })
  const fields = readParts(sheets, PROCEDURE_SHEETS.letters, { ids, columns: letterFieldColumns })
  return own.flatMap((line, index) => {
    const id = line.text('Id')
    if (id !== '' && ids.indexOf(id) < index) line.refuse('Id', t('lawFile.idTwice', { id }))
    const declares = (fields.get(id) ?? []).flatMap(declaredField)
    const { values, isRead } = readLine(sheets, line, columns)
    if (!isRead) return []
    const parts = {
      steps: (steps.get(id) ?? []).map(stepOf),
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
  const needed = columns.filter((column) => !stepSource.includes(column))
  const headers = [...Object.values(OF), ...needed.map(({ header }) => header)]
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

/** A step alone, as in a workbook of an earlier release, rests on the source of its procedure; else without one it is low. */
function stepOf({ line, values }: Part): unknown {
  const isAlone = stepSource.every(({ header }) => !line.headers.includes(header))
  return isAlone ? values.text : { confidence: 'low', ...values }
}

function declaredField({ line, values, isRead }: Part): DeclaredField[] {
  if (!isRead) return []
  const { data, error } = DeclaredField.safeParse(values)
  if (data) return [data]
  for (const { path, message } of error.issues) line.refuse(headerOf(letterFieldColumns, path), message)
  return []
}

/** What the schema refuses is named by its cell. */
function checkedProcedure(line: Line, columns: readonly LawColumn[], value: object): EditedProcedure[] {
  const { data, error } = KeptProcedure.safeParse(value)
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
