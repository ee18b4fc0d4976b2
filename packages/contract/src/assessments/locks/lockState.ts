import type { Assessment, AssessmentLock, AssessmentRow } from '../core/assessment.ts'

type LockKey = Pick<AssessmentLock, 'ref' | 'type'>

/** Two locks are the same if name and type agree: a legal and a technical lock of one name are two. */
export const isSameLock = (one: LockKey, other: LockKey): boolean => one.ref === other.ref && one.type === other.type

/** The label of a lock on screen, on paper and in messages: the text of a rule's lock, name and text of a manual one. */
export function lockLabel({ ref, text, origin }: Pick<AssessmentLock, 'ref' | 'text' | 'origin'>): string {
  return origin === 'hand' && text !== ref ? `${ref}: ${text}` : text
}

/** `mayClose`: opened before; it stays open only if the colour is still the one confirmed when it was opened. */
type Coming<Planned> = Planned & { state: 'planned' | 'mayClose' }

/** The locks required by a decision that completing the assessment will close, or may close. */
export const comingLocks = <Planned extends { id: string; type: AssessmentLock['type'] }>(
  planned: readonly Planned[],
  { locks, status }: { locks: readonly AssessmentLock[]; status: Assessment['status'] },
): Coming<Planned>[] =>
  planned.flatMap((lock) => {
    const own = locks.filter((placed) => isSameLock(placed, { ref: lock.id, type: lock.type }))
    if (own.some(({ closed }) => closed) || (own.length > 0 && status === 'COMPLETED')) return []
    const wasOpened = own.some(({ origin }) => origin === 'decision')
    return [{ ...lock, state: wasOpened ? 'mayClose' : 'planned' }]
  })

/**
 * Whether closed locks make the answers read-only: what was confirmed stays, so that nobody bypasses whoever may open
 * the locks. An assessment in progress, or one for which the law has new questions, can be answered and completed with
 * locks closed; it is cleared once they are opened. Deleting is refused while a lock is closed in any case.
 */
export const answersHeld = ({ status, cleared }: Pick<AssessmentRow, 'status' | 'cleared'>): boolean =>
  status === 'COMPLETED' && !cleared
