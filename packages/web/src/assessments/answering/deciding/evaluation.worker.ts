import { createEvaluator, type EvaluationInput, type ResultPart } from './evaluator.ts'

/** A message to the worker. The law is left out while it is that of the message before. */
export type WorkerInput = Omit<EvaluationInput, 'law'> &
  Partial<Pick<EvaluationInput, 'law'>> & {
    /** Numbers the messages, as the replies do. */
    readonly number: number
  }
export type WorkerReply = { readonly number: number; readonly part: ResultPart }

const { evaluate } = createEvaluator()
let law: EvaluationInput['law'] | undefined

/** Replies to each message with the parts of its result; after an error the page stops using the worker. */
addEventListener('message', ({ data: { number, ...input } }: MessageEvent<WorkerInput>) => {
  law = input.law ?? law
  if (!law) throw new Error('The first message has to contain the law.')
  evaluate({ ...input, law }, (part) => postMessage({ number, part } satisfies WorkerReply))
})
