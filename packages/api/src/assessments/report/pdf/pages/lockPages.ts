import { type KeptDecision, lockLabel } from '@portal/contract'
import { instantText } from '../../days.ts'
import { lockState, plannedLocks, type ReportDocument, type ReportedLock } from '../../reportDocument.ts'
import { TEXTS } from '../../texts.ts'
import { heading } from '../drawing/heading.ts'
import { type Entry, list } from '../drawing/list.ts'
import { MUTED, type Paper, write } from '../drawing/paper.ts'
import { cell, drawTable } from '../drawing/table.ts'
import { lightCell } from './changePages.ts'

type PlannedLock = ReturnType<typeof plannedLocks>[number]

/** Who closed and opened which lock and why, and every result that came before this one. */
export function writeLocks(paper: Paper, { report }: ReportDocument): void {
  heading(paper, 2, TEXTS.locks)
  const entries = [...report.assessment.locks.map(placed), ...plannedLocks(report).map(planned)]
  if (entries.length === 0) write(paper, paper.root, { runs: [{ text: TEXTS.locksNone, colour: MUTED }] })
  else list(paper, entries)
  writeHistory(paper, report.history)
}

function placed(lock: ReportedLock): Entry {
  const { type, comment } = lock
  const details = [`${TEXTS.lockTypes[type]} · ${lockState(lock)}`, comment ? TEXTS.lockComment(comment) : '']
  return entryOf(lockLabel(lock), details)
}

const planned = ({ id, type, text, state }: PlannedLock): Entry =>
  entryOf(lockLabel({ ref: id, text, origin: 'decision' }), [`${TEXTS.lockTypes[type]} · ${state}`])

const entryOf = (text: string, details: readonly string[]): Entry => ({
  paragraphs: [
    { runs: [{ text }] },
    ...details.filter(Boolean).map((detail) => ({ runs: [{ text: detail, colour: MUTED }], size: 8.5 })),
  ],
})

function writeHistory(paper: Paper, history: readonly KeptDecision[]): void {
  heading(paper, 3, TEXTS.history)
  if (history.length === 0) {
    write(paper, paper.root, { runs: [{ text: TEXTS.historyNone, colour: MUTED }] })
    return
  }
  drawTable(paper, {
    title: TEXTS.history,
    widths: [0.28, 0.17, 0.17, 0.19, 0.19],
    head: [TEXTS.decided, TEXTS.result, TEXTS.cause, TEXTS.by, TEXTS.record.content],
    rows: history.map(({ decidedAt, status, cause, decidedBy, content }) => [
      cell(instantText(decidedAt)),
      lightCell(status),
      cell(TEXTS.causes[cause]),
      cell(decidedBy),
      cell(content.map(({ id, version }) => TEXTS.contentItem(id, version)).join(', ')),
    ]),
  })
}
