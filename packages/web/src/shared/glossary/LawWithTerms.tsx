import { DEFAULT_LANGUAGE, lawWords } from '@portal/texts'
import { WithTerms } from './WithTerms.tsx'

/** Words of the law with glossary terms as links; marked as English where nobody has translated them. */
export function LawWithTerms({ text }: { text: string }) {
  const words = lawWords(text)
  return (
    <bdi lang={words.isLaw ? DEFAULT_LANGUAGE : undefined}>
      <WithTerms text={words.text} />
    </bdi>
  )
}
