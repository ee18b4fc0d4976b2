import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Loaded } from '../feedback/Loaded.tsx'
import { glossaryQuery } from './glossary.queries.ts'
import classes from './terms.module.css'

type Props = { id: string; onLeave: () => void }

/** What a term means, where that comes from, and the way to the whole glossary. */
export function TermText({ id, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <Loaded query={useQuery(glossaryQuery)} lines={3}>
      {({ terms, references }) => {
        const term = terms.find((one) => one.id === id)
        if (!term) return <p>{t('informationHub.glossary.unknown')}</p>
        const from = references.find((one) => one.id === term.reference)?.title
        return (
          <>
            <p className={classes.title}>{term.title}</p>
            <p>{term.text}</p>
            <p className={classes.source}>
              {[from, term.article, t(`informationHub.confidence.${term.confidence}`)].filter(Boolean).join(' · ')}
            </p>
            <Link to={paths.term(id)} onClick={onLeave}>
              {t('informationHub.glossary.inGlossary')}
            </Link>
          </>
        )
      }}
    </Loaded>
  )
}
