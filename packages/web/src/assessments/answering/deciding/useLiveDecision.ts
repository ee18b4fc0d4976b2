import type { Answers, SurveyContent } from '@portal/contract'
import { providerOf } from '@portal/rules'
import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { today } from '../../../shared/dates/dates.ts'
import { lawSource } from '../../../shared/law/lawSource.ts'
import { useCountryLaw } from '../../../shared/law/useLaw.ts'
import { overdueToday, withoutOverdueGreen } from '../../decision/ExplainedDecision.ts'
import type { WholeResult } from './evaluateAnswers.ts'
import { type EvaluationClient, openEvaluationClient } from './evaluationClient.ts'
import { type EvaluationQueue, startEvaluationQueue } from './evaluationQueue.ts'
import type { EvaluationInput } from './evaluator.ts'
import { type SurveyProgress, surveyProgress } from './surveyProgress.ts'
import { useIsLate } from './useDisplayedDecision.ts'

/** The client of a screen on which several sets of answers are evaluated; null until the screen is mounted. */
export function useEvaluationClient(): EvaluationClient | null {
  const [client, setClient] = useState<EvaluationClient | null>(null)
  useEffect(() => {
    const opened = openEvaluationClient()
    setClient(opened)
    return () => opened.end()
  }, [])
  return client
}

/**
 * The progress of the questionnaire and the decision on answers, evaluated beside the page and rendered with a lower
 * priority than typing. They are those of the answers before until the newest are evaluated; null before the first, and
 * without answers.
 */
export function useLiveDecision(client: EvaluationClient | null, content: SurveyContent, answers: Answers | null) {
  const provider = providerOf(answers ?? {})
  const country = useCountryLaw(content, provider)
  const law = lawSource(content, country.data)
  const evaluated = useEvaluated(
    client,
    useMemo(() => answers && { law, answers }, [law, answers]),
  )
  const isLate = useIsLate(evaluated?.input.answers !== answers)
  const overdueSince = overdueToday(content, provider)
  return useMemo(() => {
    if (!evaluated) return null
    const { input, whole, state } = evaluated
    const { decision, explanation } = whole.decided ?? {}
    return {
      state,
      country: input.law.country,
      facts: whole.facts,
      segments: whole.segments,
      refusal: whole.refusal,
      decided: decision && explanation ? withoutOverdueGreen(decision, explanation, overdueSince) : null,
      isLoading: country.isLoading || input.law !== law,
      isLate,
      error: country.error,
    }
  }, [evaluated, overdueSince, country.isLoading, country.error, law, isLate])
}

type Evaluated = { readonly input: EvaluationInput; readonly whole: WholeResult; readonly state: SurveyProgress }

/** The newest result. `given`: the same object for the same input; null: nothing is evaluated. */
function useEvaluated(client: EvaluationClient | null, given: Pick<EvaluationInput, 'law' | 'answers'> | null) {
  const [evaluated, setEvaluated] = useState<Evaluated | null>(null)
  const queue = useRef<EvaluationQueue>(null)
  const isUsed = given !== null
  useEffect(() => {
    if (!client || !isUsed) return
    const started = startEvaluationQueue(client, (part, input) => {
      if (!('whole' in part)) return
      startTransition(() => setEvaluated((previous) => withWhole(previous, part.whole, input)))
    })
    queue.current = started
    return () => {
      started.end()
      setEvaluated(null)
    }
  }, [client, isUsed])
  useEffect(() => {
    if (client && given) queue.current?.evaluate({ ...given, day: today(), isWhole: true })
  }, [client, given])
  return evaluated
}

/** Equal pages are replaced by the previous objects, so that memoised questions are not rendered. */
const withWhole = (previous: Evaluated | null, whole: WholeResult, input: EvaluationInput): Evaluated => ({
  input,
  whole,
  state: replaceEqualDeep(previous?.state, surveyProgress(input.law, whole.progress)),
})
