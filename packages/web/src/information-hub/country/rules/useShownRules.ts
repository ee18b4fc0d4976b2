import type { Country } from '@portal/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { hubQueries } from '../../hub.queries.ts'
import { ALL_USES, areGood, type Chosen, earlierVersion } from '../useChosen.ts'
import { dutiesOf } from './DutyList.tsx'
import { type FoundMatrix, type RuleFilter, rulesFound } from './rulesFound.ts'
import type { ReadLaw } from './useReadLaw.ts'

type Narrowed = Pick<RuleFilter, 'colour' | 'text'>
const NOTHING: Narrowed = { colour: '', text: '' }

/**
 * The rules that are shown: those for the chosen use, or all of them. A link to a rule shows it, whatever is chosen; with
 * no use chosen they are all there, for print.
 */
export function useShownRules(country: Country, law: ReadLaw, chosen: Chosen) {
  const target = useTargetRule()
  const [narrowed, setNarrowed] = useState(NOTHING)
  const use = isUse(law, chosen.use) ? chosen.use : ''
  const { fitting, status, isLoading } = useFitting(country, chosen, use)
  const [isUnfolded, setUnfolded] = useState(false)
  const canFold = fitting.size > 0 && narrowed.colour + narrowed.text + target === ''
  const isFolding = canFold && !isUnfolded
  const found = (filter: RuleFilter) => rulesFound(law, filter, { days: chosen.days, fitting, isFolding })
  const wanted = { ...narrowed, use }
  const isLinked = isLeftOut(law, target, use === '' ? [] : found(wanted))
  const filter = isLinked ? { ...NOTHING, use: ALL_USES } : wanted
  const read = { ...filter, use: filter.use || ALL_USES }
  const matrices = found(read)
  return {
    filter,
    /** The use that the rules are read for. */
    use: read.use,
    isChosen: filter.use !== '',
    matrices,
    count: matrices.reduce((sum, { rows }) => sum + rows.length, 0),
    duties: dutiesOf(law, matrices),
    status,
    isLoading,
    canFold,
    isFolding,
    fold: () => setUnfolded(isFolding),
    narrow: (part: Partial<Narrowed>) => {
      setNarrowed({ ...narrowed, ...part })
      // What is narrowed is no longer about the rule that a link led to.
      if (target !== '') chosen.setUse(filter.use)
    },
  }
}

/** The rule that the address names. */
function useTargetRule(): string {
  const [, id = ''] = /^#row-(.+)$/.exec(useLocation().hash) ?? []
  return id
}

const isUse = ({ uses }: ReadLaw, id: string) => id === ALL_USES || uses.some((use) => use.id === id)

/** Whether a link leads to a rule that is there, but not among those that are shown. */
const isLeftOut = ({ matrices }: ReadLaw, id: string, shown: readonly FoundMatrix[]): boolean =>
  matrices.some(({ rows }) => rows.some((row) => row.id === id)) &&
  !shown.some(({ rows }) => rows.some(({ row }) => row.id === id))

/** The rows that decide the reference case for a use and two days, by the version that is shown; and the colour they make. */
function useFitting(country: Country, chosen: Chosen, use: string) {
  const isAsked = use !== '' && use !== ALL_USES && areGood(chosen) && country.kind !== 'union'
  const options = hubQueries.result(country.iso2, { use, ...chosen.days, ...earlierVersion(country) })
  const { data, isLoading } = useQuery({ ...options, queryFn: isAsked ? options.queryFn : skipToken })
  const fitting = useMemo(() => new Set(data?.reasons.map(({ row }) => row)), [data])
  return { fitting, status: data?.status, isLoading }
}
