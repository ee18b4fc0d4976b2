import type { Answers } from '@portal/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { datedContent } from '../../../shared/testing/partnerContent.ts'
import type { WorkerInput, WorkerReply } from './evaluation.worker.ts'
import { openEvaluationClient } from './evaluationClient.ts'
import { startEvaluationQueue } from './evaluationQueue.ts'
import { createEvaluator, type EvaluationInput, type ResultPart } from './evaluator.ts'

const law = { content: datedContent, country: undefined }
const inputWith = (answers: Answers): EvaluationInput => ({ law, answers, day: '2026-01-01' })
const inputs = ['no', 'yes', 'no', 'yes'].map((partner) => inputWith({ partner, border: 'no' }))

/** Stands in for the browser's worker: evaluates with the real engine, but only when the test calls `reply`. */
class ControlledWorker extends EventTarget {
  static started: ControlledWorker[] = []
  onmessage: ((message: { data: WorkerReply }) => void) | null = null
  received: WorkerInput[] = []
  isEnded = false
  private readonly evaluator = createEvaluator()

  constructor() {
    super()
    ControlledWorker.started.push(this)
  }
  postMessage(message: WorkerInput) {
    this.received.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  reply(message = this.received.at(-1)) {
    const { number = 0, ...input } = message ?? {}
    this.evaluator.evaluate({ ...inputWith({}), ...input, law }, (part) => this.onmessage?.({ data: { number, part } }))
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  ControlledWorker.started = []
})

function start() {
  vi.stubGlobal('Worker', ControlledWorker)
  const parts: { part: ResultPart; input: EvaluationInput }[] = []
  const client = openEvaluationClient()
  const queue = startEvaluationQueue(client, (part, input) => parts.push({ part, input }))
  const colours = () => parts.flatMap(({ part, input }) => ('quick' in part ? [[input, part.quick.status]] : []))
  const summaries = () => parts.flatMap(({ part, input }) => ('summary' in part ? [[input, part.summary.status]] : []))
  return { colours, summaries, client, queue, worker: ControlledWorker.started.at(-1) as ControlledWorker }
}

test('only the newest waiting input follows a colour, only the newest is summarised, and the law is sent once', async () => {
  const { colours, summaries, queue, worker } = start()
  for (const input of inputs) queue.evaluate(input)
  expect(worker.received).toHaveLength(1)
  worker.reply()
  worker.reply()
  expect(colours()).toEqual([
    [inputs[0], 'RED'],
    [inputs[3], 'AMBER'],
  ])
  expect(worker.received.map((message) => 'law' in message)).toEqual([true, false])
  await vi.waitFor(() => expect(summaries()).toEqual([[inputs[3], 'AMBER']]))
})

test('the same answers by the same law are evaluated once', () => {
  const { queue, worker } = start()
  const [input = inputWith({})] = inputs
  queue.evaluate(input)
  queue.evaluate({ ...input })
  worker.reply()
  queue.evaluate({ ...input })
  expect(worker.received).toHaveLength(1)
})

test('parts of a prepared input are kept until an equal one is asked for, and are then its own', async () => {
  const { colours, summaries, queue, worker } = start()
  const [prepared = inputWith({})] = inputs
  queue.prepare(prepared)
  worker.reply()
  expect(colours()).toEqual([])
  const asked = inputWith({ ...prepared.answers })
  queue.evaluate(asked)
  expect(colours()).toEqual([[asked, 'RED']])
  expect(worker.received).toHaveLength(1)
  await vi.waitFor(() => expect(summaries()).toEqual([[asked, 'RED']]))
})

test('an input is not prepared while another is evaluated, and a prepared one gives way to what is asked for', () => {
  const { colours, queue, worker } = start()
  const [first = inputWith({}), second = inputWith({})] = inputs
  queue.evaluate(first)
  queue.prepare(second)
  expect(worker.received).toHaveLength(1)
  queue.end()

  const other = start()
  other.queue.prepare(first)
  other.queue.evaluate(second)
  other.worker.reply()
  other.worker.reply()
  expect(colours()).toEqual([])
  expect(other.colours()).toEqual([[second, 'AMBER']])
})

test('a law is sent again only when four others were sent since', () => {
  const { queue, worker } = start()
  const sourceOf = (sha256: string) => ({ content: { ...datedContent, sha256 }, country: undefined })
  const [first, ...others] = ['a', 'b', 'c', 'd', 'e'].map(sourceOf)
  for (const source of [first, others[0], first, ...others.slice(1), first]) {
    queue.evaluate({ ...inputWith({ partner: 'no', border: 'no' }), law: { ...law, ...source } })
    worker.reply()
  }
  const sent = worker.received.map(({ lawNumber, law }) => [lawNumber, law !== undefined])
  expect(sent).toEqual([
    [1, true],
    [2, true],
    [1, false],
    [3, true],
    [4, true],
    [5, true],
    [6, true],
  ])
})

test('when the worker fails, the page evaluates the newest input and all that follow', async () => {
  const { colours, summaries, queue, worker } = start()
  queue.evaluate(inputs[0] as EvaluationInput)
  worker.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(summaries()).toEqual([[inputs[0], 'RED']]))
  queue.evaluate(inputs[1] as EvaluationInput)
  await vi.waitFor(() => expect(colours().at(-1)).toEqual([inputs[1], 'AMBER']))
  expect(worker.isEnded).toBe(true)
})

