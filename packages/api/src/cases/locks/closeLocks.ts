import { randomUUID } from 'node:crypto'
import { isSameLock } from '@portal/contract'
import type { Transaction } from '../../db/connect.ts'
import { groupedBy } from '../../db/results.ts'
import { addJobs } from '../../jobs/jobs.ts'
import { type AssessmentRow, insertLocks, type LockRow, type NewLock } from '../core/assessments.repo.ts'
import type { Outcome } from '../decision/memo.ts'
import { confirmedSince, listLocksOf, markLocked } from './locks.repo.ts'

/** A confirmed assessment with the evaluation that was saved for it. */
type ConfirmedDecision = { row: Pick<AssessmentRow, 'accountId' | 'assessmentId'>; evaluation: Outcome }
type Closing = { at: Date; lockedById: string }

/** Closes the locks of a confirmed decision after it was saved, and notifies those who may open them. */
export async function closeLocks(tx: Transaction, confirmed: ConfirmedDecision, closing: Closing): Promise<void> {
  const closed = await insertMissingLocks(tx, [confirmed], closing)
  if (closed.length === 0) return
  await markLocked(tx, closed)
  await notifyOfLocks(tx, closed)
}

/**
 * Inserts the closed locks of confirmed decisions and returns their assessments, which the caller marks as locked. A
 * lock that was opened for a confirmed result stays open until the colour changes; a closed one stays closed until a
 * user opens it.
 */
export async function insertMissingLocks(
  tx: Transaction,
  confirmed: readonly ConfirmedDecision[],
  closing: Closing,
): Promise<ConfirmedDecision['row'][]> {
  const keys = confirmed.filter((confirmation) => locksOf(confirmation).length > 0).map(({ row }) => row)
  if (keys.length === 0) return []
  const present = groupedBy(await listLocksOf(tx, keys), ({ assessmentId }) => assessmentId)
  const since = await confirmedSince(tx, keys)
  const locks = confirmed.flatMap((confirmation) => {
    const { assessmentId } = confirmation.row
    return missingLocks(confirmation, present.get(assessmentId) ?? [], since.get(assessmentId)).map(
      placed(confirmation, closing),
    )
  })
  await insertLocks(tx, locks)
  const isClosed = new Set(locks.map(({ assessmentId }) => assessmentId))
  return keys.filter(({ assessmentId }) => isClosed.has(assessmentId))
}

/** Notifies those who may open the locks that were closed. */
export const notifyOfLocks = (tx: Transaction, closed: readonly ConfirmedDecision['row'][]): Promise<void> =>
  addJobs(
    tx,
    'notifyLocked',
    closed.map(({ accountId, assessmentId }) => ({ accountId, assessmentId })),
  )

const locksOf = ({ evaluation: { record } }: ConfirmedDecision): readonly string[] => record?.decision.locks ?? []

type LawLock = Outcome['context']['law']['locks'][number]

function missingLocks(
  confirmation: ConfirmedDecision,
  present: readonly LockRow[],
  since: Date | undefined,
): LawLock[] {
  const required = new Set(locksOf(confirmation))
  const standing = present.filter((lock) => stands(lock, since))
  const isMissing = ({ id, type }: LawLock) => !standing.some((lock) => isSameLock(lock, { ref: id, type }))
  return confirmation.evaluation.context.law.locks.filter((lock) => required.has(lock.id) && isMissing(lock))
}

const placed =
  ({ row: { accountId, assessmentId } }: ConfirmedDecision, { at, lockedById }: Closing) =>
  ({ id, type, text }: LawLock): NewLock => ({
    accountId,
    assessmentId,
    lockId: randomUUID(),
    ref: id,
    type,
    text,
    origin: 'decision',
    closed: true,
    lockedAt: at,
    lockedById,
  })

/**
 * Whether the lock need not be closed: it already is, or it was opened since the present colour was first confirmed.
 */
const stands = ({ closed, origin, unlockedAt }: LockRow, since: Date | undefined): boolean =>
  closed || (origin === 'decision' && unlockedAt !== null && since !== undefined && unlockedAt > since)
