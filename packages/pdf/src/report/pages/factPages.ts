import { isLatinAnswer } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { emptySection, heading } from '../../drawing/blocks.ts'
import { columns } from '../../drawing/columns.ts'
import type { Paragraph, Run } from '../../drawing/mixedText.ts'
import { MUTED, type Paper, space, write } from '../../drawing/paper.ts'
import type { ReportDocument } from '../reportDocument.ts'

/** Writes the answers by section in two columns, and at the end the questions that nobody has come to yet. */
export function writeFacts(paper: Paper, { report, short }: ReportDocument): void {
  const { root } = paper
  const { facts, conditions: law } = report
  const title = t('assessments.review.answers')
  const given = facts
    .map(({ section, rows }) => ({ section, rows: rows.filter(({ reached }) => reached) }))
    .filter(({ rows }) => rows.length > 0)
  if (given.length === 0) emptySection(paper, title, t('report.noFacts'))
  else heading(paper, 2, title)
  const ahead = facts.flatMap(({ rows }) => rows.filter(({ reached }) => !reached))
  if (short) {
    for (const { section, rows } of given) {
      write(paper, root, {
        runs: [titleOf(section), ...rows.flatMap((fact) => [...runsOf(report, fact, section), { text: '  ' }])],
        size: SMALL,
        law,
      })
    }
  } else {
    columns(
      paper,
      given.map(({ section, rows }) =>
        rows.map((fact, index) => ({
          runs: [...(index === 0 ? [titleOf(section)] : []), ...runsOf(report, fact, section)],
          size: SMALL,
          law,
        })),
      ),
    )
    space(paper, 2)
  }
  if (ahead.length > 0) write(paper, root, { ...aheadParagraph(ahead), law })
}

/** The questions not reached yet, in one running paragraph. */
const aheadParagraph = (rows: readonly Fact[]): Paragraph => ({
  size: SMALL,
  runs: [
    { text: `${t('assessments.report.notReached')}  `, font: 'bold' },
    { text: rows.map(({ question }) => question).join(' · '), colour: MUTED },
  ],
})

type Fact = ReportDocument['report']['facts'][number]['rows'][number]

const SMALL = 7.5

const titleOf = (section: string): Run => ({ text: `${section}  `, font: 'bold' })

/** A question with its answer; a question that is called like its section is not repeated. */
const runsOf = (report: ReportDocument['report'], fact: Fact, section: string): Run[] => [
  ...(fact.question === section ? [] : [{ text: `${fact.question} `, colour: MUTED }]),
  { text: fact.value, font: isLatinAnswer(report.assessment, fact) ? 'italic' : 'regular' },
]
