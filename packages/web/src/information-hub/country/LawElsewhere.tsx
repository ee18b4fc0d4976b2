import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './country.module.css'

/** A territory in which the law of its state holds: what that state's content says of it, and the way to the rules. */
export function LawElsewhere({ name, lawOf }: { name: string; lawOf: NonNullable<Country['lawOf']> }) {
  const { t } = useTranslation()
  return (
    <div className={classes.section}>
      <p>{t('informationHub.country.lawElsewhere', { name, country: lawOf.name, region: lawOf.region })}</p>
      {lawOf.note && <p>{lawOf.note}</p>}
      <p>
        <Link to={`${paths.country(lawOf.iso2)}#rules`}>
          {t('informationHub.country.toRulesOf', { country: lawOf.name })}
        </Link>
      </p>
    </div>
  )
}
