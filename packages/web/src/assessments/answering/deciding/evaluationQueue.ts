import type { Evaluation, EvaluationInput } from './evaluateAnswers.ts'
import type { WorkerInput } from './evaluation.worker.ts'

type OnDone = (evaluation: Evaluation) => void
/** Runs evaluations, one at a time: a web worker, or the page itself. */
type Evaluator = { readonly evaluate: (input: EvaluationInput, onDone: OnDone) => void; readonly end: () => void }

export type EvaluationQueue = {
  /** Evaluates the input as soon as the running evaluation is done; a newer input replaces one that is waiting. */
  readonly evaluate: (input: EvaluationInput) => void
  readonly end: () => void
}

/**
 * Evaluates answers in a web worker, so that typing is never blocked; on the page where the browser has no workers or the
 * worker fails. One evaluation runs at a time, so that an older result never replaces a newer one.
 */
export function startEvaluationQueue(
  onEvaluated: (evaluation: Evaluation, input: EvaluationInput) => void,
): EvaluationQueue {
  let running: EvaluationInput | undefined
  let waiting: EvaluationInput | undefined
  let isEnded = false
  const onDone = (evaluation: Evaluation) => {
    const input = running
    running = undefined
    if (isEnded || !input) return
    onEvaluated(evaluation, input)
    startNext()
  }
  const startNext = () => {
    if (running || !waiting) return
    running = waiting
    waiting = undefined
    evaluator.evaluate(running, onDone)
  }
  let evaluator = workerEvaluator(() => {
    evaluator.end()
    evaluator = pageEvaluator()
    if (running && !isEnded) evaluator.evaluate(running, onDone)
  })
  return {
    evaluate: (input) => {
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
  let sentLaw: EvaluationInput['law'] | undefined
  worker.addEventListener('error', onFailure)
  return {
    evaluate: ({ law, ...input }, onDone) => {
      worker.onmessage = ({ data }: MessageEvent<Evaluation>) => onDone(data)
      const message: WorkerInput = law === sentLaw ? input : { ...input, law }
      sentLaw = law
      worker.postMessage(message)
    },
    end: () => worker.terminate(),
  }
}

function pageEvaluator(): Evaluator {
  let isEnded = false
  const loading = import('./evaluateAnswers.ts').then(({ createEvaluator }) => createEvaluator())
  return {
    evaluate: async (input, onDone) => {
      const evaluate = await loading
      if (!isEnded) onDone(evaluate(input))
    },
    end: () => {
      isEnded = true
    },
  }
}
