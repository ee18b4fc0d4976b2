import { type CallInput, type countries, REFERENCE_CASE, type ResultMap } from '@portal/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { DAYS, type DayName, daySelection } from '../days/daySelection.ts'
import { type Address, useAddress } from '../useAddress.ts'

export const COMPARISON_VIEWS = ['table', 'map', 'timeline'] as const
export const CASE_FACTS = ['material', 'provenance', 'user', 'commercialIntent'] as const
type CaseFact = (typeof CASE_FACTS)[number]

const NAMES = ['countries', ...DAYS, ...CASE_FACTS, 'only', 'view', 'use'] as const
type ComparisonParams = Partial<Record<(typeof NAMES)[number], string>>

const DEFAULT_USE = 'research_and_development'

export type ComparisonSettings = ReturnType<typeof useComparison>

/**
 * The comparison in the query string. Without parameters the last comparison of this browser is restored into it; before
 * the first one it begins with the proposed countries and the rows in which they differ. Both dates default to today.
 */
export function useComparison(proposed: readonly string[] = []) {
  const address = useAddress()
  const stored = isBare(address) ? (storedComparison(NAMES) ?? firstComparison(proposed)) : {}
  useEffect(() => {
    if (Object.keys(stored).length > 0) address.set(stored, true)
  })
  const get = (name: keyof ComparisonParams) => address.get(name) || (stored[name] ?? '')
  const change = (values: ComparisonParams) => {
    storeComparison({ ...Object.fromEntries(NAMES.map((name) => [name, get(name)])), ...values })
    address.set(values)
  }
  const stated = Object.fromEntries(CASE_FACTS.map((fact) => [fact, get(fact) || REFERENCE_CASE[fact]]))
  return {
    countries: codesOf(get('countries')),
    ...daySelection(get),
    /** Sent unchecked, because the server validates values from a link and names the field. */
    stated: stated as Pick<CallInput<typeof countries.resultMap>['query'], CaseFact>,
    isOnlyDiffering: get('only') === 'differing',
    view: COMPARISON_VIEWS.find((one) => one === get('view')) ?? 'table',
    use: get('use') || DEFAULT_USE,
    change,
    setDay: (name: DayName, day: string) => change({ [name]: day }),
  }
}

const isBare = ({ get }: Address) => NAMES.every((name) => get(name) === '')

const codesOf = (text: string) => [...new Set(text.toUpperCase().split(',').filter(Boolean))]

const KEY = 'abs-portal.comparison'

type Values = Readonly<Record<string, string>>

/** A single country differs from nothing: all of its rows are shown. */
const firstComparison = (countries: readonly string[]): Values =>
  countries.length === 0 ? {} : { countries: countries.join(','), ...(countries.length > 1 && { only: 'differing' }) }

/** The last comparison from local storage; null if there was none. */
function storedComparison(names: readonly string[]): Values | null {
  const stored = read()
  if (!stored) return null
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = stored[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}

const storeComparison = (values: Values): void => localStorage.setItem(KEY, JSON.stringify(values))

/** Returns nothing for content that does not parse. */
function read(): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null
  } catch {
    return null
  }
}

type Names = Readonly<Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>>

/** Labels of the case's facts and of their values. */
export function useCaseLabels() {
  const { t } = useTranslation()
  const texts = t('assessments.facts', { returnObjects: true }) as unknown as Names
  return {
    name: (fact: CaseFact) => texts[fact]?.name ?? fact,
    values: (fact: CaseFact) => Object.entries(texts[fact]?.values ?? {}),
    value: (fact: CaseFact, value: string) => texts[fact]?.values[value] ?? value,
  }
}

type ComputedCase = Pick<ResultMap, 'case' | 'intendedUseDate' | 'columns'> & {
  readonly accessDate?: string
  readonly use?: string
}

/** Describes the case behind the results; without an access date or a use, the description covers all of them. */
export function useStatedCaseText() {
  const { t } = useTranslation()
  const words = useCaseLabels()
  return ({ case: stated, accessDate, intendedUseDate, columns, use }: ComputedCase): string => {
    const facts = CASE_FACTS.map((fact) =>
      t('list.labelled', { label: words.name(fact), value: words.value(fact, stated[fact] ?? '') }),
    ).join(t('assessments.join.and'))
    const given = { facts, rest: t('informationHub.compare.caseRest'), intendedUseDate: formatDay(intendedUseDate) }
    const title = columns.find(({ id }) => id === use)?.title
    const begin = title ? `${t('informationHub.useOf', { use: title })} ` : ''
    if (accessDate === undefined) return begin + t('informationHub.compare.useOverTime', given)
    return begin + t('informationHub.compare.caseOf', { ...given, accessDate: formatDay(accessDate) })
  }
}
