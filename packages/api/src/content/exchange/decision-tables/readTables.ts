import {
  type CellDimension,
  type CellVocabulary,
  CountryFile,
  cellVocabulary,
  type FieldError,
  readCell,
  type TreatyNames,
  withValueAt,
} from '@portal/contract'
import type { Part } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import type { DecisionTable, DecisionTables } from '../../../http/spreadsheet/reading/readDecisionTables.ts'
import type { VersionText } from '../../stored/versionText.ts'
import { consequenceColumns, type LawColumn } from '../workbook/lawSheets.ts'
import type { ReadWorkbook, WorkbookOrigin } from '../workbook/readWorkbook.ts'
import { problemText, short } from '../workbook/sheetLines.ts'
import { feelName, readTest, readTexts } from './feel.ts'
import { APPLIES, ROW_OUTPUT } from './writeTables.ts'

type Box = Record<string, unknown>
type Row = { readonly id: string; readonly when: Box[] }

/** The version from which the file was written, as its writer said. */
export function originOfTables({ origin }: DecisionTables): WorkbookOrigin {
  const [country = '', version = '', sha256 = '', casesSha256 = ''] = origin.split(' ')
  // Other programs write their own version here.
  if (!/^[A-Z]{2}$/.test(country)) return { format: 'DMN', country: '', version: 0, sha256: '', casesSha256: '' }
  return { format: 'DMN', country, version: Number(version) || 0, sha256, casesSha256 }
}

/** Reads the matrices of a country from decision tables; everything else is that of the base. */
export function readTables({ tables }: DecisionTables, base: VersionText, treaty: TreatyNames): ReadWorkbook {
  const vocabulary = cellVocabulary(base.file, treaty)
  const reading = { vocabulary, outputs: consequenceColumns(vocabulary), problems: [] as FieldError[] }
  const covers = new Map(
    tables.filter(isCover).map((table) => [table.id.slice(APPLIES.length), coverOf(table, reading)]),
  )
  const matrices = tables
    .filter((table) => !isCover(table))
    .map((table) => {
      const cover = covers.get(table.id)
      return { id: table.id, title: table.title, ...(cover && { covers: cover }), rows: rowsOf(table, reading) }
    })
  const kept = matrices.map((matrix) => withEmptyCover(matrix, base.file))
  const { problems } = reading
  if (problems.length > 0) return { text: undefined, unordered: [], problems }
  const { data, error } = CountryFile.safeParse({ ...base.file, matrices: kept })
  if (data) return { text: { ...base, file: data }, unordered: [], problems }
  const errors = error.issues.map(({ path, message }) => ({ path: path.join(' '), message }))
  return { text: undefined, unordered: [], problems: errors }
}

/** A matrix that covers everything may say so or leave it out: it stays as it was. */
function withEmptyCover<Read extends { readonly id: string }>(matrix: Read, { matrices }: CountryFile): Read {
  const covers = matrices.find(({ id }) => id === matrix.id)?.covers
  const isEmpty = covers !== undefined && Object.keys(covers).length === 0
  return isEmpty && !('covers' in matrix) ? { ...matrix, covers } : matrix
}

const isCover = ({ id }: DecisionTable): boolean => id.startsWith(APPLIES)

type Reading = {
  readonly vocabulary: CellVocabulary
  readonly outputs: readonly LawColumn[]
  readonly problems: FieldError[]
}

/** A table in which another rule than the first that fits decides says something else than a matrix. */
function isReadable({ title, id, hitPolicy }: DecisionTable, { problems }: Reading): boolean {
  if (hitPolicy === 'FIRST') return true
  problems.push({ path: title || id, message: t('lawFile.tables.hitPolicy', { hitPolicy }) })
  return false
}

function coverOf(table: DecisionTable, reading: Reading): Box | undefined {
  const [rule] = table.rules
  return isReadable(table, reading) && rule ? boxOf(table, rule.inputs, { ...reading, place: table.id }) : undefined
}

function rowsOf(table: DecisionTable, reading: Reading): Row[] {
  if (!isReadable(table, reading)) return []
  const wanted = [ROW_OUTPUT, ...reading.outputs.map(({ header }) => header)]
  if (table.outputs.join('\n') !== wanted.join('\n')) {
    reading.problems.push({ path: table.title, message: t('lawFile.tables.outputs', { outputs: wanted.join(', ') }) })
    return []
  }
  const rows: Row[] = []
  for (const [index, rule] of table.rules.entries()) {
    const at = { ...reading, place: t('lawFile.tables.rule', { table: table.title, rule: index + 1 }) }
    const box = boxOf(table, rule.inputs, at)
    const [id = '', ...outcome] = rule.outputs.map((text) => textOf(text, at))
    const above = rows.at(-1)
    // Rules of one row follow each other; only the first one's outcome is read.
    if (above && above.id === id) above.when.push(box)
    else rows.push(rowOf(id, box, outcome, at))
  }
  return rows
}

type At = Reading & { readonly place: string }

function textOf(text: string, { place, problems }: At): string {
  const read = readTexts(text.trim())
  if (read?.length === 1) return read[0] ?? ''
  problems.push({ path: place, message: t('lawFile.tables.notText', { text: short(text) }) })
  return ''
}

function boxOf({ inputs }: DecisionTable, tests: readonly string[], at: At): Box {
  const parts = inputs.flatMap((input, index) => {
    if (input.startsWith(feelName(APPLIES))) return []
    const dimension = at.vocabulary.dimensions.find(({ id }) => feelName(id) === input)
    const part = partOf(tests[index] ?? '', dimension, { ...at, place: `${at.place}, ${input}` })
    return dimension && part !== undefined ? [[dimension.id, part] as const] : []
  })
  return Object.fromEntries(parts)
}

/** Undefined for any value, and for a test that is refused. */
function partOf(test: string, dimension: CellDimension | undefined, { place, problems }: At): Part | undefined {
  const part = dimension ? readTest(test, dimension) : null
  if (part !== null) return part
  problems.push({ path: place, message: t('lawFile.tables.notTest', { text: short(test) }) })
  return undefined
}

function rowOf(id: string, box: Box, outcome: readonly string[], { outputs, place, problems }: At): Row {
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  const row = { id, when: [box], then: {} }
  return outputs.reduce((whole, { header, field, type }, index) => {
    const read = readCell(type, outcome[index] ?? '')
    if ('value' in read) return read.value === undefined ? whole : withValueAt(whole, field.split('/'), read.value)
    problems.push({ path: `${place}, ${header}`, message: problemText(read.problem) })
    return whole
  }, row)
}
