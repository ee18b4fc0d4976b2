import { lawPartsOf } from '@portal/texts'
import type { ReactNode } from 'react'
import { LawText } from './LawText.tsx'

type Props = { text: string; law: readonly (string | null | undefined)[] }

/** A translated sentence in which the words of the law are marked as English. */
export const WithLaw = ({ text, law }: Props) =>
  lawPartsOf(text, law).reduce<ReactNode>(
    (before, { text: part, isLaw }) => (
      <>
        {before}
        {isLaw ? <LawText>{part}</LawText> : part}
      </>
    ),
    null,
  )
