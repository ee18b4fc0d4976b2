import { createEvaluator, type EvaluationInput, type ResultPart } from './evaluator.ts'
import { cacheLaw, type SentLaws } from './sentLaws.ts'

/** A message to the worker. The law is left out where the worker still has it. */
export type WorkerInput = Omit<EvaluationInput, 'law'> &
  Partial<Pick<EvaluationInput, 'law'>> & {
    /** Numbers the messages, as the replies do. */
    readonly number: number
    readonly lawNumber: number
  }
export type WorkerReply = { readonly number: number; readonly part: ResultPart }

const { evaluate } = createEvaluator()
const laws: SentLaws = new Map()

/** Replies to each message with the parts of its result; after an error the page stops using the worker. */
addEventListener('message', ({ data: { number, lawNumber, ...input } }: MessageEvent<WorkerInput>) => {
  if (input.law) cacheLaw(laws, lawNumber, input.law)
  const law = laws.get(lawNumber)
  if (!law) throw new Error('The first message with a law has to contain it.')
  evaluate({ ...input, law }, (part) => postMessage({ number, part } satisfies WorkerReply))
})
