import type { CountryFile, GoldenCase } from '@portal/contract'
import type { ContentRef } from '@portal/rules'
import type { Problem } from '../checks/problem.ts'
import { caseResult, coveredBy, inWords, ownContent } from '../golden-cases/runCase.ts'
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
  const context = ownContent(treaty, value)
  const results = cases.map((golden) => ({ golden, ...caseResult(context, value.country, golden) }))
  const covered = coveredBy(results)
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
