import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { today } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { DueText } from '../list/DueText.tsx'
import classes from './due.module.css'
import { dueQueries } from './due.queries.ts'
import { DueCase } from './dueColumns.tsx'

const SHOWN = 5
const myDuties = dueQueries.search({ view: 'mine', size: SHOWN })

/** One's own duties that come next, for the dashboard. */
export function MyDuties() {
  const { t } = useTranslation()
  const query = useQuery(myDuties)
  return (
    <section aria-label={t('assessments.due.mine.title')} className={classes.board}>
      <Title order={2}>{t('assessments.due.mine.title')}</Title>
      <Loaded query={query} lines={11}>
        {({ rows, total }) =>
          total === 0 ? (
            <p className={classes.quiet}>{t('assessments.due.mine.none')}</p>
          ) : (
            <>
              <ul className={classes.mine}>
                {rows.map((duty) => (
                  <li key={duty.dutyId}>
                    <span data-overdue={duty.overdue} className={classes.day}>
                      <DueText duty={duty} />
                    </span>
                    <span className={classes.duty}>
                      <LawText>{duty.text}</LawText>
                    </span>
                    <DueCase duty={duty} />
                  </li>
                ))}
              </ul>
              <Link to={`${paths.due}?view=mine`}>{t('assessments.due.mine.all', { count: total })}</Link>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

/** The next day on which a duty of one's own is due, today included, and how many are overdue. */
export function useNextDuty() {
  const { data, isPending } = useQuery(dueQueries.search({ view: 'mine', filters: { from: today() }, size: 1 }))
  const overdue = useQuery(dueQueries.overdue)
  return {
    next: data?.rows[0]?.dueDay ?? null,
    overdue: overdue.data?.mine ?? 0,
    isPending: isPending || overdue.isPending,
  }
}
