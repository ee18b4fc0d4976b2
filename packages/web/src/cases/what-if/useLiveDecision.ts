import type { Answers, SurveyContent } from '@portal/contract'
import { providerOf } from '@portal/rules'
import { useDeferredValue, useMemo } from 'react'
import { versionsOf } from '../../shared/law/lawSource.ts'
import { useCountryLaw, useHouseRules } from '../../shared/law/useLaw.ts'
import { overdueToday, withoutOverdueGreen } from '../decision/ExplainedDecision.ts'
import { forWhatIf } from '../evaluation/browserEvaluator.ts'
import { useEvaluation } from '../evaluation/useEvaluation.ts'

/**
 * The questionnaire and the decision on answers. They are those of the answers before until the newest are evaluated; null
 * before the first, and without answers.
 */
export function useLiveDecision(content: SurveyContent, answers: Answers | null) {
  const provider = providerOf(answers ?? {})
  const country = useCountryLaw(content, provider)
  const house = useHouseRules() ?? null
  const law = useMemo(() => ({ content, country: country.data, house }), [content, country.data, house])
  const { evaluated, isLate } = useEvaluation(forWhatIf, law, useDeferredValue(answers))
  const overdueSince = overdueToday(content, provider)
  return useMemo(() => {
    if (!evaluated) return null
    const { result, state } = evaluated
    const { decision, explanation } = result.decided ?? {}
    return {
      state,
      country: evaluated.law.country,
      facts: result.facts,
      segments: result.segments,
      refusal: result.refusal,
      decided: decision && explanation ? withoutOverdueGreen(decision, explanation, overdueSince) : null,
      isLoading: country.isLoading || versionsOf(evaluated.law) !== versionsOf(law),
      isLate,
      error: country.error,
    }
  }, [evaluated, overdueSince, country.isLoading, country.error, law, isLate])
}
