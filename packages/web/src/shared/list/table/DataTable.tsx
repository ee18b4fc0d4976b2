import { Stack, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../feedback/Failure.tsx'
import { Loaded } from '../../feedback/Loaded.tsx'
import type { ListState } from '../useListState.ts'
import { type Column, TABLE_WIDTHS, type TableWidth } from './Column.ts'
import classes from './DataTable.module.css'
import { Paging } from './Paging.tsx'
import { ScrollBox } from './ScrollBox.tsx'
import { SortSelect } from './SortSelect.tsx'

/** Attributes of the cells of a column, for the style sheet. */
const lookOf = <Row,>({ id, hideHeader, isPinned, isNumeric, shownFrom }: Column<Row>) => ({
  'data-column': id,
  'data-hide-header': hideHeader,
  'data-pinned': isPinned,
  'data-numeric': isNumeric,
  'data-shown-from': shownFrom,
})

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
          {total === 0 ? (
            empty
          ) : (
            <Rows
              label={label}
              columns={columns}
              rowKey={rowKey}
              rows={rows}
              state={state}
              selected={selected}
              unfold={unfold}
            />
          )}
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
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} state={state} />
              ))}
              {unfold && (
                <th scope="col" data-pinned>
                  {unfold.header}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                unfold={unfold}
                isSelected={selected?.has(rowKey(row)) ?? false}
              />
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

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
const ARROW = { asc: '▲', desc: '▼' } as const

type HeaderProps<Row> = { column: Column<Row>; state: ListState }

/** A column header, as a button if the column is sortable. */
function HeaderCell<Row>({ column, state: { sort, setSort } }: HeaderProps<Row>) {
  const { t } = useTranslation()
  const { id, header, headerCell, hideHeader, sortable, width } = column
  const style = { '--column-width': width ? `${width}rem` : 'auto' } as CSSProperties
  const cell = { scope: 'col', ...lookOf(column), style } as const
  if (!sortable)
    return <th {...cell}>{headerCell ?? (hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header)}</th>
  const sorted = sort.field === id ? sort.direction : undefined
  return (
    <th {...cell} aria-sort={sorted ? ARIA_SORT[sorted] : 'none'} data-sortable>
      <UnstyledButton
        className={classes.sort}
        onClick={() => setSort(id, sorted === 'asc' ? 'desc' : 'asc')}
        title={t('list.sortBy', { column: header })}
      >
        {header}
        <span aria-hidden="true" className={classes.arrow}>
          {ARROW[sorted ?? 'asc']}
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
  row: Row
  columns: readonly Column<Row>[]
  isSelected: boolean
  unfold: Unfold<Row> | undefined
}

function TableRow<Row>({ row, columns, isSelected, unfold }: TableRowProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <tr data-selected={isSelected || undefined}>
        {columns.map((column) => (
          <td key={column.id} data-label={column.header} {...lookOf(column)}>
            {column.cell(row)}
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
              {unfold.label} <VisuallyHidden>{unfold.nameOf(row)}</VisuallyHidden>
            </UnstyledButton>
          </td>
        )}
      </tr>
      {unfold && isOpen && (
        <tr id={id} className={classes.unfolded}>
          <td colSpan={columns.length + 1}>{unfold.content(row)}</td>
        </tr>
      )}
    </>
  )
}
