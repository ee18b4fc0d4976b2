import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, useBrowser, visitSignedIn } from './testing/browser.ts'

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

/** The line and column of the cell with this text. */
async function placeOf(page: Page, text: string): Promise<{ line: number; column: number }> {
  const cell = page.locator('td[data-cell]').getByText(text, { exact: true }).first()
  const place = await cell.locator('xpath=ancestor-or-self::td').getAttribute('data-cell')
  const [line = 0, column = 0] = (place ?? '').split(' ').map(Number)
  return { line, column }
}
