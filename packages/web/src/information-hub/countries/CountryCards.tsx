import type { CountryStats } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { formatDay } from '../../shared/dates/dates.ts'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { InactiveReason, LawStatusText, PartyText } from './CountryFacts.tsx'
import classes from './countries.module.css'

/** A card per country; the whole card is a link. */
export const CountryCards = ({ rows }: { rows: readonly CountryStats[] }) => (
  <ul className={classes.cards}>
    {rows.map((row, index) => (
      <CountryCard key={row.iso2} row={row} isFirst={index < FIRST_SEEN} />
    ))}
  </ul>
)

/** Cards above the fold, whose flags load eagerly. */
const FIRST_SEEN = 8

function CountryCard({ row, isFirst }: { row: CountryStats; isFirst: boolean }) {
  const { t } = useTranslation()
  return (
    <li className={classes.card} data-active={row.active}>
      <div className={classes.head}>
        <CountryPicture iso2={row.iso2} kind="thumbs" isFirst={isFirst} />
        <h2>
          <Link to={paths.country(row.iso2)}>{row.name}</Link>
        </h2>
      </div>
      <p>
        <PartyText row={row} />
      </p>
      <p>
        <LawStatusText row={row} />
      </p>
      <p className={classes.counts}>
        {t('informationHub.countries.matrices', { count: row.decisionMatricesCount })} ·{' '}
        {t('informationHub.countries.documents', { count: row.legalDocumentsCount })}
        {row.hasEnglishOfficialDocs && ` · ${t('informationHub.countries.english')}`}
      </p>
      {row.asOf && <p className={classes.counts}>{t('informationHub.asOf', { day: formatDay(row.asOf) })}</p>}
      {row.review?.overdue && <OverdueBadge />}
      <InactiveReason row={row} />
    </li>
  )
}
