import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { lazyComponent } from './lazyComponent.tsx'
import { lazyModule } from './lazyModule.ts'

test('a part that cannot be loaded says so in its place, leaves what was typed, and is loaded by a retry', async () => {
  signIn()
  let isReachable = false
  const part = lazyModule(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module')
    return { Panel: () => <p>The result so far</p> }
  })
  const Part = lazyComponent(part, ({ Panel }) => Panel)
  const Screen = () => (
    <>
      <input aria-label="Notes" />
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </>
  )
  await act(async () => renderAt('/', [{ path: '/', Component: Screen }], []))
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'soil' } })
  expect(screen.getByRole('alert')).toHaveTextContent('The portal cannot be reached. Check your connection.')
  expect(screen.getByLabelText('Notes')).toHaveValue('soil')

  isReachable = true
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByText('The result so far')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Notes')).toHaveValue('soil')
})
