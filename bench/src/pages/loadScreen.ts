import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { SIZES, type Size, type Visitor } from './browser.ts'
import { type Observed, observe } from './observe.ts'
import type { Screen } from './screens.ts'

/** The measurements of a first visit to a screen. */
export type Loaded = {
  screen: string
  /** The sum of all shifts while it loads and is then scrolled to its end. */
  shift: number
  /** The largest shift's sources, for whoever has to find the cause. */
  moved: string[]
  gzipKb: number
  headingMs: number
  longestTaskMs: number
}

/** A slow connection with high latency, as of a phone abroad. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

type How = { browser: Browser; visitor: Visitor; size: Size; isSlow: boolean }

/** Opens a screen with an empty cache, waits until it is loaded, and scrolls through it. */
export async function loadScreen(screen: Screen, { browser, visitor, size, isSlow }: How): Promise<Loaded> {
  const { baseURL, storageState } = visitor
  const context = await browser.newContext({
    baseURL,
    viewport: SIZES[size],
    ...(!screen.isPublic && { storageState }),
  })
  await context.addInitScript(observe)
  const page = await context.newPage()
  const code = collectCode(page)
  if (isSlow) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', SLOW)
  await page.goto(screen.path)
  await settle(page)
  await scrollThrough(page)
  const seen = await observed(page)
  const heading = await page.locator('h1').first().textContent()
  // The refresh cookie rotates with each visit.
  if (!screen.isPublic) visitor.storageState = await context.storageState()
  const gzipKb = await code()
  await context.close()
  return {
    screen: screen.name,
    ...shifted(seen),
    gzipKb,
    headingMs: seen.headings[heading ?? ''] ?? Number.NaN,
    longestTaskMs: Math.max(0, ...seen.tasks.map(({ ms }) => ms)),
  }
}

export const observed = (page: Page): Promise<Observed> =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed)

/** Waits until the network is idle and no skeleton is left. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

const MAX_SCREENS = 8

async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < MAX_SCREENS; step++) {
    const isEnd = await page.evaluate(async () => {
      const before = window.scrollY
      window.scrollBy(0, window.innerHeight * 0.8)
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return window.scrollY === before
    })
    if (isEnd) return
  }
}

function shifted({ shifts }: Observed): Pick<Loaded, 'shift' | 'moved'> {
  const largest = shifts.toSorted((one, other) => other.value - one.value)[0]
  return { shift: shifts.reduce((sum, { value }) => sum + value, 0), moved: largest?.moved ?? [] }
}

/** Scripts and styles that the page loads; their size as gzip sends it. */
function collectCode(page: Page): () => Promise<number> {
  const code: Response[] = []
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) code.push(response)
  })
  return async () => {
    const bodies = await Promise.all(code.map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000
  }
}
