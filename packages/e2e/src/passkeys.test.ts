import { expect, test } from 'vitest'
import { expectAccessible, useBrowser, visit } from './testing/browser.ts'
import { signIn } from './testing/portal.ts'
import { ask, invite } from './testing/portalApi.ts'

useBrowser()

test('a required second factor: a passkey is added at sign-in, then signs in alone and after the password', async () => {
  const operator = await visit('/login')
  await signIn(operator.page)
  const stamp = Date.now()
  const account = { accountName: `Passkeys ${stamp}`, accountType: 'COM' }
  const made = (await ask(operator.page, '/accounts', { method: 'POST', body: account })) as {
    account: { accountId: string }
  }
  const admin = await invite(operator.page, 'ACC_ADMIN', made.account.accountId)
  await operator.leave()

  const { page, context, leave } = await visit('/login', {}, [/401|403/])
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page, admin)
  await page.goto('/sign-in-and-security')
  await page.getByRole('switch', { name: /Everybody in this account/ }).click({ force: true })
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  // It applies to the administrator, too: the next API call redirects to adding a factor.
  await page.getByRole('heading', { level: 1, name: 'Add a second factor' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop in the lab')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Laptop in the lab').waitFor()
  expect(await page.locator('pre').innerText()).toMatch(/^([0-9a-f]{5}-){3}/)
  await page.getByRole('button', { name: 'Continue to the portal' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

  await page.getByRole('button', { name: /account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.getByRole('button', { name: /account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await leave()
})
