import { spaced } from '../type/characters.ts'
import {
  BRAND,
  element,
  heightOf,
  INK,
  MUTED,
  makeRoom,
  PAGE,
  type Paper,
  type Paragraph,
  ruler,
  space,
  WIDTH,
  write,
} from './paper.ts'

const STYLES = {
  1: { size: 15, colour: INK, above: 0, below: 3, height: 26 },
  2: { size: 11.5, colour: BRAND, above: 9, below: 5, height: 30 },
  3: { size: 10, colour: INK, above: 6, below: 3, height: 22 },
} as const

const SOME_LINES = 40

/**
 * Writes a heading with its bookmark. `keep` is the height that must follow it on the same page, so that it never
 * stands alone at the bottom.
 */
export function heading(paper: Paper, level: 1 | 2 | 3, text: string, keep = SOME_LINES): void {
  const { pdf, root } = paper
  const { size, colour, above, below, height } = STYLES[level]
  if (!makeRoom(paper, height + keep)) space(paper, above)
  bookmark(paper, level, text)
  const made = element(paper, root, `H${level}`)
  made.add(() => {
    pdf.font('bold').fontSize(size).fillColor(colour)
    pdf.text(spaced(text), PAGE.left, pdf.y, { width: WIDTH, lineGap: 1 })
  })
  made.end()
  space(paper, below)
  if (level !== 2) return
  ruler(paper, pdf.y - 3, { colour: BRAND })
  space(paper, 2)
}

const SAID = 9

/** Writes a section in which there is nothing as one line: its title, and that it is empty. */
export function emptySection(paper: Paper, title: string, said: string): void {
  const { pdf, root } = paper
  const { size, colour, above, below } = STYLES[2]
  const x = PAGE.left + pdf.font('bold').fontSize(size).widthOfString(title) + 12
  const paragraph = { runs: [{ text: said, colour: MUTED }], size: SAID }
  if (!makeRoom(paper, heightOf(paper, paragraph, PAGE.left + WIDTH - x) + size)) space(paper, above)
  const { y } = pdf
  bookmark(paper, 2, title)
  const made = element(paper, root, 'H2')
  made.add(() => pdf.font('bold').fontSize(size).fillColor(colour).text(spaced(title), PAGE.left, y))
  made.end()
  const end = pdf.y
  pdf.y = y + size - SAID
  write(paper, root, paragraph, { x, width: PAGE.left + WIDTH - x })
  pdf.y = Math.max(pdf.y, end)
  space(paper, below)
}

/** A document has one title (level 1), which gets no bookmark among the chapters. */
function bookmark(paper: Paper, level: 1 | 2 | 3, text: string): void {
  const { pdf } = paper
  // pdfkit measures the left edge of the target from the right.
  const target = { top: Math.max(0, pdf.y - 12), left: PAGE.width, expanded: true }
  if (level === 2) paper.chapter = pdf.outline.addItem(text, target)
  if (level === 3) paper.chapter.addItem(text, target)
}

/** An entry of a list; `done` makes it a checklist entry, with the state both drawn and in words. */
export type Entry = { paragraphs: readonly Paragraph[]; done?: { is: boolean; word: string } }

const INDENT = 18

/** Writes a list of entries; `gap` is the space after each. */
export function list(paper: Paper, entries: readonly Entry[], gap = entries.some(({ done }) => done) ? 6 : 2): void {
  const made = element(paper, paper.root, 'L')
  for (const entry of entries) {
    const [first] = entry.paragraphs
    makeRoom(paper, (first ? heightOf(paper, first, WIDTH - INDENT) : 0) + 16)
    const item = element(paper, made, 'LI')
    drawLabel(paper, item, entry)
    const body = element(paper, item, 'LBody')
    for (const paragraph of entry.paragraphs) {
      write(paper, body, paragraph, { x: PAGE.left + INDENT, width: WIDTH - INDENT })
    }
    body.end()
    item.end()
    space(paper, gap)
  }
  made.end()
}

type Item = ReturnType<typeof element>

/** Draws a checkbox or a bullet. */
function drawLabel(paper: Paper, item: Item, { done }: Entry): void {
  const { pdf } = paper
  const { y } = pdf
  const label = element(paper, item, 'Lbl', { actual: done ? `${done.word}: ` : '•' })
  label.add(() => {
    if (!done)
      pdf
        .circle(PAGE.left + 6, y + 6.5, 1.6)
        .fillColor(INK)
        .fill()
    else {
      pdf
        .lineWidth(1)
        .strokeColor(INK)
        .rect(PAGE.left + 1, y + 1.5, 9.5, 9.5)
        .stroke()
      if (done.is)
        pdf
          .lineWidth(1.5)
          .path(`M${PAGE.left + 3} ${y + 6.3}l2.2 2.4 4-5`)
          .stroke()
    }
  })
  label.end()
  pdf.y = y
}
