import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../useListState.ts'
import type { Column } from './Column.ts'

type Props<Row> = {
  columns: readonly Pick<Column<Row>, 'id' | 'header' | 'sortable'>[]
  state: Pick<ListState, 'sort' | 'setSort'>
  className?: string | undefined
}

const DIRECTIONS = ['asc', 'desc'] as const

/** Sorts a list on small screens, where the rows are cards without column headers. */
export function SortSelect<Row>({ columns, state: { sort, setSort }, className }: Props<Row>) {
  const { t } = useTranslation()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  return (
    <NativeSelect
      size="md"
      {...(className && { className })}
      label={t('list.sort')}
      data={sortable.flatMap(({ id, header }) =>
        DIRECTIONS.map((direction) => ({
          value: `${direction} ${id}`,
          label: t(`list.directions.${direction}`, { column: header }),
        })),
      )}
      value={`${sort.direction} ${sort.field}`}
      onChange={({ currentTarget: { value } }) => {
        const [direction, ...field] = value.split(' ')
        setSort(field.join(' '), direction === 'desc' ? 'desc' : 'asc')
      }}
    />
  )
}
