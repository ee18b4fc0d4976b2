import { fillMerged } from './fillMerged.ts'
import type { Archive } from './openArchive.ts'
import { parseXml } from './parseXml.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'
import { readSheet } from './sheetCells.ts'
import { MAX_WRITTEN_LENGTH, type Table, type TableLimits } from './tableRows.ts'

/**
 * Reads the values of a visible sheet of a workbook (ECMA-376) as a list, the first unless another is named, and lists the
 * cells with formulas and those that were merged.
 */
export async function readXlsx(archive: Archive, limits: TableLimits, wanted?: string): Promise<Table> {
  const { sheets, read } = await openWorkbook(archive, limits)
  const sheet = sheets.find(({ name }) => name === wanted) ?? sheets[0]
  if (!sheet) throw new SpreadsheetError('empty')
  return fillMerged(await read(sheet), limits)
}

/** The most sheets that are read of one workbook. */
const MAX_SHEETS = 40

/** Reads all visible sheets of a workbook, each within the limits. */
export async function readWholeXlsx(archive: Archive, limits: TableLimits): Promise<Table[]> {
  const { sheets, read } = await openWorkbook(archive, limits)
  if (sheets.length > MAX_SHEETS) throw new SpreadsheetError('tooLarge')
  const tables: Table[] = []
  for (const sheet of sheets) tables.push(await read(sheet))
  return tables
}

async function openWorkbook(archive: Archive, limits: TableLimits) {
  const { sheets, dates1904 } = await visibleSheets(archive)
  const book = { strings: await sharedStrings(archive), dateStyles: await dateStyles(archive), dates1904 }
  const names = sheets.map(({ name }) => name)
  return {
    sheets,
    read: async ({ name, relation }: SheetName): Promise<Table> => {
      const path = await pathOf(archive, relation)
      return { sheets: names, sheet: name, around: [], ...(await readSheet(archive.read(path), book, limits)) }
    },
  }
}

type SheetName = { name: string; relation: string }

async function visibleSheets(archive: Archive): Promise<{ sheets: SheetName[]; dates1904: boolean }> {
  const sheets: SheetName[] = []
  let dates1904 = false
  await parseXml(archive.read('xl/workbook.xml'), {
    open: (name, { name: called = '', state, 'r:id': relation = '', date1904 }) => {
      if (name === 'workbookPr') dates1904 = date1904 === '1' || date1904 === 'true'
      if (name === 'sheet' && !state?.toLowerCase().includes('hidden')) sheets.push({ name: called, relation })
    },
  })
  return { sheets, dates1904 }
}

/** The path of the part to which a relationship of the workbook refers. */
async function pathOf(archive: Archive, relation: string): Promise<string> {
  const targets = new Map<string, string>()
  await parseXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target)
    },
  })
  const target = targets.get(relation)
  if (target === undefined) throw new SpreadsheetError('damaged')
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The shared strings, to which cells refer by number, without phonetic readings of Asian characters (`rPh`). */
async function sharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = []
  const within: string[] = []
  await parseXml(archive.read('xl/sharedStrings.xml'), {
    open: (name) => {
      within.push(name)
      if (name === 'si') strings.push('')
    },
    text: (text) => {
      if (within.at(-1) !== 't' || within.includes('rPh')) return
      const string = (strings.pop() ?? '') + text
      if (string.length > MAX_WRITTEN_LENGTH) throw new SpreadsheetError('cellTooLong')
      strings.push(string)
    },
    close: () => void within.pop(),
  })
  return strings
}

/** Whether the number of a built-in format shows a date. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id < 59)

/** The limits of spreadsheet programs: the longest code of a number format, and the most styles of cells. */
const MAX_CODE_LENGTH = 255
const MAX_STYLES = 65_490

/** For each cell style, whether it shows numbers as dates. */
async function dateStyles(archive: Archive): Promise<boolean[]> {
  const own = new Map<string, boolean>()
  const styles: boolean[] = []
  let isInCells = false
  await parseXml(archive.read('xl/styles.xml'), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') own.set(numFmtId, showsDay(formatCode))
      if (name === 'cellXfs') isInCells = true
      if (name !== 'xf' || !isInCells) return
      if (styles.push(own.get(numFmtId) ?? isBuiltInDate(Number(numFmtId))) > MAX_STYLES)
        throw new SpreadsheetError('damaged')
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}

/** Quoted text, escaped characters and text in brackets (a colour, a language) are not part of the format. */
function showsDay(code: string): boolean {
  if (code.length > MAX_CODE_LENGTH) throw new SpreadsheetError('damaged')
  return /[dy]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))
}
