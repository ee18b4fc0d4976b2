import { lockLabel } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { type Entry, heading, list } from '../../drawing/blocks.ts'
import { MUTED, type Paper, write } from '../../drawing/paper.ts'
import { lockLines, plannedLocks, type ReportDocument, type ReportedLock } from '../reportDocument.ts'

const SIZE = 8

type PlannedLock = ReturnType<typeof plannedLocks>[number]

/** Writes the locks, each in one paragraph with who placed and released it and why. */
export function writeLocks(paper: Paper, { report }: ReportDocument): void {
  heading(paper, 2, t('assessments.result.locks'))
  const entries = [...report.assessment.locks.map(placed), ...plannedLocks(report).map(planned)]
  if (entries.length === 0) write(paper, paper.root, { runs: [{ text: t('assessments.locks.none'), colour: MUTED }] })
  else list(paper, entries)
}

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
    {
      runs: [{ text: `${text} ` }, { text: details.join(' · '), colour: MUTED }],
      size: SIZE,
      law: isLaw ? [text] : [],
    },
  ],
})
