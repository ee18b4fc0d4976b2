import { translate as t } from '@portal/texts/translate'
import { encode } from 'uqr'
import { bytesOf, element, INK, openPaper, PAGE, type Paper, WIDTH, write } from './drawing/paper.ts'
import { drawQrCode, QR_BORDER } from './drawing/qrCode.ts'
import type { Label, LabelRequest } from './requests.ts'

const COLUMNS = 3
const ROWS = 8
const CELL = { width: WIDTH / COLUMNS, height: (PAGE.height - PAGE.top - PAGE.bottom) / ROWS } as const
const QR = 70
const INSET = 6

type Request = Omit<LabelRequest, 'language'>

export const makeLabelFile = async (request: Request): Promise<Uint8Array> =>
  request.format === 'svg' ? Buffer.from(labelSvg(request.labels)) : labelPdf(request)

/** Sheets of labels to cut out, 24 on a page, as a tagged PDF. */
async function labelPdf({ labels, portalName, at }: Request): Promise<Buffer> {
  const title = t('report.labels.title')
  const about = { title, author: portalName, subject: title, creator: portalName, at: new Date(at) }
  const paper = await openPaper(about, JSON.stringify(labels))
  for (const [index, label] of labels.entries()) {
    const place = index % (COLUMNS * ROWS)
    if (index > 0 && place === 0) paper.pdf.addPage()
    drawLabel(paper, label, {
      x: PAGE.left + (place % COLUMNS) * CELL.width,
      y: PAGE.top + Math.floor(place / COLUMNS) * CELL.height,
    })
  }
  return bytesOf(paper)
}

function drawLabel(paper: Paper, { number, name, address }: Label, { x, y }: { x: number; y: number }): void {
  const { pdf, root } = paper
  const alt = t('report.labels.qr', { address })
  const section = element(paper, root, 'Sect')
  drawQrCode(paper, { text: address, alt }, { x: x + INSET, y: y + (CELL.height - QR) / 2, size: QR })
  const place = { x: x + QR + 2 * INSET, width: CELL.width - QR - 3 * INSET }
  pdf.y = y + (CELL.height - QR) / 2 + INSET
  write(paper, section, { runs: [{ text: number, font: 'bold' }], size: 11 }, place)
  for (const line of linesOf(name)) write(paper, section, { runs: [{ text: line }], size: 8 }, place)
  section.end()
}

const LETTERS = 17
const LINES = 4
const WORDS = new RegExp(`\\S{1,${LETTERS}}`, 'gu')

/** What fits beside the code: several short lines, broken between words, and an ellipsis where there is more. */
function linesOf(name: string): string[] {
  const lines: string[] = []
  for (const word of name.match(WORDS) ?? []) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && [...longer].length <= LETTERS) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const last = [...(lines[LINES - 1] ?? '')].slice(0, LETTERS - 1).join('')
  return lines.length > LINES ? [...lines.slice(0, LINES - 1), `${last}…`] : lines
}

/** The labels below each other as one SVG, in which a module of a code is one unit. */
function labelSvg(labels: readonly Label[]): string {
  const drawn = labels.map(({ number, name, address }) => {
    const { data } = encode(address, { border: QR_BORDER })
    const squares = data.flatMap((line, row) =>
      line.flatMap((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : [])),
    )
    const texts = [number, ...linesOf(name)].map((text, at) => {
      const weight = at === 0 ? ' font-weight="bold"' : ''
      return `<text x="${data.length}" y="${QR_BORDER + 4 + at * 5}"${weight}>${escaped(text)}</text>`
    })
    return {
      size: data.length,
      content: `<title>${escaped(number)}</title><path d="${squares.join('')}"/>${texts.join('')}`,
    }
  })
  const height = Math.max(...drawn.map(({ size }) => size))
  const width = height + LETTERS * 3
  const groups = drawn.map(({ content }, at) => `<g transform="translate(0 ${at * height})">${content}</g>`)
  const whole = `0 0 ${width} ${height * labels.length}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${whole}" font-family="sans-serif" font-size="4" fill="${INK}">${groups.join('')}</svg>`
}

const escaped = (text: string): string =>
  text
    .replaceAll(CONTROLS, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Characters that XML does not allow, whatever they are escaped as. */
const CONTROLS = /\p{Cc}/gu
