import type { assessments, HandlerInput } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FilterBar } from '../../shared/list/FilterBar.tsx'
import { FilterChoices } from '../../shared/list/FilterChoices.tsx'
import { SearchInput } from '../../shared/list/SearchInput.tsx'
import type { ListState } from '../../shared/list/useListState.ts'

type Request = HandlerInput<typeof assessments.search>['body']
type Props = { state: ListState; request: Request; counts: Readonly<Record<string, number>> | undefined }

/** As the server counts them: a colour counts completed assessments only. */
const CHOICES = [
  { key: 'all' },
  { key: 'inProgress', status: 'IN_PROGRESS' },
  { key: 'GREEN', status: 'COMPLETED', result: 'GREEN' },
  { key: 'AMBER', status: 'COMPLETED', result: 'AMBER' },
  { key: 'RED', status: 'COMPLETED', result: 'RED' },
] as const
type Choice = (typeof CHOICES)[number]

/** Search text, and the list by status or colour with how many there are of each. */
export function ListFilters({ state, request, counts }: Props) {
  const { t } = useTranslation()
  const choose = useChoose()
  const { status, result } = request.filters ?? {}
  return (
    <FilterBar>
      <SearchInput
        label={t('assessments.list.search')}
        placeholder={t('assessments.list.searchHint')}
        given={state.chosen.q}
        onSearch={state.setSearch}
      />
      <FilterChoices
        legend={t('assessments.list.status')}
        choices={CHOICES.map((choice) => ({
          key: choice.key,
          label: t(`assessments.list.counts.${choice.key}`),
          chosen: isChosen(choice, { status: status?.[0], result: result?.[0] }),
          count: counts?.[choice.key],
        }))}
        onChoose={choose}
      />
    </FilterBar>
  )
}

/** Status and colour change together, in one step. */
function useChoose() {
  const [, setParams] = useSearchParams()
  return (key: Choice['key']) => {
    const choice = CHOICES.find((one) => one.key === key)
    if (choice) setParams((before) => withChoice(before, choice), { preventScrollReset: true })
  }
}

function withChoice(before: URLSearchParams, choice: Choice) {
  const next = new URLSearchParams(before)
  for (const name of ['page', 'status', 'result']) next.delete(name)
  if ('status' in choice) next.set('status', choice.status)
  if ('result' in choice) next.set('result', choice.result)
  return next
}

function isChosen(choice: Choice, given: { status: string | undefined; result: string | undefined }) {
  const status = 'status' in choice ? choice.status : undefined
  const result = 'result' in choice ? choice.result : undefined
  return status === given.status && result === given.result
}
