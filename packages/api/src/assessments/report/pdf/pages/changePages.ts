import { type KeptDecision, lockLabel } from '@portal/contract'
import type { Change, Status } from '@portal/rules'
import { contentVersionText, type Wording } from '@portal/texts'
import { translate as t } from '../../../../text/translate.ts'
import {
  explainedDecision,
  lockLines,
  plannedLocks,
  type ReportDocument,
  type ReportedLock,
  resultName,
} from '../../reportDocument.ts'
import { instantText } from '../../wording.ts'
import { CHAPTER_HEIGHT, type Entry, heading, list } from '../drawing/blocks.ts'
import { MUTED, type Paper, space, write } from '../drawing/paper.ts'
import { cell, drawTable, type PdfTable, startHeight, type TableCell } from '../drawing/table.ts'

/** Writes the changes that lead to a better colour, and the open answers that can change it. */
export function writeChanges(paper: Paper, { report, wording }: ReportDocument): void {
  const { changes = [], questions = [] } = explainedDecision(report)?.decision ?? {}
  if (changes.length > 0) {
    heading(paper, 2, t('assessments.result.change'))
    write(paper, paper.root, { runs: [{ text: t('assessments.result.changeHint'), colour: MUTED }] })
    space(paper, 3)
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
    { runs: [{ text: wording.box(set) }], law: wording.law },
    ...(when
      ? [
          {
            runs: [{ text: t('report.providedThat', { facts: wording.box(when) }), colour: MUTED }],
            size: 8.5,
            law: wording.law,
          },
        ]
      : []),
  ],
})

const lightCell = (status: Status): TableCell => ({ ...cell(t(`light.${status}.name`)), light: status })

/** An earlier result; its colour is only a word while its answers were not confirmed. */
const resultCell = ({ status, completed }: KeptDecision): TableCell => ({
  ...cell(resultName(status, completed)),
  light: completed ? status : 'NONE',
})

type PlannedLock = ReturnType<typeof plannedLocks>[number]

/**
 * Writes the locks with who placed and released them and why, and, unless the report is short, every earlier result.
 */
export function writeLocks(paper: Paper, { report, short }: ReportDocument): void {
  heading(paper, 2, t(short ? 'assessments.result.locks' : 'report.locks'))
  const entries = [...report.assessment.locks.map(placed), ...plannedLocks(report).map(planned)]
  if (entries.length === 0) write(paper, paper.root, { runs: [{ text: t('assessments.locks.none'), colour: MUTED }] })
  else list(paper, short ? entries.map(inOneParagraph) : entries)
  if (!short) writeHistory(paper, report.history)
}

const SHORT_SIZE = 8

/** The name of a lock with its details, as it stands in a short report. */
const inOneParagraph = ({ paragraphs }: Entry): Entry => ({
  paragraphs: [
    {
      runs: paragraphs.flatMap(({ runs }) => runs).map((run) => ({ ...run, text: `${run.text} ` })),
      size: SHORT_SIZE,
      law: paragraphs.flatMap(({ runs, isLaw }) => (isLaw ? runs.map(({ text }) => text) : [])),
    },
  ],
})

function placed(lock: ReportedLock): Entry {
  const [first = '', ...more] = lockLines(lock)
  const details = [`${t(`assessments.locks.type.${lock.type}`)} · ${first}`, ...more]
  return entryOf({ text: lockLabel(lock), isLaw: lock.origin === 'decision' }, details)
}

const planned = ({ id, type, text, state }: PlannedLock): Entry =>
  entryOf({ text: lockLabel({ ref: id, text, origin: 'decision' }), isLaw: true }, [
    `${t(`assessments.locks.type.${type}`)} · ${state}`,
  ])

type LockName = { text: string; isLaw: boolean }

const entryOf = ({ text, isLaw }: LockName, details: readonly string[]): Entry => ({
  paragraphs: [
    { runs: [{ text }], isLaw },
    ...details.map((detail) => ({ runs: [{ text: detail, colour: MUTED }], size: 8.5 })),
  ],
})

/** Writes the earlier results, on one page with the disclaimer that follows them. */
function writeHistory(paper: Paper, history: readonly KeptDecision[]): void {
  const title = t('assessments.report.results')
  if (history.length === 0) {
    heading(paper, 3, title, CHAPTER_HEIGHT)
    write(paper, paper.root, { runs: [{ text: t('assessments.report.historyNone'), colour: MUTED }] })
    return
  }
  const table: PdfTable = {
    title,
    widths: [0.28, 0.17, 0.17, 0.19, 0.19],
    head: [
      t('assessments.report.decidedAt'),
      t('report.result'),
      t('report.cause'),
      t('report.by'),
      t('assessments.report.content'),
    ],
    rows: history.map((result) => [
      cell(instantText(result.decidedAt)),
      resultCell(result),
      cell(t(`report.causes.${result.cause}`)),
      cell(result.decidedBy),
      cell(result.content.map((ref) => contentVersionText(t, ref)).join(', ')),
    ]),
    keep: CHAPTER_HEIGHT,
  }
  heading(paper, 3, title, startHeight(paper, table))
  drawTable(paper, table)
}
