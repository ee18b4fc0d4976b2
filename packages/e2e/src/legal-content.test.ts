import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PATIENCE_MS, useBrowser, visit, visitSignedIn } from './testing/browser.ts'
import { signIn } from './testing/portal.ts'
import { ask, assess, BRAZIL, invite } from './testing/portalApi.ts'

useBrowser()

/** Presses one key after the other. */
async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

const active = (page: Page) => page.locator('td[data-active]')
const saved = (page: Page) => page.getByText(/^Saved at /).waitFor()

test('one row of Kenya is changed by keyboard alone, undone, pasted into, handed over', async () => {
  const { page, leave } = await visitSignedIn('/legal-content', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('heading', { name: 'Legal workspace' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Country', { exact: true }).focus()
  await page.keyboard.type('ken')
  await press(page, 'Enter')
  await page.getByRole('heading', { level: 1, name: 'Law of Kenya' }).waitFor()

  const grid = page.getByRole('grid')
  await grid.waitFor()
  await grid.locator('[tabindex="0"]').focus()
  const { line, column } = await placeOf(page, 'before 1 December 2006')
  await press(page, 'Control+Home')
  for (let step = 0; step < line; step++) await press(page, 'ArrowDown')
  for (let step = 0; step < column; step++) await press(page, 'ArrowRight')
  await expect.poll(() => active(page).textContent()).toContain('before')
  await press(page, 'F2', 'Control+a')
  await page.keyboard.type('before 2006-11-01')
  await press(page, 'Enter')
  await page.getByText(/was: .*1 December 2006/).waitFor({ state: 'hidden' })
  await press(page, 'ArrowUp')
  await page.getByText(/was: .*1 December 2006/).waitFor()
  await saved(page)
  await expectAccessible(page)

  // A text that cannot be read stays in its cell and says what was probably meant; F8 leads to it.
  await press(page, 'ArrowRight', 'ArrowRight')
  await page.keyboard.type('screning')
  await press(page, 'Enter', 'F8')
  await page.getByText('Did you mean screening?').waitFor()
  await press(page, 'Delete')

  await press(page, 'Control+z')
  await page.getByText('Undone.').waitFor()
  await press(page, 'Control+y')
  await press(page, '?')
  await page.getByRole('dialog', { name: 'Keys of the table' }).waitFor()
  await press(page, 'Escape')
  await saved(page)

  await page.reload()
  await page.getByRole('grid').waitFor()
  await page.getByText('before 1 November 2006').first().waitFor()
  await page.getByRole('button', { name: 'Hand over' }).focus()
  await press(page, 'Enter')
  await page.getByLabel('What changes, in a sentence for the owners of assessments').waitFor()
  await page.keyboard.type('Material of November 2006 is looked at as newer material.')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).focus()
  await press(page, 'Enter')
  await page.getByText(/handed this draft over/).waitFor()
  await leave()
})

test('a house rule of one administrator is made active by another, and darkens the cases that it is about', async () => {
  const first = await visitSignedIn('/house-rules')
  const { page } = first
  // Elsewhere than other journeys: the rule stays.
  const { br_partner: _partner, br_borderArea: _area, confirm: _confirm, ...answers } = BRAZIL
  const id = await assess(page, 'house rule', { ...answers, providerCountry: 'TV', organismGroup: 'human' })
  const result = async () =>
    ((await ask(page, `/assessments/${id}`)) as { assessment: { result: string } }).assessment.result
  expect(await result()).toBe('GREEN')

  await page.getByText('Your account has no house rules.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the house rules' }).click()
  await page.getByRole('grid').waitFor()
  await page.getByLabel('Add a condition').selectOption('Provider country')
  await page.getByRole('columnheader', { name: 'Provider country' }).waitFor()
  await page.getByRole('button', { name: 'Add a row' }).click()
  for (const [cell, text] of Object.entries({ '0 0': 'TV', '0 1': 'red', '0 2': 'The board looks at Tuvalu first.' })) {
    await page.locator(`[data-cell="${cell}"]`).click()
    await page.keyboard.type(text)
    await press(page, 'Enter')
  }
  await page.getByText('Nothing to mend.').waitFor()
  await saved(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over' })
  await dialog.getByLabel('What changes, in a sentence for the owners of assessments').fill('Tuvalu goes to the board.')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await page.getByText(/handed this draft over/).waitFor()

  const second = await visit('/login')
  await signIn(second.page, await invite(page, 'ACC_ADMIN'))
  await second.page.goto(page.url())
  await second.page.getByRole('button', { name: 'Review and activate' }).click()
  const activation = second.page.getByRole('dialog', { name: /^Activate version/ })
  await activation.getByText('Tuvalu goes to the board.').waitFor()
  await activation.getByText('1 assessment changes colour:').waitFor()
  await expectAccessible(second.page)
  await activation.getByRole('button', { name: 'Activate' }).click()
  await activation.getByText(/ is active\.$/).waitFor()
  await second.leave()

  await expect.poll(result, { timeout: PATIENCE_MS }).toBe('RED')
  await page.goto(`/assessment/${id}/report`)
  await page.getByText('The board looks at Tuvalu first.').first().waitFor()
  await first.leave()
})

/** The line and column of the cell with this text. */
async function placeOf(page: Page, text: string): Promise<{ line: number; column: number }> {
  const cell = page.locator('td[data-cell]').getByText(text, { exact: true }).first()
  const place = await cell.locator('xpath=ancestor-or-self::td').getAttribute('data-cell')
  const [line = 0, column = 0] = (place ?? '').split(' ').map(Number)
  return { line, column }
}
