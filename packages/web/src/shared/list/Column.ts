import type { ReactNode } from 'react'

/** One column of a list. `sortable`: the server can sort by its id. */
export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
}
