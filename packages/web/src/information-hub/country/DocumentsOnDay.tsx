import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { formatDay } from '../../shared/dates.ts'
import classes from './country.module.css'
import { inForceOn } from './inForceOn.ts'

/** The country's documents that are in force on the chosen day, as far as their days are known. */
export function DocumentsOnDay({ country, day }: { country: Country; day: string }) {
  const { t } = useTranslation()
  const found = inForceOn(country.timeline, day)
  return (
    <div className={classes.onDay}>
      <h3>{t('informationHub.country.inForceOn', { day: formatDay(day) })}</h3>
      {found.length === 0 ? (
        <p>{t('informationHub.country.noneInForce')}</p>
      ) : (
        <ul>
          {found.map(({ documentId, title }) => (
            <li key={documentId}>
              <Link to={paths.legalDocument(country.iso2, documentId)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
