import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './testing/axe.ts'
import { useBrowser, visitSignedIn } from './testing/browser.ts'
import { assess } from './testing/portalApi.ts'

useBrowser()

/** By screen, the buttons that open a dialog, a drawer, a menu or a popover. */
const OPENERS: { readonly [path: string]: readonly (RegExp | string)[] } = {
  '/': [/^Search/, /^Notifications/, /account of/, 'Open the navigation'],
  '/assessment': [/^Actions for/, 'Export', 'Filters'],
  '/due': ['Subscribe (ICS)', 'Export'],
  '/assessment/:id': [
    ...[/^Actions for/, /^Comments/, 'Release', 'Place a lock', 'Add evidence', 'Pack for an inspection'],
    ...['Add a sample', 'Paste or upload a table', 'Pass material on'],
  ],
  '/information-hub/countries/BR': ['Record a review'],
  '/user-management': ['Invite a user', 'Invite several'],
}

test('what opens is accessible, fits a phone, takes the focus and gives it back', async () => {
  const { page, leave } = await visitSignedIn('/', { viewport: { width: 320, height: 720 }, reducedMotion: 'reduce' })
  const id = await assess(page, 'What opens')
  const faults: string[] = []
  for (const [path, names] of Object.entries(OPENERS)) {
    await page.goto(path.replace(':id', id))
    for (const name of names) {
      const opener = page.getByRole('button', { name, exact: typeof name === 'string', disabled: false }).first()
      for (const fault of await faultsOf(page, opener)) faults.push(`${path}, ${name}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
  await leave()
})

const OPENED = '[role="dialog"], [role="menu"]'

/** Opens what a button opens with the keyboard, and closes it with Escape. */
async function faultsOf(page: Page, opener: Locator): Promise<string[]> {
  await opener.focus()
  await page.keyboard.press('Enter')
  const opened = page.locator(OPENED).locator('visible=true').first()
  await opened.waitFor()
  await page.waitForFunction(hasFocus)
  const faults = [...(await violationsOn(page, OPENED)), ...(await opened.evaluate(outOfWindow))]
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  const isBack = await page
    .waitForFunction((button) => button === document.activeElement, await opener.elementHandle(), { timeout: 5000 })
    .then(
      () => true,
      () => false,
    )
  return isBack ? faults : [...faults, 'the focus is not given back']
}

const hasFocus = (): boolean => document.activeElement?.closest('[role="dialog"], [role="menu"]') !== null

/** The controls that lie beyond the edges of the window. */
const outOfWindow = (opened: Element): string[] =>
  [...opened.querySelectorAll('button, a, input, select, textarea')]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect()
      return left < 0 || right > window.innerWidth
    })
    .map((control) => `out of the window: ${control.textContent ?? control.tagName}`)
