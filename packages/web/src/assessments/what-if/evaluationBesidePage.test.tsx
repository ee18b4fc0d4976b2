import { type Answers, assessments, content } from '@portal/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { answering } from '../../shared/testing/answering.ts'
import { assessmentWith, partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import type { WorkerInput, WorkerReply } from '../answering/deciding/evaluation.worker.ts'
import { createEvaluator } from '../answering/deciding/evaluator.ts'
import { storeScenarios } from './useScenarios.ts'
import { WhatIfPage } from './WhatIfPage.tsx'

const law = { content: partnerContent, country: undefined }

/** Stands in for the browser's worker: evaluates with the real engine, but only when the test calls `replyToAll`. */
class HeldWorker extends EventTarget {
  static started: HeldWorker[] = []
  onmessage: ((message: { data: WorkerReply }) => void) | null = null
  received: WorkerInput[] = []
  private owed: WorkerInput[] = []
  private readonly evaluator = createEvaluator()

  constructor() {
    super()
    HeldWorker.started.push(this)
  }
  postMessage(message: WorkerInput) {
    this.received.push(message)
    this.owed.push(message)
  }
  terminate() {
    this.owed = []
  }
  replyToAll() {
    for (const { number, ...input } of this.owed.splice(0))
      this.evaluator.evaluate({ ...input, law }, (part) => this.onmessage?.({ data: { number, part } }))
  }
}

beforeEach(() => {
  HeldWorker.started = []
  vi.stubGlobal('Worker', HeldWorker)
  signIn()
})
afterEach(() => vi.unstubAllGlobals())

const card = async (name: string) => within(await screen.findByRole('region', { name }))

/** The what-if of an assessment without a partner, with one scenario, while its worker has not replied yet. */
async function open() {
  storeScenarios(ana.userId, ASSESSMENT, [{ number: 1, name: 'Together', changes: { border: 'no' } }])
  renderAt(
    `/assessment/${ASSESSMENT}/what-if`,
    [{ path: '/assessment/:id/what-if', Component: WhatIfPage }],
    [
      answering(content.survey, () => partnerContent),
      answering(assessments.read, () => assessmentWith({ partner: 'no', confirm: true })),
    ],
  )
  await waitFor(() => expect(HeldWorker.started[0]?.received).toHaveLength(2))
  const [worker] = HeldWorker.started as [HeldWorker]
  const posted = () => worker.received.map(({ answers, isWhole }): [Answers, boolean?] => [answers, isWhole])
  return { worker, posted, user: userEvent.setup() }
}

test('one worker decides the assessment and its scenarios, and the page shows what the worker found', async () => {
  const { worker, posted } = await open()
  expect(posted()).toEqual([
    [{ partner: 'no' }, true],
    [{ partner: 'no', border: 'no' }, true],
  ])
  expect(screen.queryByRole('region', { name: 'The record' })).not.toBeInTheDocument()
  act(() => worker.replyToAll())
  expect((await card('The record')).getByText('Red')).toBeVisible()
  expect((await card('Together')).getByText('The colour stays Red')).toBeVisible()
  expect(HeldWorker.started).toHaveLength(1)
})

test('a changed answer is on the screen before it is decided, and only its own scenario is decided anew', async () => {
  const { worker, posted, user } = await open()
  act(() => worker.replyToAll())
  const scenario = await card('Together')
  await user.click(screen.getByRole('button', { name: 'Change in Together: Is there a partner?' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Yes' }))

  expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked()
  expect(posted().slice(2)).toEqual([[{ partner: 'yes', border: 'no' }, true]])
  expect(dialog.queryByText('Amber')).not.toBeInTheDocument()
  expect(await scenario.findByText('Working out the result of your answers …')).toBeInTheDocument()
  act(() => worker.replyToAll())
  expect(await dialog.findByText('Amber')).toBeVisible()
  expect(scenario.queryByText('Working out the result of your answers …')).not.toBeInTheDocument()
})

test('when the worker is lost, the page decides what it still owed and what follows', async () => {
  const { worker, user } = await open()
  act(() => void worker.dispatchEvent(new Event('error')))
  expect((await card('The record')).getByText('Red')).toBeVisible()
  await card('Together')
  await user.click(screen.getByRole('button', { name: 'Change in Together: Is there a partner?' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Yes' }))
  expect(await dialog.findByText('Amber')).toBeVisible()
  expect(worker.received).toHaveLength(2)
})
