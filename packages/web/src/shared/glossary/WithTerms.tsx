import { useQuery } from '@tanstack/react-query'
import { Fragment, lazy, Suspense, useMemo } from 'react'
import { addTexts } from '../texts/texts.ts'
import { glossaryQuery } from './glossary.queries.ts'
import { splitByTerms, type TermNames, termNames } from './splitByTerms.ts'

const Term = lazy(async () => {
  const [{ Term }] = await Promise.all([import('./Term.tsx'), addTexts('signedIn')])
  return { default: Term }
})

/** Text with glossary terms as links; plain while the glossary is loading or unavailable. */
export function WithTerms({ text }: { text: string }) {
  const names = useQuery({ ...glossaryQuery, select: termNames }).data
  // Memoised, because each term is a popover and lists around them are filtered often.
  return useMemo(
    () =>
      names ? (
        <Suspense fallback={text}>
          <Pieces text={text} names={names} />
        </Suspense>
      ) : (
        text
      ),
    [names, text],
  )
}

const Pieces = ({ text, names }: { text: string; names: TermNames }) =>
  splitByTerms(text, names).map((piece, index) =>
    piece.termId ? (
      <Term key={piece.termId} id={piece.termId}>
        {piece.text}
      </Term>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text do not move.
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  )
