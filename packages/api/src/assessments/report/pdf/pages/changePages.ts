import type { Change, OpenQuestion, Status } from '@portal/rules'
import { foundIn, type ReportDocument } from '../../reportDocument.ts'
import { TEXTS } from '../../texts.ts'
import type { Wording } from '../../wording.ts'
import { heading } from '../drawing/heading.ts'
import { MUTED, type Paper, space, write } from '../drawing/paper.ts'
import { type Cell, cell, drawTable, rowHeader } from '../drawing/table.ts'

/** What would lead to a better colour, and what is not known yet and moves it. */
export function writeChanges(paper: Paper, { report, wording }: ReportDocument): void {
  const { changes = [], questions = [] } = foundIn(report)?.decision ?? {}
  if (changes.length > 0) {
    heading(paper, 2, TEXTS.changes)
    write(paper, paper.root, { runs: [{ text: TEXTS.changesHint, colour: MUTED }] })
    space(paper, 3)
    drawTable(paper, {
      title: TEXTS.changes,
      widths: [0.78, 0.22],
      head: [TEXTS.change, TEXTS.result],
      rows: changes.map((change) => [changeCell(change, wording), lightCell(change.status)]),
    })
  }
  if (questions.length === 0) return
  heading(paper, 2, TEXTS.questions)
  write(paper, paper.root, { runs: [{ text: TEXTS.questionsHint, colour: MUTED }] })
  space(paper, 3)
  drawTable(paper, {
    title: TEXTS.questions,
    widths: [0.42, 0.36, 0.22],
    head: [TEXTS.question, TEXTS.answer, TEXTS.result],
    rows: questions.flatMap((question) => answerRows(question, wording)),
  })
}

/** What to change, and what else has to be so for the promise to hold. */
const changeCell = ({ set, when }: Change, wording: Wording): Cell => ({
  paragraphs: [
    { runs: [{ text: wording.box(set) }] },
    ...(when ? [{ runs: [{ text: TEXTS.providedThat(wording.box(when)), colour: MUTED }], size: 8.5 }] : []),
  ],
})

const answerRows = ({ dimension, answers }: OpenQuestion, wording: Wording): Cell[][] =>
  answers.map(({ value, status }) => [
    rowHeader(wording.dimension(dimension)),
    cell(wording.part(dimension, typeof value === 'string' ? [value] : value)),
    lightCell(status),
  ])

export const lightCell = (status: Status): Cell => ({ ...cell(TEXTS.lights[status].name), light: status })
