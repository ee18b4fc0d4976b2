import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, useBrowser, visit, visitSignedIn } from './testing/browser.ts'
import { assess, BRAZIL } from './testing/portalApi.ts'
import { readPdf } from './testing/reportFile.ts'

useBrowser()

test('a completed assessment has letters for its procedures, whose fields are saved and appear in the file', async () => {
  const { page, leave } = await visitSignedIn('/', { acceptDownloads: true })
  const id = await assess(page, 'for the authority', { ...BRAZIL, accessDate: '2022-03-10' })
  await page.goto(`/assessment/${id}/letters/eu-declaration-product`)
  await page.getByLabel('Name of the product, or description of the result').fill('Enzyme <7> & co')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The letter was saved.').waitFor()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as PDF' }).click(),
  ])
  const { text, roles } = await readPdf(await readFile(String(await download.path())))
  expect(text).toContain('Enzyme <7> & co')
  expect(text).toContain('[to be filled in:')
  expect([...roles]).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']))
  await leave()
})

async function makePack(page: Page, id: string): Promise<Buffer> {
  const token = await page.evaluate(() => sessionStorage.getItem('abs-portal.token'))
  const reply = await page.request.post('/api/packs', {
    headers: { authorization: `Bearer ${token}` },
    data: { assessmentIds: [id], forWhom: 'Inspectorate' },
  })
  expect(reply.status()).toBe(200)
  return reply.body()
}

/** Opens the page of a pack from disk without a network, and expects it to detect one changed byte. */
async function checkOffline(pack: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'))
  const file = join(folder, 'verify.html')
  // The files of a pack are stored uncompressed.
  const start = pack.lastIndexOf('<!doctype html>', pack.indexOf('const PACK = '))
  await writeFile(file, pack.subarray(start, pack.indexOf('</html>', start) + '</html>'.length))
  const changed = Buffer.from(pack)
  // Within the record, which begins after its name; the contents name the material too.
  const record = pack.toString('latin1').search(/record\.json\{/)
  expect(record).toBeGreaterThan(0)
  changed.write('X', changed.indexOf('Streptomyces sp.', record))
  const { page, leave } = await visit(pathToFileURL(file).href, { offline: true })
  const choose = (buffer: Buffer) =>
    page.getByLabel('ZIP file').setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer })
  await choose(pack)
  await page.getByText(/^Unchanged: all 3 files are as they were made, and the signature holds/).waitFor()
  await choose(changed)
  await page.getByText(/^Not as it was made: cases\/\d+\/record\.json$/).waitFor()
  await leave()
  await rm(folder, { recursive: true })
}

test('a pack for an inspection is verified offline by its own page', async () => {
  const { page, leave } = await visitSignedIn()
  const id = await assess(page, 'for the inspection')
  const pack = await makePack(page, id)
  await leave()
  await checkOffline(pack)
})
