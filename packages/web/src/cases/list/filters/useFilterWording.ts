import type { CallOutput, cases, SurveyContent } from '@portal/contract'
import { UNKNOWN } from '@portal/rules'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { type ActiveFilter, isDayFilter, type ValueFilter } from './assessmentFilters.ts'

export type FilterWording = {
  readonly value: (name: ValueFilter, value: string) => string
  /** The filter with all its values: `Provider country: Brazil, Peru`. */
  readonly filter: (filter: ActiveFilter) => string
}

/** Words for filters and their values. */
export function useFilterWording(): FilterWording {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: content } = useQuery(contentQueries.survey)
  const value = (name: ValueFilter, its: string) =>
    (its === UNKNOWN ? t('assessments.list.unknown') : nameOf(content, name, its)) ??
    labelOf(queryClient, name, its) ??
    ownText(t, name, its)
  const values = (filter: ActiveFilter): string => {
    if (filter.name === 'q') return filter.values[0]
    if (isDayFilter(filter.name)) return daysText(t, filter.values)
    const { name } = filter
    return filter.values.map((its) => value(name as ValueFilter, its)).join(', ')
  }
  const filter = (of: ActiveFilter) =>
    t('assessments.list.filter', { name: t(`assessments.list.filters.${of.name}`), values: values(of) })
  return { value, filter }
}

function nameOf(content: SurveyContent | undefined, name: ValueFilter, value: string): string | undefined {
  if (name === 'providerCountry') return content?.countries.find(({ iso2 }) => iso2 === value)?.name ?? value
  if (name === 'intendedUse') return content?.uses.find(({ id }) => id === value)?.title ?? value
  return undefined
}

/** The server names people and groups with each answer, but only those with a hit: an earlier answer may know more. */
function labelOf(queryClient: QueryClient, name: ValueFilter, value: string): string | undefined {
  return queryClient
    .getQueriesData<CallOutput<typeof cases.search>>({ queryKey: assessmentQueries.lists() })
    .flatMap(([, found]) => found?.filterValues[name] ?? [])
    .find((one) => one.value === value)?.label
}

const LIGHTS = ['GREEN', 'AMBER', 'RED'] as const

function ownText(t: TFunction, name: ValueFilter, value: string): string {
  const texts: { readonly [name in ValueFilter]?: Readonly<Record<string, string>> } = {
    ...t('assessments.list.values', { returnObjects: true }),
    status: t('assessments.status', { returnObjects: true }),
    result: Object.fromEntries(LIGHTS.map((light) => [light, t(`light.${light}.name`)])),
    visibility: t('assessments.manage.visibilities', { returnObjects: true }),
  }
  return texts[name]?.[value] ?? t('assessments.list.unknownValue')
}

function daysText(t: TFunction, [from, to]: readonly string[]): string {
  if (from && to) return t('assessments.list.days.between', { from: formatDay(from), to: formatDay(to) })
  return from
    ? t('assessments.list.days.from', { from: formatDay(from) })
    : t('assessments.list.days.to', { to: formatDay(to ?? '') })
}
