import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ATTENTION, type CallOutput, type cases } from '@portal/contract'
import { currentLanguage } from '@portal/texts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/session.ts'
import { ManyChoice } from '../../../shared/administration/ManyChoice.tsx'
import { SidePanel } from '../../../shared/dialog/SidePanel.tsx'
import { DayRange } from '../../../shared/list/filters/DayRange.tsx'
import { FilterChoices, toggleValue } from '../../../shared/list/filters/FilterBar.tsx'
import type { ListState } from '../../../shared/list/useListState.ts'
import { keysOf } from '../../../shared/objects/records.ts'
import classes from '../list.module.css'
import { chosenDays, DAY_FILTERS, type DayFilter, type ListRequest, type ValueFilter } from './assessmentFilters.ts'
import type { FilterWording } from './useFilterWording.ts'

/** The state that a filter needs to show its values and to change the list. */
export type FacetState = {
  readonly state: ListState
  readonly request: ListRequest
  readonly filterValues: CallOutput<typeof cases.search>['filterValues'] | undefined
  /** The numbers of the tabs above the list. */
  readonly counts: CallOutput<typeof cases.search>['counts'] | undefined
  readonly wording: FilterWording
}

const YES_NO = ['true', 'false'] as const
type Colour = 'GREEN' | 'AMBER' | 'RED'

/** Every filter of the list, each with how many assessments its values would show. */
function FilterPanel({ facets }: { facets: FacetState }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const mayDelete = user?.allowedActions.includes('CREATE_ASSESSMENTS')
  return (
    <div className={classes.panel}>
      {(['providerCountry', 'intendedUse', 'owner', 'userGroup'] as const).map((name) => (
        <FacetSelect key={name} name={name} facets={facets} />
      ))}
      <FacetChoices name="attention" values={ATTENTION} isCounted={false} facets={facets} />
      <FacetChoices name="status" values={['IN_PROGRESS', 'COMPLETED']} facets={facets} />
      <FacetChoices
        name="result"
        {...(!isCompletedOnly(facets) && { legend: t('assessments.list.resultToo') })}
        values={['GREEN', 'AMBER', 'RED']}
        facets={facets}
        noteOf={(value, count) => {
          const provisional = provisionalOf(facets, value, count)
          return provisional > 0 ? t('assessments.list.ofWhichProvisional', { provisional }) : undefined
        }}
      />
      <FacetChoices name="locked" values={YES_NO} facets={facets} />
      <FacetChoices name="favorite" values={YES_NO} facets={facets} />
      <FacetChoices name="visibility" values={['ACCOUNT', 'PRIVATE']} facets={facets} />
      {keysOf(DAY_FILTERS).map((name) => (
        <Days key={name} name={name} state={facets.state} />
      ))}
      {mayDelete && <FacetChoices name="deleted" values={['true']} facets={facets} />}
    </div>
  )
}

const isCompletedOnly = ({ request }: FacetState) => request.filters?.status?.join() === 'COMPLETED'

/** How many of a colour are provisional: the tabs count those that are completed, the filter counts all. */
function provisionalOf({ request, counts }: FacetState, colour: Colour, count: number): number {
  const isOneStatus = request.filters?.status?.length === 1
  return isOneStatus ? 0 : count - (counts?.[colour] ?? count)
}

function Days({ name, state }: { name: DayFilter; state: ListState }) {
  const { t } = useTranslation()
  const [from, to] = chosenDays(name, state.chosen.filters)
  const [fromName, toName] = DAY_FILTERS[name]
  const given = (day: string) => (day ? [day] : [])
  return (
    <DayRange
      legend={t(`assessments.list.filters.${name}`)}
      value={{ from, to }}
      onChange={(days) => state.setFilters({ [fromName]: given(days.from), [toName]: given(days.to) })}
    />
  )
}

