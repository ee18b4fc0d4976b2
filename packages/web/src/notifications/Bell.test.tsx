import { type Notification, notifications } from '@portal/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notify } from '../shared/feedback/notify.ts'
import { answering } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { Bell } from './Bell.tsx'

const served: Notification = {
  notificationId: '3f0a4a5e-2f64-4d3c-8a2b-1f6b7a1c0d01',
  text: 'Zea mays · Mexico #000012: the duty “Before the use, ask.” was assigned to you',
  law: ['Before the use, ask.'],
  latin: 'Zea mays',
  assessmentId: '9b1d6f60-7d3f-4f0e-9b0a-5f2f4b8c2e11',
  about: null,
  activationId: null,
  countryId: null,
  draft: null,
  createdAt: '2026-11-19T08:00:00.000Z',
  readAt: null,
}

test('the bell lists messages of the page and notifications of the server, and closing it marks them as read', async () => {
  signIn()
  let readAt: string | null = null
  renderAt(
    '/',
    [{ path: '/', Component: Bell }],
    [
      answering(notifications.list, () => ({ count: readAt ? 0 : 1, total: 1, rows: [{ ...served, readAt }] })),
      answering(notifications.read, ({ body }) => {
        expect(body).toEqual({ notificationIds: [served.notificationId] })
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
  expect(older?.textContent).toContain('Zea mays · Mexico #000012: the duty “Before the use, ask.” was assigned to you')
  expect(screen.getByText('Before the use, ask.')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Zea mays').tagName).toBe('EM')
  expect(screen.getByRole('link', { name: 'Open the assessment' })).toHaveAttribute(
    'href',
    `/assessment/${served.assessmentId}`,
  )

  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Notifications, all read' })).toBeVisible()
})

test('the focus returns to the bell when its list is closed, also after it was loaded on its first opening', async () => {
  signIn()
  const none = answering(notifications.list, () => ({ count: 0, total: 0, rows: [] }))
  renderAt('/', [{ path: '/', Component: Bell }], [none])
  const user = userEvent.setup()
  const bell = () => screen.findByRole('button', { name: 'Notifications, all read' })
  const first = await bell()
  act(() => first.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(await bell()).toHaveFocus())
})

test('the bell offers the action of a message once', async () => {
  signIn()
  const undo = vi.fn()
  renderAt(
    '/',
    [{ path: '/', Component: Bell }],
    [
      answering(notifications.list, () => ({ count: 0, total: 0, rows: [] })),
      answering(notifications.read, () => ({ success: true as const })),
    ],
  )
  act(() => notify.success('#000002 was deleted.', { label: 'Undo', onChoose: undo }))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  await user.click(await screen.findByRole('button', { name: 'Undo: #000002 was deleted.' }))
  expect(undo).toHaveBeenCalledOnce()

  await user.click(screen.getByRole('button', { name: /^Notifications/ }))
  expect(await screen.findByText('#000002 was deleted.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

const messages = (from: number, count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    ...served,
    notificationId: `3f0a4a5e-2f64-4d3c-8a2b-${String(from + index).padStart(12, '0')}`,
    text: `Message ${from + index}`,
    assessmentId: null,
  }))

test('the accessible name has the full count, older notifications are loaded on request, and unseen ones stay unread', async () => {
  signIn()
  const read: (string[] | undefined)[] = []
  renderAt(
    '/',
    [{ path: '/', Component: Bell }],
    [
      answering(notifications.list, ({ query: { from } }) => ({
        count: 120,
        total: 120,
        rows: messages(Number(from), 50),
      })),
      answering(notifications.read, ({ body }) => {
        read.push(body.notificationIds)
        return { success: true as const }
      }),
    ],
  )
  const user = userEvent.setup()
  const bell = await screen.findByRole('button', { name: 'Notifications, 120 not read' })
  expect(bell.textContent).toBe('99+')
  await user.click(bell)
  expect(await screen.findAllByRole('listitem')).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Show older ones' }))
  expect(await screen.findByText('Message 99')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => read.map((ids) => ids?.length)).toEqual([100])
})

test('notifications about a law change, about locks and about a draft link to their screens', async () => {
  signIn()
  const activationId = '7b1d6f60-7d3f-4f0e-9b0a-5f2f4b8c2e11'
  const [one, other, third] = messages(0, 3).map((row) => ({ ...row, activationId }))
  const rows = [
    { ...one, about: 'lawChange' as const },
    { ...other, about: 'myTurn' as const },
    { ...third, draft: { countryId: 'KE', version: 2 } },
  ] as Notification[]
  renderAt(
    '/',
    [{ path: '/', Component: Bell }],
    [
      answering(notifications.list, () => ({ count: 3, total: 3, rows })),
      answering(notifications.read, () => ({ success: true as const })),
    ],
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See what changed for you', `/law-changes/${activationId}`],
    ['See the locks', '/my-turn'],
    ['Open the draft', '/legal-content/KE/versions/2'],
  ])
})
