import { randomBytes } from 'node:crypto'
import { type CellVocabulary, type CountryFile, NAME_BYTES, nameFrom, withValueAt } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { consequenceColumns, type LawColumn, OR, ROW_HEADS, SHEETS } from './lawSheets.ts'
import { cellValue, type LawSheets, type Line, unknownText } from './sheetLines.ts'

type Row = CountryFile['matrices'][number]['rows'][number]
type Box = Row['when'][number]

/** The rows of all tables by the id of their table, and the tables whose rows stand in another order than their numbers. */
export type ReadRows = { readonly byTable: ReadonlyMap<string, Row[]>; readonly unordered: readonly string[] }

type Reading = {
  readonly vocabulary: CellVocabulary
  readonly consequences: readonly LawColumn[]
  /** The headings that are no conditions. */
  readonly fixed: ReadonlySet<string>
  readonly country: string
  readonly byTable: Map<string, Row[]>
  readonly ids: Set<string>
  /** The row of the line above, to which an “or” line belongs. */
  above: { readonly table: string; readonly row: Row } | undefined
}

export function readRows(
  sheets: LawSheets,
  vocabulary: CellVocabulary,
  { country, tables }: { country: string; tables: readonly string[] },
): ReadRows {
  const consequences = consequenceColumns(vocabulary)
  const headers = [...Object.values(ROW_HEADS), ...consequences.map(({ header }) => header)]
  const lines = sheets.lines(SHEETS.rows, headers)
  const byTable = new Map(tables.map((table) => [table, [] as Row[]]))
  const reading: Reading = {
    vocabulary,
    consequences,
    fixed: new Set(headers),
    country,
    byTable,
    ids: new Set(),
    above: undefined,
  }
  for (const line of lines) readLine(line, reading)
  return { byTable, unordered: unorderedTables(lines) }
}

function readLine(line: Line, reading: Reading): void {
  const table = line.text(ROW_HEADS.table)
  const rows = reading.byTable.get(table)
  const box = readBox(line, reading)
  if (!rows) {
    line.refuse(ROW_HEADS.table, unknownText(table, [...reading.byTable.keys()]))
    reading.above = undefined
    return
  }
  if (line.text(ROW_HEADS.or).toLowerCase() === OR) {
    readAlternative(line, box, { table, reading })
    return
  }
  if (line.text(ROW_HEADS.or) !== '') line.refuse(ROW_HEADS.or, t('lawFile.orOnly'))
  const row = readRow(line, box, reading)
  rows.push(row)
  reading.above = { table, row }
}

/** Another case of the row above: it names that row, or none. */
function readAlternative(line: Line, box: Box, { table, reading }: { table: string; reading: Reading }): void {
  const { above, consequences } = reading
  const id = line.text(ROW_HEADS.row)
  if (!above || above.table !== table || (id !== '' && id !== above.row.id)) {
    line.refuse(ROW_HEADS.or, t('lawFile.orApart'))
    return
  }
  for (const { header } of consequences) if (line.text(header) !== '') line.refuse(header, t('lawFile.orConsequence'))
  above.row.when.push(box)
}

function readRow(line: Line, box: Box, { consequences, ids, country }: Reading): Row {
  const named = line.text(ROW_HEADS.row)
  if (named !== '' && ids.has(named)) line.refuse(ROW_HEADS.row, t('lawFile.rowTwice', { id: named }))
  ids.add(named)
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  const row = { id: named || newId(country), when: [box], then: {} }
  return consequences.reduce((whole, { header, field, type }) => {
    const value = cellValue(line, header, type)
    return value === undefined ? whole : withValueAt(whole, field.split('/'), value)
  }, row) as Row
}

/** As for a row that is added on screen. */
const newId = (country: string): string => `${country.toLowerCase()}-${nameFrom(randomBytes(NAME_BYTES))}`

/** The conditions of a line: every column whose heading is a fact. */
function readBox(line: Line, { vocabulary, fixed }: Reading): Box {
  const box: Record<string, unknown> = {}
  for (const header of line.headers.filter((one) => one !== '' && !fixed.has(one))) {
    const dimension = vocabulary.dimensions.find(({ id }) => id === header)
    if (!dimension) {
      const known = vocabulary.dimensions.map(({ id }) => id)
      if (line.text(header) !== '') line.refuse(header, unknownText(header, known))
      continue
    }
    const part = cellValue(line, header, { kind: 'part', dimension })
    if (part !== undefined) box[header] = part
  }
  return box as Box
}

/** Sorting a sheet changes the law, because the first row that fits decides. */
function unorderedTables(lines: readonly Line[]): string[] {
  const last = new Map<string, number>()
  const unordered = new Set<string>()
  for (const line of lines) {
    const [table, number] = [line.text(ROW_HEADS.table), Number(line.text(ROW_HEADS.number))]
    if (!(number > 0)) continue
    if (number < (last.get(table) ?? 0)) unordered.add(table)
    last.set(table, number)
  }
  return [...unordered]
}
