import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Column } from './Column.ts'
import classes from './DataTable.module.css'
import type { ListState } from './useListState.ts'

type Props<Row> = { columns: readonly Column<Row>[]; state: ListState }

const DIRECTIONS = ['asc', 'desc'] as const

/** On a small screen, where rows are cards without headers, one choice sorts them. */
export function SortSelect<Row>({ columns, state: { sort, setSort } }: Props<Row>) {
  const { t } = useTranslation()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  return (
    <NativeSelect
      className={classes.sortSelect}
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
