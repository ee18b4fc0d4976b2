import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { formatDays } from '../../../shared/dates/dates.ts'
import classes from '../country.module.css'

/** A territory in which the law of its state holds: what that state's content says of it, and the way to the rules. */
export function LawElsewhere({ name, lawOf }: { name: string; lawOf: NonNullable<Country['lawOf']> }) {
  const { t } = useTranslation()
  return (
    <div className={classes.section}>
      <p>{t('informationHub.country.lawElsewhere', { name, country: lawOf.name, region: lawOf.regionName })}</p>
      {lawOf.note && <p>{formatDays(lawOf.note)}</p>}
      <p>
        <Link to={`${paths.country(lawOf.iso2)}#rules`}>
          {t('informationHub.country.toRulesOf', { country: lawOf.name })}
        </Link>
      </p>
    </div>
  )
}
