import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser, visitSignedIn } from './testing/browser.ts'
import { assess, BRAZIL } from './testing/portalApi.ts'

useBrowser()

/** As wide as the printed area of a page across, in CSS pixels. */
const PAPER = { viewport: { width: 1062, height: 733 } }

test('lists are printed without buttons and fields, and with all of their text', async () => {
  const { page, leave } = await visitSignedIn('/', PAPER)
  await assess(page, 'Two long uses', { ...BRAZIL, intendedUse: ['diagnostics', 'ipr'], confirm: false })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/assessment', '/due', '/due/papers', '/information-hub']) {
    await page.goto(path)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.querySelector('[data-waiting]') === null)
    expect(await notForPaper(page), path).toEqual([])
  }
  await leave()
})

/** Controls that are visible, and table cells whose text is cut. Ticks say what is done, and headings sort on the screen. */
async function notForPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
    const controls = all('main :is(button, select, input:not([type="checkbox"]))').filter(
      (element) => !element.closest('th') && element.clientWidth > 1,
    )
    const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => clientWidth > 1 && scrollWidth > clientWidth + 1
    const cut = all('main td, main td span').filter(
      (element) => getComputedStyle(element).overflowX !== 'visible' && isCut(element),
    )
    return [...controls, ...cut].map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}
