import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { writeGuidePictures } from './guidePictures.ts'
import { confirm, noToTheRest, soilBacterium } from './testing/brazil.ts'
import { launch } from './testing/chromium.ts'
import { day, startAssessment } from './testing/form.ts'
import { DEMO_SCIENTIST, signIn, startPortal, teardown } from './testing/portal.ts'

/**
 * Walks the main journey in the demo company and writes the pictures of `docs/screenshots` and of the guide. PORTAL_URL
 * selects a demo portal that is already running and was not used yet.
 */

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots')
const LOOKS: { [name: string]: BrowserContextOptions } = {
  'wide-light': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'wide-dark': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  'narrow-light': { viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  'narrow-dark': { viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
}

/** A page of the form that has opened below another one: its picture begins with its heading. */
const BELOW: { readonly [name: string]: string | undefined } = { place: 'Where does it come from?' }

type Shoot = (name: string) => Promise<void>

/** Opens the portal in one look as a scientist of the demo company, and shoots screens by their names. */
async function openAs(look: string, work: (page: Page, shoot: Shoot) => Promise<void>) {
  const context = await browser.newContext({ ...LOOKS[look], baseURL: portal, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await work(page, async (name) => {
    const below = BELOW[name]
    if (below) await page.getByRole('heading', { name: below }).evaluate((heading) => heading.scrollIntoView())
    else await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root') === null)
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(FOLDER, `${name}-${look}.png`) })
  })
  await context.close()
}

/** The screens that show the work of two years, in every look before the journeys add to it. */
async function overview(page: Page, shoot: Shoot) {
  await page.goto('/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('sign-in')
  await signIn(page, DEMO_SCIENTIST)
  await shoot('dashboard')
  await page.goto('/assessment')
  await page.getByRole('main').getByRole('row').nth(1).waitFor()
  await shoot('list')
  await hub(page, shoot)
}

async function journey(page: Page, shoot: Shoot) {
  await page.goto('/login')
  await signIn(page, DEMO_SCIENTIST)
  await startAssessment(page)
  await soilBacterium(page, { date: () => day(page, 'Date of initial access', '2019-03-10'), onPage: shoot })
  await noToTheRest(page)
  await shoot('review')
  await confirm(page)
  await shoot('result')
  await page.getByRole('link', { name: 'Report' }).first().click()
  await page
    .getByText(/not legal advice/i)
    .first()
    .waitFor()
  await shoot('report')
}

/** Shoots screens of the hub, each once its content has loaded. */
async function hub(page: Page, shoot: Shoot) {
  const screens = [
    ['countries', '/information-hub', 'Afghanistan'],
    ['map', '/information-hub?view=map&map=result&accessDate=2019-03-10', 'Natural Earth'],
    ['country', '/information-hub/countries/BR', 'Open questions'],
    ['compare', '/information-hub/compare-countries?countries=BR,CO,ZA,FR&accessDate=2019-03-10', 'Breeding'],
    ['documents', '/information-hub/search?q=biodiversity', 'In force'],
    ['glossary', '/information-hub/glossary', 'Derivative'],
    ['news', '/news', 'Cali Fund'],
  ] as const
  for (const [name, path, text] of screens) {
    await page.goto(path)
    await page.getByRole('main').getByText(text).first().waitFor({ state: 'attached' })
    await shoot(name)
  }
}

mkdirSync(FOLDER, { recursive: true })
const running = process.env.PORTAL_URL
const portal = running ?? (await startPortal(['--demo']))
const browser = await launch()
try {
  for (const look of Object.keys(LOOKS)) await openAs(look, overview)
  for (const look of Object.keys(LOOKS)) await openAs(look, journey)
  await writeGuidePictures(browser)
} finally {
  await browser.close()
  if (running === undefined) await teardown()
}
