import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser, visitSignedIn } from './testing/browser.ts'
import { outOfSight } from './testing/outOfSight.ts'
import { ask, assess } from './testing/portalApi.ts'

useBrowser()

/** Equivalent to 1280 pixels at 400 % zoom, less a scroll bar. */
const ZOOMED = { viewport: { width: 305, height: 640 } }

test('in a window of 320 px no text and no control lies out of sight', async () => {
  const { page, leave } = await visitSignedIn('/', ZOOMED)
  const decided = await assess(page, 'A tube from Brazil')
  const { assessment } = await ask(page, '/assessments', { method: 'POST', body: { answers: { accessDate: '2019' } } })
  const { assessmentId } = assessment as { assessmentId: string }
  const screens = ['/', `/assessment/${assessmentId}?page=3`, `/assessment/${decided}/report`, '/assessment/import']
  const found: [path: string, out: string[]][] = []
  for (const path of screens) {
    await open(page, path)
    found.push([path, await outOfSight(page)])
  }
  expect(found.filter(([, out]) => out.length > 0)).toEqual([])
  await leave()
})

test.each(['/user-management', '/audit-log'])(
  'in a window of 360 px each fact of a row of %s has half of it',
  async (path) => {
    const { page, leave } = await visitSignedIn('/', { viewport: { width: 360, height: 780 } })
    await open(page, path)
    const widths = await page
      .locator('td[data-label]:not([data-pinned])')
      .evaluateAll((cells) => cells.map(({ clientWidth }) => clientWidth).filter((width) => width > 0))
    expect(widths.length).toBeGreaterThan(2)
    expect(Math.min(...widths)).toBeGreaterThan(140)
    await leave()
  },
)

test('on a phone the line at the bottom of the form covers nothing that has the focus', async () => {
  const { page, leave } = await visitSignedIn('/', { viewport: { width: 390, height: 640 } })
  const { assessment } = await ask(page, '/assessments', {
    method: 'POST',
    body: { answers: { organismGroup: 'plant' } },
  })
  await open(page, `/assessment/${(assessment as { assessmentId: string }).assessmentId}?page=1`)
  const next = page.getByRole('link', { name: 'Next' })
  const covered: string[] = []
  do {
    await page.keyboard.press('Tab')
    covered.push(...(await page.evaluate(coveredFocus)))
  } while (!(await next.evaluate((link) => link === document.activeElement)))
  expect(covered).toEqual([])
  await leave()
})

/** The element that has the focus, if something else is painted over its middle. */
function coveredFocus(): string[] {
  const focus = document.activeElement
  if (!focus) return []
  const { left, top, width, height } = focus.getBoundingClientRect()
  const painted = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = painted !== null && (focus.contains(painted) || painted.contains(focus) || width <= 1)
  return isSeen ? [] : [focus.textContent ?? '']
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('main h1, main h2').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null)
}
