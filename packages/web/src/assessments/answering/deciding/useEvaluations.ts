import type { Answers } from '@portal/contract'
import type { DecisionSummary, LawSegment } from '@portal/rules'
import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { today } from '../../../shared/dates/dates.ts'
import type { LawSource } from '../../../shared/law/lawSource.ts'
import { openEvaluationClient } from './evaluationClient.ts'
import { type EvaluationQueue, startEvaluationQueue } from './evaluationQueue.ts'
import type { EvaluationInput, QuickResult, ResultPart } from './evaluator.ts'
import { type SurveyProgress, surveyProgress } from './surveyProgress.ts'

export type Evaluated = {
  readonly input: EvaluationInput
  readonly quick: QuickResult
  readonly state: SurveyProgress
  /** Until the summary of this input is there, that of the input before, if it has the same colour by the same law. */
  readonly summary: DecisionSummary | null
  /** The colours by day of access, as old as the summary: null where the law is not assessed, undefined until then. */
  readonly line: readonly LawSegment[] | null | undefined
  /** The summary is that of this input. */
  readonly isSummarised: boolean
}

/** The newest evaluation, null before the first, for `useSyncExternalStore`. */
export type Evaluations = {
  readonly get: () => Evaluated | null
  /** No newer answers wait for their evaluation. */
  readonly isUpToDate: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** The light is painted within this time, and everything else is rendered after it. */
export const FRAME_MS = 16

/** The law to evaluate answers by; null while it is not there. */
type LawOf = (answers: Answers) => LawSource | null

/**
 * Evaluates the answers that `evaluate` is called with, if their law is there (else false), and those that `prepare` is
 * called with before they are given. The panel follows `evaluations`, so that its light is rendered at
 * once and alone. Everything else, the summary below the light included, follows after a frame; what is `rendered` is the
 * same evaluation as a transition, which never blocks the next answer.
 */
export function useEvaluations(lawOf: LawOf, onLight: () => void) {
  const [evaluations] = useState(createEvaluations)
  const [rendered, setRendered] = useState<Evaluated | null>(null)
  const queue = useRef<EvaluationQueue>(null)
  useEffect(() => {
    let rendering: ReturnType<typeof setTimeout> | undefined
    const client = openEvaluationClient()
    queue.current = startEvaluationQueue(client, (part, input) => {
      const isLight = 'quick' in part
      if (isLight) evaluations.add(part, input)
      clearTimeout(rendering)
      rendering = setTimeout(() => {
        if (!isLight) evaluations.add(part, input)
        startTransition(() => {
          setRendered(evaluations.get())
          onLight()
        })
      }, FRAME_MS)
    })
    return () => {
      clearTimeout(rendering)
      client.end()
    }
  }, [evaluations, onLight])
  const evaluate = useCallback(
    (answers: Answers): boolean => {
      const law = lawOf(answers)
      const input = law && { law, answers, day: today() }
      evaluations.expect(input)
      return input !== null && queue.current?.evaluate(input) === true
    },
    [lawOf, evaluations],
  )
  const prepare = useCallback(
    (answers: Answers) => {
      const law = lawOf(answers)
      if (law) queue.current?.prepare({ law, answers, day: today() })
    },
    [lawOf],
  )
  return { evaluations, rendered, evaluate, prepare }
}

export function createEvaluations(): Evaluations & {
  /** The newest input; null: it cannot be evaluated yet. */
  readonly expect: (input: EvaluationInput | null) => void
  readonly add: (part: ResultPart, input: EvaluationInput) => void
} {
  let evaluated: Evaluated | null = null
  let expected: EvaluationInput | null = null
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: () => evaluated,
    isUpToDate: () =>
      expected !== null && evaluated?.input.answers === expected.answers && evaluated.input.law === expected.law,
    expect: (input) => {
      expected = input
      notify()
    },
    add: (part, input) => {
      evaluated = withPart(evaluated, part, input)
      notify()
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
    const summary = replaceEqualDeep(previous?.summary, part.summary)
    return previous && { ...previous, summary, line: replaceEqualDeep(previous.line, part.line), isSummarised: true }
  }
  if (!('quick' in part)) return previous
  const { quick } = part
  const isAlike = previous?.input.law === input.law && previous.quick.status === quick.status
  return {
    input,
    quick,
    // Equal parts are replaced by the previous objects, so that memoised questions are not rendered.
    state: replaceEqualDeep(previous?.state, surveyProgress(input.law, quick.progress)),
    summary: isAlike ? previous.summary : null,
    line: isAlike ? previous.line : undefined,
    isSummarised: false,
  }
}
