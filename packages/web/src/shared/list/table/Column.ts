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
  /** In rem. With a width the columns keep to theirs, and those without share the rest. */
  readonly width?: number
  /** Numbers and dates line up at the right. */
  readonly isNumeric?: boolean
  /** The narrowest table that has room for it; it is always shown without. */
  readonly shownFrom?: TableWidth | undefined
}

/** Widths of a table from which columns are added, the narrowest first; the style sheet says where they begin. */
export const TABLE_WIDTHS = ['medium', 'large', 'wide', 'widest'] as const
export type TableWidth = (typeof TABLE_WIDTHS)[number]
