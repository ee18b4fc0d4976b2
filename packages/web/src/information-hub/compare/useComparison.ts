import { type CallInput, type countries, REFERENCE_CASE } from '@portal/contract'
import { useEffect } from 'react'
import { chosenDays, DAYS, type DayName } from '../days/chosenDays.ts'
import { type Address, useAddress } from '../useAddress.ts'
import { keepComparison, keptComparison } from './keptComparison.ts'

export const VIEWS = ['table', 'map', 'timeline'] as const
export const CASE_FACTS = ['material', 'provenance', 'user', 'commercialIntent'] as const
export type CaseFact = (typeof CASE_FACTS)[number]

const NAMES = ['countries', ...DAYS, ...CASE_FACTS, 'only', 'view', 'use'] as const
export type Named = Partial<Record<(typeof NAMES)[number], string>>

const DEFAULT_USE = 'research_and_development'

export type Comparison = ReturnType<typeof useComparison>

/**
 * What is compared. The address says it whole; a bare address shows what this browser compared last, and then says so.
 * Both dates are today unless chosen.
 */
export function useComparison() {
  const address = useAddress()
  const kept = isBare(address) ? keptComparison(NAMES) : {}
  useEffect(() => {
    if (Object.keys(kept).length > 0) address.set(kept, true)
  })
  const get = (name: keyof Named) => address.get(name) || (kept[name] ?? '')
  const change = (values: Named) => {
    keepComparison({ ...Object.fromEntries(NAMES.map((name) => [name, get(name)])), ...values })
    address.set(values)
  }
  const stated = Object.fromEntries(CASE_FACTS.map((fact) => [fact, get(fact) || REFERENCE_CASE[fact]]))
  return {
    countries: codesOf(get('countries')),
    ...chosenDays(get),
    /** Values that a link made up are sent as they are: the server says what is wrong with them. */
    stated: stated as Pick<CallInput<typeof countries.resultMap>['query'], CaseFact>,
    isOnlyDiffering: get('only') === 'differing',
    view: VIEWS.find((one) => one === get('view')) ?? 'table',
    use: get('use') || DEFAULT_USE,
    change,
    setDay: (name: DayName, day: string) => change({ [name]: day }),
  }
}

const isBare = ({ get }: Address) => NAMES.every((name) => get(name) === '')

const codesOf = (text: string) => [...new Set(text.toUpperCase().split(',').filter(Boolean))]
