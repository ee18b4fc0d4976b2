import type { Glossary, GlossaryTerm } from '@portal/contract'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { splitByTerms, type TermNames, termNames } from '../../shared/glossary/splitByTerms.ts'
import { byLetter } from './filterTerms.ts'
import classes from './glossary.module.css'

type Props = { terms: readonly GlossaryTerm[]; glossary: Glossary; target: string }

/** Terms grouped by letter; other terms in a definition are links. */
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

type TermEntryProps = {
  term: GlossaryTerm
  names: TermNames
  from: Glossary['references'][number] | undefined
  isTarget: boolean
}

/** A definition with its category, source article and confidence. */
function TermEntry({ term, names, from, isTarget }: TermEntryProps) {
  const { t } = useTranslation()
  const { id, title, text, article, category, confidence } = term
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={classes.entry} data-target={isTarget}>
      <h4 id={`${id}-title`}>
        {title}{' '}
        <Link
          to={paths.term(id)}
          className={classes.permanent}
          aria-label={t('informationHub.glossary.linkTo', { title })}
        >
          #
        </Link>
      </h4>
      <p>
        {splitByTerms(text, names, id).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text do not move.
          <Fragment key={index}>
            {piece.termId ? <Link to={paths.term(piece.termId)}>{piece.text}</Link> : piece.text}
          </Fragment>
        ))}
      </p>
      <p className={classes.source}>
        {t(`informationHub.glossary.categories.${category}`)}
        {from && (
          <>
            {' · '}
            <Link to={paths.term(from.id)}>{from.title}</Link>
          </>
        )}
        {article && `, ${article}`} · {t(`informationHub.confidence.${confidence}`)}
      </p>
    </article>
  )
}
