import type { assessments, CallOutput } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/session.ts'
import { DayRange } from '../../../shared/list/filters/DayRange.tsx'
import type { ListState } from '../../../shared/list/useListState.ts'
import classes from '../list.module.css'
import { chosenDays, DAY_FILTERS, type DayFilter, type ListRequest } from './assessmentFilters.ts'
import { FacetChoices } from './FacetChoices.tsx'
import { FacetSelect } from './FacetSelect.tsx'
import type { FilterWording } from './useFilterWording.ts'

/** What a filter needs to show its values and to change the list. */
export type Facets = {
  readonly state: ListState
  readonly request: ListRequest
  readonly filterValues: CallOutput<typeof assessments.search>['filterValues'] | undefined
  readonly wording: FilterWording
}

const YES_NO = ['true', 'false']

/** Every filter of the list, each with how many assessments its values would show. */
export function FilterPanel({ facets }: { facets: Facets }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const mayDelete = user?.allowedActions.includes('CREATE_ASSESSMENTS')
  return (
    <div className={classes.panel}>
      {(['providerCountry', 'intendedUse', 'owner', 'userGroup'] as const).map((name) => (
        <FacetSelect key={name} name={name} facets={facets} />
      ))}
      <FacetChoices name="status" values={['IN_PROGRESS', 'COMPLETED']} facets={facets} />
      <FacetChoices
        name="result"
        {...(!isCompletedOnly(facets) && { legend: t('assessments.list.resultToo') })}
        values={['GREEN', 'AMBER', 'RED']}
        facets={facets}
      />
      <FacetChoices name="locked" values={YES_NO} facets={facets} />
      <FacetChoices name="favorite" values={YES_NO} facets={facets} />
      <FacetChoices name="visibility" values={['ACCOUNT', 'PRIVATE']} facets={facets} />
      {(Object.keys(DAY_FILTERS) as DayFilter[]).map((name) => (
        <Days key={name} name={name} state={facets.state} />
      ))}
      {mayDelete && <FacetChoices name="deleted" values={['true']} facets={facets} />}
    </div>
  )
}

const isCompletedOnly = ({ request }: Facets) => request.filters?.status?.join() === 'COMPLETED'

function Days({ name, state }: { name: DayFilter; state: ListState }) {
  const { t } = useTranslation()
  const [from, to] = chosenDays(name, state.chosen.filters)
  const [fromName, toName] = DAY_FILTERS[name]
  const given = (day: string) => (day ? [day] : [])
  return (
    <DayRange
      legend={t(`assessments.list.filters.${name}`)}
      given={{ from, to }}
      onChange={(days) => state.setFilters({ [fromName]: given(days.from), [toName]: given(days.to) })}
    />
  )
}
