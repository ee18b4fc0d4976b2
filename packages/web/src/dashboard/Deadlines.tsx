import type { Deadline } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../shared/dates/dates.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { AssessmentLink } from './AssessmentLink.tsx'
import classes from './Card.module.css'
import { Card, EmptyCard, FewRows } from './Card.tsx'
import { dashboardQueries } from './dashboard.queries.ts'

/** Obligations read at a glance; the rest stand in the assessment. */
const READ = 3

/** Uses that begin soon, or began, while obligations are open. */
export function Deadlines() {
  const { t } = useTranslation()
  return (
    <Card title={t('dashboard.deadlines.title')}>
      <Loaded query={useQuery(dashboardQueries.deadlines)}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyCard text={t('dashboard.deadlines.empty')} />
          ) : (
            <FewRows rows={rows}>
              {(deadline) => <DeadlineRow key={deadline.assessmentId} deadline={deadline} />}
            </FewRows>
          )
        }
      </Loaded>
    </Card>
  )
}

function DeadlineRow({ deadline }: { deadline: Deadline }) {
  const { t } = useTranslation()
  const { obligations } = deadline
  const rest = obligations.length - READ
  return (
    <li className={classes.row}>
      <AssessmentLink assessment={deadline} />
      <Due deadline={deadline} />
      <ul className={classes.obligations}>
        {obligations.slice(0, READ).map(({ id, text, authority }) => (
          <li key={id}>{authority ? t('dashboard.deadlines.authority', { text, authority }) : text}</li>
        ))}
        {rest > 0 && <li>{t('dashboard.deadlines.more', { count: rest })}</li>}
      </ul>
    </li>
  )
}

/** Overdue or due as shape and word. */
function Due({ deadline: { due, overdue, obligations } }: { deadline: Deadline }) {
  const { t } = useTranslation()
  return (
    <p className={classes.due} data-overdue={overdue}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={overdue ? 'M12 3 22 20H2zM12 10v5M12 17.4v.2' : 'M12 3a9 9 0 100 18 9 9 0 000-18M12 7v5l3.5 2'} />
      </svg>
      <span>
        {t(overdue ? 'dashboard.deadlines.overdue' : 'dashboard.deadlines.due')}:{' '}
        {t('dashboard.deadlines.useBegan', { day: formatDay(due) })},{' '}
        {t('dashboard.deadlines.open', { count: obligations.length })}
      </span>
    </p>
  )
}
