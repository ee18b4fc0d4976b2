import { authentication, type OwnSession } from '@portal/contract'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { OwnSessions } from './OwnSessions.tsx'

const OTHER = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03'
const session = (changes: Partial<OwnSession>): OwnSession => ({
  sessionId: ana.userId,
  createdAt: '2026-11-20T12:00:00.000Z',
  usedAt: '2026-11-20T12:00:00.000Z',
  userAgent: null,
  address: '192.0.2.1',
  current: false,
  ...changes,
})

test('sessions of one browser are told apart, and the focus stays in the list when one is ended', async () => {
  signIn()
  let rows = [session({}), session({ sessionId: OTHER, address: '192.0.2.2' })]
  renderAt(
    '/settings',
    [{ path: '/settings', element: <OwnSessions /> }],
    [
      answering(authentication.sessions, () => ({ count: rows.length, rows })),
      answering(authentication.endSession, ({ params }) => {
        rows = rows.filter(({ sessionId }) => sessionId !== params.id)
        return { success: true as const, message: '' }
      }),
    ],
  )
  const [first, second] = await screen.findAllByRole('button', { name: /^End the session/ })
  expect(first).toHaveAccessibleDescription(/192\.0\.2\.1/)
  expect(second).toHaveAccessibleDescription(/192\.0\.2\.2/)

  await userEvent.click(first as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('list')).toHaveFocus()
})
