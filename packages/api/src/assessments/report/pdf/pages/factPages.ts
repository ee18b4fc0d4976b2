import { SKIP } from '@portal/contract'
import { isLatinName } from '@portal/texts'
import { translate as t } from '../../../../text/translate.ts'
import type { ReportDocument } from '../../reportDocument.ts'
import { heading } from '../drawing/blocks.ts'
import { MUTED, type Paper, type Paragraph, type Run, write } from '../drawing/paper.ts'
import { drawTable, type TableCell } from '../drawing/table.ts'

/** Writes the answers in one table by section, with all skipped questions listed at the end. */
export function writeFacts(paper: Paper, { report: { facts, conditions: law }, short }: ReportDocument): void {
  const { root } = paper
  heading(paper, 2, t('assessments.report.facts'))
  const given = facts
    .map(({ section, rows }) => ({ section, rows: rows.filter(({ value }) => value !== SKIP) }))
    .filter(({ rows }) => rows.length > 0)
  if (given.length === 0) write(paper, root, { runs: [{ text: t('report.noFacts'), colour: MUTED }] })
  const skipped = facts.flatMap(({ rows }) => rows.filter(({ value }) => value === SKIP))
  if (short) {
    for (const group of given) write(paper, root, { ...inOneParagraph(group), law })
  } else {
    drawTable(paper, {
      title: t('assessments.report.facts'),
      widths: [0.2, 0.44, 0.36],
      head: [t('report.section'), t('assessments.report.question'), t('assessments.report.answer')],
      rows: given.flatMap((group) => rowsOf(group, law)),
      dense: true,
    })
  }
  if (skipped.length > 0) write(paper, root, { ...skippedParagraph(skipped), law })
}

/** The questions without an answer, in one running paragraph. */
const skippedParagraph = (rows: readonly Fact[]): Paragraph => ({
  size: SMALL,
  runs: [
    { text: `${t('assessments.report.skipped')}  `, font: 'bold' },
    { text: rows.map(({ question }) => question).join(' · '), colour: MUTED },
  ],
})

type Fact = ReportDocument['report']['facts'][number]['rows'][number]

const fontOf = ({ id, value }: Fact) =>
  id === 'geneticResource' && isLatinName(value) ? ('italic' as const) : ('regular' as const)

/** The rows of a section, which is named in the first of them. */
const rowsOf = ({ section, rows }: { section: string; rows: readonly Fact[] }, law: readonly string[]) =>
  rows.map((fact, index): TableCell[] => [
    small({ text: index === 0 ? section : '', font: 'bold' }),
    { ...small({ text: fact.question }, law), header: 'Row' },
    small({ text: fact.value, font: fontOf(fact) }),
  ])

const small = (run: Run, law: readonly string[] = []): TableCell => ({
  paragraphs: [{ runs: [run], size: SMALL, law }],
})

const SMALL = 8

/** A section of the short report: its questions and answers in one running paragraph. */
const inOneParagraph = ({ section, rows }: { section: string; rows: readonly Fact[] }): Paragraph => ({
  size: SMALL,
  runs: [
    { text: `${section}  `, font: 'bold' },
    ...rows.flatMap((fact) => [
      { text: `${fact.question} `, colour: MUTED },
      { text: `${fact.value}  `, font: fontOf(fact) },
    ]),
  ],
})
