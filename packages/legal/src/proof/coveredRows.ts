import type { GoldenCase } from '../golden-cases/goldenCases.ts'
import { decideCase } from '../golden-cases/runCase.ts'
import type { Content } from '../loadContent.ts'

/** The rows of a country that decide in at least one of its golden cases. Throws if a case cannot be decided. */
export function coveredRows(content: Content, country: string, cases: readonly GoldenCase[]): ReadonlySet<string> {
  const own = content.countries.get(country)?.law.layers.provider ?? []
  const ids = new Set(own.flatMap(({ rows }) => rows).map(({ id }) => id))
  const decided = cases.flatMap((golden) => decideCase(content, country, golden).decision.cells.map(({ row }) => row))
  return new Set(decided.filter((row) => ids.has(row)))
}
