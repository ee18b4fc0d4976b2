import { type HandlerInput, type HandlerOutput, IMPORT_LIMITS, type ImportRow, importing } from '@portal/contract'
import type { SurveyContext } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import type { AssessmentDeps } from '../../cases/index.ts'
import type { FileReaders } from '../../file-store/index.ts'
import type { Actor } from '../../http/actor.ts'
import { invalid } from '../../http/errors.ts'
import type { Serving } from '../../http/serve.ts'
import { checkRows } from './checkRows.ts'
import { matchColumns } from './columns/importColumns.ts'
import { joinColumns } from './columns/joinColumns.ts'
import { fillRepeated, isTotal } from './columns/listRows.ts'
import { continueImport, listImports, readProgress, startImport, stopImport, undoImport } from './importing.service.ts'
import { listMappings, removeMapping } from './mappings.repo.ts'
import { EXAMPLES, templateCsv, templateXlsx } from './template.ts'
import { presentColumns, readWords } from './words.ts'

type ImportDeps = AssessmentDeps & { readers: FileReaders }

export function importRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: ImportDeps): void {
  const { db, law } = deps
  const level = () => law.contextFor(db, undefined)
  serveFile(importing.templateXlsx, async () => templateXlsx(await level()))
  serveFile(importing.templateCsv, async () => templateCsv(await level()))
  serve(importing.columns, async () => ({ columns: presentColumns(await level()) }))
  serve(importing.words, async ({ body }) => readWords(await level(), body))
  serve(importing.mappings, async (_input, { actor }) => ({ mappings: await listMappings(db, actor) }))
  serve(importing.removeMapping, ({ params }, { actor }) => removeMapping(db, actor, params.name))
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
  { content, sheet, headRow }: HandlerInput<typeof importing.read>['body'],
): Promise<HandlerOutput<typeof importing.read>> {
  const file = Buffer.from(content, 'base64')
  const { rows: most, columns: mostColumns, cells, fileBytes } = IMPORT_LIMITS
  if (file.length > fileBytes) throw refused(t('importing.files.tooLong'))
  const limits = { rows: most, head: FIRST_ROWS, columns: mostColumns, cells }
  const table = await readers.readTable(userId, file, limits, sheet)
  const level = (await law.contextFor(db, undefined)).survey
  const head = headOf(level, table.rows, headRow)
  const headers = headersOf(head.row)
  const others = table.rows.slice(head.place + 1).filter(isOfList)
  if (others.length > most) throw refused(t('importing.files.tooManyRows', { rows: most }))
  const columns = matchColumns(level, headers, others[0]?.cells)
  const totals = others.filter((row) => isTotal(columns, row))
  const listed = others.filter((row) => !isTotal(columns, row)).map((row) => withWidth(row, headers.length))
  const repeated = fillRepeated(headers, listed)
  const { rows, joined: together } = joinColumns(headers, columns, repeated.rows)
  const joined = [...repeated.joined, ...together]
  return {
    sheets: table.sheets,
    sheet: table.sheet,
    headRow: head.row?.row ?? 1,
    firstRows: table.rows.slice(0, FIRST_ROWS).map((row) => withWidth(row, FIRST_CELLS)),
    headers,
    columns,
    rows: [...rows],
    joined: { count: joined.length, first: joined.slice(0, FIRST_JOINED) },
    around: [...table.around.map((row) => withWidth(row, 1)), ...totals.map(withoutEmptyCells)],
    surplus: others.flatMap(({ row, cells }) => {
      const beyond = cells.slice(headers.length).filter((cell) => cell !== '')
      return beyond.length > 0 ? [{ row, cells: beyond.map((cell) => cell.slice(0, MAX_CELL_LENGTH)) }] : []
    }),
    formulas: table.formulas,
    merged: { count: table.merged.length, first: table.merged.slice(0, FIRST_MERGED) },
  }
}

/** How many rows at the top are looked at, and shown to choose the head from. */
const FIRST_ROWS = 20
const FIRST_CELLS = 6
const FIRST_JOINED = 3
const FIRST_MERGED = 20

/** The row with the names of the columns: the one that was chosen, or that of the first rows that names most columns. */
function headOf(level: SurveyContext, rows: readonly ImportRow[], chosen: number | undefined) {
  const named = rows
    .slice(0, FIRST_ROWS)
    .filter(({ cells }) => !isComment(cells[0] ?? ''))
    .map((row) => ({ row, count: matchColumns(level, headersOf(row)).filter((column) => column !== null).length }))
  const [best] = named.toSorted((a, b) => b.count - a.count)
  const row = rows.find((one) => one.row === chosen) ?? best?.row
  return { row, place: row ? rows.indexOf(row) : 0 }
}

/** BioSample marks mandatory columns with an asterisk. */
const headersOf = (row: ImportRow | undefined): string[] =>
  (row?.cells ?? []).map((cell) => cell.slice(0, MAX_CELL_LENGTH).replace(/^\*+/, ''))

/** Lines of BioSample and ENA that are comments or units. */
const isComment = (text: string): boolean => text.startsWith('#') && !/^#\d+$/.test(text)

const isOfList = ({ cells }: ImportRow): boolean =>
  !isComment(cells[0] ?? '') && !cells.some((cell) => EXAMPLES.has(cell))

const withoutEmptyCells = ({ row, cells }: ImportRow): ImportRow => ({
  row,
  cells: cells.filter((cell) => cell !== '').slice(0, FIRST_CELLS),
})

/** Leaves out cells beyond the last header, which belong to no column. */
const withWidth = ({ row, cells }: ImportRow, width: number): ImportRow => ({
  row,
  cells: Array.from({ length: width }, (_, place) => (cells[place] ?? '').slice(0, MAX_CELL_LENGTH)),
})

const refused = (message: string) => invalid([{ path: 'content', message }])
