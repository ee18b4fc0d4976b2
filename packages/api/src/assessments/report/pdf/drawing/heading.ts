import { BRAND, element, INK, makeRoom, PAGE, type Paper, ruler, space, WIDTH } from './paper.ts'

const STYLES = {
  1: { size: 20, colour: INK, above: 0, below: 10, needs: 80 },
  2: { size: 13.5, colour: BRAND, above: 20, below: 6, needs: 110 },
  3: { size: 10.5, colour: INK, above: 10, below: 4, needs: 80 },
} as const

/** A heading with its bookmark. It never stands alone at the foot of a page: `keep` is how much has to follow it there. */
export function heading(paper: Paper, level: 1 | 2 | 3, text: string, keep = 0): void {
  const { pdf, root } = paper
  const { size, colour, above, below, needs } = STYLES[level]
  if (!makeRoom(paper, needs + keep)) space(paper, above)
  bookmark(paper, level, text)
  const made = element(paper, root, `H${level}`)
  made.add(() => {
    pdf.font('bold').fontSize(size).fillColor(colour)
    pdf.text(text, PAGE.left, pdf.y, { width: WIDTH, lineGap: 1 })
  })
  made.end()
  space(paper, below)
  if (level !== 2) return
  ruler(paper, pdf.y - 3, { colour: BRAND })
  space(paper, 4)
}

/** A document has one title, which is not a chapter of it. */
function bookmark(paper: Paper, level: 1 | 2 | 3, text: string): void {
  const { pdf } = paper
  // pdfkit counts the left edge of the target from the right.
  const target = { top: Math.max(0, pdf.y - 12), left: PAGE.width, expanded: true }
  if (level === 2) paper.chapter = pdf.outline.addItem(text, target)
  if (level === 3) paper.chapter.addItem(text, target)
}
