import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Header } from '@tanstack/react-table'
import { useTranslation } from 'react-i18next'
import classes from './DataTable.module.css'

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
const ARROW = { asc: '▲', desc: '▼' } as const

/** A column's name; where the server can sort by it, a button that does. */
export function HeaderCell<Row>({ header: { column } }: { header: Header<Row, unknown> }) {
  const { t } = useTranslation()
  const name = String(column.columnDef.header)
  if (!column.getCanSort()) {
    const { isQuiet, isPinned } = column.columnDef.meta ?? {}
    return (
      <th scope="col" data-quiet={isQuiet} data-pinned={isPinned}>
        {isQuiet ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      </th>
    )
  }
  const sorted = column.getIsSorted()
  return (
    <th scope="col" aria-sort={sorted ? ARIA_SORT[sorted] : 'none'} data-sortable>
      <UnstyledButton
        className={classes.sort}
        onClick={column.getToggleSortingHandler()}
        title={t('list.sortBy', { column: name })}
      >
        {name}{' '}
        <span aria-hidden="true" className={classes.arrow}>
          {sorted ? ARROW[sorted] : '↕'}
        </span>
      </UnstyledButton>
    </th>
  )
}
