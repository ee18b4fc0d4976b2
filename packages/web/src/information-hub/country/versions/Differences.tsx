import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { ContentFailure } from '../../ContentFailure.tsx'
import type { Days } from '../../days/chosenDays.ts'
import { hubQueries } from '../../hub.queries.ts'
import { DifferenceItem } from './DifferenceItem.tsx'
import classes from './differences.module.css'
import { Effect } from './Effect.tsx'
import { useDifferences } from './useDifferences.ts'

/** Without `days`, today. */
type Props = { id: string; from: number; to: number; days: Days | undefined }

/** What one version changed of another: what it means for the reference case, and then thing by thing; both at once. */
export function Differences({ id, from, to, days }: Props) {
  const { t } = useTranslation()
  const { rows, sides, isError, retry } = useDifferences(id, from, to)
  const effect = useQuery(hubQueries.effect(id, { from, to, ...days }))
  if (isError) return <ContentFailure onRetry={retry} />
  if (!rows || !sides || effect.isPending) return <Loading />
  if (rows.length === 0) return <p>{t('informationHub.country.noDifferences')}</p>
  return (
    <div className={classes.differences}>
      {effect.data ? <Effect effect={effect.data} /> : <ContentFailure onRetry={() => effect.refetch()} />}
      <h3>{t('informationHub.differences.title', { count: rows.length })}</h3>
      <ul className={classes.items}>
        {rows.map((row) => (
          <DifferenceItem key={`${row.kind} ${row.matrix} ${row.id}`} difference={row} sides={sides} />
        ))}
      </ul>
    </div>
  )
}
