import { spaced } from '../type/characters.ts'
import type { StructureElement } from '../type/pdfkit.ts'
import type { Paragraph, Run } from './mixedText.ts'
import {
  element,
  fitsOnPage,
  gapOf,
  heightOf,
  MUTED,
  makeRoom,
  ornament,
  PAGE,
  type Paper,
  ruler,
  space,
  WIDTH,
  write,
} from './paper.ts'
import { drawLight, type Light } from './trafficLight.ts'

/**
 * A cell: a row or column header, or data; `light` is drawn before the first word, which states the same; `oneLine`
 * cuts each paragraph at the end of its line.
 */
export type TableCell = {
  paragraphs: readonly Paragraph[]
  header?: 'Row' | 'Column'
  light?: Light
  oneLine?: boolean
}

/**
 * `widths` are shares of the page width; without a `head`, the first cell of each row is its header. `keep` is the
 * height of what follows the table and must not stand alone on the next page; `dense` leaves little space around rows,
 * and draws no rules between them.
 */
export type PdfTable = {
  title: string
  widths: readonly number[]
  head?: readonly string[]
  rows: readonly (readonly TableCell[])[]
  keep?: number
  dense?: boolean
}

/** `padding`: the space above and below the text of its cells. */
type Column = { x: number; width: number; padding: number }

/** The space beside the text of a cell, and above and below it. */
const PAD = { right: 10, y: 2, dense: 0.7 } as const
const HEAD_SIZE = 7.5
const LIGHT = { size: 10, indent: 15 } as const

export const cell = (text: string, size?: number): TableCell => ({
  paragraphs: [{ runs: [{ text }], ...(size && { size }) }],
})
export const rowHeader = (text: string, law: readonly string[] = []): TableCell => ({
  paragraphs: [{ runs: [{ text, font: 'bold' }], law }],
  header: 'Row',
})

/**
 * Draws a table whose rows are not split, and whose head is repeated on each further page. The last two rows stay on
 * one page, so that a low one is never alone on the next.
 */
export function drawTable(paper: Paper, drawn: PdfTable): void {
  const { title, head, rows } = drawn
  const columns = columnsOf(drawn)
  const table = element(paper, paper.root, 'Table', { title })
  makeRoom(paper, startHeight(paper, drawn))
  if (head) drawHead(paper, table, columns, head)
  for (const [index, row] of rows.entries()) {
    const turned = makeRoom(paper, heightFrom(paper, drawn, index))
    if (turned && head) repeatHead(paper, columns, head)
    drawRow(paper, table, columns, row)
    if (!drawn.dense && index < rows.length - 1) ruler(paper, paper.pdf.y)
  }
  table.end()
  space(paper, 6)
}

/** The height that must fit on the first page, so that the head never stands alone at its bottom. */
export function startHeight(paper: Paper, drawn: PdfTable): number {
  const { head } = drawn
  return (head ? headHeight(paper, columnsOf(drawn), head) : 0) + heightFrom(paper, drawn, 0)
}

/** From this height on, in points, a row is more than a leftover, and may be the only one on a page. */
const HIGH_ROW = 40

/**
 * The height that must fit on one page from a row on: the last two rows with what follows them, unless the last is high
 * and nothing follows it, else the row alone.
 */
function heightFrom(paper: Paper, drawn: PdfTable, index: number): number {
  const { rows, keep = 0 } = drawn
  const columns = columnsOf(drawn)
  const alone = rowHeight(paper, columns, rows[index] ?? [])
  if (rows.length - index > 2) return alone
  const last = rowHeight(paper, columns, rows.at(-1) ?? [])
  if (keep === 0 && last >= HIGH_ROW) return alone
  const together = rows.slice(index).reduce((sum, row) => sum + rowHeight(paper, columns, row), keep)
  return fitsOnPage(together) ? together : alone
}

function columnsOf({ widths, dense }: PdfTable): Column[] {
  const padding = dense ? PAD.dense : PAD.y
  const total = widths.reduce((sum, width) => sum + width, 0)
  let x: number = PAGE.left
  return widths.map((share) => {
    const column = { x, width: (share / total) * WIDTH, padding }
    x += column.width
    return column
  })
}

