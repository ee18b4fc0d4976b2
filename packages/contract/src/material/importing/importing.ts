import { z } from 'zod'
import { Answer } from '../../cases/core/fields.ts'
import { AssessmentId } from '../../cases/core/params.ts'
import { Status } from '../../decision/decision.ts'
import { endpoint } from '../../http/endpoint.ts'

/** Limits of one import. */
export const IMPORT_LIMITS = { rows: 10_000, columns: 300, cells: 1_000_000, fileBytes: 10 * 1024 * 1024 } as const
/** Maximum number of rows in one dry run; longer lists are checked in several calls. */
export const ROWS_PER_CHECK = 1_000
const MAX_BYTES = 30 * 1024 * 1024

/**
 * Columns that are not questions: the reference that makes an import idempotent, the number of an assessment, its name,
 * its owner, and the group to which the owner has to belong.
 */
export const OWN_COLUMNS = ['reference', 'number', 'name', 'owner', 'userGroup'] as const
/** The column that several columns of a file may fill together: genus, species and subspecies. */
export const JOINED_COLUMN = 'geneticResource'

const Cell = z.string().max(5_000)
/** A row of the list with its number in the file. */
export const ImportRow = z.strictObject({
  row: z.int().min(1).max(2_000_000),
  cells: z.array(Cell).max(IMPORT_LIMITS.columns),
})
export type ImportRow = z.infer<typeof ImportRow>
/** The field of each column of the file: one of `OWN_COLUMNS` or a question id; null for an ignored column. */
const Columns = z.array(z.string().max(100).nullable()).min(1).max(IMPORT_LIMITS.columns)

const Text = z.string().max(5_000)
/**
 * What the texts of a column become: an answer, or null, which leaves the question open in their rows. Texts that are
 * not among them are read by the portal. By column and text.
 */
export const ImportWords = z.record(z.string().max(100), z.record(Text, Answer))
export type ImportWords = z.infer<typeof ImportWords>

/** What people chose for a list, kept by name for the lists of the same kind that follow. */
const Mapping = z.strictObject({
  name: z.string().trim().min(1).max(100),
  /** The columns of the portal by the headers of the file; null for an ignored one. */
  columns: z.record(Text, z.string().max(100).nullable()),
  words: ImportWords,
})
export type ImportMapping = z.infer<typeof Mapping>

/** How one text of a column is understood. */
export const ReadWord = z.object({
  text: z.string(),
  answer: Answer,
  /** The answer in words; empty if the question stays open. */
  label: z.string(),
  /** How it was understood, or why it has to be chosen. */
  reason: z.string(),
  isOpen: z.boolean(),
  proposals: z.array(z.object({ answer: Answer, label: z.string() })),
})
export type ReadWord = z.infer<typeof ReadWord>

/** An error in a cell, with suggested values. `column` is the index of the cell in the row. */
export const CellFault = z.object({ column: z.int(), message: z.string(), suggestions: z.array(z.string()) })
export type CellFault = z.infer<typeof CellFault>

/** A column of the portal: a question, or one of `OWN_COLUMNS`. */
export const ImportColumn = z.object({
  id: z.string(),
  label: z.string(),
  /** Its texts are words for answers, see `words`. */
  hasWords: z.boolean(),
  /** What can be chosen; empty for a text or a date. */
  choices: z.array(z.object({ answer: Answer, label: z.string() })),
})
export type ImportColumn = z.infer<typeof ImportColumn>

