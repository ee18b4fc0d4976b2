import { Title } from '@mantine/core'
import type { AssessmentRow, CallOutput, cases } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { AssessmentLink } from '../../cases/index.ts'
import { useWaitingDrafts } from '../../legal-content/index.ts'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { LockLabel } from '../../shared/law/LockLabel.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { LightShape } from '../../shared/status/TrafficLight.tsx'
import classes from '../card/Card.module.css'
import { Card, EmptyCard } from '../card/Card.tsx'
import { dashboardQueries } from '../dashboard.queries.ts'

/** Drafts of the law that wait for the reader, locks that one may open, and one's own assessments that are not finished. */
export function MyTurn() {
  const { t } = useTranslation()
  const { user } = useSession()
  const turn = useQuery(dashboardQueries.myTurn)
  const begun = useQuery(dashboardQueries.begun(user?.userId))
  const { drafts } = useWaitingDrafts()
  return (
    <Card title={t('dashboard.myTurn.title')}>
      <Drafts drafts={drafts} />
      <Loaded query={turn}>{(locks) => <Locks locks={locks} />}</Loaded>
      <Loaded query={begun}>{({ rows, total }) => <Begun rows={rows} total={total} owner={user?.userId} />}</Loaded>
      {drafts.length === 0 && turn.data?.count === 0 && begun.data?.total === 0 && (
        <EmptyCard text={t('dashboard.myTurn.empty')} />
      )}
    </Card>
  )
}

function Drafts({ drafts }: Pick<ReturnType<typeof useWaitingDrafts>, 'drafts'>) {
  const { t } = useTranslation()
  if (drafts.length === 0) return null
  return (
    <>
      <Title order={3}>{t('dashboard.myTurn.drafts')}</Title>
      <ul className={classes.list}>
        {drafts.map(({ countryId, name, draft: { version, handOver, editedAt }, kind }) => (
          <li key={`${countryId} ${version}`} className={classes.row}>
            <div>
              <Link to={paths.legalDraft(countryId, version)}>
                {t('dashboard.myTurn.draft', { country: name, version })}
              </Link>
              <p className={classes.small}>
                {kind === 'returned'
                  ? t('dashboard.myTurn.returned', { by: handOver?.decidedBy ?? '–', remark: handOver?.remark ?? '' })
                  : t('dashboard.myTurn.toReview', { by: handOver?.by ?? '–', message: handOver?.message ?? '' })}
              </p>
            </div>
            <span className={classes.when}>
              <RelativeTime instant={handOver?.decidedAt ?? handOver?.at ?? editedAt} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type Waiting = CallOutput<typeof cases.myTurn>

function Locks({ locks: { rows, count } }: { locks: Waiting }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <>
      <Title order={3}>{t('dashboard.myTurn.locks')}</Title>
      <ul className={classes.list}>
        {rows.map((lock) => (
          <li key={`${lock.assessmentId} ${lock.type} ${lock.ref}`} className={classes.row} data-columns>
            <LightShape status={lock.result} size={16} />
            <div>
              <AssessmentLink assessment={lock} />
              <p className={classes.small}>
                <LockType type={lock.type} /> <LockLabel lock={lock} />
                {lock.owner && ` · ${t('dashboard.myTurn.ownedBy', { owner: lock.owner })}`}
              </p>
            </div>
            <span className={classes.when}>
              {t('dashboard.myTurn.closed')} <RelativeTime instant={lock.lockedAt} />
            </span>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <p className={classes.all}>
          <Link to={paths.myTurn}>
            {count > rows.length ? t('dashboard.showAll', { count }) : t('dashboard.myTurn.together')}
          </Link>
        </p>
      )}
    </>
  )
}

type BegunProps = { rows: readonly AssessmentRow[]; total: number; owner: string | undefined }

function Begun({ rows, total, owner }: BegunProps) {
  const { t } = useTranslation()
  if (total === 0) return null
  return (
    <>
      <Title order={3}>{t('dashboard.myTurn.begun')}</Title>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.assessmentId} className={classes.row} data-columns>
            <LightShape status={null} size={16} />
            <div>
              <AssessmentLink assessment={row} />
              <p className={classes.small}>{t('dashboard.myTurn.progress', { percent: row.progress })}</p>
            </div>
            <span className={classes.when}>
              <RelativeTime instant={row.updatedAt} />
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && owner && (
        <ShowAll count={total} to={`${paths.assessments}?${new URLSearchParams({ status: 'IN_PROGRESS', owner })}`} />
      )}
    </>
  )
}

function ShowAll({ count, to }: { count: number; to: string }) {
  const { t } = useTranslation()
  return (
    <p className={classes.all}>
      <Link to={to}>{t('dashboard.showAll', { count })}</Link>
    </p>
  )
}

/** The type of a lock as icon and word: scales for the law, a spanner for what is technical. */
function LockType({ type }: { type: keyof typeof ICONS }) {
  const { t } = useTranslation()
  return (
    <strong className={classes.lock}>
      <svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true">
        <path d={ICONS[type]} />
      </svg>
      {t('list.labelled', { label: t(`dashboard.myTurn.lock.${type}`), value: '' })}
    </strong>
  )
}

const ICONS = {
  legal: 'M12 3v18M7.5 21h9M5 6.5l7-1.5 7 1.5M5 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0zM19 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0z',
  technical: 'M20.4 6.6a5 5 0 0 1-6.6 6.3l-6.6 7a2.1 2.1 0 0 1-3.1-3l7-6.7a5 5 0 0 1 6.4-6.5l-3 3 .6 2.4 2.4.6z',
} as const
