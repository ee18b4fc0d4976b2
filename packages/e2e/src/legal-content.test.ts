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
  const { page, context, leave } = await visitSignedIn('/legal-content', {
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
  const column = await columnOf(page, 'Date of initial access')
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home')
  for (let step = 0; step < column; step++) await press(page, 'ArrowRight')
  await expect.poll(() => active(page).textContent()).toContain('before')
  await press(page, 'F2', 'Control+a')
  await page.keyboard.type('before 2006-11-01')
  await press(page, 'Enter')
  await page.getByText(/was: .*01\/12\/2006/).waitFor({ state: 'hidden' })
  await press(page, 'ArrowUp')
  await page.getByText(/was: .*01\/12\/2006/).waitFor()
  await saved(page)
  await expectAccessible(page)

  // A text that cannot be read stays in its cell and says what was probably meant; undo by hand.
  await press(page, 'Home')
  await page.keyboard.type('screning')
  await press(page, 'Enter', 'F8')
  await page.getByText(/is not known here/).waitFor()
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
  await page.getByText('before 01/11/2006').first().waitFor()
  await page.getByRole('button', { name: 'Hand over' }).focus()
  await press(page, 'Enter')
  await page.getByLabel('What changes, in a sentence for the owners of assessments').waitFor()
  await page.keyboard.type('Material of November 2006 is looked at as newer material.')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).focus()
  await press(page, 'Enter')
  await page.getByText(/handed this draft over/).waitFor()
  await context.close()
  await leave()
})

/** The number of the column with this name. */
async function columnOf(page: Page, name: string): Promise<number> {
  const names = await page.getByRole('columnheader').allTextContents()
  const at = names.findIndex((one) => one.includes(name))
  expect(names, name).toContainEqual(expect.stringContaining(name))
  return at - 1
}
