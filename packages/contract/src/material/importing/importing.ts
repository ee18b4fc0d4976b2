import { z } from 'zod'
import { AssessmentId } from '../../cases/core/params.ts'
import { Status } from '../../decision/decision.ts'
import { endpoint } from '../../http/endpoint.ts'

/** Limits of one import. */
export const IMPORT_LIMITS = { rows: 10_000, columns: 300, cells: 1_000_000, fileBytes: 10 * 1024 * 1024 } as const
/** Maximum number of rows in one dry run; longer lists are checked in several calls. */
export const ROWS_PER_CHECK = 1_000
const MAX_BYTES = 30 * 1024 * 1024

/**
 * Columns that are not questions: the reference that makes an import idempotent, the number of an assessment, and its
 * name.
 */
export const OWN_COLUMNS = ['reference', 'number', 'name'] as const

const Cell = z.string().max(5_000)
/** A row of the list with its number in the file. */
export const ImportRow = z.strictObject({
  row: z.int().min(1).max(2_000_000),
  cells: z.array(Cell).max(IMPORT_LIMITS.columns),
})
export type ImportRow = z.infer<typeof ImportRow>
/** The field of each column of the file: one of `OWN_COLUMNS` or a question id; null for an ignored column. */
const Columns = z.array(z.string().max(100).nullable()).min(1).max(IMPORT_LIMITS.columns)

/** An error in a cell, with suggested values. `column` is the index of the cell in the row. */
export const CellFault = z.object({ column: z.int(), message: z.string(), suggestions: z.array(z.string()) })
export type CellFault = z.infer<typeof CellFault>

export const CheckedRow = z.object({
  row: z.int(),
  /** Null if too few questions are answered to decide. */
  status: Status.nullable(),
  faults: z.array(CellFault),
  /**
   * The existing assessment with this number or reference: the row creates nothing. `differs` lists the columns whose
   * values differ from it.
   */
  here: z.object({ assessmentId: z.uuid(), id: z.int(), differs: z.array(z.string()) }).nullable(),
})
export type CheckedRow = z.infer<typeof CheckedRow>

export const IMPORT_STATUSES = ['RUNNING', 'STOPPED', 'DONE', 'UNDONE'] as const

export const Import = z.object({
  importId: z.uuid(),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** Number of rows in the import when it was started. */
  total: z.int(),
  made: z.int(),
  /** Rows skipped because an assessment with their reference already existed. */
  already: z.int(),
  /** Rows that were refused; `problems` gives the reasons. */
  refused: z.int(),
  createdAt: z.iso.datetime(),
  progressedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /**
   * Imported assessments that someone has worked on since: the import cannot be undone while there are any. Null while
   * the import is running.
   */
  workedOn: z.int().nullable(),
})
export type Import = z.infer<typeof Import>

const ImportedRow = z.object({
  row: z.int(),
  reference: z.string(),
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  placeType: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  /** Null if the row was refused or an assessment with its reference already existed. */
  assessment: z.object({ assessmentId: z.uuid(), id: z.int(), result: Status.nullable() }).nullable(),
  problem: z.string().nullable(),
})
export const ImportProgress = Import.extend({ latest: z.array(ImportedRow), problems: z.array(ImportedRow) })

const access = ['CREATE_ASSESSMENTS'] as const
const template = (format: string, produces: string) =>
  endpoint({
    method: 'GET',
    path: `/imports/template/${format}`,
    summary: `Get the template of a list to import as ${format.toUpperCase()}: one column per question, with an example`,
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
    summary: 'List the possible columns of a list to import and their values',
    access,
    response: z.object({ columns: z.array(z.object({ id: z.string(), label: z.string() })) }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/imports/read',
    summary:
      'Read a spreadsheet (XLSX) or CSV file of at most 10 MB, 10,000 rows and 1,000,000 cells as a table; nothing is stored',
    access,
    costly: 'file',
    body: z.strictObject({ content: z.string().max(MAX_BYTES).describe('The file, base64-encoded.') }),
    bodyLimit: MAX_BYTES,
    response: z.object({
      /** Null for CSV files, which have no sheets. */
      sheet: z.string().nullable(),
      headers: z.array(z.string()),
      /** The question of each column, as far as its header identifies one. */
      columns: Columns,
      rows: z.array(ImportRow),
      /**
       * Cells that contain a formula, of which the last calculated values were read: their count, and the first few of
       * them.
       */
      formulas: z.object({ count: z.int(), first: z.array(z.string()) }),
    }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/imports/check',
    summary:
      'Check the rows of a list (dry run): the result that each would have, or the error in each cell; nothing is stored',
    access,
    body: z.strictObject({ columns: Columns, rows: z.array(ImportRow).min(1).max(ROWS_PER_CHECK) }),
    bodyLimit: MAX_BYTES,
    response: z.object({ rows: z.array(CheckedRow) }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/imports',
    summary: 'Create an assessment for each row with a new reference, in the background; rows with errors are refused',
    access,
    body: z.strictObject({
      fileName: z.string().trim().min(1).max(200),
      columns: Columns,
      rows: z.array(ImportRow).min(1).max(IMPORT_LIMITS.rows),
    }),
    bodyLimit: MAX_BYTES,
    response: Import,
  }),
  list: endpoint({
    method: 'GET',
    path: '/imports',
    summary: "List one's own latest imports",
    access,
    response: z.object({ imports: z.array(Import) }),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/imports/:id',
    summary: "Read the progress of one of one's own imports, with its latest rows and those that were refused",
    access,
    params: AssessmentId,
    response: ImportProgress,
  }),
  stop: change('stop', 'Stop an import; what is made stays'),
  continue: change('continue', 'Go on with an import that was stopped'),
  undo: change('undo', 'Delete all assessments of an import that nobody has worked on'),
}

/** The index of the column that holds a given kind of value, or -1. */
export const placeOf = (columns: readonly (string | null)[], column: string): number => columns.indexOf(column)

/**
 * Maps each row that repeats the reference of an earlier row to the number of that row; an import uses only the first.
 */
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
