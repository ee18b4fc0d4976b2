import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useMessages } from '../../shared/feedback/notify.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { RequirePermission } from './guards.tsx'

const Messages = () => (
  <ul>
    {useMessages().list.map(({ id, text }) => (
      <li key={id}>{text}</li>
    ))}
  </ul>
)

test('who opens a screen without its permission is told so on the dashboard', async () => {
  signIn()
  const router = renderAt(
    '/legal-content',
    [
      { path: '/', Component: Messages },
      {
        element: <RequirePermission permission="MANAGE_LEGAL_CONTENT" />,
        children: [{ path: '/legal-content', element: <h1>Law</h1> }],
      },
    ],
    [],
  )
  expect(await screen.findByText(/You have no permission for this page/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})
