import type { Assessment } from '@portal/contract'

/** Why answers cannot be changed; null: they can. */
export type Unchangeable = 'notAllowed' | 'locked' | null

export function whyReadOnly({ rights, locks }: Pick<Assessment, 'rights' | 'locks'>): Unchangeable {
  if (!rights.includes('edit')) return 'notAllowed'
  return locks.some(({ closed }) => closed) ? 'locked' : null
}
