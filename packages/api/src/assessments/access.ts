import { type Actor, reachOf } from '../http/actor.ts'
import type { AssessmentRow } from './assessments.repo.ts'

/** Whether the actor, who may read it, may also change it: one's own, or 'Company Account' ones within reach. */
export function mayEdit(actor: Actor, { ownerId, accountId, visibility, ownedInGroups }: AssessmentRow): boolean {
  if (ownerId === actor.userId) return reachOf(actor, 'CREATE_ASSESSMENTS') !== undefined
  if (visibility !== 'ACCOUNT') return false
  const reach = reachOf(actor, 'EDIT_ASSESSMENTS')
  if (reach === 'all') return true
  if (accountId !== actor.accountId) return false
  return reach === 'account' || (reach === 'groups' && ownedInGroups)
}
