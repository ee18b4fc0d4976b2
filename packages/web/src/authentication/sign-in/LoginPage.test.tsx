import { authentication, notifications, system } from '@portal/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { call } from '../../api/call.ts'
import { endSession } from '../../api/session.ts'
import { RequireSession } from '../../app/routing/guards.tsx'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { LoginPage } from './LoginPage.tsx'

const session = { success: true, message: '', accessToken: 'token', user: ana, passwordChangeRequired: false } as const
const changeFirst = { ...session, accessToken: null, user: null, passwordChangeRequired: true } as const
const config = answering(system.config, () => ({ portalName: 'ABS Portal', buildNumber: '7', previewHost: null }))

const routes = [
  { path: '/login', Component: LoginPage },
  {
    Component: RequireSession,
    children: [
      { path: '/', element: <h1>Dashboard</h1> },
      { path: '/assessment/:id', element: <h1>Assessment</h1> },
    ],
  },
]

async function fillIn(user: ReturnType<typeof userEvent.setup>, email: string, password: string) {
  await user.type(await screen.findByLabelText('E-mail'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in', () => {
  test('leads to the address that was requested before', async () => {
    const router = renderAt('/assessment/5?pageNum=2', routes, [config, answering(authentication.login, () => session)])
    await fillIn(userEvent.setup(), 'ana@institute.test', 'secret')

    expect(await screen.findByRole('heading', { name: 'Assessment' })).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/assessment/5', search: '?pageNum=2' })
  })

  test.each(['https://evil.test/x', '//evil.test/x', '/\\evil.test', 'javascript:alert(1)', '/\t/evil.test'])(
    'never leads to somebody else: %s',
    async (next) => {
      signIn()
      const router = renderAt(`/login?${new URLSearchParams({ next })}`, routes, [config])

      expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
      expect(router.state.location.pathname).toBe('/')
    },
  )

  test('reports a failure without saying which field was wrong, and keeps both fields', async () => {
    renderAt('/login', routes, [config, answering(authentication.login, () => new Refusal('AUTHENTICATION_FAILED'))])
    await fillIn(userEvent.setup(), 'ana@institute.test', 'wrong')

    expect((await screen.findByRole('alert')).textContent).toBe('Wrong login (email) or password.')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@institute.test')
  })

  test('words what is wrong with a field anew in another language, and drops a failure in the former one', async () => {
    renderAt('/login', routes, [config, answering(authentication.login, () => new Refusal('AUTHENTICATION_FAILED'))])
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Français' }))
    expect(await screen.findAllByText('Ce champ est obligatoire')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'English' }))
    await screen.findAllByText('This field is required')

    await fillIn(user, 'ana@institute.test', 'wrong')
    await screen.findByText('Wrong login (email) or password.')
    await user.click(screen.getByRole('button', { name: 'Français' }))
    await screen.findByRole('button', { name: 'Se connecter' })
    expect(screen.queryByText('Wrong login (email) or password.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByText('Wrong login (email) or password.')).toBeVisible()
  })

  test('says why it failed even if the language was changed while the server was answering', async () => {
    let answer = (_: Refusal) => {}
    const answered = new Promise<Refusal>((resolve) => {
      answer = resolve
    })
    renderAt('/login', routes, [config, answering(authentication.login, () => answered)])
    const user = userEvent.setup()
    await fillIn(user, 'ana@institute.test', 'wrong')
    await user.click(screen.getByRole('button', { name: 'Français' }))
    await screen.findByLabelText('Mot de passe')
    answer(new Refusal('AUTHENTICATION_FAILED'))

    expect(await screen.findByText('Wrong login (email) or password.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'English' }))
    await screen.findByLabelText('Password')
  })

  test('is tried at once when the browser believes to be offline, and says that the portal cannot be reached', async () => {
    renderAt('/login', routes, [config])
    window.dispatchEvent(new Event('offline'))
    try {
      await fillIn(userEvent.setup(), 'ana@institute.test', 'secret')
      expect(await screen.findByText(/cannot be reached/)).toBeVisible()
    } finally {
      window.dispatchEvent(new Event('online'))
    }
  })

  test('says that the session ended, even while the screen after the sign-in is still being loaded', async () => {
    const loading = { path: '/', lazy: () => new Promise<never>(() => {}) }
    const answers = [config, answering(authentication.login, () => session)]
    renderAt('/login', [{ path: '/login', Component: LoginPage }, loading], answers)
    await fillIn(userEvent.setup(), 'ana@institute.test', 'secret')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull())
    act(() => endSession('expired'))

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended')
  })

  test('sends no request while a field is empty', async () => {
    renderAt('/login', routes, [config])
    await fillIn(userEvent.setup(), 'nobody', ' ')

    expect(await screen.findByText('Enter a valid email.')).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true')
  })

  test('shows and hides the password by a button with a matching name', async () => {
    renderAt('/login', routes, [config])
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Show password' }))

    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible()
  })
})

test('a password that must be changed is changed first, and then used to sign in', async () => {
  const changes: unknown[] = []
  renderAt('/login', routes, [
    config,
    answering(authentication.login, ({ body }) => (body.password === 'initial' ? changeFirst : session)),
    answering(authentication.changePassword, ({ body }) => {
      changes.push(body)
      return changes.length === 1 ? new Refusal('UNAVAILABLE') : session
    }),
  ])
  const user = userEvent.setup()
  await fillIn(user, 'ana@institute.test', 'initial')

  expect(await screen.findByLabelText('Current password')).toHaveValue('initial')
  await user.type(screen.getByLabelText('New password'), 'meadow12')
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' })
  expect(screen.getByText(/at least 2 of/).textContent).toContain('not met yet')
  expect(submit.disabled).toBe(true)

  await user.type(screen.getByLabelText('New password'), '#!')
  expect(screen.getByText(/at least 2 of/).textContent).not.toContain('not met yet')
  await user.type(screen.getByLabelText('Confirm new password'), 'meadow12#')
  await user.tab()
  expect(await screen.findByText('Your confirmation password does not match the new password.')).toBeVisible()

  await user.type(screen.getByLabelText('Confirm new password'), '!')
  await user.click(submit)
  expect(await screen.findByText(/not ready yet/)).toBeVisible()
  await user.click(submit)
  const change = { email: 'ana@institute.test', password: 'initial', newPassword: 'meadow12#!' }
  expect(changes).toEqual([change, change])
  expect(await screen.findByText('Password updated successfully')).toBeVisible()

  expect(screen.getByLabelText('Password')).toHaveValue('meadow12#!')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

describe('the end of a session', () => {
  test('leads to the sign-in screen, which gives the reason and leads back afterwards', async () => {
    signIn()
    const refused = [notifications.list, authentication.refresh].map((endpoint) =>
      answering(endpoint, () => new Refusal('AUTHENTICATION_REQUIRED')),
    )
    const router = renderAt('/assessment/5', routes, [config, ...refused])
    await act(() => call(notifications.list, { query: {} }).catch(() => undefined))

    expect(await screen.findByText(/Your session has ended/)).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=%2Fassessment%2F5' })
  })

  test('by logging out does not lead back to the last address', async () => {
    signIn()
    const router = renderAt('/assessment/5', routes, [config])
    act(() => endSession('loggedOut'))

    expect(await screen.findByText('You are signed out.')).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' })
  })
})
