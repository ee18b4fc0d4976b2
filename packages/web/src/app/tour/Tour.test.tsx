import { users } from '@portal/contract'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { showTourStep, useTourStep } from '../../shared/navigation/tourStep.ts'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { Tour } from './Tour.tsx'

await addTexts('help')

function Shell() {
  const step = useTourStep()
  return (
    <main>
      <Outlet />
      {step !== undefined && <Tour step={step} />}
    </main>
  )
}

/** The first step; what is saved with the user is kept. */
function show() {
  signIn()
  showTourStep(0)
  const saved: unknown[] = []
  const save = answering(users.updateMe, ({ body }) => {
    saved.push(body)
    return { success: true, message: '', user: ana } as const
  })
  const children = [
    { path: '/', element: <h1 tabIndex={-1}>Dashboard</h1> },
    { path: '/assessment', element: <h1 tabIndex={-1}>Assessments</h1> },
  ]
  const router = renderAt('/', [{ Component: Shell, children }], [save])
  return { router, saved, user: userEvent.setup() }
}

test('the tour goes to the screen of each step, and back', async () => {
  const { router, user } = show()
  expect(screen.getByRole('region', { name: 'Tour, step 1 of 7' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'Assess a use' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/assessment')

  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Skip the tour' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('Escape ends the tour for good, and the keyboard goes on at the screen', async () => {
  const { saved, user } = show()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(saved).toEqual([{ preferences: { tourEnded: true } }]))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
