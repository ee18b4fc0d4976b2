import { Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ColumnDef, getCoreRowModel, type Table, useReactTable } from '@tanstack/react-table'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Failure } from '../../feedback/Failure.tsx'
import { Loaded } from '../../feedback/Loaded.tsx'
import type { ListState } from '../useListState.ts'
import type { Column } from './Column.ts'
import classes from './DataTable.module.css'
import { HeaderCell } from './HeaderCell.tsx'
import { Paging } from './Paging.tsx'
import { ScrollBox } from './ScrollBox.tsx'
import { SortSelect } from './SortSelect.tsx'
import { TableRow, type Unfold } from './TableRow.tsx'

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData, TValue> {
    isQuiet: boolean | undefined
    isPinned: boolean | undefined
  }
}

type Page<Row> = { readonly rows: Row[]; readonly total: number }
type Props<Row> = {
  /** Names the table for a screen reader. */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  query: UseQueryResult<Page<Row>>
  state: ListState
  empty: ReactNode
  /** Many columns: smaller text, closer together. */
  isDense?: boolean
  unfold?: Unfold<Row>
}

/** A list that the server pages and sorts: a real table, which becomes one card per row on a small screen. */
export function DataTable<Row>({ label, columns, rowKey, query, state, empty, isDense, unfold }: Props<Row>) {
  useLastPage(query, state)
  return (
    <Loaded query={query} lines={8}>
      {({ rows, total }) => (
        <Stack gap="md" className={classes.frame} aria-busy={query.isPlaceholderData}>
          {query.isError && <Failure error={query.error} onRetry={() => query.refetch()} />}
          {total === 0 ? empty : <Rows {...{ label, columns, rowKey, rows, state, isDense, unfold }} />}
          {total > 0 && <Paging total={total} state={state} />}
        </Stack>
      )}
    </Loaded>
  )
}

/** A page beyond the end (its last row was deleted, an old link) becomes the last page there is. */
function useLastPage<Row>({ data, isPlaceholderData }: UseQueryResult<Page<Row>>, { page, size, setPage }: ListState) {
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / size)) : page
  useEffect(() => {
    if (page > last) setPage(last, true)
  })
}

type RowsProps<Row> = Pick<Props<Row>, 'label' | 'columns' | 'rowKey' | 'state'> & {
  rows: Row[]
  isDense: boolean | undefined
  unfold: Unfold<Row> | undefined
}

function Rows<Row>({ label, columns, rowKey, rows, state, isDense = false, unfold }: RowsProps<Row>) {
  const table = useServerTable({ columns, rowKey, rows, state })
  return (
    <>
      <SortSelect className={classes.sortSelect} columns={columns} state={state} />
      <ScrollBox className={classes.scroll} label={label}>
        <table className={classes.table} data-dense={isDense} aria-label={label}>
          <thead>
            <tr>
              {table.getFlatHeaders().map((header) => (
                <HeaderCell key={header.id} header={header} />
              ))}
              {unfold && (
                <th scope="col" data-pinned>
                  {unfold.header}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <TableRow key={row.id} row={row} unfold={unfold} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}

type TableInput<Row> = Pick<RowsProps<Row>, 'columns' | 'rowKey' | 'rows' | 'state'>

function useServerTable<Row>({ columns, rowKey, rows, state }: TableInput<Row>): Table<Row> {
  const { field, direction } = state.sort
  return useReactTable({
    data: rows,
    columns: useMemo(() => columns.map(toColumnDef), [columns]),
    getRowId: rowKey,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { sorting: [{ id: field, desc: direction === 'desc' }] },
    onSortingChange: (update) => {
      const [sort] = typeof update === 'function' ? update([{ id: field, desc: direction === 'desc' }]) : update
      if (sort) state.setSort(sort.id, sort.desc ? 'desc' : 'asc')
    },
  })
}

const toColumnDef = <Row,>({ id, header, cell, sortable = false, isQuiet, isPinned }: Column<Row>): ColumnDef<Row> => ({
  id,
  header,
  accessorFn: (row) => row,
  cell: ({ row }) => cell(row.original),
  enableSorting: sortable,
  meta: { isQuiet, isPinned },
})
