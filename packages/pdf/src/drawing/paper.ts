import { buffer } from 'node:stream/consumers'
import { DEFAULT_LANGUAGE, lawPartsOf } from '@portal/texts'
import { MISSING, silenced, spaced } from '../type/characters.ts'
import { addFallbackFonts, addMainFonts, type Fonts, hasGlyphs } from '../type/fonts.ts'
import { createPdf, type Pdf, type StructureElement } from '../type/pdfkit.ts'
import { type Line, linesOf, type Paragraph, type Run, SIZE } from './mixedText.ts'

/** The colours of the screen in the light theme. */
export const INK = '#1a2225'
export const MUTED = '#4c575a'
export const BRAND = '#155b68'
export const LINE = '#cfc9bc'

/** A4 with margins of 16 mm at the sides, and above and below as the lines of header and footer need, in points. */
export const PAGE = { left: 45, right: 45, top: 53, bottom: 50, width: 595.28, height: 841.89 } as const
export const WIDTH: number = PAGE.width - PAGE.left - PAGE.right
const END = PAGE.height - PAGE.bottom
const BEGINNING = 120
/** The space between lines, less than none because the lines of the main fonts are high. */
export const gapOf = (size: number): number => -0.17 * size

/** A PDF being written: every text goes into the structure tree, and every ornament is marked as an artifact. */
export type Paper = {
  pdf: Pdf
  root: StructureElement
  /** The bookmark under which the sub-headings of the current chapter are placed. */
  chapter: PDFKit.PDFOutline
  fonts: Fonts
  /** Fallback fonts for characters that the others lack, in the order in which they are tried. */
  fallbacks: readonly string[]
  /** The pages on which a character had to be replaced, because no font of the document contains it. */
  unprintable: Set<PDFKit.PDFPage>
}

type PaperAbout = { title: string; author: string; subject: string; creator: string; at: Date }

/** Opens a paper for this text, with fallback fonts for characters that the main fonts lack. */
export async function openPaper({ title, author, subject, creator, at }: PaperAbout, text: string): Promise<Paper> {
  const pdf = createPdf({
    size: [PAGE.width, PAGE.height],
    margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
    info: { Title: title, Author: author, Subject: subject, Creator: creator, CreationDate: at, ModDate: at },
  })
  const fonts = addMainFonts(pdf)
  const fallbacks = await addFallbackFonts(pdf, fonts, silenced(text))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root, chapter: pdf.outline, fonts, fallbacks, unprintable: new Set() }
}

/** Ends a document. */
export function bytesOf({ pdf, root }: Paper): Promise<Buffer> {
  root.end()
  pdf.end()
  return buffer(pdf)
}

/** Adds a new element to the structure tree; what is drawn for it belongs to it. */
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

type Place = { x?: number; width?: number; align?: 'left' | 'right' }

/** Writes a paragraph at the present height and moves below it. */
export function write(paper: Paper, parent: StructureElement, paragraph: Paragraph, place: Place = {}): void {
  const { pdf } = paper
  const { x = PAGE.left, width = WIDTH, align = 'left' } = place
  // An empty run would swallow the line end before it.
  const runs = paragraph.runs
    .filter(({ text }) => text !== '')
    .flatMap((run) =>
      lawPartsOf(run.text, paragraph.law ?? []).map(({ text, isLaw }) => ({ ...run, text: spaced(text), isLaw })),
    )
  const written = { ...paragraph, runs }
  if (paragraph.keep) makeRoom(paper, heightOf(paper, written, width) + paragraph.keep)
  const made = element(paper, parent, paragraph.tag ?? 'P', paragraph.isLaw ? { lang: DEFAULT_LANGUAGE } : {})
  pdf.x = x
  if (isPlain(paper, written)) writePlain(paper, made, written, { width, align })
  else writeMixed(paper, made, written, { x, width, align })
  made.end()
  pdf.x = PAGE.left
}

/** Whether the main fonts can show the whole paragraph without changes. */
const isPlain = ({ fonts }: Paper, { runs }: Paragraph): boolean =>
  runs.every(({ text, font = 'regular' }) => silenced(text) === text && hasGlyphs(fonts, font, text))

type Box = { width: number; align: 'left' | 'right' }

