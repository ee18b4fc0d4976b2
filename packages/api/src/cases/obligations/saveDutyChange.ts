import type { Transaction } from '../../db/connect.ts'
import { type DutyDifference, type DutyRecord, differenceOf, insertDutyChanges, updateDuties } from './duties.repo.ts'

/** The user who changed a duty, and the transfer or paper that caused the change. */
export type DutyOrigin = { changedById: string; cause: NonNullable<DutyDifference['cause']> }

/** Saves a change that something else caused, with its entry in the history of the duty. */
export async function saveDutyChange(
  tx: Transaction,
  before: DutyRecord,
  change: Partial<DutyRecord>,
  origin: Pick<DutyOrigin, 'changedById'> & Partial<DutyOrigin>,
): Promise<void> {
  const at = new Date()
  const after = { ...before, ...change }
  await updateDuties(tx, [{ ...after, version: before.version + 1, updatedAt: at }])
  await insertDutyChanges(tx, [differenceOf(before, after, { at, ...origin })])
}

/** The columns of a duty that is open again. */
export const REOPENED = { state: 'open', settledAt: null, settledById: null } as const
