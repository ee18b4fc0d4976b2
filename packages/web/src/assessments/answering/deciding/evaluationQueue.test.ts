import type { Answers } from '@portal/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { datedContent } from '../../../shared/testing/partnerContent.ts'
import { createEvaluator, type Evaluation, type EvaluationInput } from './evaluateAnswers.ts'
import { startEvaluationQueue } from './evaluationQueue.ts'

const law = { content: datedContent, country: undefined }
const inputWith = (answers: Answers): EvaluationInput => ({ law, answers, day: '2026-01-01' })
const inputs = ['no', 'yes', 'no', 'yes'].map((partner) => inputWith({ partner, border: 'no' }))

type Message = { data: unknown }

/** Stands in for the browser's worker: evaluates with the real engine, but only when the test calls `reply`. */
class ControlledWorker extends EventTarget {
  static started: ControlledWorker[] = []
  onmessage: ((message: Message) => void) | null = null
  received: Partial<EvaluationInput>[] = []
  isEnded = false
  private readonly evaluate = createEvaluator()

  constructor() {
    super()
    ControlledWorker.started.push(this)
  }
  postMessage(message: Partial<EvaluationInput>) {
    this.received.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  reply() {
    this.onmessage?.({ data: this.evaluate({ ...inputWith({}), ...this.received.at(-1), law }) })
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  ControlledWorker.started = []
})

function start() {
  vi.stubGlobal('Worker', ControlledWorker)
  const results: { evaluation: Evaluation; input: EvaluationInput }[] = []
  const queue = startEvaluationQueue((evaluation, input) => results.push({ evaluation, input }))
  return { results, queue, worker: ControlledWorker.started[0] as ControlledWorker }
}

test('one evaluation runs at a time, only the newest waiting input follows, and the law is sent once', () => {
  const { results, queue, worker } = start()
  for (const input of inputs) queue.evaluate(input)
  expect(worker.received).toHaveLength(1)
  worker.reply()
  worker.reply()
  expect(results.map(({ input }) => input)).toEqual([inputs[0], inputs[3]])
  expect(results[0]?.evaluation.decision?.status).toBe('RED')
  expect(results[1]?.evaluation.decision?.status).toBe('AMBER')
  expect(worker.received.map((message) => 'law' in message)).toEqual([true, false])
})

test('when the worker fails, the page evaluates the running input and all that follow', async () => {
  const { results, queue, worker } = start()
  queue.evaluate(inputs[0] as EvaluationInput)
  worker.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(results.map(({ input }) => input)).toEqual([inputs[0]]))
  queue.evaluate(inputs[1] as EvaluationInput)
  await vi.waitFor(() => expect(results.map(({ input }) => input)).toEqual([inputs[0], inputs[1]]))
  expect(results[1]?.evaluation.decision?.status).toBe('AMBER')
  expect(worker.isEnded).toBe(true)
})

test('an ended queue delivers no result and terminates its worker', () => {
  const { results, queue, worker } = start()
  queue.evaluate(inputs[0] as EvaluationInput)
  queue.end()
  worker.reply()
  expect(results).toEqual([])
  expect(worker.isEnded).toBe(true)
})
