import type { Answers } from '@portal/contract'
import type { DecisionSummary } from '@portal/rules'
import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { today } from '../../../shared/dates/dates.ts'
import type { LawSource } from '../../../shared/law/liveLaw.ts'
import { type EvaluationQueue, startEvaluationQueue } from './evaluationQueue.ts'
import type { EvaluationInput, QuickResult, ResultPart } from './evaluator.ts'
import { type SurveyProgress, surveyProgress } from './surveyProgress.ts'

export type Evaluated = {
  readonly input: EvaluationInput
  readonly quick: QuickResult
  readonly state: SurveyProgress
  /** Until the summary of this input is there, that of the input before, if it has the same colour by the same law. */
  readonly summary: DecisionSummary | null
  /** The summary is that of this input. */
  readonly isSummarised: boolean
}

/** The newest evaluation, null before the first, for `useSyncExternalStore`. */
export type Evaluations = {
  readonly get: () => Evaluated | null
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Evaluates the answers whenever they or the law change. The panel follows `evaluations`, so that its light is rendered
 * at once and alone. Everything else shows what is `rendered`: the same evaluation as a transition, which never blocks
 * the next answer.
 */
export function useEvaluations(law: LawSource | null, answers: Answers) {
  const [evaluations] = useState(createEvaluations)
  const [rendered, setRendered] = useState<Evaluated | null>(null)
  const queue = useRef<EvaluationQueue>(null)
  useEffect(() => {
    const started = startEvaluationQueue((part, input) => {
      evaluations.add(part, input)
      startTransition(() => setRendered(evaluations.get()))
    })
    queue.current = started
    return started.end
  }, [evaluations])
  useEffect(() => {
    if (law) queue.current?.evaluate({ law, answers, day: today() })
  }, [law, answers])
  return { evaluations, rendered }
}

export function createEvaluations(): Evaluations & {
  readonly add: (part: ResultPart, input: EvaluationInput) => void
} {
  let newest: Evaluated | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => newest,
    add: (part, input) => {
      newest = withPart(newest, part, input)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function withPart(previous: Evaluated | null, part: ResultPart, input: EvaluationInput): Evaluated | null {
  if ('summary' in part) {
    return previous && { ...previous, summary: replaceEqualDeep(previous.summary, part.summary), isSummarised: true }
  }
  const { quick } = part
  const isAlike = previous?.input.law === input.law && previous.quick.status === quick.status
  return {
    input,
    quick,
    // Equal parts are replaced by the previous objects, so that memoised questions are not rendered.
    state: replaceEqualDeep(previous?.state, surveyProgress(input.law, quick.progress)),
    summary: isAlike ? previous.summary : null,
    isSummarised: false,
  }
}
