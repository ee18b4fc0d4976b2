import { Stack, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import {
  type Cell,
  type ColumnDef,
  getCoreRowModel,
  type Header,
  type Table,
  type Row as TableRowOf,
  useReactTable,
} from '@tanstack/react-table'
import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../feedback/Failure.tsx'
import { Loaded } from '../../feedback/Loaded.tsx'
import type { ListState } from '../useListState.ts'
import { type Column, TABLE_WIDTHS, type TableWidth } from './Column.ts'
import classes from './DataTable.module.css'
import { Paging } from './Paging.tsx'
import { ScrollBox } from './ScrollBox.tsx'
import { SortSelect } from './SortSelect.tsx'

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData, TValue> {
    look: Look
    headerCell: ReactNode
    width: number | undefined
  }
}

/** Attributes of the cells of a column, for the style sheet. */
type Look = {
  readonly 'data-hide-header': boolean | undefined
  readonly 'data-pinned': boolean | undefined
  readonly 'data-numeric': boolean | undefined
  readonly 'data-shown-from': TableWidth | undefined
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
  /** Keys of the selected rows. */
  selected?: ReadonlySet<string>
  unfold?: Unfold<Row>
}

/** A table with server-side paging and sorting, shown as one card per row on small screens. */
export function DataTable<Row>({ label, columns, rowKey, query, state, empty, selected, unfold }: Props<Row>) {
  useLastPage(query, state)
  return (
    <Loaded query={query} lines={8}>
      {({ rows, total }) => (
        <Stack gap="md" className={classes.frame} aria-busy={query.isPlaceholderData}>
          {query.isError && <Failure error={query.error} onRetry={() => query.refetch()} />}
          {total === 0 ? empty : <Rows {...{ label, columns, rowKey, rows, state, selected, unfold }} />}
          {total > 0 && <Paging total={total} state={state} />}
        </Stack>
      )}
    </Loaded>
  )
}

/** Goes to the last page when the requested one lies beyond it, as after a deletion or with an old link. */
function useLastPage<Row>({ data, isPlaceholderData }: UseQueryResult<Page<Row>>, { page, size, setPage }: ListState) {
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / size)) : page
  useEffect(() => {
    if (page > last) setPage(last, true)
  })
}

type RowsProps<Row> = Pick<Props<Row>, 'label' | 'columns' | 'rowKey' | 'state'> & {
  rows: Row[]
  selected: ReadonlySet<string> | undefined
  unfold: Unfold<Row> | undefined
}

function Rows<Row>({ label, columns, rowKey, rows, state, selected, unfold }: RowsProps<Row>) {
  const table = useServerTable({ columns, rowKey, rows, state })
  return (
    <>
      <SortSelect className={classes.sortSelect} columns={columns} state={state} />
      <ScrollBox className={classes.scroll} label={label}>
        <table
          className={classes.table}
          data-fixed={columns.some(({ width }) => width) || undefined}
          style={leastWidths(columns)}
          aria-label={label}
        >
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
              <TableRow key={row.id} row={row} isSelected={selected?.has(row.id)} unfold={unfold} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}

const REST_REM = 9

/** For each table width, the minimum width of the columns shown; below it the table scrolls. */
function leastWidths<Row>(columns: readonly Column<Row>[]): CSSProperties {
  const sumUpTo = (steps: readonly TableWidth[]) => {
    const shown = columns.filter(({ shownFrom }) => !shownFrom || steps.includes(shownFrom))
    const given = shown.flatMap(({ width }) => width ?? [])
    return given.length === 0 ? '0' : `${given.reduce((sum, width) => sum + width, REST_REM)}rem`
  }
  const steps = TABLE_WIDTHS.map((step, at) => [`--least-width-${step}`, sumUpTo(TABLE_WIDTHS.slice(0, at + 1))])
  return Object.fromEntries([['--least-width', sumUpTo([])], ...steps])
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

const toColumnDef = <Row,>({
  id,
  header,
  cell,
  sortable = false,
  hideHeader,
  isPinned,
  isNumeric,
  shownFrom,
  width,
  headerCell,
}: Column<Row>): ColumnDef<Row> => ({
  id,
  header,
  accessorFn: (row) => row,
  cell: ({ row }) => cell(row.original),
  enableSorting: sortable,
  meta: {
    look: {
      'data-hide-header': hideHeader,
      'data-pinned': isPinned,
      'data-numeric': isNumeric,
      'data-shown-from': shownFrom,
    },
    width,
    headerCell,
  },
})

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
const ARROW = { asc: '▲', desc: '▼' } as const

/** A column header, as a button if the column is sortable. */
function HeaderCell<Row>({ header: { column } }: { header: Header<Row, unknown> }) {
  const { t } = useTranslation()
  const name = String(column.columnDef.header)
  const { look, width, headerCell } = column.columnDef.meta ?? {}
  const style = { '--column-width': width ? `${width}rem` : 'auto' } as CSSProperties
  const cell = { scope: 'col', 'data-column': column.id, ...look, style } as const
  if (!column.getCanSort()) {
    const text = look?.['data-hide-header'] ? <VisuallyHidden>{name}</VisuallyHidden> : name
    return <th {...cell}>{headerCell ?? text}</th>
  }
  const sorted = column.getIsSorted()
  return (
    <th {...cell} aria-sort={sorted ? ARIA_SORT[sorted] : 'none'} data-sortable>
      <UnstyledButton
        className={classes.sort}
        onClick={column.getToggleSortingHandler()}
        title={t('list.sortBy', { column: name })}
      >
        {name}
        <span aria-hidden="true" className={classes.arrow}>
          {sorted ? ARROW[sorted] : ARROW.asc}
        </span>
      </UnstyledButton>
    </th>
  )
}

/** An expandable detail row below a row. */
type Unfold<Row> = {
  readonly header: string
  /** The label of the button, and the name of the row for screen readers. */
  readonly label: string
  readonly nameOf: (row: Row) => string
  readonly content: (row: Row) => ReactNode
}
type TableRowProps<Row> = {
  row: TableRowOf<Row>
  isSelected: boolean | undefined
  unfold: Unfold<Row> | undefined
}

function TableRow<Row>({ row, isSelected, unfold }: TableRowProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const cells = row.getVisibleCells()
  return (
    <>
      <tr data-selected={isSelected || undefined}>
        {cells.map((cell) => (
          <td
            key={cell.id}
            data-column={cell.column.id}
            data-label={String(cell.column.columnDef.header)}
            {...cell.column.columnDef.meta?.look}
          >
            {contentOf(cell)}
          </td>
        ))}
        {unfold && (
          <td data-label={unfold.header} data-pinned>
            <UnstyledButton
              className={classes.unfold}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              <span aria-hidden="true" className={classes.arrow}>
                {isOpen ? '▼' : '▶'}
              </span>{' '}
              {unfold.label} <VisuallyHidden>{unfold.nameOf(row.original)}</VisuallyHidden>
            </UnstyledButton>
          </td>
        )}
      </tr>
      {unfold && isOpen && (
        <tr id={id} className={classes.unfolded}>
          <td colSpan={cells.length + 1}>{unfold.content(row.original)}</td>
        </tr>
      )}
    </>
  )
}

/**
 * A function call instead of a component: columns are created with each render, so a component would be remounted and
 * lose its state.
 */
function contentOf<Row>(cell: Cell<Row, unknown>): ReactNode {
  const template = cell.column.columnDef.cell
  return typeof template === 'function' ? template(cell.getContext()) : template
}
