import { encode } from 'uqr'
import { element, type Paper } from './paper.ts'

/** The quiet border that cameras need, in modules. */
const BORDER = 4

/** A text for cameras as squares that stay sharp in print; `alt` says it to whoever does not see them. */
export function drawQrCode(
  paper: Paper,
  { text, alt }: { text: string; alt: string },
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { pdf, root } = paper
  const { data } = encode(text, { border: BORDER })
  const module = size / data.length
  const figure = element(paper, root, 'Figure', { alt, bbox: [x, y, x + size, y + size], placement: 'Block' })
  figure.add(() => {
    for (const [row, line] of data.entries()) {
      for (const [column, isDark] of line.entries()) {
        if (isDark) pdf.rect(x + column * module, y + row * module, module, module)
      }
    }
    pdf.fillColor('#000000').fill()
  })
  figure.end()
}
