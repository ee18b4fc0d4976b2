import type { CountryFile, GoldenCase } from '@portal/contract'
import { type ContentRef, joinLaw, lawWithin } from '@portal/rules'
import type { Problem } from '../checks/problem.ts'
import { caseResult, inWords } from '../golden-cases/runCase.ts'
import type { TreatyLevel } from '../law/treatyLevel.ts'
import { checkedLaw } from './proveCountry.ts'

type Proving = { readonly cases: readonly GoldenCase[]; readonly rows: readonly string[] }

/** Cases that do not hold, and those of the given rows that decide in none that holds; empty if the law cannot be compiled. */
export function problemsOfCases(
  country: CountryFile,
  treaty: TreatyLevel,
  content: ContentRef,
  { cases, rows }: Proving,
): Problem[] {
  const { value, problems } = checkedLaw(country, treaty, content)
  if (problems.length > 0) return []
  const law = lawWithin(joinLaw([treaty.part, value.law]), 'provider', value.country)
  const context = { ...treaty, countries: new Map([[value.country, value]]), lawFor: () => law }
  const results = cases.map((golden) => ({ golden, ...caseResult(context, value.country, golden) }))
  const holding = results.filter(({ differences }) => differences.length === 0)
  const covered = new Set(holding.flatMap((result) => result.rows))
  return [
    ...results.flatMap(({ golden, differences }) =>
      differences.map((difference) => ({ file: value.file, at: golden.name, reason: inWords(difference) })),
    ),
    ...rows
      .filter((row) => !covered.has(row))
      .map((row) => ({
        file: value.file,
        at: row,
        reason: 'decides otherwise than before, but in no golden case that holds',
      })),
  ]
}
