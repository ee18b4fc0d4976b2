import { translate as t } from '@portal/texts/translate'
import { emptySection, heading, list } from '../../drawing/blocks.ts'
import type { Paragraph } from '../../drawing/mixedText.ts'
import { MUTED, type Paper } from '../../drawing/paper.ts'
import { drawTable, type TableCell } from '../../drawing/table.ts'
import { paperRow, type ReportDocument } from '../reportDocument.ts'

const SMALL = 8

/** Writes the papers on file: each with its validity, who filed it and who checked it; in a short report as a list. */
export function writeEvidence(paper: Paper, { report: { papers }, short }: ReportDocument): void {
  const title = t('assessments.evidence.title')
  if (papers.length === 0) {
    emptySection(paper, title, t('assessments.evidence.reported.none'))
    return
  }
  heading(paper, 2, title)
  const rows = papers.map(paperRow)
  if (short) {
    list(
      paper,
      rows.map((row) => ({ paragraphs: [shortParagraph(row)] })),
    )
    return
  }
  drawTable(paper, {
    title,
    widths: [0.48, 0.13, 0.17, 0.22],
    head: (['paper', 'validity', 'filed', 'check'] as const).map((name) =>
      t(`assessments.evidence.reported.columns.${name}`),
    ),
    rows: rows.map(rowOf),
  })
}

type Row = ReturnType<typeof paperRow>

const rowOf = ({ name, about, validity, filed, check, law }: Row): TableCell[] => [
  {
    paragraphs: [{ runs: [{ text: name, font: 'bold' }], size: SMALL }, ...about.map((text) => detail(text, law))],
    header: 'Row',
  },
  ...[[validity], [filed], check].map((texts) => ({ paragraphs: texts.map((text) => detail(text)) })),
]

const detail = (text: string, law: readonly string[] = []): Paragraph => ({ runs: [{ text }], size: SMALL, law })

const shortParagraph = ({ name, issuedFor, validity, filed, check }: Row): Paragraph => ({
  runs: [
    { text: `${name} `, font: 'bold' },
    { text: [...issuedFor, validity, filed, ...check].join(' · '), colour: MUTED },
  ],
  size: SMALL,
})
