import type { ReactNode } from 'react'

/** What one column shows; two cells with the same mark say the same. */
export type ComparedCell = { readonly shown: ReactNode; readonly mark: string }
export type ComparedRow = { readonly key: string; readonly label: ReactNode; readonly cells: readonly ComparedCell[] }
export type ComparedGroup = { readonly key: string; readonly title: string; readonly rows: readonly ComparedRow[] }

export const differs = ({ cells }: ComparedRow) => new Set(cells.map(({ mark }) => mark)).size > 1

/** The groups with only the rows that differ, or only those that are the same; none without rows. */
export const groupsWith = (groups: readonly ComparedGroup[], differing: boolean): readonly ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => differs(row) === differing) }))
    .filter(({ rows }) => rows.length > 0)
