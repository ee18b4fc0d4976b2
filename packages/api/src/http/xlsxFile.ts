import { Readable } from 'node:stream'
import { harmless } from './harmless.ts'
import type { SentFile } from './serve.ts'
import { SHEET, SPREADSHEET, STYLES, xlsxParts, xmlText } from './xlsxParts.ts'
import { zipArchive } from './zipArchive.ts'

export type XlsxColumn = { header: string; width: number; shows?: 'day' | 'instant' }
export type XlsxSheet = { name: string; columns: readonly XlsxColumn[] }
type Cell = string | number | Date | null
export type XlsxRows = AsyncIterable<readonly Cell[]>

const PIECE = 65_536
const DAY_MS = 86_400_000
/** 1970-01-01 as spreadsheets count days. */
const EPOCH = 25_569

/**
 * Rows as a spreadsheet of one sheet, its heading kept in sight, made as it is taken. Days and instants are in UTC.
 * Written as text, not cell by cell through a library: that took five times as long, and memory with every row.
 */
export const xlsxFile = (fileName: string, sheet: XlsxSheet, rows: XlsxRows): SentFile => ({
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fileName,
  body: Readable.from(zipArchive([...xlsxParts(sheet.name), { name: SHEET, text: sheetText(sheet, rows) }]), {
    objectMode: false,
  }),
})

async function* sheetText({ columns }: XlsxSheet, rows: XlsxRows): AsyncGenerator<string> {
  const headings = columns.map(({ header }, index) => textCell(`${letterOf(index)}1`, header, STYLES.heading))
  let text = `${beginning(columns)}<row r="1">${headings.join('')}</row>`
  let count = 1
  for await (const row of rows) {
    count += 1
    text += rowText(columns, row, count)
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  yield `${text}</sheetData><autoFilter ref="A1:${letterOf(columns.length - 1)}1"/></worksheet>`
}

const beginning = (columns: readonly XlsxColumn[]): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>
<sheetData>`

function rowText(columns: readonly XlsxColumn[], row: readonly Cell[], number: number): string {
  let text = `<row r="${number}">`
  for (const [index, cell] of row.entries()) {
    if (cell === null) continue
    const at = `${letterOf(index)}${number}`
    if (typeof cell === 'string') text += textCell(at, cell, STYLES.plain)
    else if (typeof cell === 'number') text += numberCell(at, cell, STYLES.plain)
    else text += numberCell(at, cell.getTime() / DAY_MS + EPOCH, STYLES[columns[index]?.shows ?? 'instant'])
  }
  return `${text}</row>`
}

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(harmless(text))}</t></is></c>`

const numberCell = (at: string, number: number, style: number): string =>
  `<c r="${at}" s="${style}"><v>${number}</v></c>`

/** A to Z, then AA and so on. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter
}