type Props<Value extends string> = {
  name: ValueFilter
  values: readonly Value[]
  facets: FacetState
  /** Replaces the name of the filter where that would be misleading. */
  legend?: string
  /** Explains the number beside a value. */
  noteOf?: (value: Value, count: number) => string | undefined
  /** Whether the server says how many there are of each value. */
  isCounted?: boolean
}

/** A filter with few values: all of them as buttons, with how many there are of each. */
function FacetChoices<Value extends string>({ name, values, facets, legend, noteOf, isCounted = true }: Props<Value>) {
  const { t } = useTranslation()
  const { state, request, filterValues, wording } = facets
  const chosen = (request.filters?.[name] ?? []).map(String)
  const counts = filterValues?.[name]
  const countOf = (value: string) => counts && (counts.find((one) => one.value === value)?.count ?? 0)
  return (
    <FilterChoices
      legend={legend ?? t(`assessments.list.filters.${name}`)}
      choices={values.map((value) => ({
        key: value,
        label: wording.value(name, value),
        chosen: chosen.includes(value),
        ...(isCounted && { count: countOf(value) }),
        note: noteOf?.(value, countOf(value) ?? 0),
      }))}
      onChoose={(value) => state.setFilter(name, toggleValue(chosen, value))}
    />
  )
}

type FacetSelectProps = { name: ValueFilter; facets: FacetState }

/** A filter with many values: those that have a hit, with how many, found by typing; chosen ones stay. */
export function FacetSelect({ name, facets: { state, request, filterValues, wording } }: FacetSelectProps) {
  const { t } = useTranslation()
  const chosen = (request.filters?.[name] ?? []).map(String)
  const offered = filterValues?.[name] ?? []
  const gone = chosen.filter((value) => !offered.some((one) => one.value === value))
  const data = [...offered, ...gone.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    label: t('assessments.list.counted', { value: wording.value(name, value), count }),
  }))
  return (
    <ManyChoice
      label={t(`assessments.list.filters.${name}`)}
      placeholder={t('assessments.list.any')}
      data={data.toSorted((a, b) => a.label.localeCompare(b.label, currentLanguage()))}
      value={chosen}
      onChange={(values) => state.setFilter(name, values)}
    />
  )
}

type FiltersProps = { facets: FacetState; active: number; total: number | undefined }

/** The button that opens the filters, and the panel or drawer that contains them. */
export function useFilters({ facets, active, total }: FiltersProps) {
  const { t } = useTranslation()
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const hasRoom = useMediaQuery('(width >= 54em)', true, { getInitialValueInEffect: false })
  const button = (
    <Button
      size="xs"
      variant="subtle"
      aria-expanded={isOpen}
      {...(hasRoom && { 'aria-controls': panelId })}
      onClick={() => setOpen(!isOpen)}
    >
      {active > 0 ? t('assessments.list.filtersActive', { count: active }) : t('assessments.list.openFilters')}
    </Button>
  )
  const place = hasRoom ? (
    <section id={panelId} hidden={!isOpen} aria-label={t('assessments.list.openFilters')} className={classes.place}>
      {isOpen && <FilterPanel facets={facets} />}
    </section>
  ) : (
    <FilterDrawer opened={isOpen} onClose={() => setOpen(false)} facets={facets} total={total} />
  )
  return { button, place }
}

type DrawerProps = { opened: boolean; onClose: () => void; facets: FacetState; total: number | undefined }

/** The filters where there is no room for them above the list. */
function FilterDrawer({ opened, onClose, facets, total }: DrawerProps) {
  const { t } = useTranslation()
  return (
    <SidePanel opened={opened} onClose={onClose} size="100%" title={t('assessments.list.openFilters')}>
      <FilterPanel facets={facets} />
      <div className={classes.drawerFoot}>
        <Button fullWidth size="md" onClick={onClose}>
          {total === undefined ? t('shell.close') : t('assessments.list.show', { count: total })}
        </Button>
      </div>
    </SidePanel>
  )
}
