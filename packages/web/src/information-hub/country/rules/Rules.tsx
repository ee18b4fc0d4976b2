import { Button, Group, NativeSelect } from '@mantine/core'
import type { Country } from '@portal/contract'
import type { Status } from '@portal/rules'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { SearchInput } from '../../../shared/list/filters/SearchInput.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { ContentFailure } from '../../ContentFailure.tsx'
import { hubQueries } from '../../hub.queries.ts'
import { Section } from '../Section.tsx'
import { ALL_USES, areValid, type CountrySelection, versionParam } from '../useCountrySelection.ts'
import { type FilteredMatrix, filterRules, type RuleFilter } from './filterRules.ts'
import { RequirementList, requirementsOf } from './RequirementList.tsx'
import { RuleTable } from './RuleTable.tsx'
import classes from './rules.module.css'
import { type ReadableLaw, useReadableLaw } from './useReadableLaw.ts'

type Props = { country: Country; chosen: CountrySelection }

/** The country's rules for a selected use, or all of them. */
export function Rules({ country, chosen }: Props) {
  const { t } = useTranslation()
  const { law, isError, retry } = useReadableLaw({ ...country, version: country.version ?? undefined })
  const lead = country.kind === 'union' ? 'informationHub.country.unionRulesLead' : 'informationHub.country.rulesLead'
  return (
    <Section id="rules" lead={t(lead)}>
      {law && <RuleTables country={country} law={law} chosen={chosen} />}
      {!law && (isError ? <ContentFailure onRetry={retry} /> : <Loading lines={8} />)}
    </Section>
  )
}

type RuleTablesProps = { country: Country; law: ReadableLaw; chosen: CountrySelection }

/** Rule tables with their filters, and the obligations and locks they refer to. */
function RuleTables({ country, law, chosen }: RuleTablesProps) {
  const { t } = useTranslation()
  const shown = useRuleList(country, law, chosen)
  const { filter, use, isChosen, count, requirements, status, isLoading } = shown
  const [isCollapsed, setCollapsed] = useState<boolean>()
  const areRequirementsOpen = isCollapsed === undefined ? use !== ALL_USES : !isCollapsed
  return (
    <>
      <RuleFilterBar uses={law.uses} filter={filter} onUse={chosen.setUse} onChange={shown.narrow} />
      {isChosen ? (
        <p role="status">{t('informationHub.country.rulesFound', { count })}</p>
      ) : (
        <ChooseFirst count={count} onAll={() => chosen.setUse(ALL_USES)} />
      )}
      {status && <Result status={status} days={chosen.days} />}
      {isLoading && <Loading lines={8} />}
      <div hidden={!isChosen || isLoading} className={classes.printed}>
        {count === 0 && <p>{t('informationHub.noMatches')}</p>}
        {shown.matrices.map((matrix) => (
          <RuleTable
            key={matrix.id}
            matrix={matrix}
            law={law}
            use={use}
            requirements={requirements}
            onFollow={() => setCollapsed(false)}
          />
        ))}
        {shown.canCollapse && <CollapseButton shown={shown} />}
        <RequirementList
          requirements={requirements}
          isOpen={areRequirementsOpen}
          onToggle={() => setCollapsed(areRequirementsOpen)}
        />
      </div>
    </>
  )
}

/** Shows or hides the rules that do not decide the reference case. */
function CollapseButton({ shown: { matrices, isCollapsing, toggle } }: { shown: ReturnType<typeof useRuleList> }) {
  const { t } = useTranslation()
  const others = matrices.flatMap(({ rows }) => rows.filter(({ isDeciding }) => !isDeciding)).length
  if (others === 0) return null
  return (
    <Button variant="default" className={classes.noPrint ?? ''} aria-expanded={!isCollapsing} onClick={toggle}>
      {t(isCollapsing ? 'informationHub.country.showOthers' : 'informationHub.country.foldOthers', { count: others })}
    </Button>
  )
}

function ChooseFirst({ count, onAll }: { count: number; onAll: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.noPrint}>
      <p>{t('informationHub.country.chooseUseFirst')}</p>
      <Button variant="default" onClick={onAll}>
        {t('informationHub.country.readAll', { count })}
      </Button>
    </div>
  )
}

function Result({ status, days }: { status: Status; days: CountrySelection['days'] }) {
  const { t } = useTranslation()
  const { accessDate, intendedUseDate } = days
  return (
    <p className={classes.result}>
      <TrafficLight status={status} wording="meaning" />{' '}
      {t('informationHub.country.resultOn', {
        accessDate: formatDay(accessDate),
        intendedUseDate: formatDay(intendedUseDate),
      })}
    </p>
  )
}

const COLOURS = ['RED', 'AMBER', 'GREEN'] as const

type RuleFilterBarProps = {
  uses: ReadableLaw['uses']
  filter: RuleFilter
  onUse: (use: string) => void
  onChange: (part: Pick<RuleFilter, 'colour'> | Pick<RuleFilter, 'text'>) => void
}

/** Filters of the rules: use, colour and text. */
function RuleFilterBar({ uses, filter, onUse, onChange }: RuleFilterBarProps) {
  const { t } = useTranslation()
  return (
    <Group align="flex-end" gap="md" mb="md" className={classes.noPrint ?? ''}>
      <NativeSelect
        size="md"
        label={t('informationHub.use')}
        value={filter.use}
        data={[
          { value: '', label: t('informationHub.country.chooseUse') },
          ...uses.map(({ id, title }) => ({ value: id, label: title })),
          { value: ALL_USES, label: t('informationHub.country.anyUse') },
        ]}
        onChange={({ currentTarget }) => onUse(currentTarget.value)}
      />
      {filter.use !== '' && (
        <>
          <NativeSelect
            size="md"
            label={t('informationHub.country.colour')}
            value={filter.colour}
            data={[
              { value: '', label: t('informationHub.country.anyColour') },
              ...COLOURS.map((colour) => ({ value: colour, label: t(`light.${colour}.name`) })),
            ]}
            onChange={({ currentTarget }) => onChange({ colour: currentTarget.value })}
          />
          <SearchInput
            label={t('informationHub.country.ruleText')}
            value={filter.text}
            onSearch={(text) => onChange({ text })}
          />
        </>
      )}
    </Group>
  )
}

type RuleTextFilter = Pick<RuleFilter, 'colour' | 'text'>
const NOTHING: RuleTextFilter = { colour: '', text: '' }

/**
 * Rules of the selected use, or all of them. A link to a rule (`#row-…`) shows it whatever is selected; without a
 * selection all rules are rendered for print.
 */
function useRuleList(country: Country, law: ReadableLaw, chosen: CountrySelection) {
  const target = useTargetRule()
  const narrowed = { colour: COLOURS.find((one) => one === chosen.rules.colour) ?? '', text: chosen.rules.text }
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
    requirements: requirementsOf(law, matrices),
    status,
    isLoading,
    canCollapse,
    isCollapsing,
    toggle: () => setExpanded(isCollapsing),
    // Drops the rule that the link pointed to, which may have widened the use.
    narrow: (part: Partial<RuleTextFilter>) => chosen.setRules({ use: filter.use, ...narrowed, ...part }),
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
