import type { Answers } from '@portal/contract'
import type { DecisionSummary } from '@portal/rules'
import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
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

/** The light is painted within this time, and everything else is rendered after it. */
const FRAME_MS = 16

/**
 * Evaluates the answers whenever they or the law change, and those that `evaluate` is called with before they are
 * rendered: the form takes longer to render than its worker to find the colour. The panel follows `evaluations`, so
 * that its light is rendered at once and alone. Everything else shows what is `rendered`: the same evaluation as a
 * transition, which never blocks the next answer.
 */
export function useEvaluations(law: LawSource | null, answers: Answers) {
  const [evaluations] = useState(createEvaluations)
  const [rendered, setRendered] = useState<Evaluated | null>(null)
  const queue = useRef<EvaluationQueue>(null)
  useEffect(() => {
    let rendering: ReturnType<typeof setTimeout> | undefined
    const started = startEvaluationQueue((part, input) => {
      evaluations.add(part, input)
      clearTimeout(rendering)
      rendering = setTimeout(() => startTransition(() => setRendered(evaluations.get())), FRAME_MS)
    })
    queue.current = started
    return () => {
      clearTimeout(rendering)
      started.end()
    }
  }, [evaluations])
  const evaluate = useCallback(
    (given: Answers) => {
      if (law) queue.current?.evaluate({ law, answers: given, day: today() })
    },
    [law],
  )
  useEffect(() => evaluate(answers), [evaluate, answers])
  return { evaluations, rendered, evaluate }
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
