import type { ReactNode } from 'react'

/** A column of a table. `sortable`: the server can sort by its id. */
export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** The header is visible to screen readers only. */
  readonly hideHeader?: boolean
  /** Sticks to the right edge while the table scrolls. */
  readonly isPinned?: boolean
}
