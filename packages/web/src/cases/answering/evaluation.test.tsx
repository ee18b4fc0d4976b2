import { type Answers, cases, content } from '@portal/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CasePage } from '../../app/case/CasePage.tsx'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { answering } from '../../shared/testing/answering.ts'
import { assessmentWith, datedContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { HeldWorker } from '../evaluation/testing/HeldWorker.ts'
import { loadRest } from './lazyParts.ts'

// The portal starts one worker: the last test loses it.
beforeAll(async () => {
  vi.stubGlobal('Worker', HeldWorker)
  await loadRest()
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => signIn())

const DATED: Answers = { accessDate: '2019-01-01', intendedUseDate: '2020-01-01' }
const worker = () => HeldWorker.started[0] as HeldWorker

/** The form with its question about a partner, and the light of its panel. */
async function openPartner() {
  let answers = DATED
  const routes = [{ path: '/assessment/:id', Component: CasePage }]
  const router = renderAt(`/assessment/${ASSESSMENT}?page=2`, routes, [
    answering(content.survey, () => datedContent),
    answering(content.questionnaire, () => datedContent),
    answering(cases.read, () => assessmentWith(answers, { status: 'IN_PROGRESS' })),
    answering(cases.addAnswer, ({ body }) => {
      answers = { ...answers, ...body }
      return assessmentWith(answers, { status: 'IN_PROGRESS' })
    }),
  ])
  const partner = within(await screen.findByRole('group', { name: /partner/ }))
  const panel = within(await screen.findByRole('complementary', { name: 'What we can say so far' }))
  worker().asked.splice(0)
  return { partner, no: partner.getByRole('radio', { name: 'No' }), light: panel.getByRole('status'), router }
}

test('an answer is marked at once and evaluated once, also after it is saved; its light follows', async () => {
  const { no, light } = await openPartner()
  fireEvent.click(no)
  expect(no.closest('[data-checked="true"]')).not.toBeNull()
  await waitFor(() => expect(light).toHaveTextContent(/^Red$/))
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect(worker().asked).toEqual([{ ...DATED, partner: 'no' }])
})

test('no colour is shown for answers that wait too long for their evaluation, and then that of the newest', async () => {
  const { partner, no, light } = await openPartner()
  fireEvent.click(no)
  await waitFor(() => expect(light).toHaveTextContent(/^Red$/))
  worker().hold()
  fireEvent.click(partner.getByRole('radio', { name: 'Yes' }))
  await waitFor(() => expect(light).not.toHaveTextContent('Red'))
  fireEvent.click(no)
  fireEvent.click(partner.getByRole('radio', { name: 'Yes' }))
  fireEvent.click(no)
  act(() => worker().replyToAll())
  await waitFor(() => expect(light).toHaveTextContent(/^Red$/))
})

test('going on right after an answer counts it', async () => {
  const { no, router } = await openPartner()
  worker().hold()
  fireEvent.click(no)
  fireEvent.click(screen.getByRole('link', { name: 'Check the answers' }))
  expect(router.state.location.search).toBe('?page=2')
  act(() => worker().replyToAll())
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('when the worker is lost, the page evaluates what it still owed', async () => {
  const { no, light } = await openPartner()
  worker().hold()
  fireEvent.click(no)
  await waitFor(() => expect(worker().asked).toHaveLength(1))
  act(() => worker().lose())
  await waitFor(() => expect(light).toHaveTextContent(/^Red$/))
  expect(HeldWorker.started).toHaveLength(1)
})
