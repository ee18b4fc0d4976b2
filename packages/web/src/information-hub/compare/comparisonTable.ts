import type { ResultMap } from '@portal/contract'
import type { Light } from '../../shared/status/TrafficLight.tsx'
import { lightOf } from '../countries/mapCategories.ts'

type Line = ResultMap['results'][number]
export type ComparisonRow = { readonly use: string; readonly title: string; readonly statuses: readonly Light[] }
export type ComparisonTableData = { readonly lines: readonly Line[]; readonly rows: readonly ComparisonRow[] }

/** Pivots the result map: uses as rows, countries as columns in the order of selection. */
export function comparisonTable({ columns, results }: ResultMap, countries: readonly string[]): ComparisonTableData {
  const known = new Map(results.map((line) => [line.iso2, line]))
  const lines = countries.flatMap((iso2) => known.get(iso2) ?? [])
  const rows = columns.map(({ id, title }) => ({
    use: id,
    title,
    statuses: lines.map((line) => lightOf(line, id)),
  }))
  return { lines, rows }
}

/** True if the countries do not all have the same result for this use. */
export const isDiffering = ({ statuses }: ComparisonRow): boolean => new Set(statuses).size > 1
