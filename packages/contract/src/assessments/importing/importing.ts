import { z } from 'zod'
import { Status } from '../../decision/decision.ts'
import { endpoint } from '../../http/endpoint.ts'
import { AssessmentId } from '../core/params.ts'

/** Limits of one import. */
export const IMPORT_LIMITS = { rows: 10_000, columns: 300, fileBytes: 10 * 1024 * 1024 } as const
/** Rows of one dry run: a longer list is tried in several calls. */
export const ROWS_PER_CHECK = 1_000
const MOST_BYTES = 30 * 1024 * 1024

/** Columns that are no question: the reference by which an import is idempotent, the number of an assessment, its name. */
export const OWN_COLUMNS = ['reference', 'number', 'name'] as const

const Cell = z.string().max(5_000)
/** A row of the list by its number in the file. */
export const ImportRow = z.strictObject({
  row: z.int().min(1).max(2_000_000),
  cells: z.array(Cell).max(IMPORT_LIMITS.columns),
})
export type ImportRow = z.infer<typeof ImportRow>
/** For each column of the file what it holds: one of `OWN_COLUMNS` or a question; null: it is not read. */
const Columns = z.array(z.string().max(100).nullable()).min(1).max(IMPORT_LIMITS.columns)

/** Error of a cell, with values that would be accepted. `column`: its index in the row. */
export const CellFault = z.object({ column: z.int(), message: z.string(), suggestions: z.array(z.string()) })
export type CellFault = z.infer<typeof CellFault>

export const CheckedRow = z.object({
  row: z.int(),
  /** Null: not enough is answered to decide. */
  status: Status.nullable(),
  faults: z.array(CellFault),
  /** The assessment that is here under this number or reference: the row makes nothing. `differs`: columns that say something else. */
  here: z.object({ assessmentId: z.uuid(), id: z.int(), differs: z.array(z.string()) }).nullable(),
})
export type CheckedRow = z.infer<typeof CheckedRow>

export const IMPORT_STATUSES = ['RUNNING', 'STOPPED', 'DONE', 'UNDONE'] as const

export const Import = z.object({
  importId: z.uuid(),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** Rows that it was started with. */
  total: z.int(),
  made: z.int(),
  /** Rows whose reference was here already. */
  already: z.int(),
  /** Rows that were refused; `problems` says why. */
  refused: z.int(),
  createdAt: z.iso.datetime(),
  progressedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Assessments of it that somebody has worked on: while there is one, it cannot be undone. Null while it runs. */
  workedOn: z.int().nullable(),
})
export type Import = z.infer<typeof Import>

const ImportedRow = z.object({
  row: z.int(),
  reference: z.string(),
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  /** Null: the row was refused, or its reference was here already. */
  assessment: z.object({ assessmentId: z.uuid(), id: z.int(), result: Status.nullable() }).nullable(),
  problem: z.string().nullable(),
})
export const ImportProgress = Import.extend({ latest: z.array(ImportedRow), problems: z.array(ImportedRow) })

const access = ['CREATE_ASSESSMENTS'] as const
const template = (format: string, produces: string) =>
  endpoint({
    method: 'GET',
    path: `/imports/template/${format}`,
    summary: `Get the template of a list to import as ${format.toUpperCase()}: a column for each question, with an example`,
    access,
    response: z.unknown(),
    produces,
  })
const change = (path: 'stop' | 'continue' | 'undo', summary: string) =>
  endpoint({ method: 'POST', path: `/imports/:id/${path}`, summary, access, params: AssessmentId, response: Import })

export const importing = {
  templateXlsx: template('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  templateCsv: template('csv', 'text/csv'),
  columns: endpoint({
    method: 'GET',
    path: '/imports/columns',
    summary: 'List what a column of a list can hold',
    access,
    response: z.object({ columns: z.array(z.object({ id: z.string(), label: z.string() })) }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/imports/read',
    summary: 'Read a spreadsheet (XLSX) or CSV of at most 10 MB and 10,000 rows as a table; nothing is stored',
    access,
    body: z.strictObject({ content: z.string().max(MOST_BYTES).describe('The file in base64.') }),
    bodyLimit: MOST_BYTES,
    response: z.object({
      /** Null: CSV, which has no sheets. */
      sheet: z.string().nullable(),
      headers: z.array(z.string()),
      /** The question of each column as far as its header tells. */
      columns: Columns,
      rows: z.array(ImportRow),
      /** Cells with a formula: their last values were read. The first of them, and how many. */
      formulas: z.object({ count: z.int(), first: z.array(z.string()) }),
    }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/imports/check',
    summary: 'Try rows of a list: the result that each would have, or what is wrong in which cell; nothing is stored',
    access,
    body: z.strictObject({ columns: Columns, rows: z.array(ImportRow).min(1).max(ROWS_PER_CHECK) }),
    bodyLimit: MOST_BYTES,
    response: z.object({ rows: z.array(CheckedRow) }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/imports',
    summary:
      'Make an assessment of each row that has a new reference, in the background; rows with a fault are refused',
    access,
    body: z.strictObject({
      fileName: z.string().trim().min(1).max(200),
      columns: Columns,
      rows: z.array(ImportRow).min(1).max(IMPORT_LIMITS.rows),
    }),
    bodyLimit: MOST_BYTES,
    response: Import,
  }),
  list: endpoint({
    method: 'GET',
    path: '/imports',
    summary: "List one's own last imports",
    access,
    response: z.object({ imports: z.array(Import) }),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/imports/:id',
    summary: "Tell how far an import of one's own has come, with its latest rows and those that were refused",
    access,
    params: AssessmentId,
    response: ImportProgress,
  }),
  stop: change('stop', 'Stop an import; what is made stays'),
  continue: change('continue', 'Go on with an import that was stopped'),
  undo: change('undo', 'Delete all assessments of an import that nobody has worked on'),
}

/** The place of a column that holds something, or -1. */
export const placeOf = (columns: readonly (string | null)[], column: string): number => columns.indexOf(column)

/** For each row that repeats the reference of an earlier one, the number of that one: an import takes the first. */
export function repeatedReferences(
  columns: readonly (string | null)[],
  rows: readonly ImportRow[],
): ReadonlyMap<number, number> {
  const place = placeOf(columns, 'reference')
  const firsts = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { row, cells } of rows) {
    const reference = cells[place] ?? ''
    if (reference === '') continue
    const first = firsts.get(reference)
    if (first === undefined) firsts.set(reference, row)
    else repeated.set(row, first)
  }
  return repeated
}
