import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { violationsOn } from '../testing/axe.ts'
import { launch } from '../testing/chromium.ts'
import { outOfSight } from '../testing/outOfSight.ts'
import { ADMIN, DEMO_ADMIN, DEMO_OPERATOR, signIn, startPortal, teardown } from '../testing/portal.ts'
import { collectMails } from './mails/mails.ts'
import {
  type Cases,
  MAILS,
  OPERATOR_SCREENS,
  PDF,
  PRINTED,
  PUBLIC_SCREENS,
  pretend,
  SCREENS,
  type Screen,
  STATES,
  type State,
} from './screens.ts'

/**
 * Takes a picture of every screen in every state and look on a demo portal, into a folder that is not committed, and
 * reports where axe finds a violation, a page is wider than its window, or something lies beyond its edges. `npm run
 * screens` takes all; `npm run screens -- 390-dark list due` takes only some looks and screens. PORTAL_URL selects a demo
 * portal that is already running. Mails are sent by a portal of their own, whose clock requires Debian's `libfaketime`;
 * the pages of the report as PDF require the program `pdftoppm`.
 */

const FOLDER = join(import.meta.dirname, '..', '..', 'screenshots')

type Look = BrowserContextOptions & { name: string; states: readonly State[] }

/** Width and height of windows, from a phone to a wall display. */
const WINDOWS = [
  [360, 780],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const
/** The looks in which screens are also shown while loading and on failure. */
const WITH_STATES = ['1440-light', '390-dark']

const inWindow = (width: number, height: number, colorScheme: 'light' | 'dark'): Look => {
  const name = `${width}-${colorScheme}`
  return { name, viewport: { width, height }, colorScheme, states: WITH_STATES.includes(name) ? STATES : ['full'] }
}
const usual = { viewport: { width: 1440, height: 900 }, states: ['full'] as const }
const LOOKS: readonly Look[] = [
  ...WINDOWS.flatMap(([width, height]) => [inWindow(width, height, 'light'), inWindow(width, height, 'dark')]),
  // Equivalent to 1280 pixels at 400 % zoom.
  { name: '320-zoomed', viewport: { width: 320, height: 256 }, states: ['full'] },
  { name: 'forced-colours', ...usual, forcedColors: 'active' },
]
/** Paper looks the same in every window, so one look is enough. */
const ON_PAPER = '1440-light'

let faults = 0
function report(fault: string): void {
  faults++
  process.stdout.write(`${fault}\n`)
}

const chosen = process.argv.slice(2)
const isLook = (name: string) => LOOKS.some((look) => look.name === name)
const looks = LOOKS.filter(({ name }) => !chosen.some(isLook) || chosen.includes(name))
const isChosen = ({ name }: Screen) => chosen.every(isLook) || chosen.includes(name)

/**
 * A rule ignored while loading, because the heading of some screens is the name of an object that is still being
 * loaded.
 */
const ONLY_WHEN_LOADED = 'page-has-heading-one'

async function shoot(page: Page, title: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${title}.png`), fullPage: true })
  const isLoading = title.includes('-loading-')
  for (const violation of await violationsOn(page))
    if (!isLoading || !violation.startsWith(ONLY_WHEN_LOADED)) report(`${title}: ${violation}`)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (over > 0) report(`${title}: ${over} px wider than the window`)
  for (const out of await outOfSight(page)) report(`${title}: out of sight: ${out}`)
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null)
}

/** Time in milliseconds until a failed query is given up: it is retried twice, after one and two seconds. */
const GIVEN_UP_MS = 5000

/** Opens a screen and waits until it has settled; in the loading state, until its skeleton appears after the delay. */
async function open(page: Page, path: string, state: State): Promise<void> {
  await page.goto(path)
  await page.locator('main').first().waitFor()
  if (state === 'full') await settle(page)
  // Some screens need none of the failing requests.
  if (state === 'failing')
    await page
      .getByRole('alert')
      .first()
      .waitFor({ timeout: GIVEN_UP_MS })
      .catch(() => null)
  await page.waitForTimeout(800)
}

async function openPage(browser: Browser, portal: string, look: BrowserContextOptions) {
  const context = await browser.newContext({ ...look, baseURL: portal, locale: 'en-GB', reducedMotion: 'reduce' })
  return context.newPage()
}

async function walk(page: Page, { name, states }: Look, cases: Cases): Promise<void> {
  for (const state of states) {
    await pretend(page, state)
    for (const screen of SCREENS.filter(isChosen)) {
      await open(page, screen.path(cases), state)
      await shoot(page, `${screen.name}-${state}-${name}`)
    }
  }
  await pretend(page, 'full')
}

async function walkPrinted(page: Page, cases: Cases): Promise<void> {
  for (const { name, path } of PRINTED.filter(isChosen)) {
    await page.emulateMedia({ media: 'print' })
    await open(page, path(cases), 'full')
    await shoot(page, name)
  }
  await page.emulateMedia({ media: 'screen' })
}

/** Shoots the pages of the report as PDF, full and short. */
async function walkPdf(page: Page, { decided }: Cases): Promise<void> {
  await page.goto('/')
  const token = await page.evaluate(() => sessionStorage.getItem('abs-portal.token'))
  const headers = { authorization: `Bearer ${token}` }
  const links = await page.request.get(`/api/assessments/report/${decided}/download-links`, { headers })
  const { pdf, pdfShort } = (await links.json()) as { pdf: string; pdfShort: string }
  for (const [name, link] of Object.entries({ 'report-pdf': pdf, 'report-pdf-short': pdfShort })) {
    const file = join(FOLDER, `${name}.pdf`)
    writeFileSync(file, await (await page.request.get(link)).body())
    const { status, error } = spawnSync('pdftoppm', ['-png', '-r', '96', file, join(FOLDER, name)])
    if (status !== 0) report(`${name}: no pictures of its pages (${error?.message ?? `pdftoppm ended with ${status}`})`)
  }
}

/** Widths of the window in which a mail is read: on a phone, and beside a list of mails. */
const MAIL_WIDTHS = [390, 800]

/** Shoots each kind of mail in each language as HTML and as text, in both widths. */
async function walkMails(page: Page): Promise<void> {
  let number = 0
  for await (const { kind, language, subject, text, html } of collectMails(report)) {
    number++
    const name = `mail-${language}-${kind}-${number}`
    for (const width of MAIL_WIDTHS) {
      await page.setViewportSize({ width, height: 600 })
      await page.setContent(html)
      await shoot(page, `${name}-html-${width}`)
    }
    const heading = `<title>${subject}</title><h1>${subject}</h1>`
    await page.setContent(`${heading}<pre style="white-space: pre-wrap" id="text"></pre>`)
    await page.locator('#text').evaluate((element, content) => {
      element.textContent = content
    }, text)
    await page.screenshot({ path: join(FOLDER, `${name}-text.png`), fullPage: true })
  }
}

async function walkPublic(page: Page, { name }: Look): Promise<void> {
  for (const screen of PUBLIC_SCREENS.filter(isChosen)) {
    await open(page, screen.path(NO_CASES), 'full')
    await shoot(page, `${screen.name}-full-${name}`)
  }
}

/** Shoots the screens that only the operator sees. */
async function walkOperator(page: Page, { name }: Look): Promise<void> {
  await page.goto('/login')
  await signIn(page, DEMO_OPERATOR)
  for (const screen of OPERATOR_SCREENS.filter(isChosen)) {
    await open(page, screen.path(NO_CASES), 'full')
    await shoot(page, `${screen.name}-full-${name}`)
  }
}

/** Shoots empty states: the operator's account has no assessments yet. */
async function walkEmpty(page: Page, { name }: Look): Promise<void> {
  await page.goto('/login')
  await signIn(page, ADMIN)
  for (const screen of SCREENS.filter(isChosen).filter(({ isOfCase }) => !isOfCase)) {
    await open(page, screen.path(NO_CASES), 'full')
    await shoot(page, `${screen.name}-empty-${name}`)
  }
}

const NO_CASES: Cases = { decided: '', other: '', open: '' }
const CASE = /^\/assessment\/([0-9a-f-]{36})$/

/** The latest assessments of the list with a given status. */
async function findCases(page: Page, status: 'COMPLETED' | 'IN_PROGRESS'): Promise<string[]> {
  await page.goto(`/assessment?status=${status}`)
  await page.getByRole('main').getByRole('row').nth(1).waitFor()
  const links = await page.getByRole('main').locator('a[href^="/assessment/"]').all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  return addresses.flatMap((address) => CASE.exec(address ?? '')?.[1] ?? [])
}

async function findBoth(page: Page): Promise<Cases> {
  const [decided = '', other = ''] = await findCases(page, 'COMPLETED')
  const [open = ''] = await findCases(page, 'IN_PROGRESS')
  return { decided, other, open }
}

/** Walks the screens of a demo portal, which is started unless one is running already. */
async function walkScreens(browser: Browser): Promise<void> {
  const running = process.env.PORTAL_URL
  const portal = running ?? (await startPortal(['--demo']))
  try {
    for (const look of looks) await walkLook(browser, portal, look)
    // The password of the operator of a portal that is already running is not known.
    if (running === undefined)
      for (const look of looks.slice(0, 1)) await walkEmpty(await openPage(browser, portal, look), look)
  } finally {
    if (running === undefined) await teardown()
  }
}

async function walkLook(browser: Browser, portal: string, look: Look): Promise<void> {
  const page = await openPage(browser, portal, look)
  await walkPublic(page, look)
  await page.goto('/login')
  await signIn(page, DEMO_ADMIN)
  const cases = await findBoth(page)
  await walk(page, look, cases)
  if (look.name === ON_PAPER) {
    await walkPrinted(page, cases)
    if (isChosen(PDF)) await walkPdf(page, cases)
  }
  await page.context().close()
  const operator = await openPage(browser, portal, look)
  await walkOperator(operator, look)
  await operator.context().close()
}

mkdirSync(FOLDER, { recursive: true })
const browser = await launch()
try {
  if (chosen.some((name) => name !== MAILS.name) || chosen.length === 0) await walkScreens(browser)
  if (looks.some(({ name }) => name === ON_PAPER) && isChosen(MAILS)) await walkMails(await browser.newPage())
} finally {
  await browser.close()
}
process.stdout.write(`${FOLDER}: ${faults === 0 ? 'no faults' : `${faults} faults`}\n`)
process.exitCode = faults === 0 ? 0 : 1
