import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { violationsOn } from '../testing/axe.ts'
import { launch } from '../testing/chromium.ts'
import { ADMIN, signIn, startPortal, teardown } from '../testing/portal.ts'
import { PUBLIC_SCREENS, pretend, SCREENS, type Screen, STATES, type State } from './screens.ts'

/**
 * Takes a picture of every screen in every state and look on a demo portal, into a folder that is not committed, and
 * says where axe finds a fault or a page is wider than its window. `npm run screens`, or some looks and screens alone:
 * `npm run screens -- 390-dark list due`. With PORTAL_URL it looks at a demo portal that runs already.
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

let faults = 0
function report(fault: string): void {
  faults++
  process.stdout.write(`${fault}\n`)
}

const chosen = process.argv.slice(2)
const isLook = (name: string) => LOOKS.some((look) => look.name === name)
const looks = LOOKS.filter(({ name }) => !chosen.some(isLook) || chosen.includes(name))
const isChosen = ({ name }: Screen) => chosen.every(isLook) || chosen.includes(name)

/** While it waits, a screen of one thing does not know the thing's name yet. */
const ONLY_WHEN_LOADED = 'page-has-heading-one'

async function shoot(page: Page, title: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${title}.png`), fullPage: true })
  const isLoading = title.includes('-loading-')
  for (const violation of await violationsOn(page))
    if (!isLoading || !violation.startsWith(ONLY_WHEN_LOADED)) report(`${title}: ${violation}`)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (over > 0) report(`${title}: ${over} px wider than the window`)
}

/** Waits until the screen has settled; one that is kept waiting shows its bars after a moment. */
async function open(page: Page, path: string, state: State): Promise<void> {
  await page.goto(path)
  await page.locator('main').first().waitFor()
  if (state === 'full') await page.waitForLoadState('networkidle')
  if (state === 'failing') await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor()
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

/** The account of the operator has no assessments yet. */
async function walkEmpty(page: Page, { name }: Look): Promise<void> {
  await page.goto('/login')
  await signIn(page, ADMIN)
  for (const screen of SCREENS.filter(isChosen).filter(({ path }) => path('') === path('1'))) {
    await open(page, screen.path(''), 'full')
    await shoot(page, `${screen.name}-empty-${name}`)
  }
}

const CASE = /^\/assessment\/([0-9a-f-]{36})/

/** The first completed case of the list. */
async function findCase(page: Page): Promise<string> {
  await page.goto('/assessment?status=COMPLETED')
  await page.getByRole('main').getByRole('row').nth(1).waitFor()
  const links = await page.getByRole('main').locator('a[href^="/assessment/"]').all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  return addresses.flatMap((address) => CASE.exec(address ?? '')?.[1] ?? [])[0] ?? ''
}

mkdirSync(FOLDER, { recursive: true })
const running = process.env.PORTAL_URL
const portal = running ?? (await startPortal(['--demo']))
const browser = await launch()
try {
  for (const look of looks) {
    const page = await openPage(browser, portal, look)
    await walkPublic(page, look)
    await page.goto('/login')
    await signIn(page, PERSON)
    await walk(page, look, await findCase(page))
    await page.context().close()
  }
  for (const look of looks.slice(0, 1)) await walkEmpty(await openPage(browser, portal, look), look)
} finally {
  await browser.close()
  if (running === undefined) await teardown()
}
process.stdout.write(`${FOLDER}: ${faults === 0 ? 'no faults' : `${faults} faults`}\n`)
process.exitCode = faults === 0 ? 0 : 1