test('an ended queue delivers no result, and an ended client terminates its worker', () => {
  const { colours, client, queue, worker } = start()
  queue.evaluate(inputs[0] as EvaluationInput)
  queue.end()
  worker.reply()
  expect(colours()).toEqual([])
  expect(worker.isEnded).toBe(false)
  client.end()
  expect(worker.isEnded).toBe(true)
})

/** Two queues of whole decisions at one client. */
function startTwo() {
  const { client, worker } = start()
  const found: [string, string | undefined][] = []
  const queueOf = (name: string) =>
    startEvaluationQueue(client, (part) => {
      if ('whole' in part) found.push([name, part.whole.decided?.decision.status])
    })
  const [now, scenario] = [queueOf('now'), queueOf('scenario')]
  now.evaluate({ ...(inputs[0] as EvaluationInput), isWhole: true })
  scenario.evaluate({ ...(inputs[1] as EvaluationInput), isWhole: true })
  return { found, now, scenario, worker }
}

test('queues of one client share its worker, and each gets its own whole decisions, whichever is replied to first', () => {
  const { found, worker } = startTwo()
  expect(ControlledWorker.started).toHaveLength(1)
  expect(worker.received.map((message) => 'law' in message)).toEqual([true, false])
  worker.reply(worker.received[1])
  worker.reply(worker.received[0])
  expect(found).toEqual([
    ['scenario', 'AMBER'],
    ['now', 'RED'],
  ])
})

test('of whole decisions too only the newest waiting input follows', () => {
  const { found, scenario, worker } = startTwo()
  for (const input of inputs.slice(2)) scenario.evaluate({ ...input, isWhole: true })
  expect(worker.received).toHaveLength(2)
  worker.reply(worker.received[1])
  expect(worker.received.slice(2).map(({ answers }) => answers.partner)).toEqual(['yes'])
  worker.reply()
  expect(found).toEqual([
    ['scenario', 'AMBER'],
    ['scenario', 'AMBER'],
  ])
})

test('when the worker fails, the page evaluates what it still owes to each queue, and nothing twice', async () => {
  const { found, worker } = startTwo()
  worker.reply(worker.received[0])
  worker.dispatchEvent(new Event('error'))
  await vi.waitFor(() =>
    expect(found).toEqual([
      ['now', 'RED'],
      ['scenario', 'AMBER'],
    ]),
  )
  expect(worker.isEnded).toBe(true)
})
