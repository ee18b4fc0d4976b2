import { Anchor } from '@mantine/core'
import {
  type AssessmentRow,
  assessmentNumber,
  LIST_COLUMNS,
  type ListColumn,
  type SurveyContent,
} from '@portal/contract'
import { accessMark, dateOfMark, isLatinName, placeOfCase, precisionOf } from '@portal/texts'
import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import { CountryPicture } from '../../../shared/countries/CountryPicture.tsx'
import { formatDay, formatPartialDay } from '../../../shared/dates/dates.ts'
import { RelativeTime } from '../../../shared/dates/RelativeTime.tsx'
import { LawLine } from '../../../shared/lawLine/LawLine.tsx'
import type { useLawLines } from '../../../shared/lawLine/lawLine.queries.ts'
import type { Column, TableWidth } from '../../../shared/list/table/Column.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { StarButton } from '../../details/StarButton.tsx'
import { accessDateText } from '../../questions/dateAnswer.ts'
import { AssessmentActions } from '../AssessmentActions.tsx'
import { SelectAll, type Selecting, SelectTick } from '../bulk/Selection.tsx'
import list from '../list.module.css'
import { DueCell, ResultCell, StateCell } from './cells.tsx'

export type ColumnNeeds = {
  readonly t: TFunction
  /** Names uses and countries once it is there. */
  readonly content: SurveyContent | undefined
  readonly lawOf: ReturnType<typeof useLawLines>
  readonly selecting: Selecting
  readonly onDelete: (row: AssessmentRow) => void
}

/** Unless they are chosen, these give way to the others in a narrow window. */
export const GIVES_WAY: { readonly [column in ListColumn]?: TableWidth } = {
  intendedUse: 'medium',
  accessDate: 'medium',
  dueDay: 'large',
  internalReference: 'wide',
  owner: 'wide',
  updatedAt: 'widest',
  intendedUseDate: 'widest',
}

/** The columns of the list; without a choice those that the window has room for. */
export function assessmentColumns(needs: ColumnNeeds, chosen?: readonly ListColumn[]): Column<AssessmentRow>[] {
  const { t, onDelete } = needs
  const columns = [...namingColumns(needs), ...usageColumns(needs), ...dayColumns(needs), ...stateColumns(needs)]
  const shown = LIST_COLUMNS.filter((id) => !chosen || chosen.includes(id)).flatMap((id) => {
    const column = columns.find((one) => one.id === id)
    return column ? { ...column, shownFrom: chosen ? undefined : GIVES_WAY[id] } : []
  })
  return [
    ...handleColumns(needs),
    ...shown,
    {
      id: 'actions',
      header: t('assessments.list.columns.actions'),
      hideHeader: true,
      isPinned: true,
      width: 2.25,
      cell: (row) => <AssessmentActions row={row} onDelete={onDelete} />,
    },
  ]
}

/** To choose a row, to star it, and to open it by its number. */
function handleColumns({ t, selecting }: ColumnNeeds): Column<AssessmentRow>[] {
  const header = headers(t)
  return [
    {
      id: 'select',
      header: header('select'),
      headerCell: <SelectAll selecting={selecting} />,
      hideHeader: true,
      width: 1.875,
      cell: (row) => !row.deletedAt && <SelectTick row={row} selecting={selecting} />,
    },
    {
      id: 'favorite',
      header: header('favorite'),
      hideHeader: true,
      width: 1.75,
      cell: (row) => !row.deletedAt && <StarButton assessment={row} />,
    },
    {
      id: 'id',
      header: header('id'),
      sortable: true,
      width: 4.5,
      cell: ({ assessmentId, id, deletedAt }) =>
        deletedAt ? (
          <strong>{assessmentNumber(id)}</strong>
        ) : (
          <Anchor component={Link} to={paths.assessment(assessmentId)} fz="inherit" fw={600} underline="hover">
            {assessmentNumber(id)}
          </Anchor>
        ),
    },
  ]
}

/** Reference, and the name or the resource. */
function namingColumns({ t }: ColumnNeeds): Column<AssessmentRow>[] {
  const header = headers(t)
  return [
    {
      id: 'internalReference',
      header: header('internalReference'),
      sortable: true,
      width: 5,
      cell: ({ internalReference }) =>
        internalReference ? (
          <span className={list.second} title={internalReference}>
            {internalReference}
          </span>
        ) : (
          t('assessments.list.none')
        ),
    },
    {
      id: 'geneticResource',
      header: header('geneticResource'),
      sortable: true,
      cell: ({ name, geneticResource }) => {
        if (name) return <span title={name}>{name}</span>
        if (!isGiven(geneticResource)) return <span className={list.second}>{t('assessments.list.unnamed')}</span>
        const Text = isLatinName(geneticResource) ? 'em' : 'span'
        return <Text title={geneticResource}>{geneticResource}</Text>
      },
    },
  ]
}

