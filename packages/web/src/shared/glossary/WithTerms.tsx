import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { glossaryQuery } from './glossary.queries.ts'
import { splitByTerms, termNames } from './splitByTerms.ts'
import { Term } from './Term.tsx'

/** A text whose technical words open their explanation; plain until the glossary is there, and without it. */
export function WithTerms({ text }: { text: string }) {
  const names = useQuery({ ...glossaryQuery, select: termNames }).data
  if (!names) return text
  return splitByTerms(text, names).map((piece, index) =>
    piece.termId ? (
      <Term key={piece.termId} id={piece.termId}>
        {piece.text}
      </Term>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text do not move.
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  )
}
