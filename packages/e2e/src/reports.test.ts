import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { expectAccessible, useBrowser, visit, visitSignedIn } from './testing/browser.ts'
import { ask, assess } from './testing/portalApi.ts'
import { readPdf } from './testing/reportFile.ts'

useBrowser()

test('a completed assessment has a report as a tagged PDF, which can be verified without signing in', async () => {
  const { page, leave } = await visitSignedIn('/', { acceptDownloads: true })
  const id = await assess(page, 'for the inspector')
  await page.goto(`/assessment/${id}/report`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as PDF' }).click(),
  ])
  const file = await readFile(String(await download.path()))
  const pdf = await readPdf(file)
  expect(pdf.language).toMatch(/^en/)
  expect([...pdf.roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']))
  expect(pdf.bookmarks.length).toBeGreaterThan(3)
  expect(pdf.text).toContain(`Page 1 of ${pdf.pages}`)
  expect(pdf.text).toMatch(/Streptomyces/)
  expect(pdf.text).toMatch(/not legal advice/i)

  const { verificationCode } = (await ask(page, `/assessments/report/${id}`)) as { verificationCode: string }
  expect(pdf.text.replaceAll(/[\s-]/g, '')).toContain(verificationCode.replaceAll('-', ''))
  await leave()

  const stranger = await visit(`/verify?code=${verificationCode}`)
  await stranger.page.locator('input[type=file]').setInputFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: file,
  })
  await stranger.page.getByRole('button', { name: 'Check' }).click()
  await stranger.page.getByRole('heading', { name: 'Genuine and unchanged' }).waitFor()
  expect(await stranger.page.locator('body').innerText()).not.toMatch(/Streptomyces|inspector/)
  await expectAccessible(stranger.page)
  await stranger.leave()
})
