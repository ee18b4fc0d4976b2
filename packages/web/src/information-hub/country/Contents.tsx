import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import classes from './country.module.css'
import type { SectionId } from './Section.tsx'

/** The parts of the page; it stays in sight where there is room. */
export function Contents({ sections }: { sections: readonly SectionId[] }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <nav aria-label={t('informationHub.country.contents')} className={classes.contents}>
      {sections.map((id) => (
        <Link key={id} to={{ search, hash: id }}>
          {t(`informationHub.country.sections.${id}`)}
        </Link>
      ))}
    </nav>
  )
}
