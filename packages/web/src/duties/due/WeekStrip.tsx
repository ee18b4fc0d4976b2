import { VisuallyHidden } from '@mantine/core'
import type { CallOutput, due } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatDay, today } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { dueQueries } from './due.queries.ts'
import classes from './weekStrip.module.css'
import { type StripColumn, stripOf } from './weeks.ts'

const SHOWN_WEEKS = 12
/** A week draws no more squares than these; its number says how many there are. */
const MAX_SQUARES = 24

/** The duties of all that one may see by week, for the dashboard. */
export function DutiesByWeek() {
  const { t } = useTranslation()
  const go = useNavigate()
  const choose = (from: string, to: string) => go(`${paths.due}?${new URLSearchParams({ from, to })}`)
  return (
    <Loaded query={useQuery(dueQueries.search({ size: 1 }))} lines={6}>
      {({ weeks }) =>
        weeks.length === 0 ? (
          <p className={classes.quiet}>{t('assessments.due.empty')}</p>
        ) : (
          <WeekStrip weeks={weeks} onChoose={choose} />
        )
      }
    </Loaded>
  )
}

type Props = {
  weeks: CallOutput<typeof due.search>['weeks']
  onChoose: (from: string, to: string) => void
}

/** One square a duty, a column a week after one for everything overdue; a column leads to its duties. */
export function WeekStrip({ weeks, onChoose }: Props) {
  const { t } = useTranslation()
  if (weeks.length === 0) return null
  return (
    <ol className={classes.strip} aria-label={t('assessments.due.weeks')}>
      {stripOf(weeks, today(), SHOWN_WEEKS).map((column) => (
        <li key={`${column.from} ${column.isOverdue}`} data-overdue={column.isOverdue}>
          <button type="button" disabled={column.count === 0} onClick={() => onChoose(column.from, column.to)}>
            <Column column={column} />
          </button>
        </li>
      ))}
    </ol>
  )
}

function Column({ column: { from, count, isOverdue } }: { column: StripColumn }) {
  const { t } = useTranslation()
  const overdue = t('assessments.due.views.overdue')
  return (
    <>
      <VisuallyHidden>
        {isOverdue
          ? t('list.labelled', { label: overdue, value: count })
          : t('assessments.due.weekAlt', { count, day: formatDay(from) })}
      </VisuallyHidden>
      <span className={classes.total} aria-hidden="true">
        {count > 0 && count}
      </span>
      <span className={classes.squares} aria-hidden="true">
        {squaresOf(count).map((square) => (
          <span key={square} />
        ))}
      </span>
      <span className={classes.week} aria-hidden="true">
        {isOverdue ? overdue : formatDay(from).slice(0, 5)}
      </span>
    </>
  )
}

const squaresOf = (count: number): number[] => [...Array(Math.min(count, MAX_SQUARES)).keys()]
