import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { ManyChoice } from './ManyChoice.tsx'

const GROUPS = ['Screening', 'Breeding', 'Quality'].map((label) => ({ value: label.toLowerCase(), label }))

/** Finds what fits only once it is told to, as a list that the server searches. */
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

test('Enter takes the choice that the typed text finds first, and without a text none', async () => {
  const user = show(Local)
  await user.type(await screen.findByRole('combobox', { name: 'Groups' }), 'bre{Enter}')
  expect(screen.getByRole('status').textContent).toBe('breeding')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toBe('breeding')
})

test('Enter takes what was looked for elsewhere once it is found', async () => {
  const user = show(Searched)
  await user.type(await screen.findByRole('combobox', { name: 'Groups' }), 'qua{Enter}')
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => find())
  await user.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toBe('quality')
})
