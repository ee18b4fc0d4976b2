import '@mantine/core/styles/Pagination.layer.css'
import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../useListState.ts'

const SIZES = [10, PAGE_SIZE, 50, MAX_PAGE_SIZE]

/** Pagination: the range of rows, the pages, and the page size. */
export function Paging({ total, state }: { total: number; state: ListState }) {
  const { t } = useTranslation()
  const first = (state.page - 1) * state.size + 1
  const last = Math.min(state.page * state.size, total)
  return (
    <Group justify="space-between" gap="sm" component="nav" aria-label={t('list.pages')}>
      <Text size="sm" c="dimmed" aria-live="polite">
        {t('list.range', { from: first, to: last, total })}
      </Text>
      <Pagination
        size="md"
        siblings={1}
        hideWithOnePage
        total={Math.ceil(total / state.size)}
        value={state.page}
        onChange={state.setPage}
        getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'list.previous' : 'list.next') })}
      />
      <Group gap="xs" component="label">
        <Text size="sm" component="span">
          {t('list.rowsPerPage')}
        </Text>
        <NativeSelect
          size="sm"
          data={[...new Set([...SIZES, state.size])].sort((a, b) => a - b).map(String)}
          value={String(state.size)}
          onChange={(event) => state.setSize(Number(event.currentTarget.value))}
        />
      </Group>
    </Group>
  )
}
