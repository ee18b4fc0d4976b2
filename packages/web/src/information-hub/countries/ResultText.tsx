import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { ContentFailure } from '../ContentFailure.tsx'
import classes from './countries.module.css'
import type { ResultCase } from './ResultChoice.tsx'

/** What the colours hold for, or why there are none. */
export function ResultText({ chosen: { map, query, badDays, errors, days, use } }: { chosen: ResultCase }) {
  const { t } = useTranslation()
  if (badDays.length > 0 || errors.size > 0) return <p role="status">{t('informationHub.countries.notShown')}</p>
  if (query.isError) return <ContentFailure onRetry={() => query.refetch()} />
  const title = map?.columns.find(({ id }) => id === use)?.title
  const [accessDate, intendedUseDate] = [formatDay(days.accessDate), formatDay(days.intendedUseDate)]
  return (
    <p className={classes.stated}>
      {title && t('informationHub.useOf', { use: title })} {t('informationHub.days', { accessDate, intendedUseDate })}{' '}
      {t('informationHub.referenceCase')}
    </p>
  )
}
