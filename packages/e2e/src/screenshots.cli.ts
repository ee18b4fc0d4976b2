import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { writeGuidePictures } from './guidePictures.ts'
import { confirm, noToTheRest, soilBacterium } from './testing/brazil.ts'
import { launch } from './testing/chromium.ts'
import { day, startAssessment } from './testing/form.ts'
import { signIn, startPortal, teardown } from './testing/portal.ts'

/** Walks the main journey on a fresh portal and writes the pictures of `docs/screenshots` and of the guide. */

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots')
const LOOKS: { [name: string]: BrowserContextOptions } = {
  'wide-light': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'wide-dark': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  'narrow-light': { viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  'narrow-dark': { viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
}

async function walk(look: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, baseURL: portal, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const shoot = async (name: string) => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root') === null)
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(FOLDER, `${name}-${look}.png`) })
  }
  await page.goto('/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('sign-in')
  await signIn(page)
  await shoot('dashboard')
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
  await page.goto('/assessment')
  await page.getByRole('main').getByText('#000001').first().waitFor()
  await shoot('list')
  await hub(page, shoot)
  await context.close()
}

/** Shoots screens of the hub, each once its content has loaded. */
async function hub(page: Page, shoot: (name: string) => Promise<void>) {
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
const portal = await startPortal()
const browser = await launch()
try {
  for (const [look, options] of Object.entries(LOOKS)) await walk(look, options)
  await writeGuidePictures(browser)
} finally {
  await browser.close()
  await teardown()
}
