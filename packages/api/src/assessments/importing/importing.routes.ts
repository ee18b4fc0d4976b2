import { type HandlerInput, type HandlerOutput, IMPORT_LIMITS, type ImportRow, importing } from '@portal/contract'
import { invalid } from '../../http/errors.ts'
import type { Serving } from '../../http/serve.ts'
import { readTable, type Table } from '../../http/spreadsheet/reading/readTable.ts'
import { SpreadsheetError } from '../../http/spreadsheet/reading/SpreadsheetError.ts'
import { translate as t } from '../../text/translate.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'
import { checkRows } from './checkRows.ts'
import { importColumns, matchColumns } from './columns/importColumns.ts'
import { continueImport, listImports, readProgress, startImport, stopImport, undoImport } from './importing.service.ts'
import { EXAMPLES, templateCsv, templateXlsx } from './template.ts'

export function importRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: AssessmentDeps): void {
  const { db, law } = deps
  const level = () => law.contextFor(db, undefined)
  serveFile(importing.templateXlsx, async () => templateXlsx(await level()))
  serveFile(importing.templateCsv, async () => templateCsv(await level()))
  serve(importing.columns, async () => ({
    columns: importColumns((await level()).survey).map(({ id, label }) => ({ id, label })),
  }))
  serve(importing.read, ({ body }) => readList(deps, body))
  serve(importing.check, ({ body }, { actor }) => checkRows(deps, actor, body))
  serve(importing.start, ({ body }, { actor }) => startImport(deps, actor, body))
  serve(importing.list, (_input, { actor }) => listImports(db, actor))
  serve(importing.progress, ({ params }, { actor }) => readProgress(db, actor, params.id))
  serve(importing.stop, ({ params }, { actor }) => stopImport(db, actor, params.id))
  serve(importing.continue, ({ params }, { actor }) => continueImport(db, actor, params.id))
  serve(importing.undo, ({ params }, { actor }) => undoImport(db, actor, params.id))
}

const FIRST_FORMULAS = 20
const MAX_CELL_LENGTH = 5_000

/** Reads a file as a table. Throws INVALID_INPUT that says what is wrong with the file. */
async function readList(
  { db, law }: AssessmentDeps,
  { content }: HandlerInput<typeof importing.read>['body'],
): Promise<HandlerOutput<typeof importing.read>> {
  const { sheet, rows, formulas } = await tableIn(Buffer.from(content, 'base64'))
  const [header, ...others] = rows
  const headers = (header?.cells ?? []).map((cell) => cell.slice(0, MAX_CELL_LENGTH))
  const columns = matchColumns((await law.contextFor(db, undefined)).survey, headers)
  if (columns.every((column) => column === null)) throw refused(t('importing.files.noHeader'))
  return {
    sheet,
    headers,
    columns,
    rows: others
      .map((row) => withWidth(row, headers.length))
      .filter(({ cells }) => !cells.some((cell) => EXAMPLES.has(cell))),
    formulas: { count: formulas.length, first: formulas.slice(0, FIRST_FORMULAS) },
  }
}

/** Drops cells beyond the last header, because they belong to no column. */
const withWidth = ({ row, cells }: ImportRow, width: number): ImportRow => ({
  row,
  cells: Array.from({ length: width }, (_, place) => (cells[place] ?? '').slice(0, MAX_CELL_LENGTH)),
})

async function tableIn(file: Buffer): Promise<Table> {
  const { rows, columns, fileBytes } = IMPORT_LIMITS
  if (file.length > fileBytes) throw refused(t('importing.files.tooLong'))
  try {
    // Plus one for the header row.
    return await readTable(file, { rows: rows + 1, columns })
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    throw refused(t(`importing.files.${error.fault}`, { rows, columns }))
  }
}

const refused = (message: string) => invalid([{ path: 'content', message }])
