import { type HandlerInput, type HandlerOutput, IMPORT_LIMITS, type ImportRow, importing } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import type { AssessmentDeps } from '../../cases/index.ts'
import type { FileReaders } from '../../file-store/index.ts'
import type { Actor } from '../../http/actor.ts'
import { invalid } from '../../http/errors.ts'
import type { Serving } from '../../http/serve.ts'
import { checkRows } from './checkRows.ts'
import { importColumns, matchColumns } from './columns/importColumns.ts'
import { continueImport, listImports, readProgress, startImport, stopImport, undoImport } from './importing.service.ts'
import { EXAMPLES, templateCsv, templateXlsx } from './template.ts'

type ImportDeps = AssessmentDeps & { readers: FileReaders }

export function importRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: ImportDeps): void {
  const { db, law } = deps
  const level = () => law.contextFor(db, undefined)
  serveFile(importing.templateXlsx, async () => templateXlsx(await level()))
  serveFile(importing.templateCsv, async () => templateCsv(await level()))
  serve(importing.columns, async () => ({
    columns: importColumns((await level()).survey).map(({ id, label }) => ({ id, label })),
  }))
  serve(importing.read, ({ body }, { actor }) => readList(deps, actor, body))
  serve(importing.check, ({ body }, { actor }) => checkRows(deps, actor, body))
  serve(importing.start, ({ body }, { actor }) => startImport(deps, actor, body))
  serve(importing.list, (_input, { actor }) => listImports(db, actor))
  serve(importing.progress, ({ params }, { actor }) => readProgress(db, actor, params.id))
  serve(importing.stop, ({ params }, { actor }) => stopImport(db, actor, params.id))
  serve(importing.continue, ({ params }, { actor }) => continueImport(db, actor, params.id))
  serve(importing.undo, ({ params }, { actor }) => undoImport(db, actor, params.id))
}

const MAX_CELL_LENGTH = 5_000

/** Reads a file as a table. Throws INVALID_INPUT that says what is wrong with the file. */
async function readList(
  { db, law, readers }: ImportDeps,
  { userId }: Actor,
  { content }: HandlerInput<typeof importing.read>['body'],
): Promise<HandlerOutput<typeof importing.read>> {
  const file = Buffer.from(content, 'base64')
  const { rows: most, columns: mostColumns, cells, fileBytes } = IMPORT_LIMITS
  if (file.length > fileBytes) throw refused(t('importing.files.tooLong'))
  // Plus one for the header row.
  const limits = { rows: most + 1, columns: mostColumns, cells }
  const { sheet, rows, formulas } = await readers.readTable(userId, file, limits)
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
    formulas,
  }
}

/** Drops cells beyond the last header, because they belong to no column. */
const withWidth = ({ row, cells }: ImportRow, width: number): ImportRow => ({
  row,
  cells: Array.from({ length: width }, (_, place) => (cells[place] ?? '').slice(0, MAX_CELL_LENGTH)),
})

const refused = (message: string) => invalid([{ path: 'content', message }])
