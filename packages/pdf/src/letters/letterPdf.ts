import type { LetterBlock, LetterRun } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { list } from '../drawing/blocks.ts'
import type { Paragraph, Run } from '../drawing/mixedText.ts'
import {
  bytesOf,
  drawLine,
  INK,
  MUTED,
  makeRoom,
  openPaper,
  ornament,
  PAGE,
  type Paper,
  space,
  WIDTH,
  write,
} from '../drawing/paper.ts'
import { drawTable, rowHeader } from '../drawing/table.ts'
import type { LetterRequest } from '../requests.ts'

/** A letter as a tagged PDF with the page layout and fonts of reports. */
export async function letterPdf({ blocks, title, author, portalName, at }: LetterRequest): Promise<Buffer> {
  const about = { title, author, subject: title, creator: portalName, at: new Date(at) }
  const paper = await openPaper(about, JSON.stringify([title, blocks]))
  for (const block of blocks) writeBlock(paper, block)
  numberPages(paper, title)
  return bytesOf(paper)
}

function writeBlock(paper: Paper, block: LetterBlock): void {
  if (block.as === 'facts') {
    if (block.rows.length === 0) return
    const rows = block.rows.map(({ term, runs }) => [rowHeader(term), { paragraphs: paragraphsOf(runs) }])
    drawTable(paper, { title: t('letters.use'), widths: [0.36, 0.64], rows })
    return
  }
  if (block.as === 'list')
    list(
      paper,
      block.items.map((item) => ({ paragraphs: paragraphsOf(item) })),
    )
  else writeText(paper, block)
  space(paper, 8)
}

type TextBlock = Exclude<LetterBlock, { as: 'facts' } | { as: 'list' }>
type Style = Pick<Paragraph, 'size' | 'tag'> & Pick<Run, 'font' | 'colour'>

const STYLES: { readonly [as in TextBlock['as']]: Style } = {
  title: { size: 18, tag: 'H1', font: 'title' },
  heading: { size: 13, tag: 'H2', font: 'title' },
  subject: { size: 11, font: 'bold' },
  paragraph: { size: 10.5 },
  lines: { size: 10.5 },
  warning: { size: 10.5, font: 'bold', colour: '#8a5300' },
  note: { size: 8.5, colour: MUTED },
}
/** Minimum space that must follow a heading, so that it never stands alone at the bottom of a page. */
const KEPT_TOGETHER = 90

function writeText(paper: Paper, { as, runs }: TextBlock): void {
  const style = STYLES[as]
  if (style.tag) makeRoom(paper, KEPT_TOGETHER)
  for (const paragraph of paragraphsOf(runs, style)) write(paper, paper.root, paragraph)
}

/** One paragraph per line. */
function paragraphsOf(runs: readonly LetterRun[], { size, tag, ...look }: Style = { size: 10 }): Paragraph[] {
  const lines: Run[][] = [[]]
  for (const { text, mark, isLatin } of runs) {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ colour: INK, ...look, text: line, ...(isLatin && LATIN), ...(mark === 'open' && OPEN) })
    }
  }
  const written = lines.filter((line) => line.some(({ text }) => text !== ''))
  return written.map((line) => ({ runs: line, ...(size && { size }), ...(tag && { tag }) }))
}

/** Style of fields still to be filled in. */
const OPEN = { font: 'bold', colour: '#8a5300' } as const

const LATIN = { font: 'italic' } as const

const SMALL = 8

function numberPages(paper: Paper, title: string): void {
  const { pdf } = paper
  const { start, count } = pdf.bufferedPageRange()
  const y = PAGE.height - 46
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index)
    // Headers and footers are in the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0
    const page = { text: t('report.page', { page: index + 1, of: count }), colour: MUTED }
    ornament(
      paper,
      () => {
        drawLine(paper, { text: shortened(title), colour: MUTED }, { x: PAGE.left, y, size: SMALL })
        drawLine(paper, page, { x: PAGE.left + WIDTH, y, size: SMALL, align: 'right' })
      },
      'Pagination',
    )
  }
}

const MAX_FOOT_LENGTH = 90
const shortened = (title: string): string =>
  title.length > MAX_FOOT_LENGTH ? `${title.slice(0, MAX_FOOT_LENGTH)}…` : title
