import { TextInput } from '@mantine/core'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { FormDialog } from './FormDialog.tsx'

const FIELDS = ['First', 'Last']

/** A form whose last field is wrong, as the server says some time after it was sent. */
function Form() {
  const [isWrong, setWrong] = useState(false)
  return (
    <FormDialog
      title="Long form"
      action="Save"
      onSubmit={(event) => {
        event.preventDefault()
        setTimeout(() => setWrong(true))
      }}
      onClose={() => undefined}
      dirty={false}
      pending={false}
      failure={undefined}
    >
      {FIELDS.map((label) => (
        <TextInput key={label} label={label} error={isWrong && label === 'Last' && 'Too short.'} />
      ))}
    </FormDialog>
  )
}

test('a field that is refused takes the focus and comes into view with its message', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderAt('/', [{ path: '/', Component: Form }], [])
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))

  const message = await screen.findByText('Too short.')
  expect(screen.getByLabelText('Last')).toHaveFocus()
  const [shown] = scrolled.mock.contexts as Element[]
  expect(shown).toContainElement(message)
})