function drawRow(
  paper: Paper,
  parent: StructureElement,
  columns: readonly Column[],
  cells: readonly TableCell[],
): void {
  const { pdf } = paper
  const row = element(paper, parent, 'TR')
  const top = pdf.y
  const page = pdf.page
  let bottom = top
  for (const [index, one] of cells.entries()) {
    const column = columns[index]
    if (!column) continue
    // A cell longer than a page continues on the next; only the last cell of a row can be that long.
    if (pdf.page === page) pdf.y = top + column.padding
    drawCell(paper, row, column, one)
    bottom = pdf.page === page ? Math.max(bottom, pdf.y) : pdf.y
  }
  row.end()
  pdf.y = bottom + paddingOf(columns)
}

const paddingOf = ([first]: readonly Column[]): number => first?.padding ?? PAD.y

function drawCell(
  paper: Paper,
  row: StructureElement,
  { x, width }: Column,
  { paragraphs, header, light, oneLine }: TableCell,
): void {
  const made = element(paper, row, header ? 'TH' : 'TD', header ? { scope: header } : {})
  const inner = { x, width: width - PAD.right }
  if (light) ornament(paper, () => drawLight(paper.pdf, light, { x: inner.x, y: paper.pdf.y, size: LIGHT.size }))
  for (const [index, paragraph] of paragraphs.entries()) {
    const indent = light && index === 0 ? LIGHT.indent : 0
    const room = inner.width - indent
    write(paper, made, oneLine ? cut(paper, paragraph, room) : paragraph, { x: inner.x + indent, width: room })
    space(paper, 1)
  }
  made.end()
}

/** The paragraph as far as it fits on one line, with an ellipsis where more follows. */
function cut(paper: Paper, paragraph: Paragraph, width: number): Paragraph {
  const { pdf } = paper
  const { size = HEAD_SIZE } = paragraph
  const runs: Run[] = []
  let room = width - SLACK
  for (const run of paragraph.runs) {
    const measure = pdf.font(run.font ?? 'regular').fontSize(size)
    const isWhole = measure.widthOfString(run.text) <= room
    const text = isWhole
      ? run.text
      : `${longestStart(run.text, (start) => measure.widthOfString(`${start}…`) <= room)}…`
    runs.push({ ...run, text })
    if (!isWhole) break
    room -= measure.widthOfString(run.text)
  }
  return { ...paragraph, runs }
}

/** Text is wrapped by slightly wider measures than those of its glyphs. */
const SLACK = 2

/** The longest beginning of a text that fits, found by halving. */
function longestStart(text: string, fits: (start: string) => boolean): string {
  let [least, most] = [0, text.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(text.slice(0, middle))) least = middle
    else most = middle - 1
  }
  return text.slice(0, least).trimEnd()
}

const headCell = (text: string): TableCell => ({
  paragraphs: [{ runs: [{ text, font: 'bold', colour: MUTED }], size: HEAD_SIZE }],
  header: 'Column',
})

function drawHead(paper: Paper, table: StructureElement, columns: readonly Column[], head: readonly string[]): void {
  drawRow(paper, table, columns, head.map(headCell))
  ruler(paper, paper.pdf.y)
}

/** Repeats the head for sighted readers only, as an artifact that screen readers skip. */
function repeatHead(paper: Paper, columns: readonly Column[], head: readonly string[]): void {
  const { pdf } = paper
  const height = headHeight(paper, columns, head)
  const top = pdf.y
  ornament(
    paper,
    () => {
      for (const [index, { x, width }] of columns.entries()) {
        pdf.font('bold').fontSize(HEAD_SIZE).fillColor(MUTED)
        pdf.text(spaced(head[index] ?? ''), x, top + PAD.y, {
          width: width - PAD.right,
          lineGap: gapOf(HEAD_SIZE),
        })
      }
    },
    'Pagination',
  )
  pdf.x = PAGE.left
  pdf.y = top + height
  ruler(paper, pdf.y)
}

const headHeight = (paper: Paper, columns: readonly Column[], head: readonly string[]): number =>
  rowHeight(paper, columns, head.map(headCell))

function rowHeight(paper: Paper, columns: readonly Column[], cells: readonly TableCell[]): number {
  const heights = cells.map(({ paragraphs, light, oneLine }, index) => {
    const width = (columns[index]?.width ?? WIDTH) - PAD.right - (light ? LIGHT.indent : 0)
    const room = oneLine ? Number.POSITIVE_INFINITY : width
    return paragraphs.reduce((sum, paragraph) => sum + heightOf(paper, paragraph, room) + 1, 0)
  })
  return Math.max(0, ...heights) + 2 * paddingOf(columns)
}
