import { type Assessment, answersHeld } from '@portal/contract'

/** Why answers cannot be changed; null: they can. */
export type Unchangeable = 'notAllowed' | 'locked' | null

export function whyReadOnly(assessment: Pick<Assessment, 'rights' | 'status' | 'cleared'>): Unchangeable {
  if (!assessment.rights.includes('edit')) return 'notAllowed'
  return answersHeld(assessment) ? 'locked' : null
}
