import { FONTS } from './fonts.ts'
import { createPdf, type Pdf, type StructureElement } from './pdfkit.ts'

export const INK = '#1c2429'
export const MUTED = '#56616a'
export const BRAND = '#155b68'
export const LINE = '#d3d7d9'
export const SHADE = '#f2f5f6'

/** A4 with the margins of a letter, in points. */
export const PAGE = { left: 62, right: 62, top: 74, bottom: 72, width: 595.28, height: 841.89 } as const
export const WIDTH: number = PAGE.width - PAGE.left - PAGE.right
const END = PAGE.height - PAGE.bottom
const BEGINNING = 120
const LINE_GAP = 2

export type Font = keyof typeof FONTS
/** Text in one style; `link`: where it leads. */
export type Run = { text: string; font?: Font; colour?: string; link?: string }
/** A paragraph: what it is (a P where nothing is said), its runs and their size. */
export type Paragraph = { runs: readonly Run[]; tag?: string; size?: number }

/** A PDF that is being written: every text goes into its tree of tags, every ornament is marked as one. */
export type Paper = {
  pdf: Pdf
  root: StructureElement
  /** Where the sub-headings of the present chapter hang in the bookmarks. */
  chapter: PDFKit.PDFOutline
  /** Whether a character had to be replaced, because no font of the document has it. */
  unprintable: boolean
}

export type PaperAbout = { title: string; author: string; subject: string; creator: string; at: Date }

export function openPaper({ title, author, subject, creator, at }: PaperAbout): Paper {
  const pdf = createPdf({
    size: [PAGE.width, PAGE.height],
    margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
    info: { Title: title, Author: author, Subject: subject, Creator: creator, CreationDate: at, ModDate: at },
  })
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root, chapter: pdf.outline, unprintable: false }
}

/** A new element of the tree, attached: what is drawn for it lands in its place. */
export function element(
  { pdf }: Paper,
  parent: StructureElement,
  tag: string,
  options: PDFKit.Mixins.StructureElementOptions = {},
): StructureElement {
  const made = pdf.struct(tag, options)
  parent.add(made)
  return made
}

type Place = { x?: number; width?: number; indent?: number }

/** Writes a paragraph at the present height; the next one goes below it. */
export function write(paper: Paper, parent: StructureElement, paragraph: Paragraph, place: Place = {}): void {
  const { pdf } = paper
  const { runs, tag = 'P', size = 9.5 } = paragraph
  const { x = PAGE.left, width = WIDTH } = place
  const made = element(paper, parent, tag)
  pdf.x = x
  for (const [index, { text, font = 'regular', colour = INK, link }] of runs.entries()) {
    const style = { width, lineGap: LINE_GAP, continued: index < runs.length - 1, ...(link && { link }) }
    const draw = () => pdf.font(font).fontSize(size).fillColor(colour).text(printable(paper, text), style)
    if (link) made.add(pdf.struct('Link', { alt: link }, draw))
    else made.add(draw)
  }
  made.end()
  pdf.x = PAGE.left
}

/** Draws what carries no meaning: lines, shades, and what every page repeats. */
export function ornament({ pdf }: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type })
  pdf.save()
  draw()
  pdf.restore()
  pdf.endMarkedContent()
}

export function ruler(paper: Paper, y: number, { colour = LINE, thickness = 0.6 } = {}): void {
  const { pdf } = paper
  ornament(paper, () =>
    pdf
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + WIDTH, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke(),
  )
}

/**
 * Begins a new page where less than this height is left; says whether it did. What is higher than a page goes over
 * several in any case and only needs a beginning.
 */
export function makeRoom({ pdf }: Paper, height: number): boolean {
  const needed = height > END - PAGE.top ? BEGINNING : height
  if (pdf.y + needed <= END) return false
  pdf.addPage()
  return true
}

/** How high a paragraph gets, or a little more: fonts are measured by the widest. */
export function heightOf({ pdf }: Paper, { runs, size = 9.5 }: Paragraph, width: number): number {
  const text = runs.map((run) => run.text).join('')
  return pdf.font('bold').fontSize(size).heightOfString(text, { width, lineGap: LINE_GAP })
}

export const space = ({ pdf }: Paper, height: number): void => {
  pdf.y += height
}

/** Text as the fonts can show it; what they lack would be an empty box without a meaning. */
export function printable(paper: Paper, text: string): string {
  const shown = [...text.replace(/[\t\r]+/g, ' ')]
    .map((character) => (isShown(paper.pdf, character) ? character : '\uFFFD'))
    .join('')
  if (shown.includes('\uFFFD')) paper.unprintable = true
  return shown
}

/** pdfkit keeps the font it reads; its types do not show it. */
function isShown(pdf: Pdf, character: string): boolean {
  if (character === '\n') return true
  const { _font } = pdf as unknown as { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } }
  return _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}
