import { Anchor } from '@mantine/core'
import type { AssessmentRow, SurveyContent } from '@portal/contract'
import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { CountryCode } from '../../shared/CountryCode.tsx'
import type { Column } from '../../shared/list/Column.ts'
import { RelativeTime } from '../../shared/RelativeTime.tsx'
import { accessDateText } from '../accessDateText.ts'
import { assessmentNumber } from '../assessmentNumber.ts'
import { ResultCell } from './ResultCell.tsx'

/** The columns of the list; the content names uses and countries once it is there. */
export function assessmentColumns(t: TFunction, content: SurveyContent | undefined): Column<AssessmentRow>[] {
  const header = (id: HeaderId) => t(`assessments.list.columns.${id}`)
  const country = (iso2: string) => content?.countries.find((one) => one.iso2 === iso2)?.name ?? iso2
  const use = (id: string) => content?.uses.find((one) => one.id === id)?.title ?? id
  return [
    {
      id: 'id',
      header: header('id'),
      sortable: true,
      cell: ({ assessmentId, id }) => (
        <Anchor component={Link} to={paths.assessment(assessmentId)} fw={600}>
          {assessmentNumber(id)}
        </Anchor>
      ),
    },
    {
      id: 'geneticResource',
      header: header('geneticResource'),
      sortable: true,
      cell: ({ geneticResource, internalReference }) => (
        <span>
          {named(geneticResource) ? <em>{geneticResource}</em> : t('assessments.list.unnamed')}
          {internalReference && <small> · {internalReference}</small>}
        </span>
      ),
    },
    {
      id: 'providerCountry',
      header: header('providerCountry'),
      sortable: true,
      cell: ({ providerCountry }) =>
        named(providerCountry) ? (
          <span>
            <CountryCode iso2={providerCountry} /> {country(providerCountry)}
          </span>
        ) : (
          t('assessments.list.none')
        ),
    },
    {
      id: 'intendedUse',
      header: header('intendedUse'),
      cell: ({ intendedUse }) => usesText(t, intendedUse?.map(use) ?? []),
    },
    {
      id: 'accessDate',
      header: header('accessDate'),
      cell: ({ accessDate }) => (accessDate ? accessDateText(accessDate) : t('assessments.list.none')),
    },
    { id: 'result', header: header('result'), sortable: true, cell: (row) => <ResultCell row={row} /> },
    { id: 'progress', header: header('progress'), sortable: true, cell: ({ progress }) => `${progress} %` },
    {
      id: 'updatedAt',
      header: header('updatedAt'),
      sortable: true,
      cell: ({ updatedAt }) => <RelativeTime instant={updatedAt} />,
    },
    {
      id: 'actions',
      header: header('actions'),
      cell: ({ assessmentId, id }) => (
        <Anchor
          component={Link}
          to={paths.report(assessmentId)}
          aria-label={t('assessments.list.reportOf', { number: assessmentNumber(id) })}
        >
          {t('assessments.list.report')}
        </Anchor>
      ),
    },
  ]
}

type HeaderId =
  | 'id'
  | 'geneticResource'
  | 'providerCountry'
  | 'intendedUse'
  | 'accessDate'
  | 'result'
  | 'progress'
  | 'updatedAt'
  | 'actions'

const named = (answer: string | null): answer is string => answer !== null && answer !== 'unknown'

const usesText = (t: TFunction, [first, ...others]: readonly string[]) => {
  if (!first) return t('assessments.list.none')
  return others.length > 0 ? `${first} ${t('assessments.list.more', { count: others.length })}` : first
}
