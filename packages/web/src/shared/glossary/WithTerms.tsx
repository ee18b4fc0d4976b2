import { useQuery } from '@tanstack/react-query'
import { Fragment, useMemo } from 'react'
import { glossaryQuery } from './glossary.queries.ts'
import { splitByTerms, type TermNames, termNames } from './splitByTerms.ts'
import { Term } from './Term.tsx'

/** A text whose technical words open their explanation; plain until the glossary is there, and without it. */
export function WithTerms({ text }: { text: string }) {
  const names = useQuery({ ...glossaryQuery, select: termNames }).data
  // Kept as they are while a list around them is filtered: a popover each is not free.
  return useMemo(() => (names ? <Pieces text={text} names={names} /> : text), [names, text])
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
