import { lawPartsOf } from '@portal/texts'
import type { ReactNode } from 'react'
import { WithLatin } from '../texts/WithLatin.tsx'
import { LawText } from './LawText.tsx'

type Props = { text: string; law: readonly (string | null | undefined)[]; latin?: string | undefined }

/** A translated sentence in which the words of the law are marked as English, and a Latin name stands in italics. */
export const WithLaw = ({ text, law, latin }: Props) =>
  lawPartsOf(text, law).reduce<ReactNode>(
    (before, { text: part, isLaw }) => (
      <>
        {before}
        {isLaw ? <LawText>{part}</LawText> : <WithLatin text={part} latin={latin} />}
      </>
    ),
    null,
  )