function writePlain({ pdf }: Paper, made: StructureElement, { runs, size = SIZE }: Paragraph, box: Box): void {
  for (const [index, { text, font = 'regular', colour = INK, link, isLaw }] of runs.entries()) {
    const style = { ...box, lineGap: gapOf(size), continued: index < runs.length - 1, ...(link && { link }) }
    const draw = () => pdf.font(font).fontSize(size).fillColor(colour).text(text, style)
    if (link) made.add(pdf.struct('Link', { alt: link }, draw))
    else if (isLaw) made.add(pdf.struct('Span', { lang: DEFAULT_LANGUAGE }, draw))
    else made.add(draw)
  }
}

/** Draws line by line, with each line in its own place of the structure tree. */
function writeMixed(paper: Paper, made: StructureElement, paragraph: Paragraph, box: Box & { x: number }): void {
  const { pdf } = paper
  const { size = SIZE } = paragraph
  for (const line of linesOf(paper, paragraph, box.width)) {
    if (pdf.y + line.height > END) pdf.addPage()
    const { y } = pdf
    const x = box.align === 'right' ? box.x + box.width - line.width : box.x
    for (const drawn of drawing(paper, line, { x, y, size })) made.add(told(paper, line, drawn))
    pdf.y = y + line.height + gapOf(size)
  }
}

/** Adds a line as actual text in reading order: glyphs are drawn in visual order, and some letters share glyphs. */
function told({ pdf }: Paper, line: Line, { link, draw }: Drawing): StructureElement | (() => void) {
  if (link) return pdf.struct('Link', { alt: link }, draw)
  if (line.pieces.some((piece) => piece.run.link)) return draw
  return () => {
    pdf.markContent('Span', { actual: line.text })
    draw()
    pdf.endMarkedContent()
  }
}

type Drawing = { link: string | undefined; draw: () => void }

/** Prepares the runs of a line for drawing, joining those that link to the same address. */
function drawing(paper: Paper, { pieces, ascent }: Line, at: { x: number; y: number; size: number }): Drawing[] {
  const { pdf } = paper
  const groups: { link: string | undefined; draws: (() => void)[] }[] = []
  let { x } = at
  for (const { text, font, run, width } of pieces) {
    const style = { lineBreak: false, baseline: 'alphabetic', ...(run.link && { link: run.link }) } as const
    const place = { x, y: at.y + ascent }
    const draw = () => {
      if (text.includes(MISSING)) paper.unprintable.add(pdf.page)
      pdf
        .font(font)
        .fontSize(at.size)
        .fillColor(run.colour ?? INK)
        .text(text, place.x, place.y, style)
    }
    const last = groups.at(-1)
    if (last && last.link === run.link) last.draws.push(draw)
    else groups.push({ link: run.link, draws: [draw] })
    x += width
  }
  return groups.map(({ link, draws }) => ({
    link,
    draw: () => {
      for (const draw of draws) draw()
    },
  }))
}

/** Draws a line outside the structure tree, such as headers and footers repeated on every page. */
export function drawLine(paper: Paper, run: Run, { x, y, size, align = 'left' }: LinePlace): void {
  const [line] = linesOf(paper, { runs: [{ ...run, text: spaced(run.text) }], size }, Number.POSITIVE_INFINITY)
  if (!line) return
  const from = align === 'right' ? x - line.width : x
  for (const { draw } of drawing(paper, line, { x: from, y, size })) draw()
}

/** `x` is where the line begins or, if it is right-aligned, ends. */
type LinePlace = { x: number; y: number; size: number; align?: 'left' | 'right' }

/** Draws decoration as an artifact: lines, shades, and what is repeated on every page. */
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

/** The height left on the page. */
export const room = ({ pdf }: Paper): number => END - pdf.y

export const fitsOnPage = (height: number): boolean => height <= END - PAGE.top

/**
 * Starts a new page if less than this height is left; returns whether it did. Content higher than a page spans several
 * in any case and only needs room for its beginning.
 */
export function makeRoom({ pdf }: Paper, height: number): boolean {
  const needed = fitsOnPage(height) ? height : BEGINNING
  if (pdf.y + needed <= END) return false
  pdf.addPage()
  return true
}

/** The height of a paragraph in sans serif, or slightly more: text is measured with the widest font. */
export function heightOf(paper: Paper, paragraph: Paragraph, width: number): number {
  const { pdf } = paper
  const { runs, size = SIZE } = paragraph
  if (!isPlain(paper, paragraph)) {
    return linesOf(paper, paragraph, width).reduce((sum, { height }) => sum + height + gapOf(size), 0)
  }
  const text = runs.map((run) => run.text).join('')
  return pdf
    .font('bold')
    .fontSize(size)
    .heightOfString(text, { width, lineGap: gapOf(size) })
}

export const space = ({ pdf }: Paper, height: number): void => {
  pdf.y += height
}
