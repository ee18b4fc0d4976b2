import { lockLabel, rolesThatOpen } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { type Entry, emptySection, heading, list } from '../../drawing/blocks.ts'
import { MUTED, type Paper, space, write } from '../../drawing/paper.ts'
import { lockLines, plannedLocks, type ReportDocument, type ReportedLock } from '../reportDocument.ts'

const SIZE = 8

type PlannedLock = ReturnType<typeof plannedLocks>[number]

const TYPES = ['legal', 'technical'] as const

/** Writes the locks as the record does: those that hold by who may release them, then those that were released. */
export function writeLocks(paper: Paper, { report }: ReportDocument): void {
  const { locks } = report.assessment
  const planned = plannedLocks(report)
  const title = t('assessments.result.locks')
  if (locks.length + planned.length === 0) {
    emptySection(paper, title, t('assessments.locks.none'))
    return
  }
  heading(paper, 2, title)
  for (const type of TYPES) {
    const isOfType = (lock: { type: ReportedLock['type'] }) => lock.type === type
    const closed = locks.filter(({ closed }) => closed)
    writeGroup(paper, { type, closed: closed.filter(isOfType), coming: planned.filter(isOfType) })
  }
  const released = locks.filter(({ closed }) => !closed)
  if (released.length === 0) return
  writeLead(paper, t('assessments.locks.history', { count: released.length }), '')
  list(paper, released.map(releasedEntry))
}

type Group = { type: ReportedLock['type']; closed: readonly ReportedLock[]; coming: readonly PlannedLock[] }

/** The locks of one type: who may release them and who placed them is said once. */
function writeGroup(paper: Paper, { type, closed, coming }: Group): void {
  if (closed.length + coming.length === 0) return
  const placed = new Set(closed.map((lock) => lockLines(lock).join(' · ')))
  const [common] = placed.size === 1 ? placed : []
  const who = closed.length > 0 && t('assessments.locks.mayOpen', { roles: rolesThatOpen(t, type) })
  writeLead(paper, t(`assessments.locks.type.${type}`), [who, common].filter(Boolean).join(' '))
  list(paper, [
    ...closed.map((lock) => entryOf(nameOf(lock), common === undefined ? lockLines(lock) : [])),
    ...coming.map(({ id, text, state }) => entryOf(nameOf({ ref: id, text, origin: 'decision' }), [state])),
  ])
  space(paper, 2)
}

const LEAD_AND_LOCK = 30

const writeLead = (paper: Paper, title: string, said: string): void =>
  write(paper, paper.root, {
    runs: [
      { text: `${title} `, font: 'bold' },
      { text: said, colour: MUTED },
    ],
    size: SIZE,
    keep: LEAD_AND_LOCK,
  })

const releasedEntry = (lock: ReportedLock): Entry => {
  const [first = '', ...more] = lockLines(lock)
  return entryOf(nameOf(lock), [`${t(`assessments.locks.type.${lock.type}`)} · ${first}`, ...more])
}

type LockName = { text: string; isLaw: boolean }

const nameOf = (lock: Pick<ReportedLock, 'ref' | 'text' | 'origin'>): LockName => ({
  text: lockLabel(lock),
  isLaw: lock.origin === 'decision',
})

const entryOf = ({ text, isLaw }: LockName, details: readonly string[]): Entry => ({
  paragraphs: [
    {
      runs: [{ text: `${text} ` }, { text: details.join(' · '), colour: MUTED }],
      size: SIZE,
      law: isLaw ? [text] : [],
    },
  ],
})
