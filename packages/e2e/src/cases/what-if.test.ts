import { expect, test } from 'vitest'
import { expectAccessible, useBrowser, visitSignedIn } from '../testing/browser.ts'
import { ask, assess } from '../testing/portalApi.ts'

useBrowser()

test('a completed assessment is not changed by trying other facts in what-if', async () => {
  const { page, leave } = await visitSignedIn()
  const id = await assess(page, 'what if')
  await page.goto(`/assessment/${id}/what-if`)
  await page.getByRole('button', { name: 'Add a scenario' }).first().click()
  const chooser = page.getByRole('combobox', { name: /Change an answer in Scenario 1/ })
  await chooser.click()
  await chooser.fill('Brazilian scientific')
  const choice = page.getByRole('option', { name: /Brazilian scientific/ })
  await choice.waitFor()
  await expectAccessible(page)
  await choice.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Yes' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page
    .getByText(/From Red to/)
    .first()
    .waitFor()
  await expectAccessible(page)
  const { assessment } = (await ask(page, `/assessments/${id}`)) as { assessment: { br_partner: string } }
  expect(assessment.br_partner).toBe('no')
  await leave()
})
