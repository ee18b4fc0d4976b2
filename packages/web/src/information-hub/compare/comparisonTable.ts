import type { ResultMap } from '@portal/contract'
import type { Status } from '@portal/rules'

type Line = ResultMap['results'][number]
export type ComparisonRow = { readonly use: string; readonly title: string; readonly statuses: readonly Status[] }
export type ComparisonTableData = { readonly lines: readonly Line[]; readonly rows: readonly ComparisonRow[] }

/** The chosen countries as columns, in the order they were chosen in, and the uses as rows. */
export function comparisonTable({ columns, results }: ResultMap, countries: readonly string[]): ComparisonTableData {
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
export const isDiffering = ({ statuses }: ComparisonRow): boolean => new Set(statuses).size > 1
