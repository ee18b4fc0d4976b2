import { type Notification, notifications } from '@portal/contract'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notify } from '../shared/notify.ts'
import { answering } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { Bell } from './Bell.tsx'

const served: Notification = {
  notificationId: '3f0a4a5e-2f64-4d3c-8a2b-1f6b7a1c0d01',
  text: 'The law of Brazil changed: #000012 is now AMBER.',
  assessmentId: '9b1d6f60-7d3f-4f0e-9b0a-5f2f4b8c2e11',
  createdAt: '2026-11-19T08:00:00.000Z',
  readAt: null,
}

test('the bell keeps what this page and the server said, and closing it marks all as read', async () => {
  signIn()
  let readAt: string | null = null
  renderAt(
    '/',
    [{ path: '/', Component: Bell }],
    [
      answering(notifications.list, () => ({ count: readAt ? 0 : 1, rows: [{ ...served, readAt }] })),
      answering(notifications.read, () => {
        readAt = '2026-11-20T08:00:00.000Z'
        return { success: true as const }
      }),
    ],
  )
  act(() => notify.success('Password updated successfully'))

  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 not read' }))
  const [newest, older] = await screen.findAllByRole('listitem')
  expect(newest?.textContent).toContain('Password updated successfully')
  expect(older?.textContent).toContain('The law of Brazil changed')
  expect(screen.getByRole('link', { name: 'Open the assessment' }).getAttribute('href')).toBe(
    `/assessment/${served.assessmentId}`,
  )

  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Notifications, 0 not read' })).toBeDefined()
})

test('the bell still offers what a message offered, once', async () => {
  signIn()
  const undo = vi.fn()
  renderAt(
    '/',
    [{ path: '/', Component: Bell }],
    [
      answering(notifications.list, () => ({ count: 0, rows: [] })),
      answering(notifications.read, () => ({ success: true as const })),
    ],
  )
  act(() => notify.success('#000002 was deleted.', { label: 'Undo', onChoose: undo }))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  await user.click(await screen.findByRole('button', { name: 'Undo: #000002 was deleted.' }))
  expect(undo).toHaveBeenCalledOnce()

  await user.click(screen.getByRole('button', { name: /^Notifications/ }))
  expect(await screen.findByText('#000002 was deleted.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})
