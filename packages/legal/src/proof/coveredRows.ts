import type { GoldenCase } from '@portal/contract'
import { type CaseContent, caseResult } from '../golden-cases/runCase.ts'

/** The rows of a country that decide in at least one of its golden cases. */
export function coveredRows(content: CaseContent, country: string, cases: readonly GoldenCase[]): ReadonlySet<string> {
  const own = content.countries.get(country)?.law.layers.provider ?? []
  const ids = new Set(own.flatMap(({ rows }) => rows).map(({ id }) => id))
  return new Set(cases.flatMap((golden) => caseResult(content, country, golden).rows).filter((row) => ids.has(row)))
}
