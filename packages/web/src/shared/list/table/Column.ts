import type { ReactNode } from 'react'

/** One column of a list. `sortable`: the server can sort by its id. */
export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** What is in it speaks for itself: the header is for screen readers only. */
  readonly isQuiet?: boolean
  /** Stays in sight at the end where the table is wider than its place. */
  readonly isPinned?: boolean
}
