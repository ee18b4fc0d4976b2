import { Anchor } from '@mantine/core'
import type { ChangedByLaw } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { AssessmentLink, useCaseLabel } from '../cases/index.ts'
import { BeforeAndAfter, LawVersionName } from '../law-changes/index.ts'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { isOfficer } from '../shared/navigation/isOfficer.ts'
import { paths } from '../shared/navigation/paths.ts'
import classes from './card/Card.module.css'
import { Card, EmptyCard, FewRows } from './card/Card.tsx'
import { dashboardQueries } from './dashboard.queries.ts'

/** The assessments that another version of the law gave another colour, or opened again: one's own, for officers all. */
export function ChangedByLawCard() {
  const { t } = useTranslation()
  const { user } = useSession()
  const ofAll = isOfficer(user?.allowedActions ?? [])
  return (
    <Card title={t('dashboard.changed.title')}>
      <Loaded query={useQuery(dashboardQueries.changedByLaw(ofAll))}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyCard text={t(ofAll ? 'dashboard.changed.emptyOfAll' : 'dashboard.changed.empty')} />
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
        {change.isOwn ? <SheetLink change={change} /> : t('dashboard.myTurn.ownedBy', { owner: change.owner })}
      </p>
    </li>
  )
}

/** Leads to what one version of the law changed in all of one's own assessments. */
function SheetLink({ change }: { change: ChangedByLaw }) {
  const { t } = useTranslation()
  const nameOf = useCaseLabel()
  return (
    <Anchor
      component={Link}
      inherit
      underline="always"
      to={paths.lawChange(change.activationId)}
      aria-label={t('dashboard.changed.sheetOf', { name: nameOf(change) })}
    >
      {t('dashboard.changed.sheet')}
    </Anchor>
  )
}
