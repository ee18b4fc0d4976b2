import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useNextTypedField } from './focus.ts'

type Shown = { isEvaluated?: boolean; isBelow?: boolean; isOptional?: boolean; type?: 'radio' | 'checkbox' }

/** A choice, a field that is asked for once the choice is evaluated, and with a page below another choice before it. */
function Questions({ isEvaluated = false, isBelow = false, isOptional = true, type = 'radio' }: Shown) {
  const list = useRef<HTMLDivElement>(null)
  useNextTypedField(list)
  const later = isEvaluated && (
    <fieldset>
      <input type="text" aria-label="Latin name" />
    </fieldset>
  )
  return (
    <form>
      <div ref={list}>
        <fieldset>
          <input type={type} aria-label="Plant" />
          <input type={type} aria-label="Animal" />
        </fieldset>
        {!isBelow && later}
        {isBelow && (
          <fieldset>
            <legend data-optional={isOptional}>An alien species</legend>
            <input type="radio" aria-label="An alien species" />
          </fieldset>
        )}
      </div>
      <div>{isBelow && later}</div>
    </form>
  )
}

function choosePlant(shown: Shown = {}) {
  const view = render(<Questions {...shown} />)
  const plant = screen.getByLabelText('Plant')
  act(() => plant.focus())
  fireEvent(plant, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'mouse' }))
  return { show: () => view.rerender(<Questions {...shown} isEvaluated />) }
}

test.each<[string, Shown]>([
  ['on the same page', {}],
  ['on the same page, after one of several choices', { type: 'checkbox' }],
  ['on the page that opens below, behind a choice that is optional', { isBelow: true }],
])('the field after a choice by mouse gets the focus when it is there, %s', async (_, shown) => {
  const { show } = choosePlant(shown)
  show()
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
})

test('the focus passes over no question that has to be answered', async () => {
  const { show } = choosePlant({ isBelow: true, isOptional: false })
  show()
  await new Promise(requestAnimationFrame)
  expect(screen.getByRole('radio', { name: 'Plant' })).toHaveFocus()
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
