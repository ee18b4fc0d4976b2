import { system, users } from '@portal/contract'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { endSession, getSession } from '../api/session.ts'
import { formatInstant } from '../shared/dates/dates.ts'
import { answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { ana, signIn } from '../shared/testing/signIn.ts'
import { SettingsPage } from './SettingsPage.tsx'

const config = answering(system.config, () => ({ portalName: 'ABS Portal', buildNumber: '7', previewHost: null }))
const me = answering(users.me, () => ana)
const routes = [
  { path: '/settings', element: <SettingsPage passkeys={null} password={null} factor={null} sessions={null} /> },
]

test('only the changed fields of the profile are sent', async () => {
  signIn()
  const sent: unknown[] = []
  const update = answering(users.updateMe, ({ body }) => {
    sent.push(body)
    return { success: true as const, message: '', user: { ...ana, lastName: 'Lima' } }
  })
  renderAt('/settings', routes, [config, me, update])
  const user = userEvent.setup({ delay: null })
  await user.clear(await screen.findByLabelText('Last name'))
  await user.type(screen.getByLabelText('Last name'), 'Lima')
  await user.click(screen.getByText('Save the profile'))

  await expect.poll(() => getSession().user?.lastName).toBe('Lima')
  expect(sent).toEqual([{ lastName: 'Lima' }])
})

test('unsaved changes survive the end of the session and are restored for the same user', async () => {
  signIn()
  renderAt('/settings', routes, [config, me])
  await userEvent.type(await screen.findByLabelText('First name'), ' Maria')
  act(() => endSession('expired'))
  cleanup()

  signIn()
  renderAt('/settings', routes, [config, me])
  expect(await screen.findByDisplayValue('Ana Maria')).toBeVisible()
})

test('a preference applies at once and is rolled back when the server refuses it', async () => {
  signIn()
  const instant = '2026-11-20T12:00:00.000Z'
  const shown: string[] = []
  const update = answering(users.updateMe, () => {
    shown.push(formatInstant(instant))
    return new Refusal('UNAVAILABLE')
  })
  renderAt('/settings', routes, [config, me, update])
  await userEvent.selectOptions(await screen.findByLabelText('Date style'), 'iso')

  await expect.poll(() => shown).toEqual([expect.stringContaining('2026-11-20 ')])
  await expect.poll(() => formatInstant(instant)).toContain('20/11/2026 at ')
})

test('whoever signs in at their organisation is offered no password and no factors', async () => {
  const elsewhere = { ...ana, signsInElsewhere: true }
  signIn('token-1', elsewhere)
  renderAt('/settings', routes, [config, answering(users.me, () => elsewhere)])

  expect(await screen.findByRole('heading', { level: 2, name: 'Where you are signed in' })).toBeVisible()
  for (const name of ['Password', 'Passkeys', 'Code app']) expect(screen.queryByText(name)).toBeNull()
})
