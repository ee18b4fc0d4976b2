import { type Answers, cases, content } from '@portal/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { assessmentWith, datedContent, partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { withScenarios } from './scenarioAddress.ts'
import type { Scenario } from './scenarios.ts'
import { storeScenarios } from './useScenarios.ts'
import { WhatIfPage } from './WhatIfPage.tsx'

const NEW = '5f0f3d0a-6c0b-4c57-9c7f-2d1b8f6a1c02'
/** The title of a scenario with these facts. */
const NAME = 'partner: yes; border: no'
const TOGETHER = { partner: ['yes'], border: ['no'] }

const WITHOUT_PARTNER: Answers = { partner: 'no', confirm: true }

/** The what-if of an assessment without a partner; nothing but starting another one is ever sent. */
function show({
  set = null as object | null,
  search = '',
  user = ana,
  refuse = false,
  law = partnerContent,
  saved = WITHOUT_PARTNER,
} = {}) {
  signIn('token-1', user)
  const started: unknown[] = []
  const query = set ? `?${new URLSearchParams({ set: JSON.stringify(set) })}` : search
  const routes = [
    { path: '/assessment/:id/what-if', Component: WhatIfPage },
    { path: '/assessment/:id', element: <h1>An assessment</h1> },
  ]
  const router = renderAt(`/assessment/${ASSESSMENT}/what-if${query}`, routes, [
    answering(content.survey, () => law),
    answering(cases.read, () => assessmentWith(saved)),
    answering(cases.create, ({ body }) => {
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

test('a suggested change opens as a scenario, with the differences from the present result first', async () => {
  const { router } = show({ set: TOGETHER })
  const scenario = await card(NAME)

  expect(await scenario.findByText('From Red to Amber')).toBeVisible()
  expect(scenario.getByText('1 more duty')).toBeVisible()
  expect(scenario.getByText('1 fewer duty')).toBeVisible()
  expect(scenario.getByText('1 fewer lock')).toBeVisible()
  expect((await card('The record')).getByText('Not alone.')).toBeVisible()
  const row = within((await differing()).getByRole('row', { name: /^Register the access\./ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Not asked for', 'To do'])
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?scenarios=1\.[\w-]+$/))
})

test('an obligation of only some cases is marked and lists the cases when it is expanded', async () => {
  show({ set: TOGETHER, saved: { confirm: true } })
  const row = within((await differing()).getByRole('row', { name: /^Get a permit\./ }))
  const [now, scenario] = row.getAllByRole('cell')
  expect(now?.firstChild?.textContent).toBe('To do, under conditions')
  expect(row.getByText('In one case').closest('details')?.open).toBe(false)
  expect(row.getByRole('listitem', { hidden: true }).textContent).toBe('partner: no')
  expect(scenario?.textContent).toBe('Not asked for')
})

test('an answer is changed in place, and a question that becomes relevant is named', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Add a scenario' }))
  const scenario = await card('Scenario 1')
  expect(scenario.getByText('Nothing is changed yet.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Change in Scenario 1: Is there a partner?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Scenario 1: change an answer' }))
  await user.click(dialog.getByRole('radio', { name: 'Yes' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))

  expect(await scenario.findByText('The colour stays Red')).toBeVisible()
  expect(scenario.getByText('Still to be answered')).toBeVisible()
  await user.click(scenario.getByRole('button', { name: 'Taken at the border?' }))
  const next = within(await screen.findByRole('dialog'))
  await user.click(next.getByRole('radio', { name: 'No' }))
  expect(await next.findByText('Amber')).toBeVisible()
})

test('scenarios survive a reload, and a removed scenario can be restored', async () => {
  show({ set: TOGETHER })
  await card(NAME)
  cleanup()

  const { user } = show()
  const scenario = await card(NAME)
  await user.type(scenario.getByLabelText('Name of the scenario'), '{Backspace}')
  await user.click(scenario.getByRole('button', { name: /^Remove / }))
  expect(screen.queryByText('From Red to Amber')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('From Red to Amber')).toBeVisible()
})

test('resetting a scenario reverts all its changes', async () => {
  const { user } = show({ set: TOGETHER })
  await user.click(await screen.findByRole('button', { name: /^Reset/ }))
  expect(await screen.findByText('Nothing is changed yet.')).toBeVisible()
})

test('a fourth scenario waits until another one is removed', async () => {
  const named = [1, 2, 3].map((number) => ({ number, name: `Idea ${number}`, changes: {} }))
  storeScenarios(ana.userId, ASSESSMENT, named)
  const { router, user } = show({ set: TOGETHER })
  expect(await screen.findByText(/Three scenarios are the most\. Remove one/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a scenario' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove Idea 1' }))
  await user.click(await screen.findByRole('button', { name: NAME }))
  expect(await screen.findByRole('region', { name: NAME })).toBeVisible()
  await waitFor(() => expect(router.state.location.search).not.toContain('set='))
})

test('a suggested change uses a blank scenario if there is one', async () => {
  const { user } = show()
  for (const _ of [1, 2, 3]) await user.click(await screen.findByRole('button', { name: 'Add a scenario' }))
  expect(screen.queryByRole('button', { name: 'Add a scenario' })).not.toBeInTheDocument()
  cleanup()

  show({ set: TOGETHER })
  expect(await screen.findByRole('region', { name: NAME })).toBeVisible()
  const shown = within(screen.getByRole('group', { name: 'Scenario shown' })).getAllByRole('button')
  expect(shown.map(({ textContent }) => textContent)).toEqual([NAME, 'Scenario 2', 'Scenario 3'])
})

test('a scenario becomes an assessment only after confirmation, with the answers of its active questions', async () => {
  const { router, started, user } = show({ set: TOGETHER })
  await user.click(await screen.findByRole('button', { name: /^Start an assessment from / }))
  expect(started).toEqual([])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start it' }))

  await waitFor(() => expect(router.state.location.pathname).toBe(`/assessment/${NEW}`))
  const internalReference = `${NAME} (what if of #000007)`
  expect(started).toEqual([{ internalReference, answers: { partner: 'yes', border: 'no' } }])
})

test('when the assessment cannot be created the dialog shows the error and the scenario stays', async () => {
  const { router, user } = show({ set: TOGETHER, refuse: true })
  await user.click(await screen.findByRole('button', { name: /^Start an assessment from / }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Start it' }))

  expect(await dialog.findByText('You are not allowed to perform this user action.')).toBeVisible()
  expect(router.state.location.pathname).toBe(`/assessment/${ASSESSMENT}/what-if`)
})

test('invalid combinations of answers show the error instead of a result and cannot become an assessment', async () => {
  const changes = { accessDate: '2030-01-01' }
  storeScenarios(ana.userId, ASSESSMENT, [{ number: 1, name: '', changes }])
  show({ law: datedContent, saved: { accessDate: '2019-01-01', intendedUseDate: '2020-01-01', partner: 'no' } })
  const scenario = await card('Scenario 1')

  expect((await card('The record')).getByText('Red')).toBeVisible()
  expect(scenario.getByText(/: The use comes before the access to the material\.$/)).toBeVisible()
  expect(
    within(scenario.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 answer changed'])
  const permit = within((await differing()).getByRole('row', { name: /^Get a permit\./ }))
  expect(permit.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['To do', 'Not decided yet'])
  expect(scenario.getByRole<HTMLButtonElement>('button', { name: /^Start an assessment/ }).disabled).toBe(true)
})

test('a guest can try scenarios but not create an assessment from them', async () => {
  show({ set: TOGETHER, user: { ...ana, role: 'GUEST_USER', allowedActions: ['READ_ACCOUNT_ASSESSMENTS'] } })
  expect(await screen.findByText('From Red to Amber')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Start an assessment/ })).not.toBeInTheDocument()
})

test('invalid facts in the address add no scenario', async () => {
  show({ set: { partner: 3 } })
  expect(await screen.findByRole('button', { name: 'Add a scenario' })).toBeEnabled()
  expect(screen.queryByLabelText('Name of the scenario')).not.toBeInTheDocument()
})

describe('the address of the what-if page', () => {
  const linkTo = (...scenarios: Scenario[]) => `?${withScenarios(new URLSearchParams(), scenarios)}`
  const together = { number: 1, name: 'Zusammen – 共同', changes: { partner: 'yes', border: 'no' } }
  const alone = { number: 2, name: 'Alone', changes: { partner: 'yes' } }

  test('shows the scenarios to somebody else, and after a reload', async () => {
    const { router } = show({ set: TOGETHER })
    await card(NAME)
    await waitFor(() => expect(router.state.location.search).toContain('scenarios='))
    const { search } = router.state.location
    cleanup()
    sessionStorage.clear()

    show({ search, user: { ...ana, userId: '7f2c1a34-58a1-4c12-9a53-0c5b4d6f1a02' } })
    expect(await (await card(NAME)).findByText('From Red to Amber')).toBeVisible()
  })

  test('is replaced while the user types, so that Back leaves the page', async () => {
    storeScenarios(ana.userId, ASSESSMENT, [alone])
    const { router, user } = show()
    await act(() => router.navigate(`/assessment/${ASSESSMENT}`))
    await act(() => router.navigate(`/assessment/${ASSESSMENT}/what-if`))
    for (const [typed = '', name = ''] of [
      [' 2', 'Alone 2'],
      ['3', 'Alone 23'],
    ]) {
      await user.type(await screen.findByLabelText('Name of the scenario'), typed)
      await waitFor(() => expect(router.state.location.search).toBe(linkTo({ ...alone, name })))
    }
    await act(() => router.navigate(-1))

    expect(router.state.location.pathname).toBe(`/assessment/${ASSESSMENT}`)
    await act(() => router.navigate(1))
    expect(await screen.findByDisplayValue('Alone 23')).toBeVisible()
  })

  test('does not discard the different scenarios stored in this tab', async () => {
    const { user } = show({ search: linkTo(together) })
    await card(together.name)
    cleanup()

    const { router } = show({ search: linkTo(alone) })
    expect(await screen.findByRole('region', { name: 'Alone' })).toBeVisible()
    expect(await screen.findByText('These scenarios come from the link')).toBeVisible()
    cleanup()
    show({ search: router.state.location.search })
    await user.click(await screen.findByRole('button', { name: 'Go back to mine' }))
    expect(await screen.findByRole('region', { name: together.name })).toBeVisible()
    expect(screen.queryByText('These scenarios come from the link')).not.toBeInTheDocument()
  })

  test.each([
    { what: 'cut off', search: linkTo(together).slice(0, -6) },
    { what: 'of another version', search: linkTo(together).replace('=1.', '=2.') },
    { what: 'with no scenarios', search: '?scenarios=1.W10' },
    { what: 'with two of one number', search: linkTo(together, { ...alone, number: 1 }) },
    { what: 'with an answer that is none', search: linkTo({ ...alone, changes: { partner: 'perhaps' } }) },
    { what: 'with a question that is none', search: linkTo({ ...alone, changes: { nothing: ['like', 'this'] } }) },
    { what: 'too long', search: linkTo(together).padEnd(5000, 'A') },
  ])('shows a message when it is $what, and the scenarios of this tab stay', async ({ search }) => {
    storeScenarios(ana.userId, ASSESSMENT, [alone])
    const { router, user } = show({ search })
    expect(await screen.findByRole('region', { name: 'Alone' })).toBeVisible()
    expect(screen.getByText('The scenarios of this link cannot be read')).toBeVisible()
    expect(router.state.location.search).toBe(search)

    await user.click(screen.getByRole('button', { name: 'Understood' }))
    await waitFor(() => expect(router.state.location.search).toBe(linkTo(alone)))
    expect(screen.queryByText('The scenarios of this link cannot be read')).not.toBeInTheDocument()
  })

  test('omits scenarios that are too long for a link, and the page says so', async () => {
    storeScenarios(ana.userId, ASSESSMENT, [{ ...alone, changes: { remarks: 'x'.repeat(4000) } }])
    const { router } = show()
    expect(await screen.findByText(/too long for a link/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
    expect(router.state.location.search).toBe('')
  })
})
