import { Anchor } from '@mantine/core'
import type { ChangedByLaw } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AssessmentLink, useCaseLabel } from '../cases/index.ts'
import { BeforeAndAfter, LawVersionName } from '../law-changes/index.ts'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { paths } from '../shared/navigation/paths.ts'
import classes from './card/Card.module.css'
import { Card, EmptyCard, FewRows } from './card/Card.tsx'
import { dashboardQueries } from './dashboard.queries.ts'

/** One's own assessments that another version of the law gave another colour, or opened again. */
export function ChangedByLawCard() {
  const { t } = useTranslation()
  return (
    <Card title={t('dashboard.changed.title')}>
      <Loaded query={useQuery(dashboardQueries.changedByLaw)}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyCard text={t('dashboard.changed.empty')} />
          ) : (
            <FewRows rows={rows}>
              {(change) => <ChangeRow key={`${change.assessmentId} ${change.changedAt}`} change={change} />}
            </FewRows>
          )
        }
      </Loaded>
    </Card>
  )
}

function ChangeRow({ change }: { change: ChangedByLaw }) {
  const { t } = useTranslation()
  return (
    <li className={classes.row}>
      <AssessmentLink assessment={change} />
      <BeforeAndAfter before={change.before} after={change.after} />
      {change.reopened && <p>{t('dashboard.lawChange.step.again')}</p>}
      <p className={classes.small}>
        <LawVersionName country={change.country} version={change.version} /> ·{' '}
        <RelativeTime instant={change.changedAt} /> ·{' '}
        <Anchor
          component={Link}
          inherit
          underline="always"
          to={paths.lawChange(change.activationId)}
          aria-label={t('dashboard.changed.sheetOf', { name: useCaseLabel()(change) })}
        >
          {t('dashboard.changed.sheet')}
        </Anchor>
      </p>
    </li>
  )
}
