import { test } from 'vitest'
import { useBrowser, visitSignedIn } from './testing/browser.ts'

useBrowser()

test('a list is imported: its progress has an address that survives a reload, and the import is undone', async () => {
  const { page, leave } = await visitSignedIn('/assessment/import')
  const buffer = Buffer.from('reference,providerCountry\nJOURNEY-1,Mexico\nJOURNEY-2,Mexiko\n')
  await page.getByLabel('Choose a file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await page.getByText('is not on the list of').waitFor()
  await page.getByRole('button', { name: 'Start with 1 row' }).click()
  await page.waitForURL(/\/assessment\/import\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { name: '1 of 1 row is done' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('The import was undone').waitFor()
  await leave()
})
