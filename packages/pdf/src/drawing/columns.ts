import type { StructureElement } from '../type/pdfkit.ts'
import type { Paragraph } from './mixedText.ts'
import { element, fitsOnPage, heightOf, makeRoom, PAGE, type Paper, room, WIDTH, write } from './paper.ts'

const GAP = 18
const COLUMN = (WIDTH - GAP) / 2
/** The lines that stand together at the end of a page. */
const BEGINNING = 40
const STEP = 4

/** A part of an entry that is not split, with the element of the structure tree to which it belongs. */
type Block = { paragraphs: readonly Paragraph[]; height: number; body: StructureElement; below: number }

/**
 * Writes a list in two columns of about the same height, to be read down the left one first; `gap` is the space after
 * each entry. The first two paragraphs of an entry stay together. A paragraph higher than a page takes the whole width.
 */
export function columns(paper: Paper, entries: readonly (readonly Paragraph[])[], gap = 2): void {
  const list = element(paper, paper.root, 'L')
  let blocks = entries.flatMap((paragraphs) => {
    const body = element(paper, element(paper, list, 'LI'), 'LBody')
    return blocksOf(paper, paragraphs, { body, gap })
  })
  while (blocks.length > 0) blocks = blocks.slice(writeSome(paper, blocks))
  list.end()
}

function blocksOf(
  paper: Paper,
  paragraphs: readonly Paragraph[],
  { body, gap }: { body: StructureElement; gap: number },
): Block[] {
  const groups = [paragraphs.slice(0, 2), ...paragraphs.slice(2).map((paragraph) => [paragraph])]
  return groups.map((group, index) => {
    const below = index === groups.length - 1 ? gap : 0
    const height = group.reduce((sum, paragraph) => sum + heightOf(paper, paragraph, COLUMN), below)
    return { paragraphs: group, height, body, below }
  })
}

/** Writes what fits on the page, at least one block; returns the number of blocks. */
function writeSome(paper: Paper, blocks: readonly Block[]): number {
  const [first] = blocks
  if (!first) return 0
  if (!fitsOnPage(first.height)) {
    writeBlocks(paper, [first], { x: PAGE.left, width: WIDTH })
    return 1
  }
  makeRoom(paper, Math.max(first.height, BEGINNING))
  const high = blocks.findIndex(({ height }) => !fitsOnPage(height))
  const together = high === -1 ? blocks : blocks.slice(0, high)
  const { pdf } = paper
  const top = pdf.y
  const left = fitting(together, evenHeight(together, room(paper)))
  writeBlocks(paper, together.slice(0, left), { x: PAGE.left, width: COLUMN })
  const bottom = pdf.y
  pdf.y = top
  const right = fitting(together.slice(left), room(paper))
  writeBlocks(paper, together.slice(left, left + right), { x: PAGE.left + COLUMN + GAP, width: COLUMN })
  pdf.y = Math.max(bottom, pdf.y)
  return left + right
}

/** The smallest height at which two columns take all blocks, or the room of the page if they do not. */
function evenHeight(blocks: readonly Block[], most: number): number {
  const all = blocks.reduce((sum, { height }) => sum + height, 0)
  for (let height = all / 2; height < most; height += STEP) {
    const left = fitting(blocks, height)
    if (left + fitting(blocks.slice(left), height) === blocks.length) return height
  }
  return most
}

/** The number of blocks that fit into this height. */
function fitting(blocks: readonly Block[], height: number): number {
  let used = 0
  const beyond = blocks.findIndex((block) => {
    used += block.height
    return used - block.below > height
  })
  return beyond === -1 ? blocks.length : beyond
}

function writeBlocks(paper: Paper, blocks: readonly Block[], place: { x: number; width: number }): void {
  for (const { paragraphs, body, below } of blocks) {
    for (const paragraph of paragraphs) write(paper, body, paragraph, place)
    paper.pdf.y += below
  }
}
