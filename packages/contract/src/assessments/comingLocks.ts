import type { Assessment, AssessmentLock } from './assessment.ts'
import { isSameLock } from './isSameLock.ts'

/** `mayClose`: it was opened before, and stays open only under a colour that was confirmed by then. */
type Coming<Planned> = Planned & { state: 'planned' | 'mayClose' }

/** Of the locks that a decision asks for those that completing the assessment will close, or may. */
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
