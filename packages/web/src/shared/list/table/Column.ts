import type { ReactNode } from 'react'

/** A column of a table. `sortable`: the server can sort by its id. */
export type Column<Row> = {
  readonly id: string
  readonly header: string
  /** Shown in place of the header, which stays the label of the cells. */
  readonly headerCell?: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** The header is visible to screen readers only. */
  readonly hideHeader?: boolean
  /** Sticks to the right edge while the table scrolls. */
  readonly isPinned?: boolean
  /** In rem. If any column has a width, those without share the rest. */
  readonly width?: number
  /** Aligns numbers and dates to the right. */
  readonly isNumeric?: boolean
  /** The narrowest table that shows the column; left out, it is always shown. */
  readonly shownFrom?: TableWidth | undefined
}

/** Table widths at which more columns are shown, narrowest first; the style sheet defines the breakpoints. */
export const TABLE_WIDTHS = ['medium', 'large', 'wide', 'widest'] as const
export type TableWidth = (typeof TABLE_WIDTHS)[number]
