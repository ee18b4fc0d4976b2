import type { Country } from '@portal/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { hubQueries } from '../../hub.queries.ts'
import { ALL_USES, areValid, type CountrySelection, versionParam } from '../useCountrySelection.ts'
import { dutiesOf } from './DutyList.tsx'
import { type FilteredMatrix, filterRules, type RuleFilter } from './filterRules.ts'
import type { ReadableLaw } from './useReadableLaw.ts'

type RuleTextFilter = Pick<RuleFilter, 'colour' | 'text'>
const NOTHING: RuleTextFilter = { colour: '', text: '' }

/**
 * Rules of the selected use, or all of them. A link to a rule (`#row-…`) shows it whatever is selected; without a
 * selection all rules are rendered for print.
 */
export function useRuleList(country: Country, law: ReadableLaw, chosen: CountrySelection) {
  const target = useTargetRule()
  const [narrowed, setNarrowed] = useState(NOTHING)
  const use = isUse(law, chosen.use) ? chosen.use : ''
  const { deciding, status, isLoading } = useDecidingRows(country, chosen, use)
  const [isExpanded, setExpanded] = useState(false)
  const canCollapse = deciding.size > 0 && narrowed.colour + narrowed.text + target === ''
  const isCollapsing = canCollapse && !isExpanded
  const found = (filter: RuleFilter) => filterRules(law, filter, { days: chosen.days, deciding, isCollapsing })
  const ownFilter = { ...narrowed, use }
  const isLinked = isLeftOut(law, target, use === '' ? [] : found(ownFilter))
  const filter = isLinked ? { ...NOTHING, use: ALL_USES } : ownFilter
  const read = { ...filter, use: filter.use || ALL_USES }
  const matrices = found(read)
  return {
    filter,
    /** Use that the rules are filtered by. */
    use: read.use,
    isChosen: filter.use !== '',
    matrices,
    count: matrices.reduce((sum, { rows }) => sum + rows.length, 0),
    duties: dutiesOf(law, matrices),
    status,
    isLoading,
    canCollapse,
    isCollapsing,
    toggle: () => setExpanded(isCollapsing),
    narrow: (part: Partial<RuleTextFilter>) => {
      setNarrowed({ ...narrowed, ...part })
      // Filtering drops the rule that the link pointed to.
      if (target !== '') chosen.setUse(filter.use)
    },
  }
}

/** Id of the rule in the fragment of the address. */
function useTargetRule(): string {
  const [, id = ''] = /^#row-(.+)$/.exec(useLocation().hash) ?? []
  return id
}

const isUse = ({ uses }: ReadableLaw, id: string) => id === ALL_USES || uses.some((use) => use.id === id)

/** True if the linked rule exists but is filtered out. */
const isLeftOut = ({ matrices }: ReadableLaw, id: string, shown: readonly FilteredMatrix[]): boolean =>
  matrices.some(({ rows }) => rows.some((row) => row.id === id)) &&
  !shown.some(({ rows }) => rows.some(({ row }) => row.id === id))

/** Rows that decide the reference case in the displayed version, and their result. */
function useDecidingRows(country: Country, chosen: CountrySelection, use: string) {
  const isReady = use !== '' && use !== ALL_USES && areValid(chosen) && country.kind !== 'union'
  const options = hubQueries.result(country.iso2, { use, ...chosen.days, ...versionParam(country) })
  const { data, isLoading } = useQuery({ ...options, queryFn: isReady ? options.queryFn : skipToken })
  const deciding = useMemo(() => new Set(data?.reasons.map(({ row }) => row)), [data])
  return { deciding, status: data?.status, isLoading }
}
