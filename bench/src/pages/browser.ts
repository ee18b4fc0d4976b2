import { launch } from '@portal/e2e'
import type { Browser } from 'playwright-core'

/** A page that grows gets a scroll bar, as on most desks. */
export const launchWithScrollBars = (): Promise<Browser> => launch({ ignoreDefaultArgs: ['--hide-scrollbars'] })

/** A signed-in session that can be used by several browser contexts. */
export type Visitor = Awaited<ReturnType<typeof signedIn>>

export const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 780 } } as const
export type Size = keyof typeof SIZES

type Person = { email: string; password: string }

/** Signs in and returns the stored session, for fresh browser contexts. */
export async function signedIn(browser: Browser, baseURL: string, { email, password }: Person) {
  const context = await browser.newContext({ baseURL, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const token = await page.evaluate(() => sessionStorage.getItem('abs-portal.token'))
  const storageState = await context.storageState()
  await context.close()
  return { baseURL, storageState, token: token ?? '' }
}
