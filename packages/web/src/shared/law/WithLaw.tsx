import { lawPartsOf } from '@portal/texts'
import { Fragment } from 'react'
import { LawText } from './LawText.tsx'

type Props = { text: string; law: readonly (string | null | undefined)[] }

/** A translated sentence in which the words of the law are marked as English. */
export const WithLaw = ({ text, law }: Props) =>
  lawPartsOf(text, law).map((part, index) => {
    const Words = part.isLaw ? LawText : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity than their position.
    return <Words key={index}>{part.text}</Words>
  })