export const CheckedRow = z.object({
  row: z.int(),
  /** Null if too few questions are answered to decide. */
  status: Status.nullable(),
  faults: z.array(CellFault),
  /** The ids of the questions that have to be answered before the assessment can be completed. */
  missing: z.array(z.string()),
  /** Nothing but the reference: such a row becomes no assessment. */
  isEmpty: z.boolean(),
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
    response: z.object({ columns: z.array(ImportColumn) }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/imports/read',
    summary:
      'Read a spreadsheet (XLSX), CSV file, Darwin Core archive, GenBank or ENA records or text with columns of at most 10 MB, 10,000 rows and 1,000,000 cells as a table; nothing is stored',
    access,
    costly: 'file',
    body: z.strictObject({
      content: z.string().max(MAX_BYTES).describe('The file, base64-encoded.'),
      sheet: z.string().max(100).optional().describe('The sheet to read; the first visible one by default.'),
      headRow: z
        .int()
        .min(1)
        .max(2_000_000)
        .optional()
        .describe('The row with the names of the columns; by default the one that names most.'),
    }),
    bodyLimit: MAX_BYTES,
    response: z.object({
      /** The visible sheets; a CSV file has none. */
      sheets: z.array(z.string()),
      /** Null for CSV files, which have no sheets. */
      sheet: z.string().nullable(),
      headRow: z.int(),
      /** The rows that may hold the names of the columns: their number and their first cells. */
      firstRows: z.array(ImportRow),
      /** Rows with cells beyond the last header, which belong to no column and are left out. */
      surplus: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
      /** Lines of a text above and below its table, such as those of a delivery note. */
      around: z.array(ImportRow),
      headers: z.array(z.string()),
      /** Cells that are read together with cells beside them, as a date with its label: their count and the first few. */
      joined: z.object({
        count: z.int(),
        first: z.array(z.object({ row: z.int(), header: z.string(), written: z.string(), read: z.string() })),
      }),
      /** The question of each column, as far as its header identifies one. */
      columns: Columns,
      rows: z.array(ImportRow),
      /**
       * Cells that contain a formula, of which the last calculated values were read: their count, and the first few of
       * them.
       */
      formulas: z.object({ count: z.int(), first: z.array(z.string()) }),
      /** Cells merged over several rows, as `C2:C4`, whose text was read for each row: their count, and the first few. */
      merged: z.object({ count: z.int(), first: z.array(z.string()) }),
    }),
  }),
  words: endpoint({
    method: 'POST',
    path: '/imports/words',
    summary: 'Read the different texts of the columns of a list: what each becomes, why, and what has to be chosen',
    access,
    body: z.strictObject({
      columns: z
        .array(z.strictObject({ id: z.string().max(100), header: Text, texts: z.array(Text).max(IMPORT_LIMITS.rows) }))
        .max(IMPORT_LIMITS.columns),
    }),
    bodyLimit: MAX_BYTES,
    response: z.object({
      columns: z.array(
        z.object({
          id: z.string(),
          words: z.array(ReadWord),
          /** Whether the meaning of a text depends on other cells of its row. Only what the user chose applies to all rows. */
          isReadByRow: z.boolean(),
        }),
      ),
    }),
  }),
  mappings: endpoint({
    method: 'GET',
    path: '/imports/mappings',
    summary: 'List what was chosen for earlier lists of this account, latest first',
    access,
    response: z.object({ mappings: z.array(Mapping) }),
  }),
  removeMapping: endpoint({
    method: 'DELETE',
    path: '/imports/mappings/:name',
    summary: 'Delete what was chosen for earlier lists under a name',
    access,
    params: z.object({ name: z.string().max(100) }),
    response: z.null(),
  }),
  check: endpoint({
    method: 'POST',
    path: '/imports/check',
    summary:
      'Check the rows of a list (dry run): the result that each would have, or the error in each cell; nothing is stored',
    access,
    body: z.strictObject({
      columns: Columns,
      words: ImportWords.default({}),
      rows: z.array(ImportRow).min(1).max(ROWS_PER_CHECK),
    }),
    bodyLimit: MAX_BYTES,
    response: z.object({
      rows: z.array(CheckedRow),
      /** The questions that rows lack, also those that the law of one country asks: each may be a column of the list. */
      questions: z.array(ImportColumn),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/imports',
    summary:
      'Create an assessment for each row with a new reference, in the background; rows with errors are refused, and rows that answer everything are completed if the caller confirms them',
    access,
    body: z.strictObject({
      fileName: z.string().trim().min(1).max(200),
      columns: Columns,
      words: ImportWords.default({}),
      rows: z.array(ImportRow).min(1).max(IMPORT_LIMITS.rows),
      /** The caller confirms that the answers are correct: rows that answer everything are completed in their name. */
      confirm: z.boolean().default(false),
      /** What was chosen, kept for later lists of the account; replaces what has the same name. */
      keep: Mapping.optional(),
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
