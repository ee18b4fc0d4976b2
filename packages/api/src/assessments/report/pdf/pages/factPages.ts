import { SKIP } from '@portal/contract'
import type { ReportDocument } from '../../reportDocument.ts'
import { TEXTS } from '../../texts.ts'
import { heading } from '../drawing/heading.ts'
import { list } from '../drawing/list.ts'
import { MUTED, type Paper, space, write } from '../drawing/paper.ts'
import { drawTable, rowHeader } from '../drawing/table.ts'

/** The answers, a table for each section; what was skipped stands together at the end. */
export function writeFacts(paper: Paper, { report: { facts } }: ReportDocument): void {
  const { root } = paper
  heading(paper, 2, TEXTS.facts)
  const given = facts
    .map(({ section, rows }) => ({ section, rows: rows.filter(({ value }) => value !== SKIP) }))
    .filter(({ rows }) => rows.length > 0)
  if (given.length === 0) write(paper, root, { runs: [{ text: TEXTS.noFacts, colour: MUTED }] })
  for (const { section, rows } of given) {
    heading(paper, 3, section)
    drawTable(paper, { title: section, widths: [0.46, 0.54], rows: rows.map(rowOf) })
  }
  const skipped = facts.flatMap(({ rows }) => rows.filter(({ value }) => value === SKIP))
  if (skipped.length === 0) return
  heading(paper, 3, TEXTS.skipped)
  write(paper, root, { runs: [{ text: TEXTS.skippedHint(SKIP), colour: MUTED }] })
  space(paper, 3)
  list(
    paper,
    skipped.map(({ question }) => ({ paragraphs: [{ runs: [{ text: question }] }] })),
  )
}

type Fact = ReportDocument['report']['facts'][number]['rows'][number]

const rowOf = ({ id, question, value }: Fact) => [
  rowHeader(question),
  {
    paragraphs: [
      { runs: [{ text: value, font: id === 'geneticResource' ? ('italic' as const) : ('regular' as const) }] },
    ],
  },
]
