import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser, visit } from './testing/browser.ts'
import { linkMailedTo } from './testing/mail.ts'
import { signIn } from './testing/signIn.ts'

useBrowser()

const FIRST = 'rosa-Garden!!2026'
const SECOND = 'viola-Meadow!!2027'

/** Fills a form by its labels. */
async function fill(page: Page, fields: { [label: string]: string }) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

async function setPassword(page: Page, link: string, labels: { password: string; submit: string; done: string }) {
  await page.goto(link)
  await fill(page, { [labels.password]: SECOND, 'Confirm password': SECOND })
  await expectAccessible(page)
  await page.getByRole('button', { name: labels.submit, exact: true }).click()
  await page.getByText(labels.done).first().waitFor()
}

const VALIDATE = { password: 'Password', submit: 'Validate', done: 'Your account is validated' }

describe('accounts', () => {
  test('register, validate by mail, sign in, forget, reset by mail, sign in again', async () => {
    const email = 'rosa@garden.example'
    const { page, leave } = await visit('/login', {}, [/401|422/])
    await page.getByRole('link', { name: 'Register' }).click()
    await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor()
    await fill(page, { 'E-mail': email, Password: FIRST, 'First name': 'Rosa', 'Last name': 'Canina' })
    await page.getByRole('radio', { name: /^Commercial/ }).check()
    await page.getByRole('radio', { name: /^User/ }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText(/Please check your e-mail/).waitFor()

    const link = await linkMailedTo(email, 'validate')
    await setPassword(page, link, VALIDATE)
    await page.goto('/login')
    await signIn(page, { email, password: SECOND })
    expect(await page.getByRole('link', { name: 'User management' }).count()).toBe(0)

    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page
      .getByRole('button', { name: /Forgot your password/ })
      .or(page.getByRole('link', { name: /Forgot your/ }))
      .click()
    await fill(page, { 'E-mail': email, 'Old password': 'I cannot remember' })
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText(/is registered here/).waitFor()
    await setPassword(page, await linkMailedTo(email, 'reset-password'), {
      password: 'New password',
      submit: 'Reset password',
      done: 'Password updated successfully',
    })
    await page.goto('/login')
    await signIn(page, { email, password: SECOND })

    await page.goto(link)
    await page.getByText(/^Validation failed/).waitFor()
    await leave()
  })

  test('an administrator invites, edits and deactivates a user, whose open session ends at once', async () => {
    const email = 'viola@meadow.example'
    const admin = await visit('/user-management', {}, [/401/])
    await signIn(admin.page, undefined, 'User management')
    await admin.page.getByRole('button', { name: 'Invite a user' }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByLabel('E-mail', { exact: true }).fill(email)
    await dialog.getByLabel('First name', { exact: true }).fill('Viola')
    await dialog.getByLabel('Last name', { exact: true }).fill('Arvensis')
    await expectAccessible(admin.page)
    await dialog.getByRole('button', { name: /Invite/ }).click()
    await admin.page.getByText('User successfully created.').first().waitFor()

    const user = await visit(await linkMailedTo(email, 'validate'), {}, [/401/])
    await setPassword(user.page, await linkMailedTo(email, 'validate'), VALIDATE)
    await user.page.goto('/login')
    await signIn(user.page, { email, password: SECOND })

    await admin.page.reload()
    const row = admin.page.getByRole('row').filter({ hasText: email })
    await row.getByRole('button').last().click()
    await admin.page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByLabel('First name', { exact: true }).fill('Violetta')
    await dialog.getByRole('button', { name: /Save/ }).click()
    await admin.page.getByText('User successfully updated.').first().waitFor()
    await row.getByText('Violetta').waitFor()

    await row.getByRole('button').last().click()
    await admin.page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await admin.page.getByText('User status successfully updated!').first().waitFor()

    await user.page.getByRole('link', { name: 'Assessments' }).first().click()
    await user.page.waitForURL(/\/login/)
    await user.leave()
    await admin.leave()
  })

  test.each(['/user-management', '/user-groups', '/accounts', '/audit-log', '/settings'])(
    '%s is accessible and fits a phone in the dark',
    async (path) => {
      const { page, leave } = await visit(path, { viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
      await page.getByLabel('E-mail').waitFor()
      await signIn(page, undefined, '')
      await page.waitForURL(new RegExp(path))
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await leave()
    },
  )
})
