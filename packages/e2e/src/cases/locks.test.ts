import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, useBrowser, visit, visitSignedIn } from '../testing/browser.ts'
import { signIn } from '../testing/portal.ts'
import { ask, assess, callApi, invite } from '../testing/portalApi.ts'

useBrowser()

const openForm = async (page: Page, id: string) => {
  await page.goto(`/assessment/${id}`)
  await page.getByText('Decision record').first().waitFor()
}

test('a completed assessment is locked, refuses a colleague without permission, and is unlocked with a reason by a user who has it', async () => {
  const admin = await visitSignedIn()
  const id = await assess(admin.page, 'locks of two')
  const scientist = await visit('/login', {}, [/403/])
  await signIn(scientist.page, await invite(admin.page, 'DPT_USER'))
  await openForm(scientist.page, id)
  await scientist.page.getByText('Not cleared').first().waitFor()
  expect(await scientist.page.getByRole('button', { name: 'Release', exact: true }).count()).toBe(0)
  const { assessment } = (await ask(scientist.page, `/assessments/${id}`)) as {
    assessment: { locks: { ref: string; type: string }[] }
  }
  const [lock] = assessment.locks
  const body = { ...lock, comment: 'I have no right to do this.' }
  const refused = await callApi(scientist.page, `/assessments/unlock/${id}`, {
    method: 'PUT',
    body: { ref: body.ref, type: body.type, comment: body.comment },
  })
  expect(refused.status).toBe(403)
  await scientist.leave()

  await openForm(admin.page, id)
  await expectAccessible(admin.page)
  const opening = admin.page.getByRole('button', { name: 'Release', exact: true })
  await opening.first().waitFor()
  for (let left = await opening.count(); left > 0; left--) {
    await opening.first().click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByText('0 of at least 10 characters').waitFor()
    await dialog.getByLabel('Why may it be released?').fill('The permit is on file: SisGen A1B2C3.')
    await dialog.getByRole('checkbox', { name: 'Release it although' }).check()
    await dialog.getByRole('checkbox', { name: 'I have read' }).check()
    if (left === 1) await expectAccessible(admin.page)
    // By keyboard, because releasing removes the focused button: the focus must stay in the section.
    await dialog.getByRole('button', { name: 'Release', exact: true }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await admin.page.locator('section#locks:focus').waitFor()
  }
  await admin.page.getByText('No lock is closed.').first().waitFor()
  await admin.leave()
})
