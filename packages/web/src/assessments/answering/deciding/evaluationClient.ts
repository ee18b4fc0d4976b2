import type { WorkerInput, WorkerReply } from './evaluation.worker.ts'
import type { EvaluationInput, ResultPart } from './evaluator.ts'
import { cacheLaw, numberOf, type SentLaws } from './sentLaws.ts'

type OnPart = (part: ResultPart) => void

/** Whether no other part of the result follows: only one with a status has a summary. */
export const isLast = (part: ResultPart): boolean => !('quick' in part) || part.quick.status === null

export type EvaluationClient = {
  /** Calls `onPart` with each part of the result. Returns a function that drops the parts still to come. */
  readonly evaluate: (input: EvaluationInput, onPart: OnPart) => () => void
  readonly end: () => void
}

/** Runs evaluations, whose replies have the number of their input: a web worker, or the page itself. */
type Runner = { readonly run: (number: number, input: EvaluationInput) => void; readonly end: () => void }
type OnReply = (reply: WorkerReply) => void

/**
 * Evaluates answers in a web worker, so that typing is never blocked; on the page where the browser has no workers or the
 * worker fails, which then evaluates what the worker still owes.
 */
export function openEvaluationClient(): EvaluationClient {
  const pending = new Map<number, { readonly input: EvaluationInput; readonly onPart: OnPart }>()
  let count = 0
  const onReply: OnReply = ({ number, part }) => {
    const one = pending.get(number)
    if (isLast(part)) pending.delete(number)
    one?.onPart(part)
  }
  const continueOnPage = () => {
    runner.end()
    runner = pageRunner(onReply)
    for (const [number, { input }] of pending) runner.run(number, input)
  }
  let runner = typeof Worker === 'undefined' ? pageRunner(onReply) : workerRunner(onReply, continueOnPage)
  return {
    evaluate: (input, onPart) => {
      const number = ++count
      pending.set(number, { input, onPart })
      runner.run(number, input)
      return () => void pending.delete(number)
    },
    end: () => {
      pending.clear()
      runner.end()
    },
  }
}

/** `onFailure` is called when the worker is forbidden, cannot be loaded or throws. */
function workerRunner(onReply: OnReply, onFailure: () => void): Runner {
  const worker = new Worker(new URL('./evaluation.worker.ts', import.meta.url), { type: 'module' })
  const laws: SentLaws = new Map()
  let lawsSent = 0
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => onReply(data)
  worker.addEventListener('error', onFailure)
  return {
    run: (number, { law, ...input }) => {
      const known = numberOf(laws, law)
      const lawNumber = known ?? ++lawsSent
      if (known === undefined) cacheLaw(laws, lawNumber, law)
      const message: WorkerInput = { ...input, number, lawNumber, ...(known === undefined && { law }) }
      worker.postMessage(message)
    },
    end: () => worker.terminate(),
  }
}

function pageRunner(onReply: OnReply): Runner {
  let isEnded = false
  const loading = import('./evaluator.ts').then(({ createEvaluator }) => createEvaluator())
  return {
    run: async (number, input) => {
      const { evaluate } = await loading
      if (!isEnded) evaluate(input, (part) => onReply({ number, part }))
    },
    end: () => {
      isEnded = true
      void loading.then(({ end }) => end())
    },
  }
}
