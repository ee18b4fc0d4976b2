import { codeText, numberText, type ReportDocument, warningOf } from '../reportDocument.ts'
import { TEXTS } from '../texts.ts'
import { INK, LINE, MUTED, ornament, PAGE, type Paper, printable, WIDTH } from './paper.ts'

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
  drawLine(paper, y - 8)
  drawPair(paper, y, { text, font: 'regular' }, { text: page, font: 'regular' })
}

/** A warning that is too long to stand beside the title has lines of its own below it. */
function drawHead(paper: Paper, text: string, warning: string): void {
  const { pdf } = paper
  const title = pdf.font('regular').fontSize(SIZE).widthOfString(text)
  const fits = title + GAP + pdf.font('bold').widthOfString(warning) <= WIDTH
  drawPair(paper, fits ? 40 : 20, { text, font: 'regular' }, { text: fits ? warning : '', font: 'bold' })
  if (!fits) pdf.font('bold').fillColor(INK).text(printable(paper, warning), PAGE.left, 32, { width: WIDTH })
  drawLine(paper, 56)
}

type Mark = { text: string; font: 'regular' | 'bold' }

function drawPair(paper: Paper, y: number, left: Mark, right: Mark): void {
  const { pdf } = paper
  const draw = ({ text, font }: Mark, align: 'left' | 'right') => {
    pdf
      .font(font)
      .fontSize(SIZE)
      .fillColor(font === 'bold' ? INK : MUTED)
    pdf.text(printable(paper, text), PAGE.left, y, { width: WIDTH, align, lineBreak: false })
  }
  draw(left, 'left')
  if (right.text) draw(right, 'right')
}

function drawLine({ pdf }: Paper, y: number): void {
  pdf
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.left + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
}
