import { type Answers, assessments, content } from '@portal/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { assessmentWith, partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { WhatIfPage } from './WhatIfPage.tsx'

const NEW = '5f0f3d0a-6c0b-4c57-9c7f-2d1b8f6a1c02'
/** What a scenario with these facts is called. */
const NAME = 'partner: yes; border: no'
const TOGETHER = { partner: ['yes'], border: ['no'] }

/** The what-if of an assessment without a partner; nothing but starting another one is ever sent. */
function show({ set = null as object | null, user = ana, refuse = false } = {}) {
  signIn('token-1', user)
  const started: unknown[] = []
  const query = set ? `?${new URLSearchParams({ set: JSON.stringify(set) })}` : ''
  const routes = [
    { path: '/assessment/:id/what-if', Component: WhatIfPage },
    { path: '/assessment/:id', element: <h1>An assessment</h1> },
  ]
  const saved: Answers = { partner: 'no', confirm: true }
  const router = renderAt(`/assessment/${ASSESSMENT}/what-if${query}`, routes, [
    answering(content.survey, () => partnerContent),
    answering(assessments.read, () => assessmentWith(saved)),
    answering(assessments.create, ({ body }) => {
      started.push(body)
      return refuse
        ? new Refusal('USER_INVALID_AUTHENTICATION_FORBIDDEN')
        : assessmentWith(saved, { assessmentId: NEW })
    }),
  ])
  return { router, started, user: userEvent.setup() }
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const differing = async () => within(await screen.findByRole('table', { name: 'What differs' }))

test('a change of the result opens as a scenario: what differs from now stands first', async () => {
  const { router } = show({ set: TOGETHER })
  const scenario = await card(NAME)

  expect(await scenario.findByText('From Red to Amber')).toBeDefined()
  expect(scenario.getByText('1 obligation more')).toBeDefined()
  expect(scenario.getByText('1 obligation less')).toBeDefined()
  expect(scenario.getByText('1 lock less')).toBeDefined()
  expect((await card('As it is')).getByText('Not alone.')).toBeDefined()
  const row = within((await differing()).getByRole('row', { name: /^Register the access\./ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['No', 'To do'])
  expect(router.state.location.search).toBe('')
})

test('an answer is changed in place, and a question that then matters is named', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Add a scenario' }))
  const scenario = await card('Scenario 1')
  expect(scenario.getByText('Nothing is changed yet: the same as it is now.')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Change in Scenario 1: Is there a partner?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Scenario 1: change an answer' }))
  await user.click(dialog.getByRole('radio', { name: 'Yes' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))

  expect(await scenario.findByText('The colour stays Red')).toBeDefined()
  expect(scenario.getByText('Still to be answered')).toBeDefined()
  await user.click(scenario.getByRole('button', { name: 'Taken at the border?' }))
  const next = within(await screen.findByRole('dialog'))
  await user.click(next.getByRole('radio', { name: 'No' }))
  expect(await next.findByText('Amber')).toBeDefined()
})

test('scenarios outlive a reload, and a removed one comes back', async () => {
  show({ set: TOGETHER })
  await card(NAME)
  cleanup()

  const { user } = show()
  const scenario = await card(NAME)
  await user.type(scenario.getByLabelText('Name of the scenario'), '{Backspace}')
  await user.click(scenario.getByRole('button', { name: /^Remove / }))
  expect(screen.queryByText('From Red to Amber')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('From Red to Amber')).toBeDefined()
})

test('a reset takes all changes of a scenario back', async () => {
  const { user } = show({ set: TOGETHER })
  await user.click(await screen.findByRole('button', { name: /^Reset/ }))
  expect(await screen.findByText('Nothing is changed yet: the same as it is now.')).toBeDefined()
})

test('a fourth scenario waits until there is a place', async () => {
  const { user } = show()
  for (const _ of [1, 2, 3]) await user.click(await screen.findByRole('button', { name: 'Add a scenario' }))
  expect(screen.queryByRole('button', { name: 'Add a scenario' })).toBeNull()
  cleanup()

  const again = show({ set: TOGETHER })
  expect(await screen.findByText(/Three scenarios are the most\. Remove one/)).toBeDefined()
  await again.user.click(screen.getByRole('button', { name: 'Remove Scenario 1' }))
  await again.user.click(await screen.findByRole('button', { name: NAME }))
  expect(await card(NAME)).toBeDefined()
  await waitFor(() => expect(again.router.state.location.search).toBe(''))
})

test('an assessment is started from a scenario only after a question, with the answers that it asks for', async () => {
  const { router, started, user } = show({ set: TOGETHER })
  await user.click(await screen.findByRole('button', { name: /^Start an assessment from / }))
  expect(started).toEqual([])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start it' }))

  await waitFor(() => expect(router.state.location.pathname).toBe(`/assessment/${NEW}`))
  const internalReference = `${NAME} (what if of #000007)`
  expect(started).toEqual([{ internalReference, answers: { partner: 'yes', border: 'no' } }])
})

test('a refused start says why and keeps the scenario', async () => {
  const { router, user } = show({ set: TOGETHER, refuse: true })
  await user.click(await screen.findByRole('button', { name: /^Start an assessment from / }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Start it' }))

  expect(await dialog.findByText('You are not allowed to perform this user action.')).toBeDefined()
  expect(router.state.location.pathname).toBe(`/assessment/${ASSESSMENT}/what-if`)
})

test('a guest may try, but starts nothing', async () => {
  show({ set: TOGETHER, user: { ...ana, role: 'GUEST_USER', allowedActions: ['READ_ACCOUNT_ASSESSMENTS'] } })
  expect(await screen.findByText('From Red to Amber')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Start an assessment/ })).toBeNull()
})

test('an address that asks for nonsense adds nothing', async () => {
  show({ set: { partner: 3 } })
  expect(await screen.findByRole('button', { name: 'Add a scenario' })).toBeDefined()
  expect(screen.queryByLabelText('Name of the scenario')).toBeNull()
})
