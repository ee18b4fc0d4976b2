import type { Locator, Page, Request, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser, visit, visitSignedIn } from './testing/browser.ts'
import { assess, BRAZIL } from './testing/portalApi.ts'

useBrowser()

/** The largest cumulative layout shift of a page. */
const MAX_SHIFT = 0.02
const CASE = 'countries=BR,CO,ZA,FR,JP&accessDate=2019-03-10&intendedUseDate=2026-12-01'
const SCREENS = [
  '/',
  '/information-hub',
  '/information-hub?view=map&map=result',
  '/information-hub/countries/BR',
  '/information-hub/countries/BR?use=breeding#rules',
  '/information-hub/countries/BR/legal-references',
  '/information-hub/search?q=biodiversity',
  '/information-hub/glossary',
  `/information-hub/compare-countries?${CASE}`,
  `/information-hub/compare-countries?view=timeline&${CASE}`,
  '/news',
  '/assessment',
  '/settings',
]

describe('content that arrives late does not shift the layout', () => {
  test.each([
    { width: 1280, height: 900, order: 'first' as const },
    { width: 360, height: 780, order: 'last' as const },
  ])(
    'at a width of $width px, with the $order of the pending responses released next',
    async ({ order, ...viewport }) => {
      const { page, leave } = await visitSignedIn('/', { viewport })
      for (const name of ['one', 'two', 'three', 'four']) await assess(page, name)
      const line = await slowLine(page)
      const shifts: [path: string, shift: number][] = []
      for (const path of SCREENS) {
        await page.goto(path)
        await line.answerEach((held) => (order === 'first' ? held.shift() : held.pop()))
        shifts.push([path, await shiftOf(page)])
      }
      expect(shifts.filter(([, shift]) => shift > MAX_SHIFT)).toEqual([])
      await leave()
    },
  )
})

describe.each([
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
])('at a width of $width px the code that follows the first question moves nothing', (viewport) => {
  test.each([
    { name: 'of an open form', answers: { ...BRAZIL, confirm: undefined }, waiting: '#intendedUse input:disabled' },
    { name: 'of a locked one, whose notice stands above', answers: BRAZIL, waiting: '[data-waiting="shown"]' },
  ])('$name', async ({ answers, waiting }) => {
    const { page, leave } = await visitSignedIn('/', { viewport })
    const id = await assess(page, 'uses that come late', answers)
    const { held, release } = await holdBack(page, /\/assets\/(answerFields|restOfForm)-/)
    await page.goto(`/assessment/${id}?page=4`, { waitUntil: 'commit' })
    await page.locator(waiting).first().waitFor()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await release()
    await page.locator('#intendedUse input[type="checkbox"]').first().waitFor()
    await page.getByRole('button', { name: /^Actions for/ }).waitFor()
    await drawn(page)
    expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT)
    await leave()
  })
})

test.each([390, 1280, 1440])('at %i px the name of a case stands at once, and stays where it is', async (width) => {
  const { page, leave } = await visitSignedIn('/', { viewport: { width, height: 800 } })
  const decided = await assess(page, 'the record')
  const open = await assess(page, 'the form', { ...BRAZIL, confirm: undefined })
  for (const id of [decided, open]) {
    await page.goto('/assessment')
    const { release } = await holdBack(page, new RegExp(`/api/assessments/${id}`))
    await page.locator(`main a[href="/assessment/${id}"]`).filter({ visible: true }).first().click()
    await page.locator('[data-waiting="shown"]').waitFor()
    const name = page.getByRole('heading', { level: 1 })
    const [text, place] = [await name.textContent(), await startOf(name)]
    await release()
    await page.getByRole('button', { name: /^Actions for/ }).waitFor()
    expect([await name.textContent(), await startOf(name)]).toEqual([text, place])
  }
  await leave()
})

test.each([390, 1280, 1440])('at %i px nothing that comes late moves the form to sign in', async (width) => {
  const { page, leave } = await visit('about:blank', { viewport: { width, height: 720 } })
  const { held, release } = await holdBack(page, /\/api\/config|AccessRulesFigure|\.woff2/)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await expect.poll(() => held.length).toBeGreaterThan(1)
  const before = await placesIn(page)
  await release()
  if (width > 1000) await page.getByRole('figure').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await placesIn(page)).toEqual(before)
  await leave()
})

test.each([320, 390, 1440])('errors of the registration move no field and no button at %i px', async (width) => {
  const { page, leave } = await visit('/register', { viewport: { width, height: 780 } })
  await page.getByLabel('First name').waitFor()
  const before = await placesIn(page)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect.poll(() => page.getByText('This field is required').count()).toBe(5)
  expect(await placesIn(page)).toEqual(before)
  await leave()
})

/** The places of the fields and of the button of a form, in pixels from the top of the page; what is folded has none. */
const placesIn = (page: Page) =>
  page
    .locator('form :is(input, button[type="submit"])')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)),
    )

/** The place of the first line of a text, in pixels. */
const startOf = (text: Locator) =>
  text.evaluate((element) => {
    const [first] = element.getClientRects()
    return first && { left: Math.round(first.left), top: Math.round(first.top) }
  })

/** Holds back the requests that match, until all of them are released. */
async function holdBack(page: Page, pattern: RegExp) {
  const held: Route[] = []
  let isLate = true
  await page.route(pattern, (route) => (isLate ? void held.push(route) : route.continue()))
  const release = async () => {
    isLate = false
    for (const route of held) await route.continue()
  }
  return { held, release }
}

/** Holds back every response until it is released. */
async function slowLine(page: Page) {
  const held: Route[] = []
  const under = new Set<Request>()
  page.on('request', (request) => under.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (one) => under.delete(one))
  await page.route(/\/api\/|world\.json$/, (route) => void held.push(route))

  /** Releases the responses one by one, each after the page has rendered the previous one. */
  async function answerEach(next: (held: Route[]) => Route | undefined) {
    await page.locator('main [data-waiting="shown"]').first().waitFor()
    while (under.size > 0 || (await page.locator('[data-waiting]').count()) > 0) {
      const route = next(held)
      await route?.continue()
      await (await route?.request().response())?.finished()
      await drawn(page)
    }
  }
  return { answerEach }
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** The sum of the layout shifts since the page was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve((list.getEntries() as Shift[]).reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0)),
        )
        observer.observe({ type: 'layout-shift', buffered: true })
        // Without a layout shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
