import { expect, test } from 'vitest'
import { expectAccessible, useBrowser, visitSignedIn } from '../testing/browser.ts'
import { assess } from '../testing/portalApi.ts'

useBrowser()

test('the list shows the assessments, and a page beyond the last one shows the result', async () => {
  const { page, leave } = await visitSignedIn('/assessment')
  const id = await assess(page, 'in the list')
  await page.reload()
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.locator(`a[href*="${id}"]`) })
  const number = (await row.innerText()).match(/#\d{6}/)?.[0]
  expect(number).toBeDefined()
  await expectAccessible(page)
  await row.getByRole('link').first().click()
  const heading = page.getByRole('heading', { level: 1, name: /^Streptomyces sp\. · Brazil · Screening/ })
  await heading.waitFor()
  expect(await heading.innerText()).toContain(number)
  await page.goto(`/assessment/${id}?page=999`)
  await page.getByText('Decision record').first().waitFor()
  await leave()
})

test('a completed assessment is found by filter and by a misspelt name, marked as favourite, copied, and deleted after confirmation', async () => {
  const { page, leave } = await visitSignedIn('/', {}, [/409/])
  await assess(page, 'to be found', { geneticResource: 'Lavandula angustifolia' })
  await page.goto('/assessment?q=Lavandula+angustifolja')
  const row = page.getByRole('row').filter({ hasText: 'to be found' })
  await row.waitFor()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Star/ }).click()
  await row.getByRole('button', { name: /^Remove the star/ }).waitFor()
  await page.goto('/assessment?favorite=true')
  await row.waitFor()
  await row
    .getByRole('button', { name: /Actions|More/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('to be found').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await row.waitFor({ state: 'hidden' })
  await leave()
})
