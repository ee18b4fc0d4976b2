import { authentication, singleSignOn, system } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { announceConfirmed } from '../../api/confirmation.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { OwnSessions } from '../sessions/OwnSessions.tsx'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'

const config = answering(system.config, () => ({ portalName: 'ABS Portal', buildNumber: '7', previewHost: null }))
const session = {
  sessionId: ana.userId,
  createdAt: '2026-11-20T12:00:00.000Z',
  usedAt: '2026-11-20T12:00:00.000Z',
  userAgent: null,
  address: null,
  current: false,
}
const element = (
  <>
    <OwnSessions />
    <ConfirmIdentity />
  </>
)

const noProvider = answering(singleSignOn.beginConfirmation, () => ({ success: true as const, message: '', url: null }))

test('a change that needs the password again asks for it and goes on by itself', async () => {
  signIn()
  const ended: unknown[] = []
  let given = false
  renderAt(
    '/settings',
    [{ path: '/settings', element }],
    [
      config,
      noProvider,
      answering(authentication.sessions, () => ({ count: 1, rows: [session] })),
      answering(authentication.confirm, ({ body }) => {
        if ('password' in body && body.password !== 'right') return new Refusal('INVALID_INPUT')
        given = true
        return { success: true as const, message: '' }
      }),
      answering(authentication.endSession, ({ params }) => {
        if (!given) return new Refusal('CONFIRMATION_REQUIRED')
        ended.push(params.id)
        return { success: true as const, message: '' }
      }),
    ],
  )
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: /^End the session/ }))
  await user.type(await screen.findByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Some of the input is not valid.')).toBeVisible()
  expect(ended).toEqual([])

  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await expect.poll(() => ended).toEqual([session.sessionId])
})

test('somebody without a password signs in again at their organisation in another tab, and the change goes on', async () => {
  signIn()
  const ended: unknown[] = []
  let confirmed = false
  const url = 'https://login.example/authorize'
  renderAt(
    '/settings',
    [{ path: '/settings', element }],
    [
      config,
      answering(singleSignOn.beginConfirmation, () => ({ success: true as const, message: 'Sign in again.', url })),
      answering(authentication.sessions, () => ({ count: 1, rows: [session] })),
      answering(authentication.endSession, ({ params }) => {
        if (!confirmed) return new Refusal('CONFIRMATION_REQUIRED')
        ended.push(params.id)
        return { success: true as const, message: '' }
      }),
    ],
  )
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: /^End the session/ }))
  expect(await screen.findByRole('link', { name: 'Sign in with your organisation' })).toHaveAttribute('href', url)
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  expect(ended).toEqual([])

  confirmed = true
  announceConfirmed()
  await expect.poll(() => ended).toEqual([session.sessionId])
})
