import { GoldenCase } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { z } from 'zod'
import { hashOf, type VersionRow } from './versions.repo.ts'

/** The golden cases of a version; none for one that was stored before they were kept with it. */
export const casesOf = ({ cases }: Pick<VersionRow, 'cases'>): GoldenCase[] =>
  cases === null ? [] : z.array(GoldenCase).parse(JSON.parse(cases))

/** The columns of a version that its golden cases become. */
export function storedCases(cases: readonly GoldenCase[]) {
  const text = canonicalJson(cases)
  return { cases: text, casesSha256: hashOf(text) }
}
