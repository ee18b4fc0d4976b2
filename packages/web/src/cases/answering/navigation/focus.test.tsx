import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useNextTypedField } from './focus.ts'

/** A choice, and a field that is asked for once the choice is evaluated. */
function Questions({ isEvaluated = false }: { isEvaluated?: boolean }) {
  const list = useRef<HTMLDivElement>(null)
  useNextTypedField(list)
  return (
    <div ref={list}>
      <fieldset>
        <input type="radio" aria-label="Plant" />
        <input type="radio" aria-label="Animal" />
      </fieldset>
      {isEvaluated && (
        <fieldset>
          <input type="text" aria-label="Latin name" />
        </fieldset>
      )}
    </div>
  )
}

function choosePlant() {
  const view = render(<Questions />)
  const plant = screen.getByRole('radio', { name: 'Plant' })
  act(() => plant.focus())
  fireEvent(plant, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'mouse' }))
  return { show: () => view.rerender(<Questions isEvaluated />) }
}

test('the field after a choice by mouse gets the focus when it is there', async () => {
  const { show } = choosePlant()
  show()
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
})

test('the focus stays where the next choice is being pressed', async () => {
  const { show } = choosePlant()
  const animal = screen.getByRole('radio', { name: 'Animal' })
  fireEvent.pointerDown(animal)
  act(() => animal.focus())
  show()
  await new Promise(requestAnimationFrame)
  expect(animal).toHaveFocus()
})
