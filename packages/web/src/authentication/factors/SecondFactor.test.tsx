import { authentication, factors, system } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { authenticationRoutes } from '../routes.tsx'
import { SecondFactor } from './SecondFactor.tsx'

const config = answering(system.config, () => ({ portalName: 'ABS Portal', buildNumber: '7', previewHost: null }))

test('a code app is added by its picture or key and a first code; the recovery codes are shown once', async () => {
  signIn()
  let since: string | null = null
  renderAt(
    '/settings',
    [{ path: '/settings', element: <SecondFactor /> }],
    [
      config,
      answering(factors.read, () => ({ codeAppSince: since, recoveryCodesLeft: 2 })),
      answering(factors.addCodeApp, () => ({
        success: true as const,
        message: '',
        secret: 'KEY',
        uri: 'otpauth://totp/x',
      })),
      answering(factors.confirmCodeApp, ({ body }) => {
        if (body.code !== '123456') return new Refusal('INVALID_INPUT')
        since = '2026-11-20T12:00:00.000Z'
        return { success: true as const, message: '', recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] }
      }),
    ],
  )
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Add a code app' }))
  expect(await screen.findByRole('img', { name: 'Picture of the key for a code app' })).toBeVisible()
  expect(screen.getByText('Key: KEY')).toBeVisible()
  await user.type(screen.getByLabelText('Code that the app shows'), '000000')
  await user.click(screen.getByRole('button', { name: 'Confirm the code' }))
  expect(await screen.findByText('Some of the input is not valid.')).toBeVisible()

  await user.clear(screen.getByLabelText('Code that the app shows'))
  await user.type(screen.getByLabelText('Code that the app shows'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm the code' }))
  expect(await screen.findByText(/aaaaa-bbbbb/)).toBeVisible()
  expect(await screen.findByText('2 recovery codes left')).toBeVisible()
})

test('signing in asks for the code after the password and sends both', async () => {
  const sent: unknown[] = []
  renderAt('/login', authenticationRoutes, [
    config,
    answering(authentication.login, ({ body }) => {
      sent.push(body)
      return new Refusal(body.code === undefined ? 'FACTOR_REQUIRED' : 'FACTOR_NOT_VALID')
    }),
  ])
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('E-mail'), 'ana@institute.test')
  await user.type(screen.getByLabelText('Password'), 'meadow12#!')
  expect(screen.queryByLabelText('Code')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  await expect.poll(() => sent.length).toBe(2)
  const given = { email: 'ana@institute.test', password: 'meadow12#!', sharedComputer: false }
  expect(sent).toEqual([given, { ...given, code: '123456' }])
})
