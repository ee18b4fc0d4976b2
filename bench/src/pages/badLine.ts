import type { Browser, BrowserContext, Page } from 'playwright-core'
import { SIZES, type Visitor } from './browser.ts'
import { UNFINISHED_IN } from './findIds.ts'

/** A phone where the line is bad, and one where it is slow; `mostMs` is the target with nothing in the cache. */
const LINES = [
  { name: '400 kbit/s, 600 ms', latency: 600, bytesPerS: 400_000 / 8, mostMs: 9000 },
  { name: '1.6 Mbit/s, 150 ms', latency: 150, bytesPerS: 1_600_000 / 8, mostMs: 3000 },
] as const
type Line = (typeof LINES)[number]

/** How long the first question of a form takes to come, and over how many requests. */
export type FirstQuestion = {
  visit: string
  protocol: string
  line: Line
  ms: number
  requests: number
  kilobytes: number
  /** The most requests that began one after the end of another: each of them costs a round trip. */
  inARow: number
}

/** The list has fieldsets, too, but only a question has an id. */
const QUESTION = 'main fieldset[id]'

type Sent = { began: number; ended: number; bytes: number }

/** The form of an assessment on each line: with nothing in the browser's cache, once more, and by a click in the list or on the dashboard. */
export async function firstQuestions(browser: Browser, visitor: Visitor, id: string): Promise<FirstQuestion[]> {
  const found: FirstQuestion[] = []
  for (const line of LINES) found.push(...(await visitsOn(line, browser, visitor, id)))
  return found
}

async function visitsOn(line: Line, browser: Browser, visitor: Visitor, id: string): Promise<FirstQuestion[]> {
  const { baseURL, storageState } = visitor
  // The HTTPS address has a certificate of this run.
  const context = await browser.newContext({
    baseURL,
    storageState,
    viewport: SIZES.narrow,
    ignoreHTTPSErrors: true,
  })
  const form = `/assessment/${id}`
  const open = (page: Page) => page.goto(form, { waitUntil: 'commit' })
  const found = [
    await measure(context, { visit: 'nothing in the cache', line }, open),
    await measure(context, { visit: 'opened again', line }, open),
    await measure(
      context,
      { visit: 'from the list', line },
      async (page) => {
        await page.locator(`a[href^="${form}"]`).first().click()
      },
      // Narrowed down to its row: the whole list has more than one page.
      `/assessment?status=IN_PROGRESS&providerCountry=${UNFINISHED_IN}`,
    ),
  ]
  visitor.storageState = await context.storageState()
  await context.close()
  return found
}

async function measure(
  context: BrowserContext,
  { visit, line }: Pick<FirstQuestion, 'visit' | 'line'>,
  act: (page: Page) => Promise<unknown>,
  from?: string,
): Promise<FirstQuestion> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  if (from) {
    await page.goto(from)
    await page.waitForLoadState('networkidle')
  }
  await client.send('Network.enable')
  const { latency, bytesPerS } = line
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerS,
    uploadThroughput: bytesPerS,
  })
  const sent = new Map<string, Sent>()
  client.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (request.url.startsWith('http')) sent.set(requestId, { began: timestamp, ended: 0, bytes: 0 })
  })
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = sent.get(requestId)
    if (one) Object.assign(one, { ended: timestamp, bytes: encodedDataLength })
  })
  const began = Date.now()
  await act(page)
  // The page itself says from when to when, as browsers measure it: the driver begins earlier and learns of it 0.1 s later.
  const shown = await page.waitForFunction(shownAt, QUESTION, { polling: 'raf', timeout: 120_000 })
  const [opened = 0, at = 0] = (await shown.jsonValue()) || []
  const ms = at - Math.max(began, opened)
  // A response from the cache counts no bytes.
  const all = [...sent.values()].filter(({ bytes, ended }) => bytes > 0 && ended > 0)
  // Who answers it stays until the rest is there, which the next visit finds in the cache.
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  const protocol = (await page.evaluate(protocolShown)) === 'h2' ? 'HTTP/2' : 'HTTP/1.1'
  await page.close()
  return {
    visit,
    protocol,
    line,
    ms: Math.round(ms),
    requests: all.length,
    kilobytes: Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
    inARow: inARow(all),
  }
}

/**
 * When the page was opened, and the present time, in milliseconds since 1970, if it shows such an element; runs in the page.
 */
const shownAt = (selector: string): [opened: number, now: number] | false => {
  const { timeOrigin } = performance
  return document.querySelector(selector)?.checkVisibility() === true && [timeOrigin, timeOrigin + performance.now()]
}

/** The protocol that the page came by, as ALPN names it; runs in the page. */
const protocolShown = () => performance.getEntriesByType('navigation')[0]?.toJSON().nextHopProtocol

function inARow(all: readonly Sent[]): number {
  let count = 0
  let free = 0
  for (const { began, ended } of all.toSorted((one, other) => one.ended - other.ended)) {
    if (began < free) continue
    count++
    free = ended
  }
  return count
}
