import type { ResultMap } from '@portal/contract'
import type { Status } from '@portal/rules'

type Line = ResultMap['results'][number]
export type ComparedRow = { readonly use: string; readonly title: string; readonly statuses: readonly Status[] }
export type ComparedTable = { readonly lines: readonly Line[]; readonly rows: readonly ComparedRow[] }

/** The chosen countries as columns, in the order they were chosen in, and the uses as rows. */
export function comparedTable({ columns, results }: ResultMap, countries: readonly string[]): ComparedTable {
  const known = new Map(results.map((line) => [line.iso2, line]))
  const lines = countries.flatMap((iso2) => known.get(iso2) ?? [])
  const rows = columns.map(({ id, title }) => ({
    use: id,
    title,
    statuses: lines.map(({ statuses }) => statuses[id] ?? 'AMBER'),
  }))
  return { lines, rows }
}

/** Whether not all countries give this use the same colour. */
export const isDiffering = ({ statuses }: ComparedRow): boolean => new Set(statuses).size > 1
