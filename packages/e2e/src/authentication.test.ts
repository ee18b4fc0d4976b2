import { describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser, visit } from './testing/browser.ts'
import { linkMailedTo } from './testing/mail.ts'
import { fill, NEW_PASSWORD, RESET, setPassword, VALIDATE } from './testing/passwords.ts'
import { ADMIN, signIn } from './testing/portal.ts'

useBrowser()

const FIRST_PASSWORD = 'lichen-Lantern!!2026'

describe('authentication', () => {
  test('a visitor registers, validates by mail, signs in, forgets the password and resets it by mail', async () => {
    const email = 'rosa@garden.example'
    const { page, leave } = await visit('/login', {}, [/401|422/])
    await page.getByRole('link', { name: 'Register' }).click()
    await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor()
    // The chip is named by the texts of public screens, which do not include those of signed-in ones.
    expect(await page.getByRole('banner').textContent()).toContain('Environment: local')
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText('This field is required').nth(4).waitFor()
    await fill(page, { 'E-mail': email, Password: FIRST_PASSWORD, 'First name': 'Rosa', 'Last name': 'Canina' })
    await page.getByRole('radio', { name: /^Commercial/ }).check()
    await page.getByLabel('Organisation').fill('Rose Garden')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText(/Check your e-mail: we sent/).waitFor()

    const link = await linkMailedTo(email, 'validate')
    await setPassword(page, link, VALIDATE)
    await page.getByRole('link', { name: 'Open the portal' }).click()
    // The first user of a new account is its administrator.
    await page.getByRole('link', { name: 'User management', exact: true }).waitFor()

    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page
      .getByRole('button', { name: /Forgot your password/ })
      .or(page.getByRole('link', { name: /Forgot your/ }))
      .click()
    await fill(page, { 'E-mail': email, 'Old password': 'I cannot remember' })
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText(/is registered here/).waitFor()
    await setPassword(page, await linkMailedTo(email, 'reset-password'), RESET)
    await page.goto('/login')
    await signIn(page, { email, password: NEW_PASSWORD })

    await page.goto(link)
    await page.getByText(/^Validation failed/).waitFor()
    await leave()
  })

  test('a bad line at the sign-in screen takes nothing away that was typed, and is named', async () => {
    const { page, context, leave } = await visit('/healthcheck', {}, [/Failed to load resource/])
    await context.route('**/AccessRulesFigure-*.js', (route) => route.abort())
    const ornament = page.waitForEvent('requestfailed', (request) => request.url().includes('AccessRulesFigure'))
    await page.goto('/login')
    await ornament
    await context.setOffline(true)
    await fill(page, { 'E-mail': ADMIN.email, Password: ADMIN.password })
    const submit = page.getByRole('button', { name: 'Sign in', exact: true })
    await submit.click()
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor()

    await context.setOffline(false)
    await submit.click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await leave()
  })
})
