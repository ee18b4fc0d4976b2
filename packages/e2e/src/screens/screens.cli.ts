import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { violationsOn } from '../testing/axe.ts'
import { launch } from '../testing/chromium.ts'
import { ADMIN, signIn, startPortal, teardown } from '../testing/portal.ts'
import { PUBLIC_SCREENS, pretend, SCREENS, type Screen, STATES, type State } from './screens.ts'

/**
 * Takes a picture of every screen in every state and look on a demo portal, into a folder that is not committed, and
 * says where axe finds a fault or a page is wider than its window. `npm run screens`, or `npm run screens -- list due`.
 */

const FOLDER = join(import.meta.dirname, '..', '..', 'screenshots')
const PERSON = { email: 'acc-admin@demo.example', password: 'Demo-portal!!2026' }

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
type Look = BrowserContextOptions & { name: string; states: readonly State[] }
const LOOKS: readonly Look[] = [
  { name: '1440-light', viewport: wide, colorScheme: 'light', states: STATES },
  { name: '1440-dark', viewport: wide, colorScheme: 'dark', states: ['full'] },
  { name: '390-light', viewport: phone, colorScheme: 'light', states: ['full'] },
  { name: '390-dark', viewport: phone, colorScheme: 'dark', states: STATES },
  // 1280 pixels at 400 %.
  { name: '320-zoomed', viewport: { width: 320, height: 256 }, states: ['full'] },
  { name: 'forced-colours', viewport: wide, forcedColors: 'active', states: ['full'] },
]

const faults: string[] = []
const chosen = process.argv.slice(2)
const isChosen = ({ name }: Screen) => chosen.length === 0 || chosen.includes(name)

async function shoot(page: Page, title: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${title}.png`), fullPage: true })
  for (const violation of await violationsOn(page)) faults.push(`${title}: ${violation}`)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (over > 0) faults.push(`${title}: ${over} px wider than the window`)
}

/** Waits until the screen has settled; one that is kept waiting shows its bars after a moment. */
async function open(page: Page, path: string, state: State): Promise<void> {
  await page.goto(path)
  if (state === 'full') await page.waitForLoadState('networkidle')
  await page.waitForTimeout(800)
}

async function openPage(browser: Browser, portal: string, look: BrowserContextOptions) {
  const context = await browser.newContext({ ...look, baseURL: portal, locale: 'en-GB', reducedMotion: 'reduce' })
  return context.newPage()
}

async function walk(page: Page, { name, states }: Look, caseId: string): Promise<void> {
  for (const state of states) {
    await pretend(page, state)
    for (const screen of SCREENS.filter(isChosen)) {
      await open(page, screen.path(caseId), state)
      await shoot(page, `${screen.name}-${state}-${name}`)
    }
  }
  await pretend(page, 'full')
}

async function walkPublic(page: Page, { name }: Look): Promise<void> {
  for (const screen of PUBLIC_SCREENS.filter(isChosen)) {
    await open(page, screen.path(''), 'full')
    await shoot(page, `${screen.name}-full-${name}`)
  }
}

/** The first completed case of the list. */
async function findCase(page: Page): Promise<string> {
  await page.goto('/assessment?status=COMPLETED')
  const link = page.getByRole('main').locator('a[href^="/assessment/"]').first()
  await link.waitFor()
  return (await link.getAttribute('href'))?.split('/')[2]?.split('?')[0] ?? ''
}

mkdirSync(FOLDER, { recursive: true })
const portal = await startPortal(['--demo'])
const browser = await launch()
try {
  for (const look of LOOKS) {
    const page = await openPage(browser, portal, look)
    await walkPublic(page, look)
    await page.goto('/login')
    await signIn(page, PERSON)
    await walk(page, look, await findCase(page))
    await page.context().close()
  }
  // The account of the operator has no assessments yet.
  const empty = await openPage(browser, portal, { viewport: wide })
  await empty.goto('/login')
  await signIn(empty, ADMIN)
  for (const screen of SCREENS.filter(isChosen).filter(({ path }) => path('') === path('1'))) {
    await open(empty, screen.path(''), 'full')
    await shoot(empty, `${screen.name}-empty-1440-light`)
  }
} finally {
  await browser.close()
  await teardown()
}
process.stdout.write(`${FOLDER}\n${faults.length === 0 ? 'No faults.' : faults.join('\n')}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
