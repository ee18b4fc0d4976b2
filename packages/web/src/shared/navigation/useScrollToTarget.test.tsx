import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { PageTitle } from '../layout/PageTitle.tsx'
import { renderAt } from '../testing/renderAt.tsx'
import { useScrollToTarget } from './useScrollToTarget.ts'

let arrive = () => {}

/** Its content appears when the test says so. */
function LatePage() {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    arrive = () => setThere(true)
  }, [])
  useScrollToTarget(useLocation().hash.slice(1))
  return (
    <>
      <PageTitle title="Rules" />
      {isThere && (
        <section id="row-7" tabIndex={-1}>
          The seventh
        </section>
      )}
    </>
  )
}

const StartPage = () => (
  <>
    <PageTitle title="Start" />
    <Link to="/rules#row-7">Rule 7</Link>
  </>
)

const routes = [
  { path: '/', Component: StartPage },
  { path: '/rules', Component: LatePage },
]

test('a link with a hash scrolls to its target, even when the content is loaded later', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderAt('/', routes, [])
  fireEvent.click(await screen.findByText('Rule 7'))
  await screen.findByRole('heading', { name: 'Rules' })
  expect(scrolled).not.toHaveBeenCalled()

  act(() => arrive())
  await waitFor(() => expect(scrolled.mock.contexts).toContain(screen.getByText('The seventh')))
  expect(screen.getByText('The seventh')).toHaveFocus()
})

test('scrolling by hand cancels the automatic scrolling', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderAt('/', routes, [])
  fireEvent.click(await screen.findByText('Rule 7'))
  await screen.findByRole('heading', { name: 'Rules' })
  fireEvent.wheel(window)
  act(() => arrive())

  await screen.findByText('The seventh')
  expect(scrolled).not.toHaveBeenCalled()
})

test('the title of a screen takes the focus without scrolling', async () => {
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  renderAt('/', routes, [])
  fireEvent.click(await screen.findByText('Rule 7'))
  const title = await screen.findByRole('heading', { name: 'Rules' })

  expect(title).toHaveFocus()
  expect(focused).toHaveBeenCalledWith({ preventScroll: true })
})
