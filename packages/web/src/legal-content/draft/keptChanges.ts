import type { DraftRef } from '../core/legalContent.queries.ts'
import type { UnsavedChanges } from './draftState.ts'

const keyOf = (userId: string, { id, version }: DraftRef) => `abs-portal.law.${userId}.${id}.${version}`

/** Changes that the server has not confirmed, kept in this browser until it has: also when the window is closed. */
export function keepChanges(userId: string, ref: DraftRef, { pending, unread }: UnsavedChanges): void {
  if (pending.length + Object.keys(unread).length === 0) localStorage.removeItem(keyOf(userId, ref))
  else localStorage.setItem(keyOf(userId, ref), JSON.stringify({ pending, unread }))
}

export function keptChanges(userId: string, ref: DraftRef): UnsavedChanges | null {
  const text = localStorage.getItem(keyOf(userId, ref))
  return text === null ? null : (JSON.parse(text) as UnsavedChanges)
}
