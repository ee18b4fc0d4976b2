import type { Charts } from '@portal/contract'
import { currentLanguage, localeOf } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addDays, today } from '../../shared/dates/dates.ts'
import { Details } from '../../shared/layout/Details.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { LightShape } from '../../shared/status/TrafficLight.tsx'
import { EmptyCard } from '../card/Card.tsx'
import classes from './Charts.module.css'
import { type MonthSum, monthSums, RESULTS } from './monthSums.ts'

const SHOWN_MONTHS = 6

/** A column a month, red at the bottom, as tall as the sum at its end; each part leads to its assessments. */
export function ResultsByMonth({ months }: { months: Charts['months'] }) {
  const { t } = useTranslation()
  const sums = monthSums(months, today(), SHOWN_MONTHS)
  const most = Math.max(...sums.map(({ total }) => total))
  if (most === 0) return <EmptyCard text={t('assessments.charts.empty')} />
  return (
    <>
      <ol className={classes.columns}>
        {sums.map((sum, index) => (
          <li key={sum.month}>
            <span className={classes.column}>
              {RESULTS.filter((result) => sum[result] > 0).map((result) => (
                <Link
                  key={result}
                  to={listUntil(sum, result)}
                  className={classes.part}
                  data-result={result}
                  style={{ blockSize: `${(100 * sum[result]) / most}%` }}
                  aria-label={t('assessments.charts.bar', {
                    result: t(`light.${result}.name`),
                    month: monthName(sum.month, 'long'),
                    count: sum[result],
                  })}
                />
              ))}
            </span>
            <span className={classes.month}>{monthName(sum.month, 'short')}</span>
            {index === sums.length - 1 && <Latest sum={sum} />}
          </li>
        ))}
      </ol>
      <MonthTable sums={sums} />
    </>
  )
}

/** Direct labels of the last column. */
function Latest({ sum }: { sum: MonthSum }) {
  const { t } = useTranslation()
  return (
    <span className={classes.labels} aria-hidden="true">
      {RESULTS.map((result) => (
        <span key={result} data-result={result}>
          <LightShape status={result} size={12} /> {sum[result]} {t(`light.${result}.name`)}
        </span>
      ))}
    </span>
  )
}

function MonthTable({ sums }: { sums: readonly MonthSum[] }) {
  const { t } = useTranslation()
  return (
    <Details className={classes.asList} summary={t('assessments.charts.list')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('assessments.charts.month')}</th>
            {RESULTS.map((result) => (
              <th key={result} scope="col">
                {t(`light.${result}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={sum.month}>
              <th scope="row">{monthName(sum.month, 'long')}</th>
              {RESULTS.map((result) => (
                <td key={result}>
                  <Link to={listUntil(sum, result)}>{sum[result]}</Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  )
}

const listUntil = ({ next }: MonthSum, result: string): string =>
  `${paths.assessments}?${new URLSearchParams({ status: 'COMPLETED', result, createdTo: addDays(next, -1) })}`

function monthName(month: string, length: 'long' | 'short'): string {
  const options = { month: length, ...(length === 'long' && { year: 'numeric' as const }), timeZone: 'UTC' }
  return new Intl.DateTimeFormat(localeOf(currentLanguage()), options).format(new Date(month))
}
