import { createEvaluator, type Evaluation, type EvaluationInput } from './evaluateAnswers.ts'

/** A message to the worker. The law is left out while it is that of the message before. */
export type WorkerInput = Omit<EvaluationInput, 'law'> & Partial<Pick<EvaluationInput, 'law'>>

const evaluate = createEvaluator()
let law: EvaluationInput['law'] | undefined

/** Replies to each message with its evaluation; after an error the page stops using the worker. */
addEventListener('message', ({ data }: MessageEvent<WorkerInput>) => {
  law = data.law ?? law
  if (!law) throw new Error('The first message has to contain the law.')
  const evaluation: Evaluation = evaluate({ ...data, law })
  postMessage(evaluation)
})
