import type { Assessment } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { type ExplainedDecision, storedDecision } from './ExplainedDecision.ts'

/** The stored decision of any assessment: loaded where the assessment came without it, because it is not completed. */
export function useStoredDecision(assessment: Assessment): ExplainedDecision {
  const { assessmentId, decision, decisionSha256 } = assessment
  const isLeftOut = decision === null && decisionSha256 !== null
  const { data } = useQuery({ ...assessmentQueries.decided(assessmentId, decisionSha256), enabled: isLeftOut })
  const decided = isLeftOut ? data?.assessment : assessment
  return useMemo(() => (decided ? storedDecision(decided) : null), [decided])
}
