import type { Answers, SurveyContent } from '@portal/contract'
import { providerOf } from '@portal/rules'
import { useDeferredValue, useMemo } from 'react'
import { today } from '../../../shared/dates/dates.ts'
import { liveLaw } from '../../../shared/law/liveLaw.ts'
import { useCountryLaw } from '../../../shared/law/useLaw.ts'
import { overdueToday, withoutOverdueGreen } from '../../decision/ExplainedDecision.ts'
import { evaluateAnswers } from './evaluateAnswers.ts'

/** The progress of the questionnaire and the decision, computed on the page with a lower priority than typing. */
export function useLiveDecision(content: SurveyContent, answers: Answers) {
  const settled = useDeferredValue(answers)
  const provider = providerOf(settled)
  const country = useCountryLaw(content, provider)
  const live = useMemo(() => liveLaw(content, country.data), [content, country.data])
  const { decision, explanation, state, refusal } = useMemo(
    () => evaluateAnswers(live, settled, today()),
    [live, settled],
  )
  const overdueSince = overdueToday(content, provider)
  const decided = useMemo(
    () => decision && explanation && withoutOverdueGreen(decision, explanation, overdueSince),
    [decision, explanation, overdueSince],
  )
  return { ...live, country: country.data, isLoading: country.isLoading, error: country.error, decided, refusal, state }
}
