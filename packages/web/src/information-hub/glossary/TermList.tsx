import type { Glossary, GlossaryTerm } from '@portal/contract'
import { useMemo } from 'react'
import { termNames } from '../../shared/glossary/splitByTerms.ts'
import { byLetter } from './filterTerms.ts'
import classes from './glossary.module.css'
import { TermEntry } from './TermEntry.tsx'

type Props = { terms: readonly GlossaryTerm[]; glossary: Glossary; target: string }

/** The terms under their letters, each linked to the others it speaks of. */
export function TermList({ terms, glossary, target }: Props) {
  const names = useMemo(() => termNames(glossary), [glossary])
  return byLetter(terms).map(([letter, of]) => (
    <section key={letter} className={classes.letter} aria-labelledby={`letter-${letter}`}>
      <h3 id={`letter-${letter}`} tabIndex={-1}>
        {letter}
      </h3>
      <div>
        {of.map((term) => (
          <TermEntry
            key={term.id}
            term={term}
            names={names}
            from={glossary.references.find(({ id }) => id === term.reference)}
            isTarget={term.id === target}
          />
        ))}
      </div>
    </section>
  ))
}
