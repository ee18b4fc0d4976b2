import type { Country } from '@portal/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hubQueries } from '../../hub.queries.ts'
import { earlierVersion } from '../earlierVersion.ts'
import { ALL_USES, areGood, type Chosen } from '../useChosen.ts'

/** The rows that decide the reference case for a use and two days, by the version that is shown; and the colour they make. */
export function useFitting(country: Country, chosen: Chosen, use: string) {
  const isAsked = use !== '' && use !== ALL_USES && areGood(chosen) && country.kind !== 'union'
  const options = hubQueries.result(country.iso2, { use, ...chosen.days, ...earlierVersion(country) })
  const { data, isLoading } = useQuery({ ...options, queryFn: isAsked ? options.queryFn : skipToken })
  const fitting = useMemo(() => new Set(data?.reasons.map(({ row }) => row)), [data])
  return { fitting, status: data?.status, isLoading }
}
