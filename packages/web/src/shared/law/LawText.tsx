import { DEFAULT_LANGUAGE } from '@portal/texts'
import type { ReactNode } from 'react'

/**
 * Words of the law, which stay English in every language: marked so for screen readers, hyphenation and programs that
 * translate, and kept in their own direction.
 */
export const LawText = ({ children }: { children: ReactNode }) => <bdi lang={DEFAULT_LANGUAGE}>{children}</bdi>
