import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Cell, Row as TableRowOf } from '@tanstack/react-table'
import { type ReactNode, useId, useState } from 'react'
import classes from './DataTable.module.css'

/** More of a row, under it over all columns, once somebody asks for it. */
export type Unfold<Row> = {
  readonly header: string
  /** What the button says, and what of it is for screen readers only: the row that it unfolds. */
  readonly label: string
  readonly nameOf: (row: Row) => string
  readonly content: (row: Row) => ReactNode
}
type Props<Row> = { row: TableRowOf<Row>; unfold: Unfold<Row> | undefined }

export function TableRow<Row>({ row, unfold }: Props<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const cells = row.getVisibleCells()
  return (
    <>
      <tr>
        {cells.map((cell) => (
          <td
            key={cell.id}
            data-label={String(cell.column.columnDef.header)}
            data-quiet={cell.column.columnDef.meta?.isQuiet}
            data-pinned={cell.column.columnDef.meta?.isPinned}
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

/** Called, not mounted as a component: columns are made anew with each render, which would take what is in a cell away. */
function contentOf<Row>(cell: Cell<Row, unknown>): ReactNode {
  const template = cell.column.columnDef.cell
  return typeof template === 'function' ? template(cell.getContext()) : template
}
