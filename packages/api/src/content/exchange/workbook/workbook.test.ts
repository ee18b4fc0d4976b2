import { buffer } from 'node:stream/consumers'
import { canonicalJson } from '@portal/rules'
import { expect, test } from 'vitest'
import { readWorkbookSheets } from '../../../http/spreadsheet/reading/readTable.ts'
import type { Table } from '../../../http/spreadsheet/reading/tableRows.ts'
import { xlsxFile } from '../../../http/spreadsheet/xlsxFile.ts'
import { loadedContent } from '../../../testing/loadedContent.ts'
import { shippedContent } from '../../shipped/shipped.ts'
import { editedProcedures } from '../../stored/versionText.ts'
import { originOf, readWorkbook } from './readWorkbook.ts'
import { openSheets } from './sheetLines.ts'
import { sheetsOf, type WorkbookText } from './writeWorkbook.ts'

const shipped = shippedContent(loadedContent)
const { treaty } = shipped
const LIMITS = { rows: 5_000, head: 1, columns: 200, cells: 200_000 }

function textOf(code: string): WorkbookText {
  const file = shipped.countries.find(({ id }) => id === code)?.source
  if (!file) throw new Error(`${code} is not shipped`)
  const procedures = editedProcedures(shipped, { contentId: code, procedures: null })
  return { file, cases: shipped.casesOf(code), procedures, sha256: 'a'.repeat(64), casesSha256: 'b'.repeat(64) }
}

/** Through the file itself. */
const throughFile = async (text: WorkbookText): Promise<Table[]> =>
  readWorkbookSheets(await buffer(xlsxFile('law.xlsx', sheetsOf(text, treaty)).body), LIMITS)

/** As the reader gives the sheets back, without the archive in between, which takes most of the time. */
const inMemory = (text: WorkbookText): Table[] =>
  sheetsOf(text, treaty).map(({ name, columns, rows }) => ({
    sheets: [],
    sheet: name,
    around: [],
    formulas: { count: 0, first: [] },
    merged: [],
    rows: [columns.map(({ header }) => header), ...(rows as string[][])]
      .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  }))

function expectSame(text: WorkbookText, tables: readonly Table[]): void {
  const { text: read, problems, unordered } = readWorkbook(openSheets(tables), text.file, treaty)
  expect({ id: text.file.country, problems, unordered }).toEqual({ id: text.file.country, problems: [], unordered: [] })
  expect(canonicalJson(read?.file)).toBe(canonicalJson(text.file))
  expect(canonicalJson(read?.cases)).toBe(canonicalJson(text.cases))
  expect(canonicalJson(read?.procedures)).toBe(canonicalJson(text.procedures))
}

test('the law, the golden cases and the procedures of every country come back from their sheets as they were', () => {
  for (const { id } of shipped.countries) expectSame(textOf(id), inMemory(textOf(id)))
  expect(shipped.countries.length).toBeGreaterThan(200)
})

test.each(['KE', 'BR', 'ZA', 'FR'])('so they do from the file itself: %s', async (id) => {
  const tables = await throughFile(textOf(id))
  expectSame(textOf(id), tables)
  expect(originOf(openSheets(tables))).toEqual({
    format: 'ABS Portal law 1',
    country: id,
    version: 1,
    sha256: 'a'.repeat(64),
    casesSha256: 'b'.repeat(64),
  })
})

/** Kenya's sheets after somebody changed them in a spreadsheet program. */
function changed(change: (cells: (sheet: string) => string[][]) => void, without: readonly string[] = []) {
  const text = textOf('KE')
  const tables = inMemory(text).filter(({ sheet }) => !without.includes(sheet ?? ''))
  change((sheet) => tables.find((table) => table.sheet === sheet)?.rows.map(({ cells }) => cells) ?? [])
  return readWorkbook(openSheets(tables), text.file, treaty)
}

const put = (rows: string[][], line: number, header: string, text: string) => {
  const column = rows[0]?.indexOf(header) ?? -1
  const row = rows[line - 1] as string[]
  while (row.length <= column) row.push('')
  row[column] = text
}

test('every problem is named by its sheet and cell, in words', () => {
  const { text, problems } = changed((cells) => {
    const rows = cells('Rows')
    put(rows, 2, 'use', 'screning')
    put(rows, 3, 'accessDate', 'before 2006-02-31')
    put(rows, 5, 'Row', rows[3]?.[2] ?? '')
    put(rows, 6, 'Status', 'blue')
    rows[6]?.splice(0, 99, ...(rows[6] as string[]), ...Array.from({ length: 20 }, () => ''), 'see me')
    put(rows, 9, 'Table', 'ke-nothing')
    put(rows, 10, 'Or', 'or')
    put(cells('Obligations'), 2, 'Text', '')
    put(cells('Cases'), 2, 'Expect', 'RED')
    put(cells('Facts'), 4, 'Fact', 'nam')
    put(cells('Procedures'), 2, 'For obligations', 'ke-nothing')
    put(cells('Procedures'), 3, 'How', 'by pigeon')
    put(cells('Procedures'), 4, 'Id', 'of Kenya')
    put(cells('Steps'), 2, 'Procedure', 'ke-nothing')
    put(cells('Steps'), 3, 'No.', 'first')
  })
  expect(text).toBeUndefined()
  const said = problems.map(({ path, message }) => `${path} ${message}`)
  for (const one of [
    /^Rows [A-Z]+2 “screning” is not known here. Did you mean screening\?/,
    /^Rows [A-Z]+3 “2006-02-31” is not a day/,
    /^Rows C5 The row ke-.* stands twice/,
    /^Rows [A-Z]+6 “blue” is not known here/,
    /^Rows [A-Z]+7 “see me” stands beside the table/,
    /^Rows B9 “ke-nothing” is not known here/,
    /^Rows D10 This “or” line does not stand below its row/,
    /^Obligations [A-Z]2 This must not be empty/,
    /^Cases E2 “RED” is nothing that a case can expect/,
    /^Facts A4 “nam” is not known here. Did you mean name\?/,
    /^Facts The fact “.*” is missing/,
    /^Procedures E2 “ke-nothing” is not known here/,
    /^Procedures P3 “by pigeon” is not known here/,
    /^Procedures A4 is <iso2>-<what>/,
    /^Steps A2 “ke-nothing” is not known here/,
    /^Steps B3 This must be a number/,
  ])
    expect(said.filter((text) => one.test(text))).not.toEqual([])
})

test('a missing sheet is one problem, not one for each of its entries', () => {
  const { problems } = changed(() => undefined, ['Obligations'])
  expect(problems).toEqual([{ path: 'Obligations', message: 'The sheet “Obligations” is missing.' }])
})

test('a sheet that was sorted is noticed by its numbers', () => {
  const { text, unordered, problems } = changed((cells) => {
    const rows = cells('Rows')
    const [first, second] = [rows[1] as string[], rows[2] as string[]]
    const kept = [...first]
    first.splice(0, first.length, ...second)
    second.splice(0, second.length, ...kept)
  })
  expect(problems).toEqual([])
  expect(unordered).toEqual([text?.file.matrices[0]?.id])
})

test('a new row needs no id and no number', () => {
  const { text, unordered, problems } = changed((cells) => {
    put(cells('Rows'), 2, 'Row', '')
    put(cells('Rows'), 2, 'No.', '')
  })
  expect([problems, unordered]).toEqual([[], []])
  expect(text?.file.matrices[0]?.rows[0]?.id).toMatch(/^ke-[a-z]{6}$/)
})
