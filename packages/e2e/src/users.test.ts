import { describe, test } from 'vitest'
import { expectAccessible, useBrowser, visit } from './testing/browser.ts'
import { linkMailedTo } from './testing/mail.ts'
import { ACCEPT, setPassword } from './testing/passwords.ts'
import { signIn } from './testing/portal.ts'

useBrowser()

describe('users', () => {
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
    await setPassword(user.page, await linkMailedTo(email, 'validate'), ACCEPT)
    await user.page.getByRole('link', { name: 'Open the portal' }).click()
    await user.page.getByRole('link', { name: 'Assessments' }).first().waitFor()

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
})
