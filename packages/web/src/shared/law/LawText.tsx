import { DEFAULT_LANGUAGE, lawWords } from '@portal/texts'
import type { ReactNode } from 'react'

/**
 * Words of the law. Those that nobody has translated are marked as English, for screen readers, hyphenation and programs
 * that translate; all are kept in their own direction.
 */
export function LawText({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return <bdi lang={DEFAULT_LANGUAGE}>{children}</bdi>
  const { text, isLaw } = lawWords(children)
  return <bdi lang={isLaw ? DEFAULT_LANGUAGE : undefined}>{text}</bdi>
}
