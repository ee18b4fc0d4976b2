import { authentication, type PaletteHit, palette, type SessionUser } from '@portal/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getSession } from '../../api/session.ts'
import { NotificationBar } from '../../notifications/NotificationBar.tsx'
import { persistDraft } from '../../shared/forms/storedDraft.ts'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { PaletteButton } from './PaletteButton.tsx'

const hit = (kind: PaletteHit['kind'], target: string, label: string, more: Partial<PaletteHit> = {}): PaletteHit => ({
  kind,
  target,
  label,
  detail: null,
  countryId: null,
  ...more,
})
const HITS = [
  hit('assessment', ASSESSMENT, '#000007', { detail: 'Streptomyces griseus', countryId: 'BR' }),
  hit('country', 'BR', 'Brazil', { countryId: 'BR' }),
  hit('document', 'br-law', 'Law 13.123', { countryId: 'BR' }),
  hit('document', 'nagoya', 'Nagoya Protocol'),
  hit('term', 'pic', 'Prior informed consent'),
  hit('person', 'bo@institute.test', 'Bo Lind', { detail: 'bo@institute.test' }),
]
const finds = (hits: readonly PaletteHit[] = HITS) => answering(palette.search, () => ({ hits: [...hits] }))

function show(answers: Answering[] = [finds()], user: SessionUser = ana) {
  signIn('token-1', user)
  const screenAnd = (
    <>
      <PaletteButton />
      <input aria-label="A field" />
      <NotificationBar />
    </>
  )
  return renderAt('/', [{ path: '*', element: screenAnd }], answers)
}
const field = () => screen.findByRole('combobox', { name: 'Assessment number, country, document, term or action' })
const isActive = (name: string) => screen.getByRole('option', { name }).getAttribute('aria-selected') === 'true'

test('the button opens the palette, and Escape closes it and returns the focus', async () => {
  const user = userEvent.setup()
  show()
  const button = screen.getByRole('button', { name: /^Search/ })
  await user.click(button)
  await waitFor(async () => expect(await field()).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button).toHaveFocus()
})

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens it from within a field and closes it',
  async (keys) => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByLabelText('A field'))
    await user.keyboard(keys)
    await field()
    await user.keyboard(keys)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('letters typed before the palette has the focus arrive in it, and not on the page behind it', async () => {
  const user = userEvent.setup()
  show([finds([])])
  const behind = screen.getByLabelText('A field')
  await user.click(behind)
  await user.keyboard('{Control>}k{/Control}law k')
  expect(await field()).toHaveValue('law k')
  expect(behind).toHaveValue('')
  await waitFor(async () => expect(await field()).toHaveFocus())
  await user.keyboard('enya')
  expect(await field()).toHaveValue('law kenya')
})

test('the arrow keys choose an option, aria-activedescendant names it, and Enter opens it', async () => {
  const user = userEvent.setup()
  const router = show()
  await user.keyboard('{Control>}k{/Control}')
  const input = await field()
  await user.type(input, 'x')
  await screen.findByRole('option', { name: 'Brazil' })
  expect(await screen.findByText('6 results')).toBeVisible()
  expect(isActive('#000007 Streptomyces griseus')).toBe(true)

  await user.keyboard('{ArrowDown}')
  expect(isActive('Brazil')).toBe(true)
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Brazil' }).id)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(isActive('Bo Lind bo@institute.test')).toBe(true)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(router.state.location.pathname).toBe('/information-hub/countries/BR')
})

test('Enter pressed before the results arrive opens the first of them', async () => {
  const user = userEvent.setup()
  const router = show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'x{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/assessment/${ASSESSMENT}`))
})

test('the results of the latest search count, even when an earlier response arrives later', async () => {
  const user = userEvent.setup()
  let answerLate = (_: { hits: PaletteHit[] }) => {}
  const late = new Promise<{ hits: PaletteHit[] }>((resolve) => {
    answerLate = resolve
  })
  const asked: string[] = []
  show([
    answering(palette.search, ({ query }) => {
      asked.push(query.q)
      return query.q === 'b' ? late : { hits: [hit('country', 'BR', 'Brazil')] }
    }),
  ])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'b')
  await waitFor(() => expect(asked).toEqual(['b']))
  await user.type(await field(), 'ra')
  await screen.findByRole('option', { name: 'Brazil' })
  answerLate({ hits: [hit('country', 'BE', 'Belgium')] })
  await screen.findByText('1 result')
  expect(asked).toEqual(['b', 'bra'])
  expect(screen.queryByRole('option', { name: 'Belgium' })).toBeNull()
})

