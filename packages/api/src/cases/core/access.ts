import { type AssessmentRight, type LockType, type Reach, ROLES, type Role, UNLOCKS } from '@portal/contract'
import { administersAccount } from '../../db/visibility/visibleAssessments.ts'
import { type Actor, reachOf } from '../../http/actor.ts'
import type { AssessmentRow } from './assessments.repo.ts'

type Ownership = Pick<AssessmentRow, 'ownerId' | 'accountId' | 'visibility' | 'ownedInGroups'>

/**
 * Whether the actor, who may read the assessment, may change it: their own, or one with visibility 'Company Account'
 * within reach.
 */
export function mayEdit(actor: Actor, row: Ownership): boolean {
  if (row.ownerId === actor.userId) return reachOf(actor, 'CREATE_ASSESSMENTS') !== undefined
  return row.visibility === 'ACCOUNT' && isWithin(actor, row, 'EDIT_ASSESSMENTS')
}

/** Whether the actor may close and open locks of this type on the assessment. */
export const mayUnlock = (actor: Actor, row: Ownership, type: LockType): boolean => isWithin(actor, row, UNLOCKS[type])

/** Users who work on the assessment may change its duties, and so may the assignee. */
export const mayChangeDuty = (
  actor: Actor,
  row: Ownership & Pick<AssessmentRow, 'deletedAt'>,
  { ownerId }: { ownerId: string | null },
): boolean =>
  row.deletedAt === null &&
  (ownerId === actor.userId ||
    mayEdit(actor, row) ||
    mayUnlock(actor, row, 'legal') ||
    mayUnlock(actor, row, 'technical'))

/** The reach of a role in opening locks of a type; undefined if it may open none. */
export const unlockReach = (someone: Pick<Actor, 'role'>, type: LockType): Reach | undefined =>
  reachOf(someone, UNLOCKS[type])

/** The roles that may open locks of one of these types, restricted to `reaches` if given. */
export const rolesThatUnlock = (types: readonly LockType[], reaches?: readonly Reach[]): Role[] =>
  ROLES.filter((role) =>
    types.some((type) => {
      const reach = unlockReach({ role }, type)
      return reach !== undefined && (reaches?.includes(reach) ?? true)
    }),
  )

/** Whether the actor administers the account that the assessment belongs to. */
const administers = (actor: Actor, { accountId }: Ownership): boolean =>
  reachOf(actor, 'MANAGE_USERS') === 'all' || (administersAccount(actor) && accountId === actor.accountId)

/** Everything the actor, who may read the assessment, may do with it. A deleted one can only be restored. */
export function rightsOf(
  actor: Actor,
  row: Ownership & Pick<AssessmentRow, 'deletedAt' | 'deletedBy'>,
): AssessmentRight[] {
  const isAdministrator = administers(actor, row)
  const isOwner = row.ownerId === actor.userId && reachOf(actor, 'CREATE_ASSESSMENTS') !== undefined
  if (row.deletedAt) return isAdministrator || (isOwner && row.deletedBy === actor.userId) ? ['restore'] : []
  const rights: { [right in Exclude<AssessmentRight, 'restore'>]: boolean } = {
    edit: mayEdit(actor, row),
    delete: isOwner || isAdministrator,
    setVisibility: isOwner || isAdministrator,
    setOwner: isAdministrator,
    lockTechnical: mayUnlock(actor, row, 'technical'),
    lockLegal: mayUnlock(actor, row, 'legal'),
  }
  return (Object.keys(rights) as (keyof typeof rights)[]).filter((right) => rights[right])
}

function isWithin(
  actor: Actor,
  { accountId, ownedInGroups, ownerId }: Ownership,
  permission: Parameters<typeof reachOf>[1],
): boolean {
  const reach = reachOf(actor, permission)
  if (reach === 'all') return true
  if (reach === undefined || accountId !== actor.accountId) return false
  return reach === 'account' || (reach === 'groups' && ownedInGroups) || (reach === 'own' && ownerId === actor.userId)
}
