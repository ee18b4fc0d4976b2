import { Anchor, Text } from '@mantine/core'
import { type AssessmentRow, assessmentNumber, type SurveyContent } from '@portal/contract'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { formatInstant } from '../../shared/dates/dates.ts'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import type { Column } from '../../shared/list/table/Column.ts'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { accessDateText } from '../answering/questions/dateAnswer.ts'
import { StarButton } from '../details/StarButton.tsx'
import { AssessmentActions } from './AssessmentActions.tsx'
import { CompareTick, type Comparing } from './CompareBar.tsx'
import classes from './list.module.css'

type Needs = {
  readonly t: TFunction
  /** Names uses and countries once it is there. */
  readonly content: SurveyContent | undefined
  readonly comparing: Comparing
  readonly onDelete: (row: AssessmentRow) => void
}

/** The columns of the list. */
export function assessmentColumns(needs: Needs): Column<AssessmentRow>[] {
  const { t, comparing, onDelete } = needs
  const header = headers(t)
  return [
    {
      id: 'compare',
      header: header('compare'),
      hideHeader: true,
      cell: (row) => !row.deletedAt && <CompareTick row={row} comparing={comparing} />,
    },
    {
      id: 'favorite',
      header: header('favorite'),
      hideHeader: true,
      cell: (row) => !row.deletedAt && <StarButton assessment={row} />,
    },
    ...namingColumns(needs),
    ...usageColumns(needs),
    ...stateColumns(needs),
    {
      id: 'actions',
      header: header('actions'),
      hideHeader: true,
      isPinned: true,
      cell: (row) => <AssessmentActions row={row} onDelete={onDelete} />,
    },
  ]
}

/** Number, reference and resource. */
function namingColumns({ t }: Needs): Column<AssessmentRow>[] {
  const header = headers(t)
  return [
    {
      id: 'id',
      header: header('id'),
      sortable: true,
      cell: ({ assessmentId, id, deletedAt }) =>
        deletedAt ? (
          <strong>{assessmentNumber(id)}</strong>
        ) : (
          <Anchor component={Link} to={paths.assessment(assessmentId)} fz="inherit" fw={600}>
            {assessmentNumber(id)}
          </Anchor>
        ),
    },
    {
      id: 'internalReference',
      header: header('internalReference'),
      sortable: true,
      cell: ({ internalReference }) => (
        <span className={classes.reference}>{internalReference ?? t('assessments.list.none')}</span>
      ),
    },
    {
      id: 'geneticResource',
      header: header('geneticResource'),
      sortable: true,
      cell: ({ geneticResource }) =>
        named(geneticResource) ? <em>{geneticResource}</em> : t('assessments.list.unnamed'),
    },
  ]
}

/** Country, use and date of access. */
function usageColumns({ t, content }: Needs): Column<AssessmentRow>[] {
  const header = headers(t)
  const country = (iso2: string) => content?.countries.find((one) => one.iso2 === iso2)?.name ?? iso2
  const use = (id: string) => content?.uses.find((one) => one.id === id)?.title ?? id
  return [
    {
      id: 'providerCountry',
      header: header('providerCountry'),
      sortable: true,
      cell: ({ providerCountry }) =>
        named(providerCountry) ? (
          <span className={classes.country}>
            <CountryPicture iso2={providerCountry} kind="thumbs" />
            {country(providerCountry)}
          </span>
        ) : (
          t('assessments.list.none')
        ),
    },
    {
      id: 'intendedUse',
      header: header('intendedUse'),
      cell: ({ intendedUse }) => intendedUse?.map(use).join(', ') || t('assessments.list.none'),
    },
    {
      id: 'accessDate',
      header: header('accessDate'),
      sortable: true,
      cell: ({ accessDate }) => {
        if (!accessDate) return t('assessments.list.none')
        // Said of somebody else's answer, too: not in the words of who gave it.
        return named(accessDate) ? accessDateText(accessDate) : t('assessments.list.unknown')
      },
    },
  ]
}

/** Result, progress and last change. */
function stateColumns({ t }: Needs): Column<AssessmentRow>[] {
  const header = headers(t)
  return [
    { id: 'result', header: header('result'), sortable: true, cell: (row) => <ResultCell row={row} /> },
    { id: 'progress', header: header('progress'), sortable: true, cell: (row) => <StatusCell row={row} /> },
    {
      id: 'updatedAt',
      header: header('updatedAt'),
      sortable: true,
      cell: ({ updatedAt }) => <RelativeTime instant={updatedAt} />,
    },
  ]
}

type HeaderId =
  | 'compare'
  | 'favorite'
  | 'id'
  | 'internalReference'
  | 'geneticResource'
  | 'providerCountry'
  | 'intendedUse'
  | 'accessDate'
  | 'result'
  | 'progress'
  | 'updatedAt'
  | 'actions'

const headers = (t: TFunction) => (id: HeaderId) => t(`assessments.list.columns.${id}`)

const named = (answer: string | null): answer is string => answer !== null && answer !== 'unknown'

/** The status in words and how much is answered; of a deleted one, when that was. */
function StatusCell({ row: { status, progress, deletedAt } }: { row: AssessmentRow }) {
  const { t } = useTranslation()
  return (
    <div className={classes.status}>
      <span>{t(`assessments.status.${status}`)}</span>
      {status === 'IN_PROGRESS' && (
        <>
          <progress max={100} value={progress} aria-hidden="true" />
          <span>{t('assessments.list.percent', { percent: progress })}</span>
        </>
      )}
      {deletedAt && (
        <Text size="xs" component="span">
          {t('assessments.manage.deleted', { at: formatInstant(deletedAt) })}
        </Text>
      )}
    </div>
  )
}

/** The light, and in words when the law was not reviewed in time, when it is only provisional or a lock is still closed. */
export function ResultCell({ row: { result, status, cleared, reviewOverdueSince } }: { row: AssessmentRow }) {
  const { t } = useTranslation()
  return (
    <div className={classes.result}>
      <TrafficLight status={result} />
      {reviewOverdueSince !== null && <OverdueBadge />}
      {status === 'IN_PROGRESS' && result !== null && (
        <Text size="xs" c="dimmed">
          {t('assessments.list.provisional')}
        </Text>
      )}
      {!cleared && (
        <span className={classes.locked}>
          <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
          </svg>
          {t('assessments.list.notCleared')}
        </span>
      )}
    </div>
  )
}
