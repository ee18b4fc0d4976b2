import { authentication, type Invitation, system } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { getSession } from '../../api/session.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { authenticationRoutes } from '../routes.tsx'

const FAILED = 'Validation failed. Please contact your administrator...'
const token = 'k'.repeat(43)
const query = `?i=${ana.userId}&t=${token}`
const config = answering(system.config, () => ({ portalName: 'ABS Portal', buildNumber: '7', previewHost: null }))
const linkFor = (purpose: 'validate' | 'reset' | 'email', invitation: Invitation | null = null) =>
  answering(authentication.link, () => {
    const email = purpose === 'email' ? null : ana.email
    return { success: true as const, message: '', purpose, email, invitation }
  })
const set = { success: true, message: '', accessToken: null, user: null } as const

async function choose(user: ReturnType<typeof userEvent.setup>, [password, confirmation]: [string, string]) {
  const [first, second] = await screen.findAllByLabelText(/^(New |Confirm )?[Pp]assword$/)
  if (!first || !second) throw new Error('Two passwords are asked for.')
  await user.type(first, password)
  await user.type(second, confirmation)
  await user.click(screen.getByRole('button', { name: /^(Validate|Accept the invitation|Reset password)$/ }))
}

describe('a link from a mail', () => {
  test('validates the account with the chosen password', async () => {
    const sent: unknown[] = []
    renderAt(`/validate${query}`, authenticationRoutes, [
      config,
      linkFor('validate'),
      answering(authentication.validate, ({ body }) => {
        sent.push(body)
        return set
      }),
    ])
    await choose(userEvent.setup({ delay: null }), ['meadow12#!', 'meadow12#!'])

    expect((await screen.findByRole('status')).textContent).toContain('Your account is validated.')
    expect(sent).toEqual([{ userId: ana.userId, token, password: 'meadow12#!' }])
    await userEvent.click(screen.getByRole('link', { name: 'Go to the sign-in page' }))
    expect(await screen.findByLabelText('E-mail')).toHaveValue(ana.email)
  })

  test('signs in a new user, whom the sign-in screen then lets pass', async () => {
    const answer = { ...set, accessToken: 'token', user: ana }
    const routes = [...authenticationRoutes, { path: '/', element: <h1>Dashboard</h1> }]
    renderAt(`/validate${query}`, routes, [
      config,
      linkFor('validate'),
      answering(authentication.validate, () => answer),
    ])
    await choose(userEvent.setup({ delay: null }), ['meadow12#!', 'meadow12#!'])

    expect((await screen.findByRole('status')).textContent).toContain('you are signed in')
    await userEvent.click(screen.getByRole('link', { name: 'Open the portal' }))
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  test('names the address for password managers, and sends nothing while the two passwords differ', async () => {
    renderAt(`/reset-password${query}`, authenticationRoutes, [config, linkFor('reset')])
    await screen.findByLabelText('New password')
    expect(document.querySelector('form input[autocomplete="username"]')).toHaveValue(ana.email)
    await choose(userEvent.setup({ delay: null }), ['meadow12#!', 'meadow12#?'])

    expect(await screen.findByText('Password does not match.')).toBeVisible()
  })

  test('that resets the password ends the session stored in this browser', async () => {
    signIn()
    renderAt(`/reset-password${query}`, authenticationRoutes, [
      config,
      linkFor('reset'),
      answering(authentication.validate, () => set),
    ])
    await choose(userEvent.setup({ delay: null }), ['meadow12#!', 'meadow12#!'])

    expect(await screen.findByText('Password updated successfully')).toBeVisible()
    expect(getSession().user).toBeNull()
  })

  test.each(['', '?i=1&t=2', `?i=${ana.userId}`])('that is incomplete is not even sent: "%s"', async (search) => {
    renderAt(`/validate${search}`, authenticationRoutes, [config])

    expect((await screen.findByRole('alert')).textContent).toContain(FAILED)
  })

  test.each(['/validate', '/reset-password', '/confirm-email'])(
    'that is used up or too old says so on %s, and where to get another',
    async (path) => {
      renderAt(path + query, authenticationRoutes, [
        config,
        answering(authentication.link, () => new Refusal('LINK_NOT_VALID')),
      ])

      expect((await screen.findByRole('alert')).textContent).toContain(FAILED)
      await userEvent.click(screen.getByRole('link', { name: 'Ask for a fresh link' }))
      expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible()
    },
  )

  test('that expires before the form is sent can be dismissed on the reset screen', async () => {
    renderAt(`/reset-password${query}`, authenticationRoutes, [
      config,
      linkFor('reset'),
      answering(authentication.validate, () => new Refusal('LINK_NOT_VALID')),
    ])
    const user = userEvent.setup({ delay: null })
    await choose(user, ['meadow12#!', 'meadow12#!'])
    expect((await screen.findByRole('alert')).textContent).toContain(FAILED)

    await user.click(screen.getByRole('button', { name: 'Close and try again' }))
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('meadow12#!')
  })

  test('keeps the typed passwords when the server is not ready', async () => {
    renderAt(`/validate${query}`, authenticationRoutes, [
      config,
      linkFor('validate'),
      answering(authentication.validate, () => new Refusal('UNAVAILABLE')),
    ])
    await choose(userEvent.setup({ delay: null }), ['meadow12#!', 'meadow12#!'])

    expect((await screen.findByRole('alert')).textContent).toContain('not ready yet')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('meadow12#!')
  })

  test('confirms a new e-mail address only by a click', async () => {
    let used = 0
    renderAt(`/confirm-email${query}`, authenticationRoutes, [
      config,
      linkFor('email'),
      answering(authentication.confirmEmail, () => {
        used += 1
        return { success: true as const, message: '' }
      }),
    ])
    const confirm = await screen.findByRole('button', { name: 'Confirm this address' })
    expect(used).toBe(0)

    await userEvent.click(confirm)
    expect((await screen.findByRole('status')).textContent).toContain('counts from now on')
  })
})

describe('an invitation', () => {
  const invitation = { inviter: 'Bo Li', account: 'institute.test', addressInUse: false }
  const declining = (declined: unknown[]) =>
    answering(authentication.declineInvitation, ({ body }) => {
      declined.push(body)
      return { success: true as const, message: '' }
    })

  test('names inviter and account, and is declined by a click', async () => {
    const declined: unknown[] = []
    renderAt(`/validate${query}`, authenticationRoutes, [config, linkFor('validate', invitation), declining(declined)])

    expect(await screen.findByText(/^Bo Li invites you to join the account “institute.test”/)).toBeVisible()
    expect(screen.getByLabelText('Password')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Decline the invitation' }))
    expect((await screen.findByRole('status')).textContent).toContain(
      'The invitation is declined, and the person who invited you is told.',
    )
    expect(declined).toEqual([{ userId: ana.userId, token }])
  })

  test('that was accepted can no longer be declined', async () => {
    const accepting = answering(authentication.validate, () => set)
    renderAt(`/validate${query}`, authenticationRoutes, [config, linkFor('validate', invitation), accepting])
    await choose(userEvent.setup({ delay: null }), ['meadow12#!', 'meadow12#!'])

    expect((await screen.findByRole('status')).textContent).toContain('Your account is validated.')
    expect(screen.queryByRole('button', { name: 'Decline the invitation' })).toBeNull()
  })

  test('to an address of another account cannot be accepted, and says why', async () => {
    const elsewhere = { inviter: null, account: 'institute.test', addressInUse: true }
    renderAt(`/validate${query}`, authenticationRoutes, [config, linkFor('validate', elsewhere)])

    expect(await screen.findByText(/belongs to another account/)).toBeVisible()
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.getByRole('button', { name: 'Decline the invitation' })).toBeVisible()
  })
})

describe('a forgotten password', () => {
  beforeEach(() => {
    renderAt('/login', authenticationRoutes, [
      config,
      answering(authentication.resetPassword, () => ({ success: true as const, message: '' })),
    ])
  })

  test('is answered by mail, and leads back to the form and to the sign-in screen', async () => {
    const user = userEvent.setup({ delay: null })
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
    await user.type(await screen.findByLabelText('E-mail'), 'ana@institute.test')
    await user.type(screen.getByLabelText('Old password'), 'was it this?')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect((await screen.findByRole('status')).textContent).toContain('ana@institute.test')

    await user.click(screen.getByRole('button', { name: 'Try another address' }))
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@institute.test')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
  })
})
