import { codeText, numberText, type ReportDocument, warningOf } from '../../reportDocument.ts'
import { TEXTS } from '../../texts.ts'
import { drawLine, INK, LINE, MUTED, ornament, PAGE, type Paper, type Run, WIDTH } from './paper.ts'

const SIZE = 8
const GAP = 16

/** What every page carries: which report, its code, "Page x of y", and whether it is provisional or not cleared. */
export function markPages(paper: Paper, { report, portalName }: ReportDocument): void {
  const { pdf } = paper
  const { start, count } = pdf.bufferedPageRange()
  const code = report.verificationCode
  const foot = [
    portalName,
    TEXTS.title(numberText(report)),
    ...(code ? [`${TEXTS.record.code} ${codeText(code)}`] : []),
  ]
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index)
    // The marks stand in the margins, where text would begin a new page.
    pdf.page.margins.bottom = 0
    ornament(paper, () => drawFoot(paper, foot.join('  ·  '), TEXTS.page(index + 1, count)), 'Pagination')
    const warning = warningOf(report)
    if (index > 0) ornament(paper, () => drawHead(paper, TEXTS.title(numberText(report)), warning), 'Pagination')
  }
}

function drawFoot(paper: Paper, text: string, page: string): void {
  const y = PAGE.height - 46
  if (paper.unprintable.has(paper.pdf.page)) mark(paper, { text: TEXTS.unprintable }, y - 20)
  drawRule(paper, y - 8)
  mark(paper, { text }, y)
  mark(paper, { text: page }, y, 'right')
}

/** A warning that is too long to stand beside the title has lines of its own below it. */
function drawHead(paper: Paper, text: string, warning: string): void {
  const { pdf } = paper
  const title = pdf.font('regular').fontSize(SIZE).widthOfString(text)
  const fits = title + GAP + pdf.font('bold').widthOfString(warning) <= WIDTH
  mark(paper, { text }, fits ? 40 : 20)
  if (fits) mark(paper, { text: warning, font: 'bold', colour: INK }, 40, 'right')
  else pdf.font('bold').fontSize(SIZE).fillColor(INK).text(warning, PAGE.left, 32, { width: WIDTH })
  drawRule(paper, 56)
}

function mark(paper: Paper, run: Run, y: number, align: 'left' | 'right' = 'left'): void {
  const x = align === 'right' ? PAGE.left + WIDTH : PAGE.left
  drawLine(paper, { colour: MUTED, ...run }, { x, y, size: SIZE, align })
}

function drawRule({ pdf }: Paper, y: number): void {
  pdf
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.left + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
}