/** Names of countries and uses, once the questionnaire is loaded. */
const namesIn = (content: ColumnNeeds['content']) => ({
  country: (iso2: string) => content?.countries.find((one) => one.iso2 === iso2)?.name ?? iso2,
  use: (id: string) => content?.uses.find((one) => one.id === id)?.title ?? id,
})

/** Country and use. */
function usageColumns({ t, content }: ColumnNeeds): Column<AssessmentRow>[] {
  const header = headers(t)
  const none = t('assessments.list.none')
  const { country, use } = namesIn(content)
  return [
    {
      id: 'providerCountry',
      header: header('providerCountry'),
      sortable: true,
      width: 7.75,
      cell: (row) =>
        isGiven(row.providerCountry) ? (
          <span className={list.country} title={country(row.providerCountry)}>
            <CountryPicture iso2={row.providerCountry} kind="thumbs" />
            <span>{country(row.providerCountry)}</span>
          </span>
        ) : (
          (placeOfCase(t, row, { country }) ?? none)
        ),
    },
    {
      id: 'intendedUse',
      header: header('intendedUse'),
      width: 6.75,
      cell: ({ intendedUse }) => {
        const uses = intendedUse?.map(use) ?? []
        return uses.length > 0 ? <span title={uses.join(', ')}>{uses.join(', ')}</span> : none
      },
    },
  ]
}

/** The days of access and of use, and the law between them. */
function dayColumns({ t, content, lawOf }: ColumnNeeds): Column<AssessmentRow>[] {
  const header = headers(t)
  const none = t('assessments.list.none')
  const { country, use } = namesIn(content)
  return [
    {
      id: 'accessDate',
      header: header('accessDate'),
      sortable: true,
      isNumeric: true,
      width: 5.75,
      cell: (row) => {
        const { accessDate } = row
        if (!accessDate) return none
        const period = periodText(t, row)
        if (period) return <span title={period}>{period}</span>
        // Said of somebody else's answer, too: not in the words of who gave it.
        return isGiven(accessDate) ? accessDateText(accessDate) : t('assessments.list.unknown')
      },
    },
    {
      id: 'law',
      header: header('law'),
      width: 7.25,
      cell: (row) => {
        const segments = lawOf(row)
        if (segments === undefined || !isGiven(row.providerCountry)) return null
        const law = { country: country(row.providerCountry), use: row.intendedUse?.map(use).join(', ') ?? '' }
        return (
          <span className={list.law} title={t('lawLine.usualAnswers')}>
            <LawLine size="list" law={law} segments={segments} mark={accessMark(row)} isReference />
          </span>
        )
      },
    },
    {
      id: 'intendedUseDate',
      header: header('intendedUseDate'),
      isNumeric: true,
      width: 6.5,
      cell: ({ intendedUseDate: day }) => (isGiven(day) ? formatPartialDay(day) : none),
    },
  ]
}

/** The period that was answered because the day of access is unknown. */
function periodText(t: TFunction, row: AssessmentRow): string | null {
  const mark = accessMark(row)
  if (mark === null || precisionOf(mark) !== 'period') return null
  return dateOfMark(t, { day: formatDay, partial: formatPartialDay }, mark)
}

/** Result, state, owner, next due day and last change. */
function stateColumns({ t }: ColumnNeeds): Column<AssessmentRow>[] {
  const header = headers(t)
  return [
    { id: 'result', header: header('result'), sortable: true, width: 7.75, cell: (row) => <ResultCell row={row} /> },
    { id: 'progress', header: header('progress'), sortable: true, width: 7.25, cell: (row) => <StateCell row={row} /> },
    {
      id: 'owner',
      header: header('owner'),
      width: 7,
      cell: ({ user }) => {
        const name = t('assessments.manage.person', user)
        return (
          <span className={list.second} title={name}>
            {name}
          </span>
        )
      },
    },
    {
      id: 'dueDay',
      header: header('dueDay'),
      isNumeric: true,
      width: 6,
      cell: (row) => <DueCell row={row} />,
    },
    {
      id: 'updatedAt',
      header: header('updatedAt'),
      sortable: true,
      isNumeric: true,
      width: 5.25,
      cell: ({ updatedAt }) => (
        <span className={list.second}>
          <RelativeTime instant={updatedAt} isShort />
        </span>
      ),
    },
  ]
}

export const headers = (t: TFunction) => (id: ListColumn | 'select' | 'favorite' | 'id') =>
  t(`assessments.list.columns.${id}`)

const isGiven = (answer: string | null): answer is string => answer !== null && answer !== 'unknown'
