import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { ManyChoice } from './ManyChoice.tsx'

const GROUPS = ['Screening', 'Breeding', 'Quality'].map((label) => ({ value: label.toLowerCase(), label }))

/** Simulates a list searched by the server: its options arrive when the test calls `find`. */
let find = () => {}
function Searched() {
  const [values, setValues] = useState<string[]>([])
  const [isSearching, setSearching] = useState(true)
  find = () => setSearching(false)
  return (
    <>
      <ManyChoice
        label="Groups"
        placeholder="Choose groups"
        data={isSearching ? [] : GROUPS}
        isSearching={isSearching}
        value={values}
        onChange={setValues}
      />
      <output>{values.join()}</output>
    </>
  )
}

function Local() {
  const [values, setValues] = useState<string[]>([])
  return (
    <>
      <ManyChoice label="Groups" placeholder="Choose groups" data={GROUPS} value={values} onChange={setValues} />
      <output>{values.join()}</output>
    </>
  )
}

function show(Component: () => ReactNode) {
  renderAt('/', [{ path: '/', Component }], [])
  return userEvent.setup()
}

test('Enter chooses the first match of the typed text, and nothing without a text', async () => {
  const user = show(Local)
  await user.type(await screen.findByRole('combobox', { name: 'Groups' }), 'bre{Enter}')
  expect(screen.getByRole('status').textContent).toBe('breeding')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toBe('breeding')
})

test('Enter chooses a match from the server once it has arrived', async () => {
  const user = show(Searched)
  await user.type(await screen.findByRole('combobox', { name: 'Groups' }), 'qua{Enter}')
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => find())
  await user.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toBe('quality')
})
