import type { AssessmentLock } from './assessment.ts'

/** A lock as it is called on screen, on paper and in messages: the law's by its text, one set by hand by name and text. */
export function lockLabel({ ref, text, origin }: Pick<AssessmentLock, 'ref' | 'text' | 'origin'>): string {
  return origin === 'hand' && text !== ref ? `${ref}: ${text}` : text
}
