import { type Answers, type AssessmentAnswer, type SurveyContent, shownStatus } from '@portal/contract'
import { type AnswerError, providerOf, type Status } from '@portal/rules'
import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { today } from '../../../shared/dates/dates.ts'
import type { LawSource } from '../../../shared/law/liveLaw.ts'
import { useCountryLaw } from '../../../shared/law/useLaw.ts'
import { type ExplainedDecision, overdueToday, withoutOverdueGreen } from '../../decision/ExplainedDecision.ts'
import type { Evaluation, EvaluationInput } from './evaluateAnswers.ts'
import { type EvaluationQueue, startEvaluationQueue } from './evaluationQueue.ts'
import { type SurveyProgress, savedProgress } from './savedProgress.ts'

type Evaluated = { readonly evaluation: Evaluation; readonly input: EvaluationInput }

/**
 * The progress of the questionnaire and the decision on the present answers. Until the first evaluation is done the
 * progress is the server's, and afterwards that of the last answers evaluated.
 */
export function useFormDecision(content: SurveyContent, saved: AssessmentAnswer, answers: Answers) {
  const provider = providerOf(answers)
  const country = useCountryLaw(content, provider)
  const law = useMemo(
    () => (country.isLoading ? null : { content, country: country.data }),
    [content, country.isLoading, country.data],
  )
  const evaluated = useLatestEvaluation(law, answers)
  const stored = useMemo(() => savedProgress(content, saved), [content, saved])
  const state: SurveyProgress = evaluated?.evaluation.state ?? stored
  const refusal: AnswerError | null = evaluated?.evaluation.refusal ?? null
  const overdueSince = overdueToday(content, provider)
  return {
    country: country.data,
    isLoading: country.isLoading,
    state,
    refusal,
    decided: useMemo(() => evaluated && decidedBy(evaluated.evaluation, overdueSince), [evaluated, overdueSince]),
    possible: useMemo(
      () => (evaluated ? shownColours(evaluated.evaluation, overdueSince) : []),
      [evaluated, overdueSince],
    ),
    isEvaluated: evaluated !== null,
    /** The evaluation is of other answers, or of another law. */
    isOutdated: evaluated?.input.answers !== answers || evaluated.input.law !== law,
  }
}

/** The newest evaluation; null before the first. */
function useLatestEvaluation(law: LawSource | null, answers: Answers): Evaluated | null {
  const [evaluated, setEvaluated] = useState<Evaluated | null>(null)
  const queue = useRef<EvaluationQueue>(null)
  useEffect(() => {
    const started = startEvaluationQueue((evaluation, input) =>
      // As a transition, so that rendering the result never blocks the next answer.
      startTransition(() => setEvaluated((previous) => ({ evaluation: reuse(previous, evaluation), input }))),
    )
    queue.current = started
    return started.end
  }, [])
  useEffect(() => {
    if (law) queue.current?.evaluate({ law, answers, day: today() })
  }, [law, answers])
  return evaluated
}

/**
 * A worker sends copies of everything: equal parts of the questionnaire are replaced by the previous objects, so that
 * memoised questions are not rendered. A decision is far larger, and nothing is memoised by its parts.
 */
const reuse = (previous: Evaluated | null, evaluation: Evaluation): Evaluation => ({
  ...evaluation,
  state: replaceEqualDeep(previous?.evaluation.state, evaluation.state),
})

function decidedBy({ decision, explanation }: Evaluation, overdueSince: string | null): ExplainedDecision {
  return decision && explanation && withoutOverdueGreen(decision, explanation, overdueSince)
}

/** A law too old for GREEN gives AMBER. */
const shownColours = ({ possible }: Evaluation, overdueSince: string | null): readonly Status[] => [
  ...new Set(possible.map((status) => shownStatus(status, overdueSince))),
]
