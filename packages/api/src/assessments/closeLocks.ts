import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/connect.ts'
import { addJob } from '../record/jobs.ts'
import { type AssessmentRow, insertLocks, type LockRow, listLocks, updateLocked } from './assessments.repo.ts'
import type { Evaluation } from './evaluate.ts'
import { colourSince } from './locks.repo.ts'

type Closing = { evaluation: Evaluation; at: Date; lockedBy: string }

/**
 * Closes the locks of a decision that was confirmed, once it is kept, and tells whoever may open them. One that was
 * opened stays open until the result has another colour; one that is closed stays closed until a person opens it.
 */
export async function closeLocks(
  tx: Transaction,
  row: Pick<AssessmentRow, 'accountId' | 'assessmentId'>,
  { evaluation: { record, context }, at, lockedBy }: Closing,
): Promise<void> {
  const { accountId, assessmentId } = row
  const wanted = new Set(record?.decision.locks)
  if (wanted.size === 0) return
  const [present, since] = [await listLocks(tx, row), await colourSince(tx, row)]
  const standing = new Set(present.filter((lock) => stands(lock, since)).map(({ ref }) => ref))
  const locks = context.law.locks.filter(({ id }) => wanted.has(id) && !standing.has(id))
  if (locks.length === 0) return
  const placed = { accountId, assessmentId, origin: 'decision', closed: true, lockedAt: at, lockedBy } as const
  await insertLocks(
    tx,
    locks.map(({ id, type, text }) => ({ ...placed, lockId: randomUUID(), ref: id, type, text })),
  )
  await updateLocked(tx, row)
  await addJob(tx, 'notifyLocked', { accountId, assessmentId })
}

/** Whether the lock needs no closing: it is closed, or was opened under the present colour. */
const stands = ({ closed, origin, unlockedAt }: LockRow, since: Date | null): boolean =>
  closed || (origin === 'decision' && unlockedAt !== null && since !== null && unlockedAt > since)
