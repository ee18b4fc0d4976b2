import { element, heightOf, INK, makeRoom, PAGE, type Paper, type Paragraph, space, WIDTH, write } from './paper.ts'

/** An entry of a list; `done` makes it one of a checklist, and is said as well as drawn. */
export type Entry = { paragraphs: readonly Paragraph[]; done?: { is: boolean; word: string } }

const INDENT = 18

export function list(paper: Paper, entries: readonly Entry[]): void {
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
    space(paper, entry.done ? 6 : 2)
  }
  made.end()
}

type Item = ReturnType<typeof element>

/** A box to tick, or a dot. */
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
