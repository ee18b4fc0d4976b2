import type { KeptDecision } from '@portal/contract'
import type { Change, Status } from '@portal/rules'
import { contentVersionText, type Wording } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { emptySection, heading, list } from '../../drawing/blocks.ts'
import { MUTED, type Paper, space, write } from '../../drawing/paper.ts'
import { cell, drawTable, type PdfTable, startHeight, type TableCell } from '../../drawing/table.ts'
import { explainedDecision, type ReportDocument, resultName } from '../reportDocument.ts'
import { instantText } from '../wording.ts'

/** Writes the changes that lead to a better colour, and the open answers that can change it. */
export function writeChanges(paper: Paper, { report, wording }: ReportDocument): void {
  const { changes = [], questions = [] } = explainedDecision(report)?.decision ?? {}
  if (changes.length > 0) {
    heading(paper, 2, t('assessments.result.change'))
    drawTable(paper, {
      title: t('assessments.result.change'),
      widths: [0.78, 0.22],
      head: [t('report.change'), t('report.result')],
      rows: changes.map((change) => [changeCell(change, wording), lightCell(change.status)]),
    })
  }
  if (questions.length === 0) return
  heading(paper, 2, t('report.questions'))
  write(paper, paper.root, { runs: [{ text: t('report.questionsHint'), colour: MUTED }] })
  space(paper, 3)
  list(
    paper,
    questions.map(({ dimension }) => ({
      paragraphs: [{ runs: [{ text: wording.dimension(dimension) }], law: wording.law }],
    })),
  )
}

/** The change, and the conditions under which it helps. */
const changeCell = ({ set, when }: Change, wording: Wording): TableCell => ({
  paragraphs: [
    { runs: [{ text: wording.box(set) }], size: SIZE, law: wording.law },
    ...(when
      ? [
          {
            runs: [{ text: t('report.providedThat', { facts: wording.box(when) }), colour: MUTED }],
            size: 7.5,
            law: wording.law,
          },
        ]
      : []),
  ],
})

const lightCell = (status: Status): TableCell => ({ ...cell(t(`light.${status}.name`), SIZE), light: status })

/** An earlier result; its colour is only a word while its answers were not confirmed. */
const resultCell = ({ status, completed }: KeptDecision): TableCell => ({
  ...cell(resultName(status, completed), SIZE),
  light: completed ? status : 'NONE',
})

const SIZE = 8

/** Provisional results of one kind in a row, newest first: the newest, when the first of them was made, and how many there are. */
type ResultGroup = { readonly result: KeptDecision; readonly since: string; readonly count: number }

/** While the form is being answered nearly every answer makes a result, most of them equal: one row tells them all. */
function inGroups(history: readonly KeptDecision[]): ResultGroup[] {
  const groups: ResultGroup[] = []
  for (const result of history) {
    const last = groups.at(-1)
    if (last && isOfOneKind(last.result, result)) {
      groups[groups.length - 1] = { ...last, since: result.decidedAt, count: last.count + 1 }
    } else groups.push({ result, since: result.decidedAt, count: 1 })
  }
  return groups
}

const isOfOneKind = (one: KeptDecision, other: KeptDecision): boolean => kindOf(one) === kindOf(other) && !one.completed

const kindOf = ({ status, completed, cause, decidedBy, content }: KeptDecision): string =>
  JSON.stringify([status, completed, cause, decidedBy, content])

function timesCell({ decidedAt }: KeptDecision, since: string, count: number): TableCell {
  if (count === 1) return cell(instantText(decidedAt), SIZE)
  const from = cell(t('report.resultsSince', { count, since: instantText(since) }), SIZE)
  return { paragraphs: [...cell(instantText(decidedAt), SIZE).paragraphs, ...from.paragraphs] }
}

/** The height of the disclaimer, in points. */
const DISCLAIMER = 30

/** Writes the results so far, on one page with the disclaimer that follows them. */
export function writeHistory(paper: Paper, { report: { history } }: ReportDocument): void {
  const title = t('assessments.report.results')
  if (history.length === 0) {
    emptySection(paper, title, t('assessments.report.historyNone'))
    return
  }
  const table: PdfTable = {
    title,
    widths: [0.24, 0.14, 0.11, 0.14, 0.37],
    head: [
      t('assessments.report.decidedAt'),
      t('report.result'),
      t('report.cause'),
      t('report.by'),
      t('assessments.report.content'),
    ],
    rows: inGroups(history).map(({ result, since, count }) => [
      timesCell(result, since, count),
      resultCell(result),
      cell(t(`report.causes.${result.cause}`), SIZE),
      cell(result.decidedBy, SIZE),
      cell(result.content.map((ref) => contentVersionText(t, ref)).join(', '), SIZE),
    ]),
    keep: DISCLAIMER,
  }
  heading(paper, 2, title, startHeight(paper, table))
  drawTable(paper, table)
}
