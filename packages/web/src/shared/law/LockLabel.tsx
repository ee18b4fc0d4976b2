import { lockLabel } from '@portal/contract'
import { LawText } from './LawText.tsx'

/** Name and text of a lock: one that a rule places has its words from the law, one placed by hand those of its author. */
export function LockLabel({ lock }: { lock: Parameters<typeof lockLabel>[0] }) {
  const label = lockLabel(lock)
  return lock.origin === 'decision' ? <LawText>{label}</LawText> : label
}
