import { letterOf, looksLikeFormula, xlsxText } from './cellText.ts'
import { rootOf } from './xlsxParts.ts'
import { styleNumber, type XlsxStyle } from './xlsxStyles.ts'

/**
 * The choices of a column, listed below the heading of a column in another sheet. With `strict` no other value may be
 * entered.
 */
type PickList = { sheet: string; column: number; count: number; strict: boolean }
/** `lines` wraps texts at the column's width. */
export type XlsxColumn = { header: string; width: number; shows?: 'day' | 'instant' | 'lines'; pick?: PickList }
type Cell = string | Date | null
export type XlsxRows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
/** `pageHead` is printed at the top of each page. */
export type XlsxSheet = {
  name: string
  columns: readonly XlsxColumn[]
  rows: XlsxRows
  filtered?: boolean
  pageHead?: string
}

const PIECE = 65_536
const DAY_MS = 86_400_000
/** The number of 1970-01-01 in the 1900 date system. */
const EPOCH = 25_569
/** 1900-03-01: programs count the days before it differently, and days before 1900 not at all. */
const FIRST_DAY = 61

/** A sheet with a frozen heading, generated in pieces while it is read. */
export async function* xlsxSheet({ columns, rows, filtered, pageHead }: XlsxSheet): AsyncGenerator<string> {
  const headings = columns.map(({ header }, index) => textCell(`${letterOf(index)}1`, header, 'heading'))
  let text = `${beginning(columns)}<row r="1">${headings.join('')}</row>`
  let count = 1
  for await (const row of rows) {
    count += 1
    text += rowText(columns, row, count)
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  const filter = filtered ? `<autoFilter ref="A1:${letterOf(columns.length - 1)}${count}"/>` : ''
  yield `${text}</sheetData>${filter}${pickLists(columns)}${pageHead ? headOf(pageHead) : ''}${rootOf('worksheet').end}`
}

const beginning = (columns: readonly XlsxColumn[]): string => `${rootOf('worksheet').begin}
<sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>
<sheetData>`

/** The number of rows for which a column offers its choices. */
const PICKED_ROWS = 10_001

function pickLists(columns: readonly XlsxColumn[]): string {
  const lists = columns.flatMap(({ pick }, index) => (pick ? [pickList(pick, letterOf(index))] : []))
  return lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : ''
}

function pickList({ sheet, column, count, strict }: PickList, letter: string): string {
  const from = letterOf(column)
  const error = strict ? ' showErrorMessage="1"' : ''
  return `<dataValidation type="list" allowBlank="1"${error} sqref="${letter}2:${letter}${PICKED_ROWS}">
<formula1>'${xlsxText(sheet)}'!$${from}$2:$${from}$${count + 1}</formula1></dataValidation>`
}

/** In a page header `&` begins a command, so it is doubled. */
const headOf = (text: string): string =>
  `<headerFooter><oddHeader>${xlsxText(text.replaceAll('&', '&&'))}</oddHeader></headerFooter>`

function rowText(columns: readonly XlsxColumn[], row: readonly Cell[], number: number): string {
  let text = `<row r="${number}">`
  for (const [index, cell] of row.entries()) {
    if (cell !== null && cell !== '') text += cellOf(`${letterOf(index)}${number}`, cell, columns[index]?.shows)
  }
  return `${text}</row>`
}

function cellOf(at: string, cell: string | Date, shows: XlsxColumn['shows']): string {
  const lines = shows === 'lines'
  if (typeof cell === 'string') {
    if (looksLikeFormula(cell)) return textCell(at, cell, lines ? 'quotedLines' : 'quoted')
    return textCell(at, cell, lines ? 'lines' : 'plain')
  }
  const days = cell.getTime() / DAY_MS + EPOCH
  if (days < FIRST_DAY) return textCell(at, cell.toISOString().slice(0, 10), 'plain')
  return `<c r="${at}" s="${styleNumber(shows === 'day' ? 'day' : 'instant')}"><v>${days}</v></c>`
}

/** A cell of type text, so that no program evaluates it as a formula. */
const textCell = (at: string, text: string, style: XlsxStyle): string =>
  `<c r="${at}" s="${styleNumber(style)}" t="inlineStr"><is><t xml:space="preserve">${xlsxText(text)}</t></is></c>`
