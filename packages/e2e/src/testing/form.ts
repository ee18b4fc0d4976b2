import type { Locator, Page } from 'playwright-core'

/** Helpers that answer the assessment form as a user does, by the visible texts. */

export const question = (page: Page, name: RegExp | string): Locator => page.getByRole('group', { name }).first()

/** Selects an option of a single or multiple choice. */
export async function choose(page: Page, name: RegExp | string, option: RegExp | string) {
  const group = question(page, name)
  await group
    .getByRole('radio', { name: option })
    .or(group.getByRole('checkbox', { name: option }))
    .first()
    .check()
}

export async function country(page: Page, name: string) {
  await saved(page)
  // Tab takes the best match; a name in full is taken already, and its list closed.
  await page.getByPlaceholder('Type the name of a country').fill(name)
  await page.keyboard.press('Tab')
  await page.locator('main form :focus').waitFor()
}

/** Types into the field of a question that has the focus already: after a click on the question before it, or on arrival. */
export async function typeAtOnce(page: Page, name: RegExp | string, text: string) {
  await question(page, name).locator('input:focus').waitFor()
  await page.keyboard.type(text)
}

/** Types a day, given as `2026-12-01`, into its three fields. */
export async function day(page: Page, name: RegExp | string, date: string) {
  const group = question(page, name)
  const [year = '', month = '', dayOfMonth = ''] = date.split('-')
  await group.getByLabel('Day', { exact: true }).fill(dayOfMonth)
  await group.getByLabel('Month', { exact: true }).fill(month)
  await group.getByLabel('Year', { exact: true }).fill(year)
}

/** Goes on once all answers are saved: to the page below, which opens as soon as this one is answered, or to the next. */
export async function next(page: Page) {
  await saved(page)
  if (!(await isMoreAsked(page))) await turn(page)
}

/** Whether something that has to be answered is not, once the last answer was evaluated and a page below could open. */
export async function isMoreAsked(page: Page): Promise<boolean> {
  await page
    .locator('aside[aria-busy="false"]')
    .or(page.getByRole('heading', { name: REVIEW }))
    .first()
    .waitFor()
  return page.evaluate(isSomethingOpen)
}

/** The heading of the last page. */
export const REVIEW = 'Check your answers'

/** Presses Next. What is missing is skipped for now. `timeout`: of each click, in milliseconds. */
export async function turn(page: Page, { timeout }: { timeout?: number } = {}) {
  const heading = await page.locator('main h2').first().textContent()
  const skip = page.getByRole('link', { name: 'Skip for now' })
  await page.getByRole('link', { name: /^(Next|Check the answers)$/ }).click({ timeout })
  await page.waitForFunction(hasGoneOn, heading)
  if (!(await skip.isVisible())) return
  await skip.click({ timeout })
  await page.waitForFunction((before) => document.querySelector('main h2')?.textContent !== before, heading)
}

/** To another page, to one that has opened below, or to what is missing. */
const hasGoneOn = (heading: string | null): boolean =>
  document.querySelector('main h2')?.textContent !== heading ||
  document.activeElement?.matches('h2[id^="page-"], fieldset input') === true

/** A question that has to be answered is not, or the date of access, which every journey answers. */
function isSomethingOpen(): boolean {
  return [...document.querySelectorAll('main fieldset')].some((question) => {
    const fields = [...question.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    const isAnswered = fields.some(({ type, checked, value }) => (/radio|checkbox/.test(type) ? checked : value !== ''))
    const isOptional = question.querySelector('legend')?.textContent.includes('(optional)')
    return !isAnswered && (question.id === 'accessDate' || !isOptional)
  })
}

export const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .first()
    .waitFor()

/**
 * Counts every click on the page from now on. At the document: a click whose target was moved away before it arrived is
 * stopped by Playwright at the window, and repeated.
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() =>
    document.addEventListener('pointerdown', () => Reflect.get(window, 'countClick')(), true),
  )
  return () => clicks
}

export async function startAssessment(page: Page) {
  await page.goto('/assessment')
  await page.getByRole('button', { name: 'Assess a use' }).first().click()
  await question(page, /kind of organism/).waitFor()
}
