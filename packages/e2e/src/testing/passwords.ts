import type { Page } from 'playwright-core'
import { expectAccessible } from './browser.ts'

export const NEW_PASSWORD = 'thistle-Harbour!!2027'

/** Fills a form by its labels. */
export async function fill(page: Page, fields: { [label: string]: string }) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** Texts on the screens that a mailed link opens. */
export const VALIDATE = { password: 'Password', submit: 'Validate', done: 'Your account is validated' }
export const ACCEPT = { ...VALIDATE, submit: 'Accept the invitation' }
export const RESET = { password: 'New password', submit: 'Reset password', done: 'Password updated successfully' }

/** Sets the new password on the screen that a mailed link opens. */
export async function setPassword(page: Page, link: string, { password, submit, done }: typeof VALIDATE) {
  await page.goto(link)
  await fill(page, { [password]: NEW_PASSWORD, 'Confirm password': NEW_PASSWORD })
  await expectAccessible(page)
  await page.getByRole('button', { name: submit, exact: true }).click()
  await page.getByText(done).first().waitFor()
}
