import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { violationsOn } from './axe.ts'
import { launch } from './chromium.ts'
import { ADMIN } from './portal.ts'

/** Generous, so that only an error ends a wait and not a busy machine. */
export const PATIENCE_MS = 120_000

let browser: Browser

/** Starts a real Chromium for the journeys of one file. */
export function useBrowser() {
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())
}

/**
 * Opens a page in a new browser context. Every error that the page logs or throws fails the journey when it is closed;
 * `expected` matches errors that a journey provokes itself, such as the browser's message about a refused sign-in.
 */
export async function visit(path = '/', options: BrowserContextOptions = {}, expected: RegExp[] = []) {
  const visitor = await newVisitor(options, expected)
  await visitor.page.goto(path)
  return visitor
}

/** Opens a page as the administrator, without the form to sign in, which has journeys of its own. */
export async function visitSignedIn(path = '/', options: BrowserContextOptions = {}, expected: RegExp[] = []) {
  const visitor = await newVisitor(options, expected)
  const { context, page } = visitor
  const reply = await context.request.post('/api/authentication/login', { data: ADMIN })
  expect(reply.status(), await reply.text()).toBe(200)
  const { user } = await reply.json()
  // A browser in which somebody is signed in: the cookie, and whose it is.
  await page.goto('/icon.svg')
  await page.evaluate((known) => localStorage.setItem('abs-portal.user', known), JSON.stringify(user))
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => sessionStorage.getItem('abs-portal.token') !== null)
  return visitor
}

async function newVisitor(options: BrowserContextOptions, expected: RegExp[]) {
  const context = await browser.newContext({ baseURL: inject('portal'), locale: 'en-GB', ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const errors: string[] = []
  context.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
  )
  context.on('weberror', (event) => errors.push(String(event.error())))
  return {
    page,
    context,
    async leave() {
      await context.close()
      const unexpected = errors.filter((error) => !expected.some((known) => known.test(error)))
      expect(unexpected, unexpected.join(' | ')).toEqual([])
    },
  }
}

/** Expects that axe finds no accessibility violation on the page. */
export async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([])
}
