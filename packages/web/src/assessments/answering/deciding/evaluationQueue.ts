import type { WorkerInput, WorkerReply } from './evaluation.worker.ts'
import type { EvaluationInput, ResultPart } from './evaluator.ts'
import { cacheLaw, numberOf, type SentLaws } from './sentLaws.ts'

type OnPart = (part: ResultPart) => void
/** Runs evaluations: a web worker, or the page itself. */
type Evaluator = { readonly evaluate: (input: EvaluationInput, onPart: OnPart) => void; readonly end: () => void }

export type EvaluationQueue = {
  /**
   * Evaluates the input as soon as the colour of the one before is known; a newer input replaces one that is waiting. An
   * input with the same answers and law as the last one is not evaluated again.
   */
  readonly evaluate: (input: EvaluationInput) => void
  readonly end: () => void
}

/**
 * Evaluates answers in a web worker, so that typing is never blocked; on the page where the browser has no workers or the
 * worker fails. One evaluation runs at a time, and parts of an older result are dropped, so that none replaces a newer
 * one.
 */
export function startEvaluationQueue(onPart: (part: ResultPart, input: EvaluationInput) => void): EvaluationQueue {
  let newest: EvaluationInput | undefined
  let waiting: EvaluationInput | undefined
  let isRunning = false
  let isEnded = false
  const run = (input: EvaluationInput) => {
    newest = input
    isRunning = true
    evaluator.evaluate(input, (part) => {
      if (isEnded || input !== newest) return
      onPart(part, input)
      if ('summary' in part) return
      isRunning = false
      startNext()
    })
  }
  const startNext = () => {
    if (isRunning || !waiting) return
    const next = waiting
    waiting = undefined
    run(next)
  }
  let evaluator = workerEvaluator(() => {
    evaluator.end()
    evaluator = pageEvaluator()
    if (newest && !isEnded) run(newest)
  })
  return {
    evaluate: (input) => {
      const last = waiting ?? newest
      if (last?.answers === input.answers && last.law === input.law) return
      waiting = input
      startNext()
    },
    end: () => {
      isEnded = true
      evaluator.end()
    },
  }
}

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
