import type { Translate } from '@portal/texts'
import { ROLES } from '../../roles/roleNames.ts'
import { ROLE_TABLE } from '../../roles/roleTable.ts'
import type { Assessment, AssessmentLock, AssessmentRow } from '../core/assessment.ts'
import { UNLOCKS } from './locks.ts'

type LockKey = Pick<AssessmentLock, 'ref' | 'type'>

/**
 * Two locks are the same if both name and type agree: a legal and a technical lock of the same name are different
 * locks.
 */
export const isSameLock = (one: LockKey, other: LockKey): boolean => one.ref === other.ref && one.type === other.type

/**
 * The label of a lock on screen, in reports and in messages: for a lock placed by a rule its text, for a manual one
 * name and text.
 */
export function lockLabel({ ref, text, origin }: Pick<AssessmentLock, 'ref' | 'text' | 'origin'>): string {
  return origin === 'hand' && text !== ref ? `${ref}: ${text}` : text
}

const REACHES = ['groups', 'account', 'all'] as const

/** The roles that may open locks of a type, by the table of roles, narrowest reach first. */
export function rolesThatOpen(t: Translate, type: AssessmentLock['type']): string {
  const within = (reach: (typeof REACHES)[number]) =>
    ROLES.filter((role) => ROLE_TABLE[role][UNLOCKS[type]] === reach)
      .map((role) => t(`administration.roles.${role}`))
      .join(t('assessments.locks.or'))
  return REACHES.map((reach) => ({ reach, roles: within(reach) }))
    .filter(({ roles }) => roles)
    .map(({ reach, roles }) => t(`assessments.locks.reach.${reach}`, { roles }))
    .join(t('assessments.locks.join'))
}

/**
 * `mayClose`: the lock was opened before, and stays open only if the colour is still the one that was confirmed when it
 * was opened.
 */
type Coming<Planned> = Planned & { state: 'planned' | 'mayClose' }

/** The locks required by a decision that will close, or may close, when the assessment is completed. */
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
 * Whether closed locks make the answers read-only: confirmed answers stay unchanged, so that users cannot bypass those
 * who may open the locks. An assessment in progress, or one for which the law has new questions, can be answered and
 * completed while locks are closed; it is cleared once they are opened. Deleting is always refused while a lock is
 * closed.
 */
export const answersHeld = ({ status, cleared }: Pick<AssessmentRow, 'status' | 'cleared'>): boolean =>
  status === 'COMPLETED' && !cleared

export type Clearance = 'cleared' | 'notCleared' | 'noLock'

/**
 * How its locks leave an assessment; null before it is completed, when the absence of closed locks means nothing. Where
 * a result that is not GREEN placed no lock, nobody has cleared anything: it is `noLock` until a person has released one.
 */
export function clearanceOfRow({
  status,
  cleared,
  result,
  released,
}: Pick<AssessmentRow, 'status' | 'cleared' | 'result' | 'released'>): Clearance | null {
  if (!cleared) return 'notCleared'
  if (status !== 'COMPLETED') return null
  return released || result === 'GREEN' ? 'cleared' : 'noLock'
}

/** The same of an assessment with its locks. */
export const clearanceOf = (
  assessment: Pick<Assessment, 'status' | 'cleared' | 'result' | 'locks'>,
): Clearance | null =>
  clearanceOfRow({ ...assessment, released: assessment.locks.some(({ unlockedAt }) => unlockedAt !== null) })
