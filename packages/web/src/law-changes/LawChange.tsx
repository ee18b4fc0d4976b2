import { Anchor } from '@mantine/core'
import { type ChangedByLaw, HOUSE } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countryStatsQuery } from '../shared/countries/countries.ts'
import { paths } from '../shared/navigation/paths.ts'
import { TrafficLight } from '../shared/status/TrafficLight.tsx'
import classes from './LawChange.module.css'

/** The colour before and the one now, also in words for screen readers. */
export function BeforeAndAfter({ before, after }: Pick<ChangedByLaw, 'before' | 'after'>) {
  const { t } = useTranslation()
  if (before === after)
    return (
      <p className={classes.lights}>
        <TrafficLight status={after} />
        <span>{t('dashboard.changed.same')}</span>
      </p>
    )
  return (
    <p className={classes.lights}>
      <span>{t('dashboard.changed.before')}</span>
      <TrafficLight status={before} />
      <span aria-hidden="true" data-mirrored>
        →
      </span>
      <span>{t('dashboard.changed.to')}</span>
      <TrafficLight status={after} />
    </p>
  )
}

/** The treaty level is content of its own and no country. */
const TREATIES = 'protocol'

/** The name of a version, linked to its country; house rules of the account are none. */
export function LawVersionName({ country, version }: { country: string; version: number }) {
  const { t } = useTranslation()
  const stats = useQuery(countryStatsQuery)
  if (country === TREATIES) return t('dashboard.changed.treaties', { version })
  if (country === HOUSE) return t('dashboard.changed.house', { version })
  const name = stats.data?.rows.find(({ iso2 }) => iso2 === country)?.name ?? country
  return (
    <Anchor component={Link} inherit underline="always" to={paths.country(country)}>
      {t('dashboard.changed.law', { country: name, version })}
    </Anchor>
  )
}
