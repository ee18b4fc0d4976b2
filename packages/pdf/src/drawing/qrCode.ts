import { encode } from 'uqr'
import { element, type Paper } from './paper.ts'

/** The quiet zone that QR code scanners require, in modules. */
export const QR_BORDER = 4

/** Draws a text as a QR code of vector squares, which stay sharp in print; `alt` is its text alternative. */
export function drawQrCode(
  paper: Paper,
  { text, alt }: { text: string; alt: string },
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { pdf, root } = paper
  const { data } = encode(text, { border: QR_BORDER })
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
