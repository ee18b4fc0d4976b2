import type { Glossary, GlossaryTerm } from '@portal/contract'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { splitByTerms, type TermNames } from '../../shared/glossary/splitByTerms.ts'
import classes from './glossary.module.css'

type Props = {
  term: GlossaryTerm
  names: TermNames
  from: Glossary['references'][number] | undefined
  isTarget: boolean
}

/** One term: what it means, its category, the article it comes from, and how sure that is. */
export function TermEntry({ term, names, from, isTarget }: Props) {
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
