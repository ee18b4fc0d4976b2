import { cases, content } from '@portal/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { answering } from '../../shared/testing/answering.ts'
import { assessmentWith, partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { HeldWorker } from '../evaluation/testing/HeldWorker.ts'
import { storeScenarios } from './useScenarios.ts'
import { WhatIfPage } from './WhatIfPage.tsx'

// The portal starts one worker: the last test loses it.
beforeAll(() => void vi.stubGlobal('Worker', HeldWorker))
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => signIn())

const card = async (name: string) => within(await screen.findByRole('region', { name }))

/** The what-if of an assessment without a partner, with one scenario, decided by the worker. */
async function open() {
  storeScenarios(ana.userId, ASSESSMENT, [{ number: 1, name: 'Together', changes: { border: 'no' } }])
  HeldWorker.started[0]?.asked.splice(0)
  renderAt(
    `/assessment/${ASSESSMENT}/what-if`,
    [{ path: '/assessment/:id/what-if', Component: WhatIfPage }],
    [
      answering(content.survey, () => partnerContent),
      answering(cases.read, () => assessmentWith({ partner: 'no', confirm: true })),
    ],
  )
  expect((await card('The record')).getByText('Red')).toBeVisible()
  expect((await card('Together')).getByText('The colour stays Red')).toBeVisible()
  return { worker: HeldWorker.started[0] as HeldWorker, user: userEvent.setup() }
}

test('one worker decides the assessment and its scenarios', async () => {
  const { worker } = await open()
  // The first asks for the law, and is repeated when it was sent.
  expect(worker.asked).toContainEqual({ partner: 'no' })
  expect(worker.asked).toContainEqual({ partner: 'no', border: 'no' })
  expect(HeldWorker.started).toHaveLength(1)
})

test('a changed answer is on the screen before it is decided, and only its own scenario is decided anew', async () => {
  const { worker, user } = await open()
  const scenario = await card('Together')
  worker.asked.splice(0)
  await user.click(screen.getByRole('button', { name: 'Change in Together: Is there a partner?' }))
  const dialog = within(await screen.findByRole('dialog'))
  worker.hold()
  await user.click(dialog.getByRole('radio', { name: 'Yes' }))

  expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await waitFor(() => expect(worker.asked).toEqual([{ partner: 'yes', border: 'no' }]))
  expect(dialog.queryByText('Amber')).not.toBeInTheDocument()
  expect(await scenario.findByText('Working out the result of your answers …')).toBeInTheDocument()
  act(() => worker.replyToAll())
  expect(await dialog.findByText('Amber')).toBeVisible()
  expect(scenario.queryByText('Working out the result of your answers …')).not.toBeInTheDocument()
})

test('when the worker is lost, the page decides what it still owed and what follows', async () => {
  const { worker, user } = await open()
  worker.hold()
  await user.click(screen.getByRole('button', { name: 'Change in Together: Is there a partner?' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Yes' }))
  act(() => worker.lose())
  expect(await dialog.findByText('Amber')).toBeVisible()
  expect(HeldWorker.started).toHaveLength(1)
})
