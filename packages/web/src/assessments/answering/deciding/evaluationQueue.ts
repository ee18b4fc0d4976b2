import { replaceEqualDeep } from '@tanstack/react-query'
import { type EvaluationClient, isLast } from './evaluationClient.ts'
import type { EvaluationInput, ResultPart } from './evaluator.ts'

export type EvaluationQueue = {
  /**
   * Evaluates the input as soon as the colour of the one before is known; a newer input replaces one that is waiting. An
   * input with the same answers and law as the last one is not evaluated again: false.
   */
  readonly evaluate: (input: EvaluationInput) => boolean
  /**
   * Evaluates an input that may be asked for next, and keeps its parts until `evaluate` is called with an equal one. Not
   * while another is evaluated.
   */
  readonly prepare: (input: EvaluationInput) => void
  readonly end: () => void
}

/** An evaluation under way or done. */
type Run = {
  input: EvaluationInput
  /** The parts of an input that was only prepared so far; null once it is asked for. */
  kept: ResultPart[] | null
}

/**
 * Evaluates the newest of the inputs that follow one another in one place. One evaluation runs at a time, and parts of an
 * older result are dropped, so that none replaces a newer one.
 */
export function startEvaluationQueue(
  client: EvaluationClient,
  onPart: (part: ResultPart, input: EvaluationInput) => void,
): EvaluationQueue {
  let newest: Run | undefined
  let waiting: EvaluationInput | undefined
  let isRunning = false
  /** Nothing of the newest result is still to come. */
  let isDone = true
  let drop = () => {}
  const run = (one: Run) => {
    drop()
    newest = one
    isRunning = true
    isDone = false
    drop = client.evaluate(one.input, (part) => {
      if (one.kept) one.kept.push(part)
      else onPart(part, one.input)
      isDone = isLast(part)
      if ('summary' in part) return
      isRunning = false
      startNext()
    })
  }
  const startNext = () => {
    if (isRunning || !waiting) return
    const input = waiting
    waiting = undefined
    run({ input, kept: null })
  }
  const deliver = (one: Run, input: EvaluationInput) => {
    const parts = one.kept ?? []
    one.input = input
    one.kept = null
    for (const part of parts) onPart(part, input)
  }
  return {
    prepare: (input) => {
      if (isDone && !isRunning) run({ input, kept: [] })
    },
    evaluate: (input) => {
      if (newest?.kept && !waiting && isEqual(newest.input, input)) {
        deliver(newest, input)
        return true
      }
      const last = waiting ?? newest?.input
      if (last?.answers === input.answers && last.law === input.law) return false
      waiting = input
      startNext()
      return true
    },
    end: () => {
      waiting = undefined
      drop()
    },
  }
}

const isEqual = (one: EvaluationInput, other: EvaluationInput): boolean =>
  one.law === other.law && one.day === other.day && replaceEqualDeep(one.answers, other.answers) === one.answers
