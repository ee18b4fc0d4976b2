import { replaceEqualDeep } from '@tanstack/react-query'
import type { WorkerInput, WorkerReply } from './evaluation.worker.ts'
import type { EvaluationInput, ResultPart } from './evaluator.ts'
import { cacheLaw, numberOf, type SentLaws } from './sentLaws.ts'

type OnPart = (part: ResultPart) => void
/** Runs evaluations: a web worker, or the page itself. */
type Evaluator = { readonly evaluate: (input: EvaluationInput, onPart: OnPart) => void; readonly end: () => void }

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
 * Evaluates answers in a web worker, so that typing is never blocked; on the page where the browser has no workers or the
 * worker fails. One evaluation runs at a time, and parts of an older result are dropped, so that none replaces a newer
 * one.
 */
export function startEvaluationQueue(onPart: (part: ResultPart, input: EvaluationInput) => void): EvaluationQueue {
  let newest: Run | undefined
  let waiting: EvaluationInput | undefined
  let isRunning = false
  /** Nothing of the newest result is still to come. */
  let isDone = true
  let isEnded = false
  const run = (one: Run) => {
    newest = one
    isRunning = true
    isDone = false
    evaluator.evaluate(one.input, (part) => {
      if (isEnded || one !== newest) return
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
  let evaluator = workerEvaluator(() => {
    evaluator.end()
    evaluator = pageEvaluator()
    if (newest && !isEnded) run({ ...newest, kept: newest.kept && [] })
  })
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
      isEnded = true
      evaluator.end()
    },
  }
}

/** Only a result with a status has a summary. */
const isLast = (part: ResultPart): boolean => 'summary' in part || part.quick.status === null

const isEqual = (one: EvaluationInput, other: EvaluationInput): boolean =>
  one.law === other.law && one.day === other.day && replaceEqualDeep(one.answers, other.answers) === one.answers

/** `onFailure` is called when the worker is forbidden, cannot be loaded or throws. */
function workerEvaluator(onFailure: () => void): Evaluator {
  if (typeof Worker === 'undefined') return pageEvaluator()
  const worker = new Worker(new URL('./evaluation.worker.ts', import.meta.url), { type: 'module' })
  const laws: SentLaws = new Map()
  let lawsSent = 0
  let sent = 0
  worker.addEventListener('error', onFailure)
  return {
    evaluate: ({ law, ...input }, onPart) => {
      const number = ++sent
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
        if (data.number === number) onPart(data.part)
      }
      const known = numberOf(laws, law)
      const lawNumber = known ?? ++lawsSent
      if (known === undefined) cacheLaw(laws, lawNumber, law)
      const message: WorkerInput = { ...input, number, lawNumber, ...(known === undefined && { law }) }
      worker.postMessage(message)
    },
    end: () => worker.terminate(),
  }
}

function pageEvaluator(): Evaluator {
  let isEnded = false
  const loading = import('./evaluator.ts').then(({ createEvaluator }) => createEvaluator())
  return {
    evaluate: async (input, onPart) => {
      const { evaluate } = await loading
      if (!isEnded) evaluate(input, onPart)
    },
    end: () => {
      isEnded = true
      void loading.then(({ end }) => end())
    },
  }
}
