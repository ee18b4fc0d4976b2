import { Button, Group } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../shared/feedback/Empty.tsx'
import type { ListState } from '../../shared/list/useListState.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { CreateButton } from './CreateButton.tsx'
import { type ActiveFilter, type ListRequest, removal, without } from './filters/assessmentFilters.ts'
import type { FilterWording } from './filters/useFilterWording.ts'

type Props = {
  state: ListState
  request: ListRequest
  active: readonly ActiveFilter[]
  wording: FilterWording
}

/** Nothing there yet, or nothing that fits. */
export function EmptyList(props: Props) {
  const { t } = useTranslation()
  if (props.active.length > 0) return <NothingFits {...props} />
  return <Empty title={t('assessments.list.empty')} hint={t('assessments.list.emptyHint')} action={<CreateButton />} />
}

/** Names the filters that emptied the list: those without which alone there is something, and how much. */
function NothingFits({ state, request, active, wording }: Props) {
  const { t } = useTranslation()
  const tried = useQueries({ queries: active.map((filter) => assessmentQueries.found(without(request, filter))) })
  const ways = active.flatMap((filter, index) => {
    const count = tried[index]?.data?.total ?? 0
    return count > 0 ? [{ filter, count }] : []
  })
  const isKnown = tried.every(({ isPending }) => !isPending)
  const all = active.map(wording.filter).join('; ')
  return (
    <Empty
      title={t('assessments.list.nothing')}
      hint={isKnown ? t(`assessments.list.nothingFits.${hintOf(ways.length)}`, { filters: all }) : all}
      action={
        <Group justify="center" gap="xs" mt="sm">
          {ways.map(({ filter, count }) => (
            <Button key={filter.name} variant="default" onClick={() => state.setFilters(removal(filter))}>
              {t('assessments.list.without', { filter: wording.filter(filter), count })}
            </Button>
          ))}
          {active.length > 1 && (
            <Button variant="subtle" onClick={() => state.setFilters(Object.assign({}, ...active.map(removal)))}>
              {t('assessments.list.clear')}
            </Button>
          )}
        </Group>
      }
    />
  )
}

const hintOf = (ways: number) => (ways === 0 ? 'together' : ways === 1 ? 'one' : 'several')
