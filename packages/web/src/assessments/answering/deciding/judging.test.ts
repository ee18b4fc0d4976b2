import type { Answers } from '@portal/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { datedContent } from '../../../shared/testing/partnerContent.ts'
import { type Case, createJudge, type Judgement } from './judge.ts'
import { startJudging } from './judging.ts'

const law = { content: datedContent, country: undefined }
const caseOf = (answers: Answers): Case => ({ law, answers, day: '2026-01-01' })
const cases = ['no', 'yes', 'no', 'yes'].map((partner) => caseOf({ partner, border: 'no' }))

type Message = { data: unknown }

/** A worker in the place of the browser's that judges with the engine itself when the test lets it. */
class HeldWorker extends EventTarget {
  static started: HeldWorker[] = []
  onmessage: ((message: Message) => void) | null = null
  received: Partial<Case>[] = []
  isEnded = false
  private readonly judge = createJudge()

  constructor() {
    super()
    HeldWorker.started.push(this)
  }
  postMessage(message: Partial<Case>) {
    this.received.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  answer() {
    this.onmessage?.({ data: this.judge({ ...caseOf({}), ...this.received.at(-1), law }) })
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  HeldWorker.started = []
})

function start() {
  vi.stubGlobal('Worker', HeldWorker)
  const shown: { judgement: Judgement; of: Case }[] = []
  const judging = startJudging((judgement, of) => shown.push({ judgement, of }))
  return { shown, judging, worker: HeldWorker.started[0] as HeldWorker }
}

test('one case is judged at a time, and of those that wait only the newest; the law is sent once', () => {
  const { shown, judging, worker } = start()
  for (const one of cases) judging.judge(one)
  expect(worker.received).toHaveLength(1)
  worker.answer()
  worker.answer()
  expect(shown.map(({ of }) => of)).toEqual([cases[0], cases[3]])
  expect(shown[0]?.judgement.decision?.status).toBe('RED')
  expect(shown[1]?.judgement.decision?.status).toBe('AMBER')
  expect(worker.received.map((message) => 'law' in message)).toEqual([true, false])
})

test('where the worker fails the page judges: the case that it had, and all that come', async () => {
  const { shown, judging, worker } = start()
  judging.judge(cases[0] as Case)
  worker.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(shown.map(({ of }) => of)).toEqual([cases[0]]))
  judging.judge(cases[1] as Case)
  await vi.waitFor(() => expect(shown.map(({ of }) => of)).toEqual([cases[0], cases[1]]))
  expect(shown[1]?.judgement.decision?.status).toBe('AMBER')
  expect(worker.isEnded).toBe(true)
})

test('after the end nothing is shown any more, and the worker is gone', () => {
  const { shown, judging, worker } = start()
  judging.judge(cases[0] as Case)
  judging.end()
  worker.answer()
  expect(shown).toEqual([])
  expect(worker.isEnded).toBe(true)
})
