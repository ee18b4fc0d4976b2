import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keepFocus.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><section tabindex="-1"><p><button id="a">Save</button></p></section><a href="#x">Next</a></main>'
  stop = keepFocus()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLButtonElement
/** Mutations are observed in a microtask. */
const observed = () => Promise.resolve()

test('the nearest part of the page that can take it gets the focus of a removed element', async () => {
  find('#a').focus()
  find('p').remove()
  await observed()
  expect(document.activeElement).toBe(find('section'))
  find('section').remove()
  await observed()
  expect(document.activeElement).toBe(find('main'))
})

test('a button that its own success removes leaves the focus to what is around it', async () => {
  find('#a').focus()
  find('#a').blur()
  find('#a').disabled = true
  await observed()
  find('p').remove()
  await observed()
  expect(document.activeElement).toBe(find('section'))
})

test('what is around the opener of a dialog gets the focus when both are gone', async () => {
  find('#a').focus()
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="b">Yes</button></div>')
  find('#b').focus()
  find('p').remove()
  find('[role=dialog]').remove()
  await observed()
  expect(document.activeElement).toBe(find('section'))
})

test('a button that was disabled during its request gets the focus back', async () => {
  find('#a').focus()
  // Browsers drop the focus of a button that is disabled, jsdom does not.
  find('#a').blur()
  find('#a').disabled = true
  await observed()
  expect(document.activeElement).toBe(document.body)
  find('#a').disabled = false
  await observed()
  expect(document.activeElement).toBe(find('#a'))
})

test('nothing is focused that the user left', async () => {
  find('#a').focus()
  find('#a').blur()
  document.body.append('more')
  await observed()
  expect(document.activeElement).toBe(document.body)

  find('#a').focus()
  find('a').focus()
  find('p').remove()
  await observed()
  expect(document.activeElement).toBe(find('a'))
})
