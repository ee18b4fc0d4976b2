import { fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'

test('the heading takes the focus after a navigation, and after a page load leaves it at the start of the page', async () => {
  // A page load starts every module anew.
  vi.resetModules()
  const { PageTitle } = await import('./PageTitle.tsx')
  const { renderAt } = await import('../testing/renderAt.tsx')
  const First = () => (
    <>
      <PageTitle title="First" />
      <Link to="/second">Go on</Link>
    </>
  )
  renderAt(
    '/',
    [
      { path: '/', Component: First },
      { path: '/second', Component: () => <PageTitle title="Second" /> },
    ],
    [],
  )
  await screen.findByRole('heading', { name: 'First' })
  expect(document.body).toHaveFocus()

  fireEvent.click(screen.getByText('Go on'))
  expect(await screen.findByRole('heading', { name: 'Second' })).toHaveFocus()
})
