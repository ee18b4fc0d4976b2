import type { CountryStats } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { ContentFailure } from '../ContentFailure.tsx'
import { Hero } from '../Hero.tsx'
import { hubQueries } from '../hub.queries.ts'
import { Compared } from './Compared.tsx'
import { CountryChoice } from './CountryChoice.tsx'
import classes from './compare.module.css'
import { useComparison } from './useComparison.ts'

/**
 * Countries side by side, use by use, on two dates. The chosen ones take as many lines as their names need: what stands
 * below comes when these are known.
 */
export function CompareCountriesPage() {
  const { t } = useTranslation()
  const comparison = useComparison()
  const stats = useQuery({ ...hubQueries.stats, select: providersOf })
  return (
    <div className={classes.sheet}>
      <Hero title={t('informationHub.compare.title')} lead={t('informationHub.compare.lead')}>
        {stats.isPending ? (
          <Loading lines={2} />
        ) : (
          <CountryChoice
            rows={stats.data ?? []}
            chosen={comparison.countries}
            onChoose={(countries) => comparison.change({ countries: countries.join(',') })}
          />
        )}
      </Hero>
      <div className={classes.content}>
        {stats.isError && <ContentFailure onRetry={() => stats.refetch()} />}
        {stats.data && <Compared providers={stats.data} comparison={comparison} />}
      </div>
    </div>
  )
}

/** The European Union is a place of use: nothing is accessed there but in its member states. */
const providersOf = ({ rows }: { rows: readonly CountryStats[] }) => rows.filter(({ kind }) => kind !== 'union')
