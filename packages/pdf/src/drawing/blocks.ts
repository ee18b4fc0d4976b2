import { spaced } from '../type/characters.ts'
import type { Paragraph } from './mixedText.ts'
import {
  element,
  gapOf,
  heightOf,
  INK,
  MUTED,
  makeRoom,
  PAGE,
  type Paper,
  ruler,
  space,
  WIDTH,
  write,
} from './paper.ts'

const STYLES = {
  1: { font: 'title', size: 18, above: 0, below: 2, height: 28 },
  2: { font: 'title', size: 12.5, above: 11, below: 3, height: 32 },
  3: { font: 'bold', size: 10, above: 6, below: 2, height: 22 },
} as const
/** The space between the rule above a section and its title. */
const RULE = 5

const SOME_LINES = 40

/**
 * Writes a heading with its bookmark. `keep` is the height that must follow it on the same page, so that it never
 * stands alone at the bottom.
 */
export function heading(paper: Paper, level: 1 | 2 | 3, text: string, keep = SOME_LINES): void {
  const { pdf, root } = paper
  const { font, size, above, below, height } = STYLES[level]
  if (!makeRoom(paper, height + keep)) part(paper, level, above)
  bookmark(paper, level, text)
  const made = element(paper, root, `H${level}`)
  made.add(() => {
    pdf.font(font).fontSize(size).fillColor(INK)
    pdf.text(spaced(text), PAGE.left, pdf.y, { width: WIDTH, lineGap: gapOf(size) })
  })
  made.end()
  space(paper, below)
}

/** Parts a section from the one before by a rule, as the record does; what is within a section only by space. */
function part(paper: Paper, level: 1 | 2 | 3, above: number): void {
  space(paper, above)
  if (level !== 2) return
  ruler(paper, paper.pdf.y - RULE)
}

const SAID = 9

/** Writes a section in which there is nothing as one line: its title, and that it is empty. */
export function emptySection(paper: Paper, title: string, said: string): void {
  const { pdf, root } = paper
  const { font, size, above, below } = STYLES[2]
  const x = PAGE.left + pdf.font(font).fontSize(size).widthOfString(title) + 12
  const paragraph = { runs: [{ text: said, colour: MUTED }], size: SAID }
  if (!makeRoom(paper, heightOf(paper, paragraph, PAGE.left + WIDTH - x) + size)) part(paper, 2, above)
  const { y } = pdf
  bookmark(paper, 2, title)
  const made = element(paper, root, 'H2')
  made.add(() => pdf.font(font).fontSize(size).fillColor(INK).text(spaced(title), PAGE.left, y))
  made.end()
  const end = pdf.y
  pdf.y = y + 1.04 * (size - SAID)
  write(paper, root, paragraph, { x, width: PAGE.left + WIDTH - x })
  pdf.y = Math.max(pdf.y, end)
  space(paper, below)
}

/** A document has one title (level 1), which gets no bookmark among the chapters. */
export function bookmark(paper: Paper, level: 1 | 2 | 3, text: string): void {
  const { pdf } = paper
  // pdfkit measures the left edge of the target from the right.
  const target = { top: Math.max(0, pdf.y - 12), left: PAGE.width, expanded: true }
  if (level === 2) paper.chapter = pdf.outline.addItem(text, target)
  if (level === 3) paper.chapter.addItem(text, target)
}

/** An entry of a list; `done` makes it a checklist entry, with the state both drawn and in words. */
export type Entry = { paragraphs: readonly Paragraph[]; done?: { is: boolean; word: string } }

const INDENT = 18
/** The outline of a checkbox, as of controls on the screen. */
const EDGE = '#7f8480'

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
        .circle(PAGE.left + 6, y + 6.8, 1.6)
        .fillColor(INK)
        .fill()
    else {
      pdf
        .lineWidth(1)
        .strokeColor(EDGE)
        .roundedRect(PAGE.left + 1, y + 2.5, 9, 9, 2)
        .stroke()
      if (done.is)
        pdf
          .lineWidth(1.5)
          .strokeColor(INK)
          .path(`M${PAGE.left + 3} ${y + 7.1}l2.2 2.4 4-5`)
          .stroke()
    }
  })
  label.end()
  pdf.y = y
}
