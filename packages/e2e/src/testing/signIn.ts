import type { Page } from 'playwright-core'
import { ADMIN } from './portal.ts'

/** Signs in on the login screen and waits for the screen it lands on. */
export async function signIn(page: Page, { email, password } = ADMIN, landing = 'Dashboard') {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: landing }).waitFor()
}
