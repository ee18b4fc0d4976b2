import type { AssessmentLock } from './assessment.ts'

/** A lock by its name and its text, as it is called on screen, on paper and in messages. */
export function lockLabel({ ref, text, origin }: Pick<AssessmentLock, 'ref' | 'text' | 'origin'>): string {
  if (text === ref) return ref
  return origin === 'hand' ? `${ref}: ${text}` : `${text} (${ref})`
}
