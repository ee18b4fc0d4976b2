import type { LetterBlock, LetterRun } from '@portal/contract'
import { type Language, localeOf } from '@portal/texts'
import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { LetterRequest } from '../requests.ts'

/** A letter as a Word document: headings, lists and tables that screen readers announce, and no active content. */
export async function letterDocx({ blocks, title, author, portalName, language }: LetterRequest): Promise<Buffer> {
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: portalName,
    styles: {
      default: { document: { run: { font: 'Calibri', size: 22, language: { value: localeOfWord(language) } } } },
    },
    sections: [{ children: blocks.flatMap(writtenBlock) }],
  })
  return Packer.toBuffer(document)
}

/** Word knows languages with a region only: `fr-FR`, and `pt-BR` for the Portuguese of the texts. */
function localeOfWord(code: Language): string {
  const { language, region } = new Intl.Locale(localeOf(code)).maximize()
  return `${language}-${region}`
}

/** In twentieths of a point. */
const BELOW = 160

function writtenBlock(block: LetterBlock): (Paragraph | Table)[] {
  if (block.as === 'facts') return [tableOf(block.rows), new Paragraph({ spacing: { after: BELOW } })]
  if (block.as === 'list')
    return block.items.map((item) => new Paragraph({ bullet: { level: 0 }, children: runsOf(item) }))
  const children = runsOf(block.runs, STYLES[block.as] ?? {})
  const heading = HEADINGS[block.as]
  const spacing = { before: heading ? BELOW : 0, after: BELOW }
  return [new Paragraph({ children, spacing, ...(heading && { heading }) })]
}

type TextAs = Exclude<LetterBlock['as'], 'facts' | 'list'>
type Style = { bold?: boolean; italics?: boolean; size?: number; color?: string }

const STYLES: { readonly [as in TextAs]?: Style } = {
  title: { bold: true, size: 32, color: '1C2429' },
  heading: { bold: true, size: 26, color: '155B68' },
  subject: { bold: true },
  warning: { bold: true, color: '8A5300' },
  note: { italics: true, size: 18, color: '56616A' },
}
const HEADINGS: { readonly [as in TextAs]?: (typeof HeadingLevel)[keyof typeof HeadingLevel] } = {
  title: HeadingLevel.HEADING_1,
  heading: HeadingLevel.HEADING_2,
}

/** Line breaks in the text become line breaks in the document. */
const runsOf = (runs: readonly LetterRun[], style: Style = {}): TextRun[] =>
  runs.flatMap(({ text, mark, isLatin }) =>
    text.split('\n').map(
      (line, index) =>
        new TextRun({
          ...style,
          text: line,
          ...(index > 0 && { break: 1 }),
          ...(isLatin && { italics: true }),
          ...(RIGHT_TO_LEFT.test(line) && { rightToLeft: true }),
          ...(mark === 'open' && { shading: { type: ShadingType.CLEAR, fill: 'FFE9A8' } }),
        }),
    ),
  )

/** The Unicode blocks of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'D3D7D9' }
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const BORDERS = { top: LINE, bottom: LINE, left: NONE, right: NONE, insideHorizontal: LINE, insideVertical: NONE }

const tableOf = (rows: readonly { term: string; runs: readonly LetterRun[] }[]): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [3000, 6000],
    borders: BORDERS,
    rows: rows.map(
      ({ term, runs }) =>
        new TableRow({
          cantSplit: true,
          children: [cellOf([{ text: term }], 3000, { color: '56616A' }), cellOf(runs, 6000)],
        }),
    ),
  })

const cellOf = (runs: readonly LetterRun[], size: number, style: Style = {}): TableCell =>
  new TableCell({
    width: { size, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 80, right: 80 },
    children: [new Paragraph({ children: runsOf(runs, style) })],
  })