test('actions without permission are not offered', async () => {
  const user = userEvent.setup()
  show([], { ...ana, role: 'GUEST_USER', allowedActions: ['READ_ACCOUNT_ASSESSMENTS'] })
  await user.keyboard('{Control>}k{/Control}')
  const actions = within(await screen.findByRole('group', { name: 'Actions' }))
  expect(actions.getByRole('option', { name: 'Go to News' })).toBeVisible()
  expect(actions.getByRole('option', { name: 'Go to Glossary' })).toBeVisible()
  expect(actions.queryByRole('option', { name: 'Assess a use' })).toBeNull()
  expect(actions.queryByRole('option', { name: 'Go to User management' })).toBeNull()
})

test.each(['create', 'new', 'begin', 'assess a', 'assess a use'])(
  '%s finds the start of an assessment, before what is found',
  async (typed) => {
    const user = userEvent.setup()
    show([finds()])
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), typed)
    await screen.findByRole('option', { name: 'Brazil' })
    expect(screen.getAllByRole('option')[0]).toHaveAccessibleName('Assess a use')
    expect(screen.queryByRole('option', { name: 'Sign out' })).toBeNull()
  },
)

test.each(['user', 'user man', 'user management'])(
  '%s finds the screen of that name, before what is found',
  async (typed) => {
    const user = userEvent.setup()
    show([finds()], { ...ana, allowedActions: [...ana.allowedActions, 'MANAGE_USERS'] })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), typed)
    await screen.findByRole('option', { name: 'Brazil' })
    expect(screen.getAllByRole('option')[0]).toHaveAccessibleName('Go to User management')
  },
)

test('actions open a screen and log out', async () => {
  const user = userEvent.setup()
  const router = show([finds([]), answering(authentication.logout, () => ({ success: true as const, message: '' }))], {
    ...ana,
    allowedActions: [...ana.allowedActions, 'MANAGE_USERS'],
  })
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('option', { name: 'Go to User management' }))
  expect(router.state.location.pathname).toBe('/user-management')

  await user.keyboard('{Control>}k{/Control}')
  persistDraft(ana.userId, 'comment', { text: 'Not sent.' })
  await user.type(await field(), 'log out{Enter}')
  await waitFor(() => expect(getSession().user).toBeNull())
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Not sent.')
})

test('an empty result and a failure are reported, and a retry finds the result', async () => {
  const user = userEvent.setup()
  let isBroken = true
  show([
    answering(palette.search, ({ query }) => {
      if (query.q === 'zzz') return { hits: [] }
      return isBroken ? new Refusal('GENERIC') : { hits: HITS }
    }),
  ])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'zzz')
  expect(await screen.findByText("Sorry we couldn't find any matches")).toBeVisible()

  await user.clear(await field())
  await user.type(await field(), 'bra')
  const dialog = within(screen.getByRole('dialog'))
  expect((await dialog.findByRole('alert')).textContent).toContain('An error occurs.')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Brazil' })).toBeVisible()
})

test('recent destinations are offered, and users among them only while they are visible', async () => {
  const user = userEvent.setup()
  const manager: SessionUser = { ...ana, allowedActions: [...ana.allowedActions, 'MANAGE_USERS'] }
  const router = show([finds()], manager)
  for (const name of ['Brazil', 'Bo Lind bo@institute.test']) {
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), 'x')
    await user.click(await screen.findByRole('option', { name }))
  }
  expect(router.state.location.search).toBe('?q=bo%40institute.test')
  const names = async () => {
    await user.keyboard('{Control>}k{/Control}')
    const recent = within(await screen.findByRole('group', { name: 'Where you went lately' }))
    return recent.getAllByRole('option').map(({ textContent }) => textContent?.trim())
  }
  expect(await names()).toEqual(['Bo Lind bo@institute.test', 'Brazil'])

  await user.keyboard('{Escape}')
  act(() => signIn('token-2', ana))
  expect(await names()).toEqual(['Brazil'])
})
