import type { GlossaryTerm } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { byLetter } from './filterTerms.ts'
import classes from './glossary.module.css'

/** Leads to the first term of each letter, and to the instruments. */
export function LetterIndex({ terms }: { terms: readonly GlossaryTerm[] }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <nav aria-label={t('informationHub.glossary.index')} className={classes.index}>
      {byLetter(terms).map(([letter]) => (
        <Link
          key={letter}
          to={{ search, hash: `#letter-${letter}` }}
          aria-label={t('informationHub.glossary.letter', { letter })}
        >
          {letter}
        </Link>
      ))}
      <Link to={{ search, hash: '#references' }}>{t('informationHub.glossary.references')}</Link>
    </nav>
  )
}
